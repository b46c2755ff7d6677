"""Finds the way the Hero's token walks over known ground: for the eye only, since walking is free (S-423)."""

from facedown.games.shy_monsters.rules.pieces import CELLS, EAST, NORTH, SOUTH, WEST
from facedown.games.shy_monsters.rules.state import State
from facedown.games.shy_monsters.rules.walk import cell_at, region

LOOK = (NORTH, EAST, SOUTH, WEST)  # among equally short ways the first in this order


def way_to(seen: State, beside: int, not_from: int = -1) -> list[tuple[int, int]]:
    """Lists the cells from the token to a tile next to `beside` (a tile), the first and the last included.

    `not_from` is a tile at which the way must not end: one does not jump back to where one took off.
    """
    reached = region(seen)
    ends = seen.near[beside] & reached & ~(1 << not_from if not_from >= 0 else 0)
    ways: list[list[int]] = [[seen.token]]
    met = 1 << seen.token
    while ways:
        # All ways of one length, in the order of their steps: the first that arrives is the one.
        for way in ways:
            if ends >> way[-1] & 1:
                return [CELLS[cell_at(seen, tile)] for tile in way]
        longer = []
        for way in ways:
            for direction in LOOK:
                tile = seen.to[4 * way[-1] + direction] - 1
                if tile >= 0 and reached >> tile & 1 and not met >> tile & 1:
                    met |= 1 << tile
                    longer.append([*way, tile])
        ways = longer
    return [CELLS[cell_at(seen, seen.token)]]
