"""States the placement rule, common to all drivers of the race (M-46 .. M-52)."""

from facedown.engine.bits import lowest
from facedown.engine.rule import rule
from facedown.games.myst.rules.cells import around
from facedown.games.myst.rules.pieces import BOOKS, LANDMARK_AT, N_BOOKS
from facedown.games.myst.rules.state import State, books_out, open_cells, played_books


@rule
def legal_cells(s: State, team: int) -> int:
    """Finds open cells that touch a piece of the team (M-46)."""
    return around(s.cells[team], s.corners) & open_cells(s)


@rule
def allowed_cells(s: State, team: int) -> int:
    """Finds where a team may lay now: with a pending Book anywhere (M-49)."""
    return open_cells(s) if s.pending[team] else legal_cells(s, team)


@rule
def is_cut_off(s: State, team: int) -> bool:
    """Is a team cut off (M-48)?"""
    return open_cells(s) != 0 and legal_cells(s, team) == 0


@rule
def is_asked_for_book(s: State, team: int) -> bool:
    """Is a team asked whether it waits or plays a Book? With and without a Book alike: the question would tell."""
    return is_cut_off(s, team) and not s.pending[team] and not s.no_race_book and books_out(s) < N_BOOKS


@rule
def place(s: State, team: int, cell: int) -> None:
    """Lays a team's piece on a cell (M-47); a pending Book is used up (M-49)."""
    s.cells[team] |= 1 << cell
    s.pending[team] = 0
    if LANDMARK_AT[cell] >= 0:
        s.base[LANDMARK_AT[cell]] = 1 + team


@rule
def show_book(s: State, team: int) -> None:
    """Shows a Book, which leaves the hand for good. Books are alike: nothing keeps which one it was."""
    book = lowest(s.hands[team] & BOOKS)
    s.hands[team] &= ~(1 << book)
    s.held[team] -= 1
    s.played[books_out(s)] = 1 + team
    if s.deck & BOOKS:  # one order of Books for one situation: those outside of hands were played lowest first
        in_hands = s.hands[0] | s.hands[1]
        s.deck = s.deck & ~BOOKS | BOOKS & ~in_hands & ~played_books(s, in_hands)
