"""Judges how a race stands: who will lay which open cells, by how far both teams have to grow.

Ground that only one team can reach is that team's; so cutting the others off is worth what lies behind the cut.
"""

from typing import Any

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.myst.rules.cells import BOARD, around
from facedown.games.myst.rules.pieces import KEY_CELLS, N_CELLS, N_LANDMARKS, SWITCHES
from facedown.games.myst.rules.state import FEWEST, YOUNGEST_FIRST, State

FAR = 40  # layers
KEYS = sum(1 << cell for cell in KEY_CELLS)
PRIZED = KEYS | SWITCHES
EACH_SWITCH = 1.0
EACH_POINT = 0.37  # of a landmark: half of what it changes, in the mean, who has laid it
LAST_WORD = 1.8  # points for moving last in the walk
EVEN = 4.0  # lead in pieces that makes it likely, as long as all cells are open


@rule
def standing(
    own: int, other: int, corners: int, late: float, word: float, points: Any, layers: Any, others: Any
) -> float:
    """Estimates the points of lead from a race. `late` is the part of a piece by which the others lay sooner; `word`
    what it brings to have more pieces, for the last word in the walk; `points` says what landmarks mean to both teams
    together; the rest is room for layers."""
    free = BOARD & ~(own | other)
    mine = grow(own, free, corners, layers)
    theirs = grow(other, free, corners, others)
    only_mine = free
    for e in range(1, theirs + 1):
        only_mine &= ~others[e]
    only_theirs = free
    found = prizes(own, points) - prizes(other, points) + prizes(only_mine, points)
    pieces = float(popcount(own) - popcount(other) + popcount(only_mine))
    for d in range(1, mine + 1):
        only_theirs &= ~layers[d]
        shared = layers[d] & ~only_mine
        e = 1
        while shared and e <= theirs:
            both = shared & others[e]
            if both:
                shared &= ~both
                edge = 2.0 * chance(d + late, float(e)) - 1.0
                pieces += edge * popcount(both)
                if both & PRIZED:
                    found += edge * prizes(both, points)
            e += 1
    found -= prizes(only_theirs, points)
    pieces -= popcount(only_theirs)
    return found + word * pieces / (abs(pieces) + 1.0 + EVEN * popcount(free) / N_CELLS)


def last_word(s: State) -> float:
    """Gives the points that more pieces bring: who has fewer moves first in the walk, or it is the other way round, or
    it does not depend on them (M-O.20)."""
    return 0.0 if s.first_mover == YOUNGEST_FIRST else LAST_WORD if s.first_mover == FEWEST else -LAST_WORD


@rule
def grow(own: int, free: int, corners: int, layers: Any) -> int:
    """Sorts open cells by how many pieces a team has to lay until it covers them: layers[1], layers[2] ..; how many."""
    near = own
    left = free
    count = 0
    while count < FAR:
        near = around(near, corners) & left
        if not near:
            return count
        count += 1
        layers[count] = near
        left &= ~near
    return count


@rule
def chance(mine: float, theirs: float) -> float:
    """Computes the chance of being the first where one needs so many pieces and the others so many."""
    return theirs * theirs / (mine * mine + theirs * theirs)


@rule
def prizes(cells: int, points: Any) -> float:
    """Adds up what cells are worth by themselves."""
    found = EACH_SWITCH * popcount(cells & SWITCHES)
    if cells & KEYS:
        for k in range(N_LANDMARKS):
            if cells >> KEY_CELLS[k] & 1:
                found += EACH_POINT * points[k]
    return found
