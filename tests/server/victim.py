"""Servers in processes of their own, to be killed: python -m tests.server.victim PORT FOLDER

Everything is imported once, here. For each line of input a new server is forked off and its process id is printed; the
next line is read when that server has ended. So a server starts in a fraction of a second, as often as it is killed.
"""

import os
import sys
from pathlib import Path

from facedown.server.run import bind, serve
from tests.server.house import settings


def main(port: int, folder: Path) -> None:
    for _ in sys.stdin:
        pid = os.fork()
        if pid == 0:
            os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
            serve(settings(folder, snapshot_every=8, pace=(0.0, 0.01)), bind("127.0.0.1", port))
            os._exit(0)
        print(pid, flush=True)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
