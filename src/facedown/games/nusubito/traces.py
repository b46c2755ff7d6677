"""What a published turn of the Thief tells (N-1104): kept in the record, since it is a function of public facts.

For every remembered day turn and every temple from which it may have begun, the record holds the set of temples on
which it may have ended. A night narrows the ends of the turn before it. `belief` makes exact knowledge of it.
"""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.nusubito.finish import leap_points
from facedown.games.nusubito.pieces import (
    COURT,
    IN_LINE,
    LINK_CELLS,
    N_COURT,
    N_TEMPLES,
    ON_ROD,
    WALK_END,
    WALK_LINKS,
    WALK_START,
    WALK_STEPS,
    WALK_TEMPLES,
    WALKS_BELOW,
)
from facedown.games.nusubito.sequence import fits_order
from facedown.games.nusubito.state import (
    COIN,
    LAST_COIN,
    MEMORY,
    NO_COIN,
    ROD,
    State,
    coins_on_table,
)

TAKEN_BY_DAY, TAKEN_BY_NIGHT = 1, 10  # places of the sets of row positions in a `trail`


@rule
def sacrifice_in(trail: int) -> int:
    return trail & 1


@rule
def taken_by_day(trail: int) -> int:
    """Positions in the row of slots from which Coins were taken before the new one was laid."""
    return trail >> TAKEN_BY_DAY & 511


@rule
def taken_by_night(trail: int) -> int:
    return trail >> TAKEN_BY_NIGHT & 511


@rule
def coins_after(count: int, trail: int) -> int:
    """Coins on the table after a turn and its night."""
    return count - popcount(taken_by_day(trail)) + 1 + sacrifice_in(trail) - popcount(taken_by_night(trail))


@rule
def note_day(s: State, sacrifice: int) -> None:
    """Remember the turn that is about to be published; the row of slots is still as it was."""
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
    """All walks that leave exactly this trace, whatever Coins they need (N-1104)."""
    stood = (s.healers | s.builders | s.pub_seekers) & ~s.pub_down
    needed = s.fell & COURT  # link cells that were crossed, and those that were not
    shut = stood & COURT & ~needed
    watched = (stood & ~s.fell) >> N_COURT  # temples that were not touched
    struck = s.fell >> N_COURT
    thrown = 0
    for t in range(N_TEMPLES):
        if s.thrown[t]:
            thrown |= 1 << t
    shot = struck & ~thrown
    line = ON_ROD[s.special - ROD] if ROD <= s.special < COIN else 0
    most = 1 if s.special else 3 if sacrifice else 2
    least = 3 if sacrifice and not s.bluff else 1
    for t in range(N_TEMPLES):
        s.reach[base + t] = 0
    for w in range(WALKS_BELOW[most]):
        links = WALK_LINKS[w]
        way = WALK_TEMPLES[w]
        if links & shut or needed & ~links or way & watched or thrown & ~way or WALK_START[w] == WALK_END[w]:
            continue
        if line and not (1 << WALK_START[w] | 1 << WALK_END[w]) & line:
            continue
        if shot and not explains_shots(s, WALK_START[w], way, shot):
            continue
        if (s.pub_bolsters or least > 1) and not least <= walk_points(s.pub_bolsters, w) <= most:
            continue
        if s.sequence and not fits_order(s, w):
            continue
        s.reach[base + WALK_START[w]] |= 1 << WALK_END[w]


@rule
def explains_shots(s: State, start: int, way: int, shot: int) -> bool:
    """Can all these Seekers lie on their own temples after such a walk?

    One on the way was shot from the temple before it; where the walk began, only lack of room can keep it there.
    """
    for t in range(N_TEMPLES):
        if not shot >> t & 1:
            continue
        if t == start:
            if LINK_CELLS[t] & ~(s.healers | s.builders | s.pub_seekers):
                return False
        elif not way >> t & 1 and not way & IN_LINE[t]:
            return False
    return True


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
    """The Thief was on one of these temples, and took the Coins at these positions of the row."""
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
    """The oldest turn is forgotten: from now on its outcome may have been anything."""
    trail = s.trail[0]
    before = coins_after(s.base_count, trail & 1023)  # after the turn, before its night
    s.base = NO_COIN if taken_by_night(trail) >> (before - 1) & 1 else LAST_COIN
    s.base_count = coins_after(s.base_count, trail)
    for k in range(MEMORY - 1):
        s.trail[k] = s.trail[k + 1]
    for k in range(N_TEMPLES * (MEMORY - 1)):
        s.reach[k] = s.reach[k + N_TEMPLES]
    s.turns = MEMORY - 1
