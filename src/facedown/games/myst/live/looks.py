"""What an eye sees of a piece at once, told so that a tray can be sorted: straight sides, shade, and what it shows."""

from facedown.games.myst.data import DATA
from facedown.games.myst.pieces import CELL, N_CELLS, WIDTH

ROWS = N_CELLS // WIDTH

# The shade of most of a piece's picture, row by row: sea, sand, green, stone, wood, air.
_SHADES = {"w": "sea", "s": "sand", "g": "green", "r": "stone", "t": "wood", "a": "sky"}
_MAP = """
    w r r g r r s r a w
    r r r g r r g r r w
    w t r r r s g r g s
    w t t r g r g t t g
    w w t r r g r r t t
    w w w w s s r r g r
"""
SHADE = tuple(_SHADES[letter] for letter in _MAP.split())


def edges(cell: int) -> int:
    """Straight sides: a piece of the rim has one, of a corner two."""
    row, column = divmod(cell, WIDTH)
    return (row in {0, ROWS - 1}) + (column in {0, WIDTH - 1})


def _marks() -> tuple[str, ...]:
    found = [""] * N_CELLS
    for name in DATA.switches_counted:
        found[CELL[name]] = "switch"
    for landmark in DATA.landmarks:
        for name in landmark.cells:
            found[CELL[name]] = landmark.id
    return tuple(found)


MARK = _marks()
