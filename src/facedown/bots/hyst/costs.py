"""Counts what a way costs: steps, and more where a camera looks on or a laser crosses it (H-1111).

Sets of spaces grow backwards from the goal, one cost after the other, until they meet the pawn.
"""

from typing import Any

from facedown.engine.rule import rule
from facedown.games.hyst.rules.cameras import is_watched
from facedown.games.hyst.rules.floods import spread_high, spread_low
from facedown.games.hyst.rules.pieces import CORNERS, N_MUSEUM, S1, STEP
from facedown.games.hyst.rules.spaces import HIGH, LOW, has
from facedown.games.hyst.rules.state import State
from facedown.games.hyst.rules.steps import has_laser
from facedown.games.hyst.rules.ways import BOLD, SHIFT, goal_high, goal_low, way

LAYERS = 80
SOME_VIEW, SOME_LASER = 3, 7
FAR = 50  # no way, or one that nobody would go


@rule
def cost(s: State, at: int, low: int, high: int, view: int, laser: int, layers: Any) -> int:
    """Counts the cost from a space to a set; `view` and `laser` are the extra costs of being caught by either."""
    if at < 0:
        return mean_cost(s, low, high, view, laser, layers)
    if at >= S1:
        corner = CORNERS[at - S1]
        return 1 + (view if is_watched(s, corner) else 0) + cost_inside(s, corner, low, high, view, laser, layers)
    return cost_inside(s, at, low, high, view, laser, layers)


@rule
def mean_cost(s: State, low: int, high: int, view: int, laser: int, layers: Any) -> int:
    """Counts the mean cost for a pawn that will come back at a random corner (H-412)."""
    total = 0
    for k in range(4):
        total += 1 + cost_inside(s, CORNERS[k], low, high, view, laser, layers)
    return total >> 2


@rule
def cost_inside(s: State, at: int, low: int, high: int, view: int, laser: int, layers: Any) -> int:
    for k in range(2 * LAYERS):
        layers[k] = 0
    layers[0] = low
    layers[1] = high
    done_low = 0
    done_high = 0
    seen_low = s.rays[0] & ~s.smoky[0]
    seen_high = s.rays[1] & ~s.smoky[1]
    east_low = s.open_east[0] & ~s.laser_east[0]
    east_high = s.open_east[1] & ~s.laser_east[1]
    south_low = s.open_south[0] & ~s.laser_south[0]
    south_high = s.open_south[1] & ~s.laser_south[1]
    guarded = s.laser_east[0] | s.laser_east[1] | s.laser_south[0] | s.laser_south[1]
    for c in range(FAR):
        new_low = layers[2 * c] & ~done_low & LOW
        new_high = layers[2 * c + 1] & ~done_high & HIGH
        if new_low | new_high:
            if has(new_low, new_high, at):
                return c
            done_low |= new_low
            done_high |= new_high
            into = 2 * (c + 1)
            a = new_low & ~seen_low
            b = new_high & ~seen_high
            layers[into] |= spread_low(a, b, east_low, south_low)
            layers[into + 1] |= spread_high(a, b, east_high, south_high, south_low)
            a = new_low & seen_low
            b = new_high & seen_high
            if a | b:
                into = 2 * (c + 1 + view)
                layers[into] |= spread_low(a, b, east_low, south_low)
                layers[into + 1] |= spread_high(a, b, east_high, south_high, south_low)
            if guarded:
                into = 2 * (c + 1 + laser)
                layers[into] |= spread_low(new_low, new_high, s.laser_east[0], s.laser_south[0])
                layers[into + 1] |= spread_high(new_low, new_high, s.laser_east[1], s.laser_south[1], s.laser_south[0])
    return FAR


@rule
def corners_low(blocked: int) -> int:
    """Finds the corner spaces before the exits that are open."""
    return (0 if blocked & 1 else 1) | (0 if blocked & 2 else 1 << CORNERS[1])


@rule
def corners_high(blocked: int) -> int:
    return (0 if blocked & 4 else 1 << (CORNERS[2] - 63)) | (0 if blocked & 8 else 1 << (CORNERS[3] - 63))


@rule
def set_low(space: int) -> int:
    return 1 << space if 0 <= space < 63 else 0


@rule
def set_high(space: int) -> int:
    return 1 << (space - 63) if 63 <= space < N_MUSEUM else 0


@rule
def note_path(s: State, at: int, seat: int, steps: int, into: Any, layers: Any) -> None:
    """Adds the first spaces of the best way to a seat's goal, and of the shortest by walls, to a set (two words)."""
    low = goal_low(s, seat)
    high = goal_high(s, seat)
    if s.holder < 0 and at == s.diamond:  # from there on, out
        low = corners_low(s.blocked)
        high = corners_high(s.blocked)
    for care in range(2):
        space = at
        for _ in range(steps):
            if space < 0 or has(low, high, space):
                break
            if care:
                space = next_space(s, space, low, high, layers)
            else:
                found = way(s, space, low, high, BOLD)
                space = found & 127 if found >= 1 << SHIFT else -1
            into[0] |= set_low(space)
            into[1] |= set_high(space)


@rule
def next_space(s: State, at: int, low: int, high: int, layers: Any) -> int:
    """Finds the next space of the way that costs least for someone with a card against cameras, or -1."""
    if at >= S1:
        return CORNERS[at - S1]
    least = FAR
    best = -1
    for direction in range(4):
        if not s.walls[at] >> direction & 1:
            to = at + STEP[direction]
            price = cost_inside(s, to, low, high, SOME_VIEW, SOME_LASER, layers)
            price += SOME_VIEW if is_watched(s, to) else 0
            price += SOME_LASER if has_laser(s, at, direction) else 0
            if price < least:
                least = price
                best = to
    return best
