"""Pawns, temples, Rods and Coins as signs and words, so that colour is never alone (N-1002, N-1003)."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from facedown.games.nusubito.pieces import LETTERS, LEVELS

# Light or dark letters on a filled ground: readable on any terminal background (contrast above 4.5 : 1).
PAWN = {
    "healer": "#000000 on #a7f3d0",
    "builder": "#000000 on #fcd34d",
    "seeker": "#ffffff on #6d28d9",
}
ROD = {"green": "#ffffff on #15803d", "red": "#ffffff on #b91c1c"}
TEMPLE_BY_DAY, TEMPLE_BY_NIGHT = "#000000 on #e7d9b0", "#ffffff on #312e5f"
DAY, NIGHT = "#000000 on #facc15", "#ffffff on #1e1b4b"
THIEF = "bold #ffffff on #b45309"
NUMBER = "bold cyan"
LETTER = dict(zip(LEVELS, LETTERS, strict=True))
LABEL = 10  # columns before the lines of panel and menu
COLOUR = {"green": "G", "red": "R"}


@dataclass(frozen=True)
class Signs:
    """The signs that a terminal can show."""

    across: str  # edges of a link between two temples of a row,
    along: str  # of one between two temples of a column,
    cross: str  # and of a cell that is beside no temple
    bolster: str
    back: str  # of a Coin
    full: str  # an action that is left
    spent: str
    sun: str
    moon: str
    dot: str
    arrow: str


UNICODE = Signs("─", "│", "·", "║", "●", "●", "○", "☼", "☾", "·", "→")
ASCII = Signs("-", "|", ".", "#", "o", "*", ".", "*", ")", "-", ">")


def signs_for(console: Console) -> Signs:
    return UNICODE if console.encoding.lower().startswith("utf") else ASCII


Row = tuple[str, Text]  # what a line of the panel is about, and how it is


def row(word: str, text: str, style: str = "") -> Row:
    return word, Text(text, style)


def rows_table(rows: Sequence[Row]) -> Table:
    """Rows below each other; a long one is folded under itself."""
    grid = Table.grid()
    grid.add_column(width=LABEL, style="dim", no_wrap=True)
    grid.add_column(overflow="fold")
    for word, text in rows:
        grid.add_row(word, text)
    return grid


def listed(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"


def plural(count: int, word: str) -> str:
    return f"{count} {word}{'s' * (count != 1)}"
