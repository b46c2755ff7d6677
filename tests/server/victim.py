"""Servers in processes of their own, to be killed: python -m tests.server.victim PORT DATABASE [--hurry]

Everything is imported once, here. For each line of input a new server is forked off and its process id is printed; the
next line is read when that server has ended. So a server starts in a fraction of a second, as often as it is killed.
"""

import os
import sys
from pathlib import Path

from facedown.server.process.run import bind, serve
from tests.server.house import settings
from tests.soak.world import hurry


def main(port: int, database: str, *more: str) -> None:
    if "--hurry" in more:
        hurry()
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            chosen = settings(Path(), database=database, snapshot_every=8, pace=(0.0, 0.01))
            serve(chosen, bind("127.0.0.1", port))
            os._exit(0)
        print(pid, flush=True)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main(int(sys.argv[1]), *sys.argv[2:])
