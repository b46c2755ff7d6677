"""Writes real states of games for trying and testing their boards: what `made` in a game's `fixtures/make.py` gives.

python web/src/boards/fixtures.py            all games
python web/src/boards/fixtures.py nyet       one, or several

Each file lies beside its script; they are the same on every machine. A stream of states is not kept in the repository.
"""

import json
import runpy
import sys
from pathlib import Path
from typing import Any

import msgspec

BOARDS = Path(__file__).parent


def scripts() -> dict[str, Path]:
    return {file.parts[-3]: file for file in sorted(BOARDS.glob("*/fixtures/make.py"))}


def made(script: Path) -> dict[str, Any]:
    """Runs a script, which finds `staged.py`; gives the content of each file."""
    before = list(sys.path)
    sys.path.insert(0, str(BOARDS))
    try:
        files: dict[str, Any] = msgspec.to_builtins(runpy.run_path(str(script))["made"]())
    finally:
        sys.path[:] = before
    return files


def main() -> None:
    known = scripts()
    for name in sys.argv[1:] or known:
        for file, content in made(known[name]).items():
            text = json.dumps(content, separators=(",", ":")) + "\n"
            known[name].with_name(file).write_text(text, encoding="utf-8")
            print(f"{name}: {file} with {len(content)}, {len(text) // 1024} kB")


if __name__ == "__main__":
    main()
