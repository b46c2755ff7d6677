"""Finds shortest ways as rules, for quick play: sets grow from the goal until they touch the pawn."""

from facedown.engine.rule import rule
from facedown.games.hyst.rules.cameras import is_watched
from facedown.games.hyst.rules.floods import spread_high, spread_low
from facedown.games.hyst.rules.pieces import CORNERS, N_MUSEUM, S1, STEP
from facedown.games.hyst.rules.spaces import HIGH, LOW, has
from facedown.games.hyst.rules.state import State
from facedown.games.hyst.rules.steps import has_laser

BOLD, UNSEEN, CAREFUL = range(3)  # by walls alone; past cameras but not through lasers; neither
NO_WAY = -1
SHIFT = 7  # a way is its number of steps above the next space


@rule
def goal_low(s: State, seat: int) -> int:
    """Finds where a seat wants to be: before an open exit with the diamond, else where the diamond is."""
    if s.holder == seat:
        return (0 if s.blocked & 1 else 1) | (0 if s.blocked & 2 else 1 << CORNERS[1])
    space = s.pawns[s.holder] if s.holder >= 0 else s.diamond
    return 1 << space if 0 <= space < 63 else 0


@rule
def goal_high(s: State, seat: int) -> int:
    if s.holder == seat:
        return (0 if s.blocked & 4 else 1 << (CORNERS[2] - 63)) | (0 if s.blocked & 8 else 1 << (CORNERS[3] - 63))
    space = s.pawns[s.holder] if s.holder >= 0 else s.diamond
    return 1 << (space - 63) if 63 <= space < N_MUSEUM else 0


@rule
def way(s: State, at: int, low: int, high: int, care: int) -> int:
    """Finds the shortest way from a space to a set, as (steps << SHIFT) + the next space, or NO_WAY."""
    if has(low, high, at):
        return at
    east_low = s.open_east[0]
    east_high = s.open_east[1]
    south_low = s.open_south[0]
    south_high = s.open_south[1]
    free_low = LOW
    free_high = HIGH
    if care != BOLD:
        east_low &= ~s.laser_east[0]
        east_high &= ~s.laser_east[1]
        south_low &= ~s.laser_south[0]
        south_high &= ~s.laser_south[1]
    if care == CAREFUL:
        free_low &= ~(s.rays[0] & ~s.smoky[0])
        free_high &= ~(s.rays[1] & ~s.smoky[1])
    low &= free_low
    high &= free_high
    for steps in range(1, N_MUSEUM + 2):
        to = touched(s, at, low, high, care)
        if to >= 0:
            return steps << SHIFT | to
        more_low = low | spread_low(low, high, east_low, south_low) & free_low
        more_high = high | spread_high(low, high, east_high, south_high, south_low) & free_high
        if more_low == low and more_high == high:
            return NO_WAY
        low = more_low
        high = more_high
    return NO_WAY


@rule
def touched(s: State, at: int, low: int, high: int, care: int) -> int:
    """Finds a neighbour of a space that is in a set, or -1."""
    if at >= S1:
        return CORNERS[at - S1] if has(low, high, CORNERS[at - S1]) else -1
    for direction in range(4):
        if not s.walls[at] >> direction & 1 and has(low, high, at + STEP[direction]):
            if care == BOLD or not has_laser(s, at, direction):
                return at + STEP[direction]
    return -1


@rule
def way_to_goal(s: State, seat: int, care: int) -> int:
    return way(s, s.pawns[seat], goal_low(s, seat), goal_high(s, seat), care)


@rule
def first_watched(s: State, seat: int) -> int:
    """Finds the first watched space on the shortest way by walls to a seat's goal, or -1."""
    at = s.pawns[seat]
    low = goal_low(s, seat)
    high = goal_high(s, seat)
    for _ in range(N_MUSEUM):
        found = way(s, at, low, high, BOLD)
        if found < 1 << SHIFT:
            return -1
        at = found & 127
        if is_watched(s, at):
            return at
    return -1


@rule
def exit_steps(s: State, seat: int) -> int:
    """Counts steps of a holder to the nearest open exit by walls, the last through the door; 99 if there is no way."""
    found = way_to_goal(s, seat, BOLD)
    return 99 if found == NO_WAY else (found >> SHIFT) + 1


@rule
def nearest_exit(s: State, seat: int) -> int:
    """Finds the open exit that is nearest to a seat by walls, 0 to 3, or -1."""
    best = 1 << 30
    chosen = -1
    for k in range(4):
        if not s.blocked >> k & 1:
            corner = CORNERS[k]
            low = 1 << corner if corner < 63 else 0
            high = 1 << (corner - 63) if corner >= 63 else 0
            found = way(s, s.pawns[seat], low, high, BOLD)
            if found != NO_WAY and found >> SHIFT < best:
                best = found >> SHIFT
                chosen = k
    return chosen
