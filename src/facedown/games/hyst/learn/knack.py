"""Gives quick sensible answers to what cards ask: for the policy of hints.py."""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.hyst.rules.actions import (
    A_BLOCK,
    A_CAMERA,
    A_DONE,
    A_EAST,
    A_FACE,
    A_MOVE,
    A_PLACE,
    A_SHOVE,
    A_SOUTH,
    A_VICTIM,
)
from facedown.games.hyst.rules.cameras import is_smoky, is_watched, ray_high, ray_low
from facedown.games.hyst.rules.pieces import (
    BARRICADE,
    BLIND_SPOT,
    EAST,
    LASER_TRAP,
    N_MUSEUM,
    NORTH,
    ON_THE_MOVE,
    S1,
    SHOVE,
    SLOTS,
    SMOKE,
    SOUTH,
    STEP,
)
from facedown.games.hyst.rules.spaces import has
from facedown.games.hyst.rules.state import State
from facedown.games.hyst.rules.steps import direction_of, door_of, has_laser, may_leave
from facedown.games.hyst.rules.ways import (
    BOLD,
    CAREFUL,
    NO_WAY,
    SHIFT,
    UNSEEN,
    first_watched,
    nearest_exit,
    way_to_goal,
)

NOTHING = -1


@rule
def would_see(s: State, slot: int, direction: int, space: int) -> int:
    """Would a camera see a space if it were turned so?"""
    at = s.camera[slot]
    return has(ray_low(s, at, direction), ray_high(s, at, direction), space) if space < N_MUSEUM else 0


@rule
def spotting_turn(s: State, seat: int, victim: int) -> int:
    """Finds 4 * slot + direction of a camera that would catch a rival but not the seat itself, or -1."""
    space = s.pawns[victim]
    if space < 0 or space >= N_MUSEUM or is_smoky(s, space):
        return NOTHING
    for slot in range(SLOTS):
        for direction in range(4):
            if s.camera[slot] >= 0 and direction != s.facing[slot] and would_see(s, slot, direction, space):
                own = s.pawns[seat]
                if own >= N_MUSEUM or is_smoky(s, own) or not would_see(s, slot, direction, own):
                    return 4 * slot + direction
    return NOTHING


@rule
def traps_beside(s: State, at: int) -> int:
    """Finds a neighbour onto which nobody is shoved unharmed: watched, or behind a laser; -1 if there is none."""
    if at >= N_MUSEUM:
        return NOTHING
    for direction in range(4):
        if not s.walls[at] >> direction & 1:
            if has_laser(s, at, direction) or is_watched(s, at + STEP[direction]):
                return at + STEP[direction]
    return NOTHING


@rule
def answer_number(s: State, seat: int) -> int:
    """Picks the number of a sensible answer, or -1 if any will do."""
    card = s.card - 1
    if card == SMOKE:
        if s.step and way_to_goal(s, seat, CAREFUL) != NO_WAY:
            return A_DONE
        space = first_watched(s, seat)
        return A_PLACE + space if space >= 0 else NOTHING
    if card == ON_THE_MOVE:
        return next_quiet_step(s, seat)
    if card == BLIND_SPOT:
        return turn_camera(s, seat)
    if card == SHOVE:
        if s.step == 0:
            return A_VICTIM + s.holder if s.holder >= 0 else NOTHING
        trap = traps_beside(s, s.pawns[seat])
        return A_SHOVE + trap if trap >= 0 else NOTHING
    if card == BARRICADE and s.holder >= 0:
        start = nearest_exit(s, s.holder)
        return A_BLOCK + start if start >= 0 else NOTHING
    if card == LASER_TRAP and s.holder >= 0:
        return laser_ahead(s, s.holder)
    return NOTHING


@rule
def next_quiet_step(s: State, seat: int) -> int:
    """Finds a step of On the Move: by the shortest way, out if possible, and last onto a space that is not watched."""
    at = s.pawns[seat]
    door = door_of(at)
    if leaves_here(s, seat) >= 0:
        return A_MOVE + door
    found = way_to_goal(s, seat, UNSEEN if s.step < 2 else CAREFUL)
    if found >= 1 << SHIFT:
        return A_MOVE + (found & 127)
    if s.step == 2 and at < N_MUSEUM:
        for direction in range(4):
            to = at + STEP[direction]
            if not s.walls[at] >> direction & 1 and not has_laser(s, at, direction) and not is_watched(s, to):
                return A_MOVE + to
        if door >= 0 and may_leave(s, seat, door):
            return A_MOVE + door
    return NOTHING


@rule
def turn_camera(s: State, seat: int) -> int:
    """Picks what to answer for Blind Spot: onto the holder, else away from the seat's own way."""
    turn = spotting_turn(s, seat, s.holder) if s.holder >= 0 and s.holder != seat else NOTHING
    if s.step:
        if turn >= 0 and turn >> 2 == s.pick:
            return A_FACE + (turn & 3)
        return A_FACE + blindest(s, s.pick)
    if turn >= 0:
        return A_CAMERA + s.camera[turn >> 2]
    space = first_watched(s, seat)
    for slot in range(SLOTS):
        if space >= 0 and s.camera[slot] >= 0 and would_see(s, slot, s.facing[slot], space):
            return A_CAMERA + s.camera[slot]
    return NOTHING


@rule
def blindest(s: State, slot: int) -> int:
    """Finds the new direction in which a camera sees least."""
    least = 99
    best = 0
    for direction in range(4):
        if direction != s.facing[slot]:
            n = popcount(ray_low(s, s.camera[slot], direction)) + popcount(ray_high(s, s.camera[slot], direction))
            if n < least:
                least = n
                best = direction
    return best


@rule
def laser_ahead(s: State, seat: int) -> int:
    """Finds the edge over which a rival would go on."""
    at = s.pawns[seat]
    found = way_to_goal(s, seat, BOLD)
    if at < 0 or at >= N_MUSEUM or found < 1 << SHIFT:
        return NOTHING
    to = found & 127
    direction = direction_of(at, to)
    if direction == EAST:
        return A_EAST + at
    if direction == SOUTH:
        return A_SOUTH + at
    return A_SOUTH + to if direction == NORTH else A_EAST + to


@rule
def leaves_here(s: State, seat: int) -> int:
    """Finds the starting space by which a holder on a corner space can leave, or -1."""
    door = door_of(s.pawns[seat])
    return door if door >= S1 and s.holder == seat and may_leave(s, seat, door) else NOTHING
