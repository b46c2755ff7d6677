"""Writes down for the form of a new table who stands where in each configuration: the page has no rules itself.

python web/src/boards/nusubito/data.py      writes web/src/boards/nusubito/setup/data.json
"""

import json
from pathlib import Path
from typing import Any, get_args

from facedown.games.nusubito.rules.options import Configuration, NusubitoOptions, setup
from facedown.games.nusubito.rules.pieces import CELL_NAMES, DIAGONAL_COURT, LEVELS, N_COURT
from facedown.games.nusubito.text.published import level_at

MIRRORS = ("rotate", "reflect")
FILE = Path(__file__).parent / "setup/data.json"


def pawns(configuration: str, mirror: str) -> list[dict[str, Any]]:
    """Lists who stands where (N-302), and whether it can ever move from there (N-701)."""
    start = setup(NusubitoOptions.of(configuration=configuration, start_mirror=mirror))
    return [
        {"cell": CELL_NAMES[cell], "level": LEVELS[level], "still": level == 1 and not DIAGONAL_COURT[cell]}
        for cell in range(N_COURT)
        if (level := level_at(start, cell)) >= 0
    ]


def text() -> str:
    starts = {value: {mirror: pawns(value, mirror) for mirror in MIRRORS} for value in get_args(Configuration)}
    return json.dumps(starts, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text())
