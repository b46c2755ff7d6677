"""Lays the museum: nine floor plans become walls and cameras, and blocked corners of a random one are repaired.

`plans` is the row of all plans by number - 1; `tile` and `turn` say by slot which of them lie there and how. A slot
with tile 0 is empty.
"""

from facedown.engine.rule import rule
from facedown.games.hyst.rules.floods import open_corners
from facedown.games.hyst.rules.pieces import SLOTS
from facedown.games.hyst.rules.tiles import camera_facing, camera_space, lay, lay_outline, turned

# Corner slots in the order of S1 to S4 (H-204), and the two slots beside each, as a repair tries them (H-304).
CORNER_SLOT = (0, 2, 8, 6)
FIRST_BESIDE = (1, 5, 7, 3)
SECOND_BESIDE = (3, 1, 5, 7)


@rule
def lay_tile(walls: list[int], plans: list[int], tile: list[int], turn: list[int], slot: int) -> None:
    """Adds one slot's plan to walls that have the outline, and nothing of this slot yet."""
    if tile[slot]:
        lay(walls, slot, turned(plans[tile[slot] - 1], turn[slot]))


@rule
def lay_museum(walls: list[int], plans: list[int], tile: list[int], turn: list[int]) -> None:
    """Rebuilds all walls from the plans that lie there."""
    lay_outline(walls)
    for slot in range(SLOTS):
        lay_tile(walls, plans, tile, turn, slot)


@rule
def place_camera(
    plans: list[int], tile: list[int], turn: list[int], camera: list[int], facing: list[int], slot: int
) -> None:
    """Puts a camera on the icon of a slot's plan, looking as it is printed (H-305)."""
    plan = turned(plans[tile[slot] - 1], turn[slot])
    camera[slot] = camera_space(slot, plan)
    facing[slot] = camera_facing(plan)


@rule
def repair(walls: list[int], plans: list[int], tile: list[int], turn: list[int]) -> bool:
    """Turns tiles until every corner is open (H-304); False if that does not work, and the museum is thrown away."""
    for corner in range(4):
        opened = open_corners(walls)
        if not opened >> corner & 1 and not open_corner(walls, plans, tile, turn, corner, opened | 1 << corner):
            return False
    return True


@rule
def open_corner(walls: list[int], plans: list[int], tile: list[int], turn: list[int], corner: int, wanted: int) -> bool:
    """Makes the first change after which all `wanted` corners are open, in the order of H-304."""
    slot = CORNER_SLOT[corner]
    if turn_until(walls, plans, tile, turn, slot, wanted):
        return True
    for which in range(2):
        if turn_until(walls, plans, tile, turn, SECOND_BESIDE[corner] if which else FIRST_BESIDE[corner], wanted):
            return True
    for which in range(2):
        neighbour = SECOND_BESIDE[corner] if which else FIRST_BESIDE[corner]
        before = turn[neighbour]
        for quarters in range(1, 4):
            turn[neighbour] = (before + quarters) & 3
            if turn_until(walls, plans, tile, turn, slot, wanted):
                return True
        turn[neighbour] = before
    return False


@rule
def turn_until(walls: list[int], plans: list[int], tile: list[int], turn: list[int], slot: int, wanted: int) -> bool:
    """Turns one tile by one to three quarters until the wanted corners are open; else leaves it as it was."""
    before = turn[slot]
    for quarters in range(1, 4):
        turn[slot] = (before + quarters) & 3
        lay_museum(walls, plans, tile, turn)
        if open_corners(walls) & wanted == wanted:
            return True
    turn[slot] = before
    lay_museum(walls, plans, tile, turn)
    return False
