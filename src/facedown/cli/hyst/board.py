"""The museum: nine by nine spaces between walls, starting mats outside the corners (H-1001, H-1002, H-1004)."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from rich.text import Text

from facedown.cli.hyst.signs import CAMERA, DIAMOND, LASER, LETTER, NUMBER, PAWN, SMOKE, WATCHED, Signs
from facedown.games.hyst.picture import Seat, View
from facedown.games.hyst.pieces import DIRECTIONS, SIDE, SPACE_NAMES

SPACE_WIDTH = 3  # one more is the wall beside it
MARGIN = 4  # for mats and the numbers of rows
WIDTH = 2 * MARGIN + SIDE * (SPACE_WIDTH + 1) + 1
EAST_WALL, SOUTH_WALL = 2, 4
LAST = 2 * SIDE  # line of the southern outline
# The line on which a mat's name stands, then the lines of its pawns.
MATS = {"S1": (1, 2, 0), "S2": (1, 2, 0), "S3": (LAST - 1, LAST - 2, LAST), "S4": (LAST - 1, LAST - 2, LAST)}
Piece = tuple[str, str]  # sign and style


@dataclass(frozen=True)
class Marks:
    """What is drawn besides the pieces."""

    numbers: Mapping[str, int] = field(default_factory=dict)  # choices that have a space of their own
    reach: Mapping[str, str] = field(default_factory=dict)  # spaces within the points left, and what is in the way


def board(view: View, marks: Marks, signs: Signs) -> list[Text]:
    """19 lines: walls, then spaces, in turn."""
    drawn = _Museum(view, marks, signs)
    return [
        Text.assemble(drawn.left(line), drawn.inside(line), drawn.right(line), no_wrap=True) for line in range(LAST + 1)
    ]


def pawn_sign(seat: Seat) -> Piece:
    return LETTER[seat.colour], f"bold {PAWN[seat.colour]}"


class _Museum:
    def __init__(self, view: View, marks: Marks, signs: Signs) -> None:
        self.view, self.marks, self.signs = view, marks, signs
        self.cameras = {camera.space: camera for camera in view.cameras}
        self.watched, self.smoke, self.lasers = set(view.watched), set(view.smoke), set(view.lasers)

    # --- walls --------------------------------------------------------------------------------------------------------

    def _along(self, x: int, y: int) -> bool:
        """Is there a wall north of row y in column x?"""
        return y in {0, SIDE} or bool(self.view.walls[SIDE * (y - 1) + x] & SOUTH_WALL)

    def _upright(self, x: int, y: int) -> bool:
        """Is there a wall west of column x in row y? The four doors have none."""
        if x in {0, SIDE}:
            return y not in {0, SIDE - 1}
        return bool(self.view.walls[SIDE * y + x - 1] & EAST_WALL)

    def _post(self, x: int, y: int) -> Text:
        met = (
            (y > 0 and self._upright(x, y - 1))
            | (x < SIDE and self._along(x, y)) << 1
            | (y < SIDE and self._upright(x, y)) << 2
            | (x > 0 and self._along(x - 1, y)) << 3
        )
        if met:
            return Text(self.signs.posts[met], "bold")
        return Text(self.signs.seam if x % 3 == y % 3 == 0 else self.signs.post, "dim")

    # --- lines --------------------------------------------------------------------------------------------------------

    def inside(self, line: int) -> Text:
        return self._spaces(line // 2) if line % 2 else self._walls(line // 2)

    def _walls(self, y: int) -> Text:
        text = self._post(0, y)
        for x in range(SIDE):
            if y == 0:
                text.append(self.signs.across, "bold").append("ABCDEFGHI"[x]).append(self.signs.across, "bold")
            elif self._along(x, y):
                text.append(self.signs.across * SPACE_WIDTH, "bold")
            elif f"{_name(x, y - 1)}-{_name(x, y)}" in self.lasers:
                text.append(self.signs.laser * SPACE_WIDTH, LASER)
            else:
                text.append(" " * SPACE_WIDTH)
            text.append_text(self._post(x + 1, y))
        return text

    def _spaces(self, y: int) -> Text:
        text = Text()
        for x in range(SIDE + 1):
            if self._upright(x, y):
                text.append(self.signs.upright, "bold")
            elif x in {0, SIDE}:
                text.append_text(self._door(x, y))
            elif f"{_name(x - 1, y)}-{_name(x, y)}" in self.lasers:
                text.append(self.signs.laser, LASER)
            else:
                text.append(" ")
            if x < SIDE:
                text.append_text(self._space(_name(x, y)))
        return text

    def _door(self, x: int, y: int) -> Text:
        mat = {(0, 0): "S1", (SIDE, 0): "S2", (SIDE, SIDE - 1): "S3", (0, SIDE - 1): "S4"}[x, y]
        return Text(self.signs.block, "bold") if mat in self.view.barricades else Text(" ")

    # --- mats ---------------------------------------------------------------------------------------------------------

    def left(self, line: int) -> Text:
        text = self._mat("S1" if line < SIDE else "S4", line)
        if line % 2:
            text = Text.assemble(text, " " * (MARGIN - 1 - text.cell_len), (str(line // 2 + 1), "dim"))
        return text.append(" " * (MARGIN - text.cell_len))

    def right(self, line: int) -> Text:
        text = self._mat("S2" if line < SIDE else "S3", line)
        return Text.assemble(" " * (line % 2), text, " " * (MARGIN - line % 2 - text.cell_len))

    def _mat(self, mat: str, line: int) -> Text:
        """Its name beside the door; up to four pawns in the line further in, more of them in the one further out."""
        name, inner, outer = MATS[mat]
        if line == name:
            return Text(mat, "bold reverse")
        pieces = self._pawns(mat)
        if line == inner:
            pieces = pieces[:MARGIN]
        elif line == outer:
            pieces = pieces[MARGIN:]
        else:
            pieces = []
        return Text.assemble(*pieces)

    # --- spaces -------------------------------------------------------------------------------------------------------

    def _pawns(self, space: str) -> list[Piece]:
        """All who stand there, the viewer first; the holder last, with the diamond behind."""
        here = [seat for seat in self.view.seats if seat.space == space]
        here.sort(key=lambda seat: (seat.holder, seat.seat != self.view.seat, seat.seat))
        pieces = [pawn_sign(seat) for seat in here]
        return [*pieces, (self.signs.diamond, DIAMOND)] if here and here[-1].holder else pieces

    def _space(self, space: str) -> Text:
        signs = self.signs
        pieces: list[Piece] = []
        if camera := self.cameras.get(space):
            pieces.append((signs.lens[DIRECTIONS.index(camera.facing)], CAMERA))
        if self.view.diamond == space:
            pieces.append((signs.diamond, DIAMOND))
        pieces += self._pawns(space)
        if len(pieces) > SPACE_WIDTH:
            pieces = [pieces[0], ("+", "bold"), (str(len(pieces) - 1), "bold")]
        ground: Piece = (" ", "")
        if space in self.smoke:
            ground = signs.smoke, SMOKE
        elif space in self.watched:
            ground = signs.watched, WATCHED
        number = self.marks.numbers.get(space)
        if number is not None and len(pieces) + len(str(number)) <= SPACE_WIDTH:
            return _filled(pieces, [(str(number), NUMBER)], ground)
        if not pieces and space in self.marks.reach:
            sign = signs.danger if self.marks.reach[space] else signs.safe
            return _filled([], [(sign, f"bold {ground[1]}")], ground)
        return _filled(pieces, [], ground)


def _filled(pieces: list[Piece], mark: list[Piece], ground: Piece) -> Text:
    """Three columns: pieces, then a mark, in the middle if there is room; ground everywhere else."""
    text = Text.assemble(*pieces, *mark)
    spare = SPACE_WIDTH - text.cell_len
    before = spare // 2 + (spare == 1 and bool(mark) and not pieces)
    return Text.assemble((ground[0] * before, ground[1]), text, (ground[0] * (spare - before), ground[1]))


def _name(x: int, y: int) -> str:
    return SPACE_NAMES[SIDE * y + x]
