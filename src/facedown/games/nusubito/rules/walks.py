"""Keeps sets of walks. A group of walks is a number of at most 63 bits: those from one temple, or 63 of all walks in a
row.

What stands in their way, what they cost in Darts and in points, is worked out for a whole group at once. A walk is paid
once for every upright pawn that it meets (only going straight back meets one twice), so its price is a sum over cells.
"""

from collections.abc import Callable

from facedown.engine.bits import lowest
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.pieces import (
    ALL_TEMPLES,
    IN_LINE,
    LEAP_OVER,
    LEAP_TO,
    LEAPS,
    N_CELLS,
    N_COURT,
    N_TEMPLES,
    N_WALKS,
    ON_ROD,
    WALK_END,
    WALK_LINKS,
    WALK_START,
    WALK_TEMPLES,
    WALKS,
)

MOST_LEAPS = 3
N_RODS = len(ON_ROD)
GROUP = 63  # so that a group stays positive
ANYWHERE = N_TEMPLES  # the first of the groups of all walks, for those who do not know where one began

# Group a holds the walks from temple a; then follow all walks, the shorter first.
GROUPS = (
    *(tuple(w for w in range(N_WALKS) if WALK_START[w] == start) for start in range(N_TEMPLES)),
    *(tuple(range(first, min(first + GROUP, N_WALKS))) for first in range(0, N_WALKS, GROUP)),
)
# How many groups from `ANYWHERE` on hold all walks of one leap, of up to two, of up to three.
GROUPS_OF_LEAPS = tuple(-(-sum(len(walk) <= most + 1 for walk in WALKS) // GROUP) for most in range(MOST_LEAPS + 1))


def _table(count: int, holds: Callable[[int, int], object]) -> tuple[int, ...]:
    """Builds entries count * group + k: those walks w of the group for which holds(k, w)."""
    return tuple(sum(1 << bit for bit, w in enumerate(group) if holds(k, w)) for group in GROUPS for k in range(count))


def _touches(walk: int, temple: int) -> int:
    """Counts the ends of leaps that are at a temple: so often its Bolster counts."""
    steps = WALKS[walk]
    return 2 * steps.count(temple) - (steps[0] == temple) - (steps[-1] == temple)


ALL = _table(1, lambda _, w: True)
RETURNING = _table(1, lambda _, w: WALK_START[w] == WALK_END[w])
MEETING = _table(N_CELLS, lambda cell, w: (WALK_LINKS[w] | WALK_TEMPLES[w] << N_COURT) >> cell & 1)
STARTING = _table(N_TEMPLES, lambda t, w: WALK_START[w] == t)
ENDING = _table(N_TEMPLES, lambda t, w: WALK_END[w] == t)
UP_TO = _table(MOST_LEAPS + 1, lambda most, w: len(WALKS[w]) <= most + 1)
BEGINNING = _table(LEAPS, lambda k, w: WALKS[w][1] == LEAP_TO[LEAPS * WALK_START[w] + k])  # with the k-th leap there
TOUCHING_1 = _table(N_TEMPLES, lambda t, w: _touches(w, t) & 1)  # the low
TOUCHING_2 = _table(N_TEMPLES, lambda t, w: _touches(w, t) & 2)  # and the high bit of how often they touch a temple
BESIDE_ROD = _table(N_RODS, lambda rod, w: (1 << WALK_START[w] | 1 << WALK_END[w]) & ON_ROD[rod])
IN_RANGE = _table(N_TEMPLES, lambda t, w: WALK_TEMPLES[w] & (1 << t | IN_LINE[t]))  # on a temple, or in line with it
NEXT_TO = tuple(sum(1 << to for to in LEAP_TO[LEAPS * t : LEAPS * (t + 1)] if to >= 0) for t in range(N_TEMPLES))


@rule
def passing(group: int, shut: int, met: int) -> int:
    """Finds the walks that meet none of the cells in `shut` and all of those in `met`."""
    walks = ALL[group]
    while shut:
        walks &= ~MEETING[N_CELLS * group + lowest(shut)]
        shut &= shut - 1
    while met:
        walks &= MEETING[N_CELLS * group + lowest(met)]
        met &= met - 1
    return walks


@rule
def ending(group: int, temples: int) -> int:
    """Finds the walks that end on one of the temples. Most often there are few others."""
    walks = ALL[group]
    others = ALL_TEMPLES & ~temples
    while others:
        walks &= ~ENDING[N_TEMPLES * group + lowest(others)]
        others &= others - 1
    return walks


@rule
def ends(group: int, walks: int) -> int:
    """Finds the temples on which they end."""
    found = 0
    if walks == 0:
        return 0
    for t in range(N_TEMPLES):
        if walks & ENDING[N_TEMPLES * group + t]:
            found |= 1 << t
    return found


@rule
def affordable(group: int, builders: int, seekers: int, darts: int) -> int:
    """Finds the walks for which the Darts are enough (N-206); Builders and Seekers are the upright ones.

    The prices of all walks are added up side by side: bit w of `ones`, `twos`, `fours` and `eights` is walk w's sum.
    """
    ones = 0
    twos = 0
    fours = 0
    eights = 0
    while seekers:
        met = MEETING[N_CELLS * group + lowest(seekers)]
        seekers &= seekers - 1
        carry = twos & met
        twos ^= met
        eights |= fours & carry
        fours ^= carry
    while builders:
        met = MEETING[N_CELLS * group + lowest(builders)]
        builders &= builders - 1
        carry = ones & met
        ones ^= met
        more = twos & carry
        twos ^= carry
        eights |= fours & more
        fours ^= more
    # Compared from the highest bit on: `dear` are above, `same` equal so far.
    dear = 0 if darts & 8 else eights
    same = eights if darts & 8 else ~eights
    dear |= 0 if darts & 4 else same & fours
    same &= fours if darts & 4 else ~fours
    dear |= 0 if darts & 2 else same & twos
    same &= twos if darts & 2 else ~twos
    dear |= 0 if darts & 1 else same & ones
    return ALL[group] if darts > 15 else ALL[group] & ~dear


@rule
def between_bolsters(group: int, temple: int, bolsters: int) -> int:
    """Finds walks with a leap between a bolstered temple and another one: there is none (N-404)."""
    found = 0
    for k in range(LEAPS):
        to = LEAP_TO[LEAPS * temple + k]
        if to >= 0 and bolsters >> to & 1:
            found |= MEETING[N_CELLS * group + LEAP_OVER[LEAPS * temple + k]]
    return found


@rule
def plain_leaps(group: int, bolsters: int) -> int:
    """Finds the walks of one leap of one point: between temples without a Bolster."""
    walks = UP_TO[(MOST_LEAPS + 1) * group + 1]
    while bolsters:
        walks &= ~TOUCHING_1[N_TEMPLES * group + lowest(bolsters)]
        bolsters &= bolsters - 1
    return walks


@rule
def of_points(group: int, bolsters: int, least: int, most: int) -> int:
    """Finds the walks of so many points, Bolsters counted (N-404)."""
    fewest = max(least, 1)
    highest = min(most, MOST_LEAPS)
    if fewest > highest:
        return 0
    row = (MOST_LEAPS + 1) * group
    if not bolsters:
        return UP_TO[row + highest] & ~UP_TO[row + fewest - 1]
    ones = UP_TO[row + 1] | (UP_TO[row + 3] & ~UP_TO[row + 2])
    twos = UP_TO[row + 3] & ~UP_TO[row + 1]
    over = 0  # four and more, which nobody has
    left = bolsters
    while left:
        temple = lowest(left)
        left &= left - 1
        low = TOUCHING_1[N_TEMPLES * group + temple]
        high = TOUCHING_2[N_TEMPLES * group + temple]
        carry = ones & low
        ones ^= low
        over |= twos & high | (twos ^ high) & carry
        twos ^= high ^ carry
        if bolsters & NEXT_TO[temple]:
            over |= between_bolsters(group, temple, bolsters)
    found = 0
    for points in range(fewest, highest + 1):
        found |= (ones if points & 1 else ~ones) & (twos if points & 2 else ~twos)
    return found & ~over & ALL[group]
