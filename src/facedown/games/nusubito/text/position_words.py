"""The single words of a written position; each raises KeyError or ValueError where it is none."""

from facedown.engine.bits import number_of
from facedown.engine.errors import UnreadableMove
from facedown.games.nusubito.rules.actions import A_COIN
from facedown.games.nusubito.rules.pieces import CELL, LETTERS, N_CELLS, N_COURT, RODS, TEMPLE
from facedown.games.nusubito.rules.state import MARK_COLUMN, MARK_ROW, MARK_TEMPLE, S_DOWN, S_ROD, S_SACRIFICE
from facedown.games.nusubito.text.notation import read


def read_pawn(word: str) -> tuple[str, str]:
    name, _, pawn = word.partition(":")
    if name not in CELL or not pawn or pawn[0] not in LETTERS or pawn[1:] not in {"", "d", "*", "d*"}:
        raise ValueError
    return name, pawn


def read_marker(word: str) -> int:
    kind, _, name = word.partition(":")
    if not word:
        return 0
    if kind == "temple":
        return MARK_TEMPLE + TEMPLE[name]
    rod = RODS.index(name)
    if (kind == "row") != (rod < 3) or kind not in {"row", "col"}:
        raise ValueError
    return MARK_ROW + rod if rod < 3 else MARK_COLUMN + rod - 3


def read_coin(word: str) -> tuple[int, int]:
    slot, _, face = word.partition("=")
    try:
        return 1 + number_of(read(f"coin:{slot}")[1]) - A_COIN, TEMPLE[face]
    except UnreadableMove:
        raise ValueError from None


def read_fallen(word: str) -> tuple[int, int]:
    start, sign, to = word.partition(">")
    if sign and (CELL[start] < N_COURT or CELL[to] >= N_COURT):
        raise ValueError
    return CELL[start], CELL[to] if sign else CELL[start]


def read_step(word: str) -> int:
    """A number as the record keeps it."""
    step = int(word) if word.isdecimal() and len(word) <= 2 else 0
    if not S_SACRIFICE <= step < S_ROD + len(RODS) and not S_DOWN <= step < S_DOWN + N_CELLS:
        raise ValueError
    return step


def read_place(number: str) -> int:
    if number not in {*"123456789"}:
        raise ValueError
    return int(number)
