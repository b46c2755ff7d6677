"""Records what the pictures in the rules show: runs a game's `rules/record.py` and writes `recorded.json` beside it.

python web/src/boards/pictures.py            all games
python web/src/boards/pictures.py nyet       one, or several

A record holds by the picture's name what its drawing is given. Whatever a caption claims, such as who wins or what is
refused, stands in it as the engine said it.
"""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import msgspec

BOARDS = Path(__file__).parent


def scripts() -> dict[str, Path]:
    """Finds the script of every game that has pictures."""
    return {file.parts[-3]: file for file in sorted(BOARDS.glob("*/rules/record.py"))}


def record(script: Path) -> dict[str, Any]:
    """Plays the positions of a game; a script finds this module as `pictures`."""
    before = list(sys.path)
    sys.path.insert(0, str(BOARDS))
    try:
        made: dict[str, Any] = msgspec.to_builtins(runpy.run_path(str(script))["pictures"]())
    finally:
        sys.path[:] = before
    return made


def fixtures(game: str) -> dict[str, Any]:
    """Gives what the script of a board's fixtures defines: positions, and how they are played on."""
    return runpy.run_path(str(BOARDS / game / "fixtures" / "make.py"))


def main() -> None:
    known = scripts()
    for name in sys.argv[1:] or known:
        text = json.dumps(record(known[name]), separators=(",", ":"))
        known[name].with_name("recorded.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
