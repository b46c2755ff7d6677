"""Tells apart outlines of storeys: cells around the Entrance; turns and mirrors make no difference."""

from functools import cache

Cell = tuple[int, int]
Cells = tuple[Cell, ...]


def idx(cell: Cell) -> int:
    """Computes the number of a cell on the board of 13 x 13."""
    return (cell[1] + 6) * 13 + cell[0] + 6


def turned(cells: Cells, symmetry: int) -> Cells:
    """Turns the cells, one by one, by a symmetry: quarter turns 0 to 3, the same after mirroring 4 to 7."""
    if symmetry >= 4:
        cells = tuple((-x, y) for x, y in cells)
    for _ in range(symmetry % 4):
        cells = tuple((-y, x) for x, y in cells)
    return cells


@cache
def canonical(cells: Cells) -> tuple[Cells, int]:
    """Finds the first outline of the class, and a symmetry that leads from it to these cells."""
    first = min((tuple(sorted(turned(cells, s), key=idx)) for s in range(8)), key=lambda c: [idx(x) for x in c])
    back = next(s for s in range(8) if set(turned(first, s)) == set(cells))
    return first, back
