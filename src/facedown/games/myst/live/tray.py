"""Keeps a team's tray (M-55, M-60, M-61): which pieces lie there, how they are turned, who holds one."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from facedown.games.myst.rules.pieces import N_CELLS

ALPHABET = "abcdefghijkmnpqrstuvwxyz23456789"
HANDLE = 8
QUIET = 8_000  # milliseconds without a message, after which a hold ends
LOST = 3_000  # and after a lost connection

Below = Callable[[int], int]  # a random number below another
Lies = Literal["tray", "placed", "dead"]


@dataclass
class Piece:
    handle: str
    cell: int  # never told while it lies in the tray (M-63)
    first_turn: int  # quarter turns clockwise from upright, as it was laid out; never told either
    turn: int  # the same now
    heap: int  # 0: the tray itself; more to sort into
    place: float  # among the pieces of a heap
    lies: Lies = "tray"
    holder: int | None = None
    touched: float = 0.0  # when the last message about it came

    @property
    def shown_turn(self) -> int:
        """What its team is told: quarter turns from how it first lay, as its picture is. What is upright is seen."""
        return (self.turn - self.first_turn) % 4


class Tray:
    def __init__(self, cells: Iterable[int], turned: bool, below: Below) -> None:
        """Makes own handles, own order and own turns for each team and game (M-36, M-102 (e))."""
        order = list(cells)
        for k in range(len(order) - 1, 0, -1):
            j = below(k + 1)
            order[k], order[j] = order[j], order[k]
        self.pieces: dict[str, Piece] = {}
        self._of_cell: dict[int, Piece] = {}
        for place, cell in enumerate(order):
            handle = self._new_handle(below)
            turn = below(4) if turned else 0
            piece = Piece(handle, cell, turn, turn, 0, float(place))
            self.pieces[handle] = self._of_cell[cell] = piece

    def _new_handle(self, below: Below) -> str:
        while True:
            handle = "".join(ALPHABET[below(len(ALPHABET))] for _ in range(HANDLE))
            if handle not in self.pieces:
                return handle

    def of_cell(self, cell: int) -> Piece:
        return self._of_cell[cell]

    def lying(self) -> list[Piece]:
        """Says what is in the tray, in the order of its first, random laying out."""
        return [piece for piece in self.pieces.values() if piece.lies == "tray"]

    def held_by(self, person: int) -> Piece | None:
        return next((piece for piece in self.pieces.values() if piece.holder == person), None)

    def refusal(self, person: int, handle: str) -> str:
        """Says why a person may not touch a piece, or nothing."""
        piece = self.pieces.get(handle)
        if piece is None or piece.lies != "tray":
            return "piece_gone"
        return "piece_held" if piece.holder not in {None, person} else ""

    def grab(self, person: int, handle: str, now: float) -> str:
        """Takes a piece, one per person: the one held before goes back."""
        refused = self.refusal(person, handle)
        if not refused:
            self.let_go(person)
            self.pieces[handle].holder = person
            self.pieces[handle].touched = now
        return refused

    def turn(self, person: int, handle: str, now: float) -> str:
        refused = self.refusal(person, handle)
        if not refused:
            piece = self.pieces[handle]
            piece.turn, piece.touched = (piece.turn + 1) % 4, now
        return refused

    def put(self, person: int, handle: str, heap: int, place: float) -> str:
        refused = self.refusal(person, handle)
        if not refused:
            piece = self.pieces[handle]
            piece.heap, piece.place, piece.holder = heap, place, None
        return refused

    def touch(self, person: int, handle: str, now: float) -> None:
        """Keeps a hold alive, as any message about its piece does."""
        piece = self.pieces.get(handle)
        if piece is not None and piece.holder == person:
            piece.touched = now

    def let_go(self, person: int) -> None:
        piece = self.held_by(person)
        if piece is not None:
            piece.holder = None

    def let_all_go(self, but: set[str]) -> None:
        for piece in self.pieces.values():
            if piece.handle not in but:
                piece.holder = None

    def expire(self, now: float, lost: dict[int, float]) -> list[Piece]:
        """Ends holds that nobody minds any more, and lists them; `lost` says since when people are away."""
        ended = []
        for piece in self.pieces.values():
            if piece.holder is not None:
                away = lost.get(piece.holder)
                if now - piece.touched >= QUIET or (away is not None and now - away >= LOST):
                    piece.holder = None
                    ended.append(piece)
        return ended

    def covered(self, cell: int, own: bool, dead: str) -> Piece:
        """Notes that a cell was covered by this team, or by the other: then this team's piece of it is dead. It leaves
        the tray, and a hand, only where dead pieces are swept away (M-61)."""
        piece = self._of_cell[cell]
        if own:
            piece.lies, piece.holder = "placed", None
        elif dead == "sweep":
            piece.lies, piece.holder = "dead", None
        return piece


def new_tray(turned: bool, below: Below) -> Tray:
    return Tray(range(N_CELLS), turned, below)
