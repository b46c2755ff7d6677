"""Writes down for the page what a storey is made of and what makes each Monster feel at home: it has no rules itself.

python web/src/boards/shy_monsters/data.py      writes web/src/boards/shy_monsters/data.json
"""

import json
from pathlib import Path
from typing import Any

from facedown.games.shy_monsters.rules.pieces import AROUND, AT_HOME, BANS, CELLS, DOOR, MONSTERS, NEEDS, STEPS, STOREY

FILE = Path(__file__).with_suffix(".json")
COLOURS = ("pink", "orange", "green", "red", "blue", "teal")


def data() -> dict[str, Any]:
    return {
        "monsters": [
            {"name": name, "letter": name[0].upper(), "colour": colour, "need": need, "ban": ban}
            for name, colour, need, ban in zip(MONSTERS, COLOURS, NEEDS, BANS, strict=True)
        ],
        "storey": STOREY,
        "entrance": CELLS[DOOR],
        "beside": STEPS,
        "around": AROUND,
        "at_home": AT_HOME,
    }


def text() -> str:
    return json.dumps(data(), separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FILE.write_text(text())
