"""Packs a floor plan into one number, turns it, and lays it into the museum's walls (H-204 .. H-206).

A plan has 24 bits for its edges (12 inside, 12 outside; 1 is a wall), then the space of its camera (0 to 8 in the
order of reading), where that looks, and a bit that is always set, so that 0 is no plan. Slots count from 0 to 8 in the
order of reading.
"""

from facedown.engine.rule import rule
from facedown.games.hyst.rules.pieces import EAST, N_MUSEUM, NORTH, SIDE, SLOTS, SOUTH, STEP, WEST

LOCAL_STEP = (-3, 1, 3, -1)  # inside a plan
CAMERA_AT = 24
FACING_AT = 28
IS_PLAN = 1 << 30

# The 24 edges of a plan, each as the direction of one of its nine spaces.
INSIDE = tuple((i, EAST) for i in range(9) if i % 3 < 2) + tuple((i, SOUTH) for i in range(6))
OUTSIDE = (
    *((i, NORTH) for i in (0, 1, 2)),
    *((i, EAST) for i in (2, 5, 8)),
    *((i, SOUTH) for i in (6, 7, 8)),
    *((i, WEST) for i in (0, 3, 6)),
)
EDGES = INSIDE + OUTSIDE
N_EDGES = len(EDGES)


def edge_at(i: int, direction: int) -> int:
    """Finds the number of the edge on a side of a plan's space."""
    if (i, direction) in EDGES:
        return EDGES.index((i, direction))
    return EDGES.index((i + LOCAL_STEP[direction], direction ^ 2))


# Where a quarter turn clockwise sends each space and each edge (H-205).
SPACE_TURNED = tuple(3 * (i % 3) + 2 - i // 3 for i in range(9))
EDGE_TURNED = tuple(edge_at(SPACE_TURNED[i], (direction + 1) % 4) for i, direction in EDGES)

FIRST_SPACE = tuple(27 * (slot // 3) + 3 * (slot % 3) for slot in range(SLOTS))  # the upper left one of a slot
FROM_FIRST = tuple(SIDE * (i // 3) + i % 3 for i in range(9))  # the spaces of a slot, counted from there
EDGE_SPACE = tuple(FROM_FIRST[i] for i, _ in EDGES)
EDGE_SIDE = tuple(direction for _, direction in EDGES)
OUTLINE = tuple(
    int(x < SIDE) << NORTH
    | int(x % SIDE == SIDE - 1) << EAST
    | int(x >= N_MUSEUM - SIDE) << SOUTH
    | int(x % SIDE == 0) << WEST
    for x in range(N_MUSEUM)
)


@rule
def turned(plan: int, rotation: int) -> int:
    """Turns a plan by so many quarter turns clockwise."""
    for _ in range(rotation):
        after = 0
        for edge in range(N_EDGES):
            after |= (plan >> edge & 1) << EDGE_TURNED[edge]
        camera = SPACE_TURNED[local_camera(plan)]
        facing = ((plan >> FACING_AT) + 1) & 3
        plan = after | camera << CAMERA_AT | facing << FACING_AT | IS_PLAN
    return plan


@rule
def lay_outline(walls: list[int]) -> None:
    """Makes an empty museum: nothing but its outer walls (H-203)."""
    for space in range(N_MUSEUM):
        walls[space] = OUTLINE[space]


@rule
def lay(walls: list[int], slot: int, plan: int) -> None:
    """Adds the walls of a plan to the museum, on both sides of each edge: at a seam either tile is enough (H-206)."""
    for edge in range(N_EDGES):
        if plan >> edge & 1:
            space = FIRST_SPACE[slot] + EDGE_SPACE[edge]
            side = EDGE_SIDE[edge]
            if not OUTLINE[space] >> side & 1:
                walls[space] |= 1 << side
                walls[space + STEP[side]] |= 1 << (side ^ 2)


@rule
def local_camera(plan: int) -> int:
    """Says on which of a plan's nine spaces its camera is."""
    return plan >> CAMERA_AT & 15


@rule
def camera_space(slot: int, plan: int) -> int:
    """Finds where in the museum the camera of a plan is."""
    return FIRST_SPACE[slot] + FROM_FIRST[local_camera(plan)]


@rule
def camera_facing(plan: int) -> int:
    return plan >> FACING_AT & 3
