"""Spreads sets of spaces over open edges: what is joined to what. Sets are two words, as in spaces.py.

Sixteen or so spreads reach all of a museum, which is quicker than walking it space by space.
"""

from facedown.engine.rule import rule
from facedown.games.hyst.rules.pieces import CENTRE, EAST, N_MUSEUM, SOUTH
from facedown.games.hyst.rules.spaces import LOW, ROW

LOW_ROWS = 7  # in the first word
START = 1 << CENTRE  # E5, which is in the first word
ALL_CORNERS = 15


@rule
def openings_low(walls: list[int], direction: int) -> int:
    """Finds the spaces that are open towards a direction."""
    found = 0
    for space in range(9 * LOW_ROWS):
        found |= (1 - (walls[space] >> direction & 1)) << space
    return found


@rule
def openings_high(walls: list[int], direction: int) -> int:
    found = 0
    for space in range(9 * LOW_ROWS, N_MUSEUM):
        found |= (1 - (walls[space] >> direction & 1)) << (space - 9 * LOW_ROWS)
    return found


@rule
def spread_low(low: int, high: int, east: int, south: int) -> int:
    """Adds to a set all its neighbours over open edges. `east` and `south` are the openings of the same word."""
    along = (low & east) << 1 | low >> 1 & east
    down = (low & south & LOW >> 9) << 9
    up = (low >> 9 | (high & ROW) << 54) & south
    return low | along | down | up


@rule
def spread_high(low: int, high: int, east: int, south: int, south_of_low: int) -> int:
    along = (high & east) << 1 | high >> 1 & east
    down = (high & south & ROW) << 9 | (low & south_of_low) >> 54
    up = high >> 9 & ROW & south
    return high | along | down | up


@rule
def corners_in(low: int, high: int) -> int:
    """Says which corner spaces are in a set: bit k for the one before S(k+1)."""
    return low & 1 | (low >> 8 & 1) << 1 | (high >> 17 & 1) << 2 | (high >> 9 & 1) << 3


@rule
def open_corners(walls: list[int]) -> int:
    """Finds which corners are joined to E5 by a walk over open edges (H-303): bit k for the corner of S(k+1)."""
    east_low, east_high = openings_low(walls, EAST), openings_high(walls, EAST)
    south_low, south_high = openings_low(walls, SOUTH), openings_high(walls, SOUTH)
    low, high = START, 0
    before_low, before_high = 0, 0
    while (low != before_low or high != before_high) and corners_in(low, high) != ALL_CORNERS:
        before_low, before_high = low, high
        low = spread_low(before_low, before_high, east_low, south_low)
        high = spread_high(before_low, before_high, east_high, south_high, south_low)
    return corners_in(low, high)
