"""Moves a pawn by one step, and says what comes of it: lasers, cameras, diamond, exit (H-411 .. H-414)."""

from facedown.engine.rule import rule
from facedown.games.hyst.rules.cameras import is_watched
from facedown.games.hyst.rules.pieces import CORNERS, EAST, N_MUSEUM, NORTH, S1, SOUTH, STEP, WEST
from facedown.games.hyst.rules.spaces import exclude, has
from facedown.games.hyst.rules.state import ESCAPED, NONE, OFF, OVER, SUDDEN_TAKE, State


@rule
def direction_of(a: int, b: int) -> int:
    """Finds the direction from a museum space to a neighbour."""
    if b == a + 1:
        return EAST
    if b == a - 1:
        return WEST
    return SOUTH if b > a else NORTH


@rule
def has_laser(s: State, space: int, direction: int) -> int:
    """Is there a laser on that side of a museum space?"""
    if direction == EAST:
        return has(s.laser_east[0], s.laser_east[1], space)
    if direction == SOUTH:
        return has(s.laser_south[0], s.laser_south[1], space)
    if direction == WEST:
        return has(s.laser_east[0], s.laser_east[1], space - 1) if space else 0
    return has(s.laser_south[0], s.laser_south[1], space - 9) if space >= 9 else 0


@rule
def remove_laser(s: State, space: int, direction: int) -> None:
    if direction == EAST:
        exclude(s.laser_east, space)
    elif direction == SOUTH:
        exclude(s.laser_south, space)
    elif direction == WEST:
        exclude(s.laser_east, space - 1)
    else:
        exclude(s.laser_south, space - 9)
    s.lasers_left += 1


@rule
def door_of(space: int) -> int:
    """Finds the starting space at a corner space, or -1."""
    for k in range(4):
        if CORNERS[k] == space:
            return S1 + k
    return -1


@rule
def may_leave(s: State, seat: int, start: int) -> bool:
    """May a seat step onto this starting space from its corner (H-424)?"""
    if s.holder == seat:
        return not s.blocked >> (start - S1) & 1
    return s.walk_back == 1


@rule
def finish(s: State, winner: int, result: int) -> None:
    s.phase = OVER
    s.winner = winner
    s.result = result


@rule
def catch_pawn(s: State, seat: int, place: int, drop: int) -> None:
    """Takes a pawn off the board, without the diamond; it comes back when the effect is complete (H-412)."""
    s.pawns[seat] = OFF
    s.spotted[seat] = 1 + place
    s.caught |= 1 << seat
    if s.holder == seat:
        s.holder = NONE
        s.diamond = drop
    if seat == s.active:
        s.void = 1


@rule
def take_diamond(s: State, seat: int) -> None:
    s.holder = seat
    s.diamond = NONE
    if s.sudden:
        finish(s, seat, SUDDEN_TAKE)


@rule
def step_to(s: State, seat: int, to: int, unseen: int) -> None:
    """Makes a step in this order: laser, sight, take, win (H-411, H-608)."""
    at = s.pawns[seat]
    if at < N_MUSEUM and to < N_MUSEUM:
        direction = direction_of(at, to)
        if has_laser(s, at, direction):
            remove_laser(s, at, direction)
            catch_pawn(s, seat, at, to if s.laser_far else at)
            return
    s.pawns[seat] = to
    if not unseen and is_watched(s, to):
        catch_pawn(s, seat, to, to)
    elif s.diamond == to:
        take_diamond(s, seat)
    elif to >= S1 and s.holder == seat:
        finish(s, seat, ESCAPED)


@rule
def slide(s: State, seat: int, direction: int) -> None:
    """Moves a pawn step by step until a wall, or until caught, or until the game is won (H-439)."""
    while s.phase != OVER and s.pawns[seat] != OFF and not s.walls[s.pawns[seat]] >> direction & 1:
        step_to(s, seat, s.pawns[seat] + STEP[direction], 0)


@rule
def sweep(s: State) -> None:
    """Catches all pawns on watched spaces at the same moment (H-413)."""
    for seat in range(s.players):
        if s.pawns[seat] >= 0 and is_watched(s, s.pawns[seat]):
            catch_pawn(s, seat, s.pawns[seat], s.pawns[seat])


@rule
def shares_with_holder(s: State, seat: int) -> bool:
    """Is the holder another pawn on the same space?"""
    return s.holder >= 0 and s.holder != seat and s.pawns[s.holder] == s.pawns[seat]


@rule
def others_here(s: State, seat: int) -> int:
    """Finds the other seats on the same space, as bits."""
    found = 0
    for other in range(s.players):
        if other != seat and s.pawns[other] == s.pawns[seat]:
            found |= 1 << other
    return found
