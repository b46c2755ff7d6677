"""The server of the browser tests: as `facedown serve`, but quick bots, nothing compiled before it is asked for, and
many tables from one address."""

import os
import sys

from facedown.server.commands import absence
from facedown.server.common.settings import Limits, PushSettings, Rate, Settings
from facedown.server.process import run


def main() -> None:
    if seconds := os.environ.get("AWAY_SECONDS"):  # so long somebody is away before others may do something about it
        for name in ("BOT_SECONDS", "CLAIM_SECONDS", "END_SECONDS", "ALONE_SECONDS"):
            setattr(absence, name, float(seconds))
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
