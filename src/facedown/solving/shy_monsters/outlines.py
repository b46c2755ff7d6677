"""Lists the shapes a storey can have: 5,320 outlines around the Entrance, 689 up to turning and mirroring.

A storey is looked at as seven tiles: tile 0 is the Entrance, tiles 1 to 6 are the rooms in ascending cell number. Sets
of tiles are bit masks.
"""

from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from facedown.games.shy_monsters.rules.outlines import Cell, Cells, canonical, idx

MONSTERS = ("bat", "dragon", "mantis", "cobra", "kraken", "gargoyle")
ENTRANCE: Cell = (0, 0)
NEIGHBOURS: Cells = ((0, -1), (-1, 0), (1, 0), (0, 1))
# cells that must hold a tile, cells that must hold none, in one of the four orientations
COMFORT: tuple[tuple[Cells, Cells], ...] = (
    (((1, -1),), ()),
    (((-1, 0),), ((0, -1), (1, 0), (0, 1))),
    (((-1, 0), (1, 0)), ((0, -1), (0, 1))),
    (((0, -1), (1, 0)), ((1, -1), (-1, 0), (0, 1))),
    (((0, -1), (-1, 0), (1, 0)), ()),
    (((0, -1), (1, -1), (1, 0)), ()),
)


def cell_at(number: int) -> Cell:
    return number % 13 - 6, number // 13 - 6


def comfy(monster: int, cell: Cell, tiles: set[Cell]) -> bool:
    """Do the tiles around the cell form what the Monster likes, in any of four turns?"""
    need, ban = COMFORT[monster]
    for _ in range(4):
        if all((cell[0] + dx, cell[1] + dy) in tiles for dx, dy in need):
            if not any((cell[0] + dx, cell[1] + dy) in tiles for dx, dy in ban):
                return True
        need = tuple((-dy, dx) for dx, dy in need)
        ban = tuple((-dy, dx) for dx, dy in ban)
    return False


@cache
def outlines(rooms: int = 6) -> tuple[Cells, ...]:
    """Lists all outlines with so many rooms, each as its cells in ascending number, the Entrance left out."""
    if rooms == 0:
        return ((),)
    found = set()
    for smaller in outlines(rooms - 1):
        tiles = {ENTRANCE, *smaller}
        for x, y in tiles:
            for dx, dy in NEIGHBOURS:
                if (cell := (x + dx, y + dy)) not in tiles:
                    found.add(tuple(sorted((*smaller, cell), key=idx)))
    return tuple(sorted(found, key=lambda cells: [idx(cell) for cell in cells]))


@dataclass(frozen=True)
class OutlineClass:
    """Holds outlines that are turns and mirror images of one another; `cells` is the first of them."""

    cells: Cells
    size: int


@cache
def classes() -> tuple[OutlineClass, ...]:
    """Lists the classes in the order of their first outlines."""
    made: dict[Cells, int] = {}
    for cells in outlines():
        first = canonical(cells)[0]
        made[first] = made.get(first, 0) + 1
    return tuple(OutlineClass(cells, size) for cells, size in made.items())


@cache
def class_index() -> dict[Cells, int]:
    return {one.cells: number for number, one in enumerate(classes())}


@dataclass(frozen=True)
class Board:
    """Holds what the rules need of an outline."""

    around: Any  # for each of 128 sets of tiles, the tiles next to one of them
    comfort: Any  # for each Monster, the rooms in which it is comfy


@cache
def board(cells: Cells) -> Board:
    tiles = (ENTRANCE, *cells)
    places = {cell: tile for tile, cell in enumerate(tiles)}
    next_to = [0] * 7
    for tile, (x, y) in enumerate(tiles):
        for dx, dy in NEIGHBOURS:
            if (other := places.get((x + dx, y + dy))) is not None:
                next_to[tile] |= 1 << other
    around = np.zeros(128, np.int64)
    for tiles_set in range(128):
        for tile in range(7):
            if tiles_set >> tile & 1:
                around[tiles_set] |= next_to[tile]
    comfort = np.zeros(6, np.int64)
    for monster in range(6):
        for tile in range(1, 7):
            comfort[monster] |= int(comfy(monster, tiles[tile], set(tiles))) << tile
    return Board(around, comfort)
