"""Sketches the museum of H.Y.S.T. for a terminal."""

from typing import Any

from rich.console import Group
from rich.table import Table
from rich.text import Text

from facedown.engine.sketching import HEAVY, rows, table, walled
from facedown.games.hyst.page.picture import Seat, View
from facedown.games.hyst.page.rows import counter, facts, hand, turn
from facedown.games.hyst.rules.pieces import DIRECTIONS, SIDE, SPACE_NAMES
from facedown.games.hyst.text.words import cards, say, thief

PAWN = {
    "red": "#ffffff on #b91c1c", "orange": "#000000 on #f97316", "blue": "#ffffff on #1d4ed8",
    "purple": "#ffffff on #7e22ce", "green": "#ffffff on #15803d", "yellow": "#000000 on #facc15",
}  # fmt: skip
WATCHED, SMOKE, DIAMOND = "#000000 on #fde68a", "#ffffff on #4b5563", "bold #000000 on #67e8f9"
DOORS = {(0, 0): "S1", (SIDE, 0): "S2", (SIDE, SIDE - 1): "S3", (0, SIDE - 1): "S4"}
EAST, SOUTH = 2, 4  # walls


def sketch(view: View, width: int) -> list[Any]:
    """Draws the museum, the thieves, the turn and the hand."""
    board = Group(*walled("ABCDEFGHI", SIDE, lambda x, y: _space(view, _name(x, y)), lambda x, y: _along(view, x, y),
                          lambda x, y: _upright(view, x, y), HEAVY, _margins))  # fmt: skip
    parts: list[Any] = [board, _seats(view), rows([*turn(view), *hand(view)])]
    if view.code and view.phase == "over":
        parts.append(Text(say.text("sketch.again", code=view.code), "dim"))
    return [*parts, rows(facts(view)), *([counter(view)] if view.counter else [])]


def seat_name(view: View, seat: int) -> str:
    return str(thief(seat))


def _name(x: int, y: int) -> str:
    return SPACE_NAMES[SIDE * y + x]


def _margins(y: int) -> tuple[str, str]:
    """Writes the names of rows; mats lie outside the doors in the corners."""
    return f"{DOORS.get((0, y), '')} {y + 1}", f" {DOORS.get((SIDE, y), '')}".rstrip()


def _along(view: View, x: int, y: int) -> str:
    if y in {0, SIDE} or view.walls[SIDE * (y - 1) + x] & SOUTH:
        return "#"
    return "╳" if f"{_name(x, y - 1)}-{_name(x, y)}" in view.lasers else ""


def _upright(view: View, x: int, y: int) -> str:
    if (x, y) in DOORS:
        return "▓" if DOORS[x, y] in view.barricades else ""
    if x in {0, SIDE} or view.walls[SIDE * y + x - 1] & EAST:
        return "#"
    return "╳" if f"{_name(x - 1, y)}-{_name(x, y)}" in view.lasers else ""


def _pawns(view: View, space: str) -> list[tuple[str, str]]:
    """Lists the signs of all who stand there; the holder last, with the diamond behind."""
    here = sorted((seat for seat in view.seats if seat.space == space), key=lambda seat: seat.holder)
    signs = [_sign(seat) for seat in here]
    return [*signs, ("◆", DIAMOND)] if (here and here[-1].holder) or view.diamond == space else signs


def _sign(seat: Seat) -> tuple[str, str]:
    return seat.colour[0].upper(), f"bold {PAWN[seat.colour]}"


def _space(view: View, space: str) -> Text:
    """Draws three columns: camera, pieces; else how it is reached, on the ground of smoke or view (H-1004, H-1005)."""
    lens = ["▲▶▼◀"[DIRECTIONS.index(camera.facing)] for camera in view.cameras if camera.space == space]
    pieces = [*((sign, "bold") for sign in lens), *_pawns(view, space)]
    ways = [way.danger for way in view.reach if way.space == space] if not pieces else []
    pieces += [("!" if danger else "•", "bold") for danger in ways]
    if len(pieces) > 3:
        pieces = [pieces[0], ("+", "bold"), (str(len(pieces) - 1), "bold")]
    ground, style = ("▒", SMOKE) if space in view.smoke else ("/", WATCHED) if space in view.watched else (" ", "")
    before = (3 - len(pieces)) // 2
    return Text.assemble((ground * before, style), *pieces, (ground * (3 - before - len(pieces)), style))


def _seats(view: View) -> Table:
    """Shows whose turn it is, colour, space, cards (H-1006); the cards themselves where they may be seen."""
    none = say.text("sketch.no_cards")
    return table(("", "", "", "", ""), ([
        Text.assemble("▶" if seat.active else " ", _sign(seat)), Text("◆" if seat.holder else " ", DIAMOND),
        str(thief(seat.seat)), seat.space or say.text("sketch.outside"),
        f"{seat.cards} {'▮' * seat.cards}" if not all(seat.hand) or seat.seat == view.seat
        else ", ".join(map(str, cards(seat.hand))) or none,
    ] for seat in view.seats))  # fmt: skip
