"""Measures how hard a museum is: steps to the diamond, watched spaces on the way and in all (H-217).

Always with the cameras as printed, whatever lies on the table. In twentieths the index is a whole number.
"""

from facedown.engine.bits import popcount
from facedown.engine.rule import rule
from facedown.games.hyst.rules.cameras import ray_part
from facedown.games.hyst.rules.entries import Level
from facedown.games.hyst.rules.floods import START, corners_in, openings_high, openings_low, spread_high, spread_low
from facedown.games.hyst.rules.pieces import EAST, N_MUSEUM, SLOTS, SOUTH
from facedown.games.hyst.rules.tiles import camera_facing, camera_space, turned

EASY, MEDIUM, HARD = 0, 1, 2
LEVELS: tuple[Level, ...] = ("easy", "medium", "hard")
MEDIUM_FROM = 280  # twentieths: 14.0
HARD_FROM = 350  # 17.5
BLOCKED = 99  # instead of a number of steps or spaces, where no way leads


@rule
def watched_word(walls: list[int], plans: list[int], tile: list[int], turn: list[int], first: int) -> int:
    """Finds what the printed cameras see, as one word: of the spaces from `first` on, 63 at most."""
    found = 0
    for slot in range(SLOTS):
        plan = turned(plans[tile[slot] - 1], turn[slot])
        found |= ray_part(walls, camera_space(slot, plan), camera_facing(plan), first)
    return found


@rule
def steps_from(walls: list[int], corner: int) -> int:
    """Counts steps of a shortest walk from a starting space to E5, by walls; entering the corner space is the first."""
    return way_from(walls, corner, 0, 0, 1)


@rule
def watched_from(walls: list[int], corner: int, seen_low: int, seen_high: int) -> int:
    """Counts the fewest watched spaces entered on any walk from a starting space to E5, both ends included."""
    return way_from(walls, corner, seen_low, seen_high, 0)


@rule
def way_from(walls: list[int], corner: int, seen_low: int, seen_high: int, unseen_cost: int) -> int:
    """Computes the cost of the cheapest way to E5: 1 for a watched space, `unseen_cost`, 0 or 1, for any other."""
    east_low, east_high = openings_low(walls, EAST), openings_high(walls, EAST)
    south_low, south_high = openings_low(walls, SOUTH), openings_high(walls, SOUTH)
    free_low, free_high = (0, 0) if unseen_cost else (~seen_low, ~seen_high)
    low, high = START & free_low, 0
    for cost in range(N_MUSEUM + 1):
        before_low, before_high = -1, -1
        while low != before_low or high != before_high:  # as far as it goes for nothing
            before_low, before_high = low, high
            low |= spread_low(before_low, before_high, east_low, south_low) & free_low
            high |= spread_high(before_low, before_high, east_high, south_high, south_low) & free_high
        if corners_in(low, high) >> corner & 1:
            return cost
        low = spread_low(before_low, before_high, east_low, south_low)
        high = spread_high(before_low, before_high, east_high, south_high, south_low)
        low |= START
    return BLOCKED


@rule
def difficulty(walls: list[int], plans: list[int], tile: list[int], turn: list[int]) -> int:
    """Computes the index in twentieths, for a museum whose corners are all open."""
    seen_low = watched_word(walls, plans, tile, turn, 0)
    seen_high = watched_word(walls, plans, tile, turn, 63)
    total = 4 * (popcount(seen_low) + popcount(seen_high))
    for corner in range(4):
        total += 5 * steps_from(walls, corner) + 10 * watched_from(walls, corner, seen_low, seen_high)
    return total


@rule
def level_of(twentieths: int) -> int:
    return EASY if twentieths < MEDIUM_FROM else MEDIUM if twentieths < HARD_FROM else HARD
