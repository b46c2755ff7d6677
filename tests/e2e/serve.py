"""The server of the browser tests: as `facedown serve`, but quick bots, nothing compiled before it is asked for, and
many tables from one address."""

import sys

from facedown.server import run
from facedown.server.settings import Limits, Push, Rate, Settings


def main() -> None:
    port, database = int(sys.argv[1]), sys.argv[2]
    limits = Limits(new_tables=Rate(500, 50), requests=Rate(2000, 200))
    push = Push(wait=0.2, loopback=True)
    settings = Settings(
        database=database, workers=1, warm_up=False, analysis_nice=0, pace=(0.0, 0.0), limits=limits, push=push
    )
    with run.bind("127.0.0.1", port) as listening:
        run.serve(settings, listening)


if __name__ == "__main__":
    main()
