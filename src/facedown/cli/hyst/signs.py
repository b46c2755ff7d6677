"""Walls, cameras, smoke, lasers and thieves as signs, so that colour is never alone (H-1005, H-1030)."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from facedown.games.hyst.pieces import COLOURS

# Light or dark letters on a filled ground: readable on any terminal background (contrast above 4.5 : 1).
PAWN = {
    "red": "#ffffff on #b91c1c",
    "orange": "#000000 on #f97316",
    "blue": "#ffffff on #1d4ed8",
    "purple": "#ffffff on #7e22ce",
    "green": "#ffffff on #15803d",
    "yellow": "#000000 on #facc15",
}
WATCHED, SMOKE = "#000000 on #fde68a", "#ffffff on #4b5563"
DIAMOND, CAMERA = "#000000 on #67e8f9", "#ffffff on #334155"
LASER, NUMBER = "bold red", "bold cyan"
LETTER = {colour: colour[0].upper() for colour in COLOURS}
LABEL = 8  # columns before the lines of panel and menu


@dataclass(frozen=True)
class Signs:
    """The signs that a terminal can show."""

    posts: str  # by the walls that meet there: 1 north, 2 east, 4 south, 8 west
    post: str  # where none do,
    seam: str  # and where four floor plans meet
    across: str  # wall along a row
    upright: str  # wall along a column
    lens: str  # cameras by N E S W
    watched: str
    smoke: str
    laser: str
    block: str  # barricade in a door
    diamond: str
    safe: str  # a space within reach,
    danger: str  # and one that is reached only through view or laser
    back: str  # of a card
    full: str  # a point that is left
    spent: str
    turn: str  # whose turn it is
    dot: str
    arrow: str


UNICODE = Signs(
    " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋",
    "·", "+", "━", "┃", "▲▶▼◀", "/", "▒", "╳", "▓", "◆", "•", "!", "▮", "●", "○", "▶", "·", "→",  # noqa: RUF001
)  # fmt: skip
ASCII = Signs(
    " " + "+" * 4 + "|" + "+" * 4 + "-" + "+" * 5,
    ".", "'", "-", "|", "^>v<", "/", "%", "x", "#", "$", "*", "!", "#", "*", ".", ">", "-", ">",
)  # fmt: skip


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


def plural(count: int, word: str) -> str:
    return f"{count} {word}{'s' * (count != 1)}"


def listed(words: Sequence[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} and {words[-1]}"
