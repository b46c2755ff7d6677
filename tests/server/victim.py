"""A server in a process of its own, to be killed: python -m tests.server.victim PORT DATABASE"""

import sys
from pathlib import Path

from facedown.server.run import bind, serve
from tests.server.house import settings

if __name__ == "__main__":
    port, folder = int(sys.argv[1]), Path(sys.argv[2])
    serve(settings(folder, snapshot_every=8, pace=(0.0, 0.01)), bind("127.0.0.1", port))
