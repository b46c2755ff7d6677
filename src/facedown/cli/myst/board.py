"""The island: ten by six cells, seams where the two colours and the open ground meet (M-U.1, M-U.2, M-U.17)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.text import Text

from facedown.cli.myst.signs import GROUND, LETTER, LIT, MARK, ON_TOP, PAWN, Signs
from facedown.games.myst.data import DATA
from facedown.games.myst.pieces import CELL, CELL_NAMES, COLUMNS, HEIGHT, SWITCHES, WIDTH
from facedown.games.myst.view import View

CELL_WIDTH = 3  # one more is the seam beside it
MARGIN = 2  # for the numbers of rows
BOARD_WIDTH = MARGIN + WIDTH * (CELL_WIDTH + 1) + 1
BOARD_LINES = 2 * HEIGHT + 1
# Lower case letters: cells of a landmark's picture, which are found sooner than plain ones (M-68).
PICTURE = {cell: LETTER[landmark.id].lower() for landmark in DATA.landmarks for cell in landmark.cells}


@dataclass(frozen=True)
class Marks:
    """What is drawn besides the pieces."""

    steps: Mapping[str, int] = field(default_factory=dict)  # cells that the pawn can walk to
    cells: frozenset[str] = frozenset()  # cells that can be chosen


def board(view: View, marks: Marks, signs: Signs) -> list[Text]:
    """13 lines: seams, then cells, in turn."""
    drawn = _Island(view, marks, signs)
    lines = []
    for line in range(BOARD_LINES):
        label = f"{line // 2 + 1:>{MARGIN}}" if line % 2 else " " * MARGIN
        inside = drawn.cells(line // 2) if line % 2 else drawn.seams(line // 2)
        lines.append(Text.assemble((label, "dim"), inside, no_wrap=True))
    return lines


def pawn_sign(team: int, signs: Signs) -> tuple[str, str]:
    return signs.pawns[team], f"bold {PAWN[team]}"


class _Island:
    def __init__(self, view: View, marks: Marks, signs: Signs) -> None:
        self.view, self.marks, self.signs = view, marks, signs
        self.keys = {landmark.key: landmark for landmark in view.landmarks}
        self.pawns = {team.pawn: k for k, team in enumerate(view.teams) if team.pawn}

    # --- seams --------------------------------------------------------------------------------------------------------

    def owner(self, x: int, y: int) -> str:
        """b, y or . for a cell; nothing outside of the board."""
        return self.view.cells[WIDTH * y + x] if 0 <= x < WIDTH and 0 <= y < HEIGHT else ""

    def _along(self, x: int, y: int) -> bool:
        """Is there a seam north of row y in column x?"""
        return 0 <= x < WIDTH and self.owner(x, y - 1) != self.owner(x, y)

    def _upright(self, x: int, y: int) -> bool:
        """Is there a seam west of column x in row y?"""
        return 0 <= y < HEIGHT and self.owner(x - 1, y) != self.owner(x, y)

    def _post(self, x: int, y: int) -> Text:
        met = self._upright(x, y - 1) | self._along(x, y) << 1 | self._upright(x, y) << 2 | self._along(x - 1, y) << 3
        return Text(self.signs.posts[met], "" if met else self._ground(x, y))

    def _ground(self, x: int, y: int) -> str:
        """The colour between cells of one team."""
        mark = self.owner(x, y)
        return GROUND[MARK.index(mark)] if mark in MARK else ""

    def seams(self, y: int) -> Text:
        text = self._post(0, y)
        for x in range(WIDTH):
            if y == 0:
                text.append(self.signs.across).append(COLUMNS[x]).append(self.signs.across)
            elif self._along(x, y):
                text.append(self.signs.across * CELL_WIDTH)
            else:
                text.append(" " * CELL_WIDTH, self._ground(x, y))
            text.append_text(self._post(x + 1, y))
        return text

    # --- cells --------------------------------------------------------------------------------------------------------

    def cells(self, y: int) -> Text:
        text = Text()
        for x in range(WIDTH + 1):
            if self._upright(x, y):
                text.append(self.signs.upright)
            else:
                text.append(" ", self._ground(x, y))
            if x < WIDTH:
                text.append_text(self._cell(CELL_NAMES[WIDTH * y + x]))
        return text

    def _cell(self, cell: str) -> Text:
        """Whose it is, what is there, and who stands there or how many steps it is away."""
        mark = self.view.cells[CELL[cell]]
        ground = GROUND[MARK.index(mark)] if mark in MARK else ""
        key = self.keys.get(cell)
        if key is not None and key.top == "covered":
            ground, mark = GROUND[key.controller], ON_TOP[key.controller]
        what = self._what(cell)
        bold = f"bold {ground}" if what.isupper() or what == self.signs.switch else ground or "dim"
        return Text.assemble(
            (mark if mark != "." else " ", ground),
            (what, bold),
            self._last(cell, ground, key is not None and key.top == "settled"),
        )

    def _what(self, cell: str) -> str:
        """A Key emblem, a counted switch, or the ground; of a flipped board nothing is known (M-32)."""
        is_open = self.view.cells[CELL[cell]] == "."
        if is_open and self.view.flipped:
            return self.signs.open
        if cell in self.keys:
            return LETTER[self.keys[cell].id]
        if SWITCHES >> CELL[cell] & 1:
            return self.signs.switch
        return PICTURE.get(cell, self.signs.open) if is_open else " "

    def _last(self, cell: str, ground: str, settled: bool) -> tuple[str, str]:
        if cell in self.pawns:
            return pawn_sign(self.pawns[cell], self.signs)
        if cell in self.marks.steps:
            return str(self.marks.steps[cell]), f"{LIT} {ground}".strip()
        if cell in self.marks.cells:
            return self.signs.touching, f"{LIT} {ground}".strip()
        return (self.signs.settled if settled else " "), ground
