"""Records guided first games: runs a lesson's `record.py` and writes what it gives into `recorded.json` beside it.

python web/src/lessons/record.py            all lessons
python web/src/lessons/record.py nyet       one, or several
"""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import msgspec

BOARDS = Path(__file__).parents[1] / "boards"


def scripts() -> dict[str, Path]:
    """Every lesson's script: `GAME/lesson` is called GAME, `GAME/lesson/PART` is called GAME_PART."""
    found = sorted(BOARDS.glob("*/lesson/**/record.py"))
    return {"_".join(part for part in file.relative_to(BOARDS).parts[:-1] if part != "lesson"): file for file in found}


def record(script: Path) -> dict[str, Any]:
    """Plays the lesson. A script finds `recorder.py`, and what lies beside it."""
    before = list(sys.path)
    sys.path[:0] = [str(Path(__file__).parent), str(script.parent)]
    try:
        made: dict[str, Any] = msgspec.to_builtins(runpy.run_path(str(script))["lesson"]())  # log lines are messages
    finally:
        sys.path[:] = before
    return made


def main() -> None:
    known = scripts()
    for name in sys.argv[1:] or known:
        file = known[name].with_name("recorded.json")
        file.write_text(json.dumps(record(known[name]), separators=(",", ":")) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
