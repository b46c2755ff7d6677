"""Keeps sets of cells in one word of 60 bits: what touches a set, where a pawn can walk."""

from facedown.engine.rule import rule
from facedown.games.myst.rules.pieces import HEIGHT, N_CELLS, WIDTH

BOARD = (1 << N_CELLS) - 1
ROW = (1 << WIDTH) - 1
NOT_FIRST = sum((ROW - 1) << (WIDTH * row) for row in range(HEIGHT))
NOT_LAST = NOT_FIRST >> 1
NOT_BOTTOM = BOARD >> WIDTH
RIM = ROW | ROW << (WIDTH * (HEIGHT - 1)) | (BOARD & ~NOT_FIRST) | (BOARD & ~NOT_LAST)


@rule
def beside(cells: int) -> int:
    """Adds to a set its neighbours to the left and right."""
    return cells | (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1


@rule
def around(cells: int, diagonal: int) -> int:
    """Adds to a set all that shares an edge with it; or a corner too."""
    sides = beside(cells)
    upright = sides if diagonal else cells
    return sides | (upright & NOT_BOTTOM) << WIDTH | upright >> WIDTH


@rule
def reach(at: int, steps: int, blocked: int, through: int, diagonal: int) -> int:
    """Finds where a pawn can be after 0 .. `steps` steps (M-81). `blocked` is not entered, or, if one may pass
    `through` it, not ended on (M-O.23)."""
    closed = 1 << blocked
    free = BOARD if through else BOARD & ~closed
    found = 1 << at
    for _ in range(steps):
        found = around(found, diagonal) & free
    return found & ~closed
