"""Writes down for the form of a new table what teams, turns and head starts may be: the page has no rules itself.

python web/src/boards/myst/data.py      writes web/src/boards/myst/setup/data.json
"""

import json
from pathlib import Path
from typing import Any, get_args

from facedown.games.myst.rules.options import LEAST_TURNS, MOST_HEAD_START, MOST_TURNS, MystOptions, Skill
from facedown.games.myst.rules.pieces import MOST_HANDS

FILE = Path(__file__).parent / "setup/data.json"
MOST_PEOPLE = 2 * MOST_HANDS


def data() -> dict[str, Any]:
    usual = (MystOptions.of(people=people).teams() for people in range(2, MOST_PEOPLE + 1))
    return {
        "usual": ["".join("by"[team] for team in teams) for teams in usual],
        "most": MOST_HANDS,
        "turns": list(range(LEAST_TURNS, MOST_TURNS + 1)),
        "skills": get_args(Skill),
        "head_start": MOST_HEAD_START,
    }


def text() -> str:
    return json.dumps(data(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text())
