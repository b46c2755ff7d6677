"""Decides, with thief_publication "sequence", whether a walk can have shown its public steps in this order (N-505).

A walk has moments. At temple number i, counted from 0, he dwells at moment 4 i; leap number i, counted from 1, strikes
the Seeker he leaves at 4 i - 3, the pawn on the link at 4 i - 2 and the Seeker he comes to at 4 i - 1. Every step has
moments at which it can have happened, and an order is possible if each can come no earlier than the one before. Taking
the earliest possible moment every time is never wrong.
"""

from facedown.engine.rule import rule
from facedown.games.nusubito.rules.finish import leap_points
from facedown.games.nusubito.rules.pieces import (
    IN_LINE,
    LEAP_OVER,
    LEAP_TO,
    LEAPS,
    LINK_CELLS,
    N_COURT,
    ON_ROD,
    WALK_STEPS,
)
from facedown.games.nusubito.rules.state import S_COIN, S_DART, S_DOWN, S_ROD, S_SACRIFICE, State

NEVER = 99


@rule
def fits_order(s: State, walk: int) -> bool:
    """Does a walk that explains the set of steps explain their order, too?"""
    moment = 0
    thrown = 0  # cells that Seekers were thrown to so far
    for k in range(s.steps_count):
        step = s.steps[k]
        if step >= S_DOWN:
            cell = step - S_DOWN
            moment = moment_of_fall(s, walk, cell, moment, thrown)
            if cell >= N_COURT and s.thrown[cell - N_COURT]:
                thrown |= 1 << (s.thrown[cell - N_COURT] - 1)
        elif step == S_SACRIFICE:
            moment = moment_of_sacrifice(s, walk, moment)
        else:
            moment = moment_of_special(walk, step, moment)
        if moment == NEVER:
            return False
    return True


@rule
def dwelling_from(moment: int) -> int:
    """Finds the first temple of the walk at which he still dwells, or will, at a moment or later."""
    return (moment + 3) // 4


@rule
def moment_of_special(walk: int, step: int, moment: int) -> int:
    """Finds the moment before or after the only leap; for a Rod where he is in its line."""
    for i in range(dwelling_from(moment), 2):
        at = WALK_STEPS[4 * walk + i]
        if step in (S_DART, S_COIN) or ON_ROD[step - S_ROD] >> at & 1:
            return 4 * i
    return NEVER


@rule
def moment_of_sacrifice(s: State, walk: int, moment: int) -> int:
    """Finds the first moment from this one on, as long as no third point was used before."""
    points = 0
    for i in range(4):
        at = WALK_STEPS[4 * walk + i]
        if at < 0:
            break
        if i > 0:
            points += leap_points(s.pub_bolsters, WALK_STEPS[4 * walk + i - 1], at)
        if points > 2:
            break
        if i >= dwelling_from(moment):
            return 4 * i
    return NEVER


@rule
def moment_of_fall(s: State, walk: int, cell: int, moment: int, thrown: int) -> int:
    if cell < N_COURT:
        return crossing(walk, cell, moment)
    temple = cell - N_COURT
    visit = NEVER
    for i in range(4):
        if WALK_STEPS[4 * walk + i] == temple:
            visit = i
            break
    touch = 1 if visit == 0 else 4 * visit - 1 if visit < 4 else NEVER
    met = s.thrown[temple] or (s.healers | s.builders) >> cell & 1  # only a Seeker can be shot
    if not met and visit > 0:  # from afar, before he comes there
        for i in range(dwelling_from(moment), 4):
            at = WALK_STEPS[4 * walk + i]
            if at < 0 or i >= visit:
                break
            if IN_LINE[temple] >> at & 1:
                return 4 * i
    if touch == NEVER or touch < moment:
        return NEVER
    full = LINK_CELLS[temple] & ~(s.healers | s.builders | s.pub_seekers | thrown) == 0
    return touch if met or full else NEVER


@rule
def crossing(walk: int, cell: int, moment: int) -> int:
    """Finds when a link cell was crossed for the first time."""
    for i in range(1, 4):
        a = WALK_STEPS[4 * walk + i - 1]
        b = WALK_STEPS[4 * walk + i]
        if b < 0:
            break
        for k in range(LEAPS):
            if LEAP_TO[LEAPS * a + k] == b and LEAP_OVER[LEAPS * a + k] == cell:
                return 4 * i - 2 if 4 * i - 2 >= moment else NEVER
    return NEVER
