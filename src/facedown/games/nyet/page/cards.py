"""Writes cards of NYET! as text: colour, letter, value and mark, so that colour is never alone (Y-60)."""

from collections.abc import Iterable

from rich.text import Text

from facedown.games.nyet.page.picture import View
from facedown.games.nyet.rules.pieces import COLOURS

MARKS = dict(zip(COLOURS, "●★▲■", strict=True))
GROUND = {"b": "#ffffff on #1d4ed8", "r": "#ffffff on #b91c1c", "y": "#000000 on #facc15", "g": "#ffffff on #15803d"}


def card(view: View, name: str) -> Text:
    crown, loot = "♛" * (name == f"{view.super}1"), "$" * (name[1:] == "1")
    return Text(f"{crown}{MARKS[name[0]]}{name}{loot}", f"bold {GROUND[name[0]]}")


def cards(view: View, names: Iterable[str]) -> Text:
    return Text(" ").join(card(view, name) for name in names if name)
