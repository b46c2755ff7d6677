"""The server of the browser tests: as `facedown serve`, but quick bots, nothing compiled before it is asked for, and
many tables from one address."""

import sys

from facedown.server.common.settings import Limits, PushSettings, Rate, Settings
from facedown.server.process import run


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    much = Rate(2000, 200)
    limits = Limits(new_tables=Rate(500, 50), requests=much, new_sockets=much, entering=much)
    push = PushSettings(wait=0.2, loopback=True)
    settings = Settings(
        database=database, workers=1, warm_up=False, analysis_nice=0, pace=(0.0, 0.0), limits=limits, push=push
    )
    with run.bind("127.0.0.1", port) as listening:
        run.serve(settings, listening)


if __name__ == "__main__":
    main()
