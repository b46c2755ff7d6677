"""Keeps in the record what a published turn of the Thief tells (N-1104), since it follows from public facts.

For every remembered day turn and every temple from which it may have begun, the record holds the set of temples on
which it may have ended. A night narrows the ends of the turn before it. `belief` makes exact knowledge of it.
"""

from facedown.engine.bits import lowest, popcount
from facedown.engine.rule import rule
from facedown.games.nusubito.rules.finish import leap_points
from facedown.games.nusubito.rules.pieces import COURT, LINK_CELLS, N_COURT, N_TEMPLES, WALK_STEPS
from facedown.games.nusubito.rules.sequence import fits_order
from facedown.games.nusubito.rules.state import COIN, LAST_COIN, MEMORY, NO_COIN, ROD, State, coins_on_table
from facedown.games.nusubito.rules.walks import (
    ALL,
    ANYWHERE,
    BESIDE_ROD,
    GROUP,
    GROUPS_OF_LEAPS,
    IN_RANGE,
    N_RODS,
    RETURNING,
    STARTING,
    ends,
    of_points,
    passing,
)

TAKEN_BY_DAY, TAKEN_BY_NIGHT = 1, 10  # places of the sets of row positions in a `trail`


@rule
def sacrifice_in(trail: int) -> int:
    return trail & 1


@rule
def taken_by_day(trail: int) -> int:
    """Finds the positions in the row of slots from which Coins were taken before the new one was laid."""
    return trail >> TAKEN_BY_DAY & 511


@rule
def taken_by_night(trail: int) -> int:
    return trail >> TAKEN_BY_NIGHT & 511


@rule
def coins_after(count: int, trail: int) -> int:
    """Counts the Coins on the table after a turn and its night."""
    return count - popcount(taken_by_day(trail)) + 1 + sacrifice_in(trail) - popcount(taken_by_night(trail))


@rule
def note_day(s: State, sacrifice: int) -> None:
    """Remembers the turn that is about to be published; the row of slots is still as it was."""
    if s.turns == MEMORY:
        forget_first(s)
    taken = 0
    for k in range(9):
        if s.taken and s.slot[k] == s.taken:
            taken |= 1 << k
    s.trail[s.turns] = sacrifice | taken << TAKEN_BY_DAY
    find_ends(s, N_TEMPLES * s.turns, sacrifice)
    s.turns += 1


@rule
def find_ends(s: State, base: int, sacrifice: int) -> None:
    """Finds the ends of all walks that leave exactly this trace, whatever Coins they need (N-1104)."""
    shut = (s.healers | s.builders | s.pub_seekers) & ~s.pub_down & ~s.fell  # pawns that were not met
    met = s.fell & COURT
    shot = 0  # temples whose Seeker lies where it stood
    for t in range(N_TEMPLES):
        s.reach[base + t] = 0
        if s.thrown[t] or (s.fell & (s.healers | s.builders)) >> (N_COURT + t) & 1:
            met |= 1 << (N_COURT + t)
        elif s.fell >> (N_COURT + t) & 1:
            shot |= 1 << t
    most = 1 if s.special else 3 if sacrifice else 2
    least = 3 if sacrifice and not s.bluff else 1
    for k in range(GROUPS_OF_LEAPS[most]):
        group = ANYWHERE + k
        walks = passing(group, shut, met) & of_points(group, s.pub_bolsters, least, most) & ~RETURNING[group]
        if ROD <= s.special < COIN:
            walks &= BESIDE_ROD[N_RODS * group + s.special - ROD]
        if shot:
            walks &= explaining_shots(s, group, shot)
        if s.sequence:
            walks = in_order(s, GROUP * k, walks)
        for start in range(N_TEMPLES):
            s.reach[base + start] |= ends(group, walks & STARTING[N_TEMPLES * group + start])


@rule
def in_order(s: State, first: int, walks: int) -> int:
    """Keeps those of a group that can have shown their steps in the published order; `first` is its first walk."""
    kept = 0
    while walks:
        k = lowest(walks)
        walks &= walks - 1
        if fits_order(s, first + k):
            kept |= 1 << k
    return kept


@rule
def explaining_shots(s: State, group: int, shot: int) -> int:
    """Finds the walks after which all these Seekers can lie on their own temples.

    One on the way was shot from the temple before it; where the walk began, only lack of room can keep it there.
    """
    walks = ALL[group]
    while shot:
        t = lowest(shot)
        shot &= shot - 1
        walks &= IN_RANGE[N_TEMPLES * group + t]
        if LINK_CELLS[t] & ~(s.healers | s.builders | s.pub_seekers):
            walks &= ~STARTING[N_TEMPLES * group + t]
    return walks


@rule
def walk_points(bolsters: int, walk: int) -> int:
    points = 0
    for k in range(3):
        if WALK_STEPS[4 * walk + k + 1] < 0:
            break
        points += leap_points(bolsters, WALK_STEPS[4 * walk + k], WALK_STEPS[4 * walk + k + 1])
    return points


@rule
def note_night(s: State, temples: int, taken: int) -> None:
    """Notes that the Thief was on one of these temples, and took the Coins at these positions of the row."""
    if s.turns == 0:  # a position without a past: nothing to narrow
        if taken >> (coins_on_table(s) - 1) & 1:
            s.base = NO_COIN
        s.base_count -= popcount(taken)
        return
    for t in range(N_TEMPLES):
        s.reach[N_TEMPLES * (s.turns - 1) + t] &= temples
    s.trail[s.turns - 1] |= taken << TAKEN_BY_NIGHT


@rule
def forget_first(s: State) -> None:
    """Forgets the oldest turn: from now on its outcome may have been anything."""
    trail = s.trail[0]
    before = coins_after(s.base_count, trail & 1023)  # after the turn, before its night
    s.base = NO_COIN if taken_by_night(trail) >> (before - 1) & 1 else LAST_COIN
    s.base_count = coins_after(s.base_count, trail)
    for k in range(MEMORY - 1):
        s.trail[k] = s.trail[k + 1]
    for k in range(N_TEMPLES * (MEMORY - 1)):
        s.reach[k] = s.reach[k + N_TEMPLES]
    s.turns = MEMORY - 1
