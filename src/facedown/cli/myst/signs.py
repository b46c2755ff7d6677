"""Teams, landmarks, switches and pawns as signs, so that colour is never alone (M-U.24)."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table
from rich.text import Text

from facedown.games.myst.pieces import LANDMARK_NAMES, LANDMARKS, TEAMS
from facedown.games.myst.telling import NAMES

# Light or dark letters on a filled ground: readable on any terminal background (contrast above 4.5 : 1).
GROUND = ("#ffffff on #1d4ed8", "#000000 on #facc15")  # pieces of Blue and of Yellow
PAWN = ("#000000 on #bfdbfe", "#ffffff on #713f12")
NUMBER, LIT = "bold cyan", "bold"
MARK = ("b", "y")  # a piece of the race
ON_TOP = ("B", "Y")  # a Key Piece that was laid on top
LETTER = dict(zip(LANDMARKS, "GPRLSTC", strict=True))  # T: the tower; C is the cabin
SHORT = dict(zip(LANDMARKS, ("Gears", "Planetarium", "Rocket", "Library", "Ship", "Clock", "Cabin"), strict=True))
TITLE = dict(zip(LANDMARKS, LANDMARK_NAMES, strict=True))
LABEL = 8  # columns before the lines of panel and menu


@dataclass(frozen=True)
class Signs:
    """The signs that a terminal can show."""

    posts: str  # by the seams that meet there: 1 north, 2 east, 4 south, 8 west
    across: str  # seam along a row
    upright: str  # seam along a column
    open: str  # a cell without a piece
    touching: str  # .. where the viewer's team may lay one
    switch: str
    settled: str  # a landmark that cannot change hands any more
    pawns: str  # Blue's and Yellow's
    on: str  # the next one lies on top
    turn: str  # whose turn it is
    peg: str  # a round that is left,
    gone: str  # and one that is over
    dot: str
    arrow: str


UNICODE = Signs(
    " ╵╶└╷│┌├╴┘─┴┐┤┬┼",
    "─", "│", "·", "•", "⊥", "×", "■●", "▸", "▶", "▮", "▯", "·", "→",  # noqa: RUF001
)  # fmt: skip
ASCII = Signs(
    " " + "+" * 4 + "|" + "+" * 4 + "-" + "+" * 5,
    "-", "|", ".", "*", "^", "x", "#@", ">", ">", "#", ".", "-", "->",
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


def card_title(card: str) -> str:
    """`rocket-4` as Rocket 4."""
    landmark, _, value = card.partition("-")
    return f"{SHORT[landmark]} {value}" if landmark in SHORT else "Linking Book"


def team_of(seat: int) -> str:
    return NAMES[seat] if 0 <= seat < len(TEAMS) else "nobody"


def plural(count: int, word: str) -> str:
    return f"{count} {word}{'s' * (count != 1)}"
