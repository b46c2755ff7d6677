"""`python -m benchmarks.gpu FILE [GAME ..]`: on a machine with a GPU. FILE is made by benchmarks.gpu.expected."""

import json
import sys
from pathlib import Path

from benchmarks.gpu import ours, peer
from facedown.catalog import GAMES
from facedown.gpu.launch import cupy


def main(file: Path, names: list[str]) -> None:
    print(cupy().cuda.runtime.getDeviceProperties(0)["name"].decode())
    print("| game | what | measured |\n|---|---|---|")
    for row in ours.rows(json.loads(file.read_text()), names or list(GAMES)):
        print(f"| {' | '.join(row)} |", flush=True)
    for row in peer.rows():
        print(f"| {' | '.join(row)} |", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
