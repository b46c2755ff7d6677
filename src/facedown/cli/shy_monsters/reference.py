"""The six comfort diagrams side by side, those of Monsters that are out of the game struck out (S-205, S-1013)."""

from collections.abc import Sequence

from rich.table import Table
from rich.text import Text

from facedown.cli.shy_monsters.signs import GROUND, LETTERS, Signs
from facedown.games.shy_monsters.pieces import BANS, CELL, MONSTERS, NEEDS, bits_around, turned
from facedown.games.shy_monsters.view import Place, around_of

LEGEND = "# a tile, x no tile, {} does not matter; diagrams may be turned"


def reference(gone: Sequence[str], signs: Signs) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    for _ in MONSTERS:
        grid.add_column(no_wrap=True, min_width=7)
    grid.add_row(*(Text(name, "dim strike" if name in gone else "bold") for name in MONSTERS))
    if gone:
        grid.add_row(*(Text("(out)" if name in gone else "", "dim") for name in MONSTERS))
    for y in (-1, 0, 1):
        grid.add_row(*(diagram_row(m, y, signs, dim=MONSTERS[m] in gone) for m in range(len(MONSTERS))))
    return grid


def diagram_row(monster: int, y: int, signs: Signs, dim: bool = False, quarters: int = 0) -> Text:
    """One of the three lines of a diagram, turned by some quarters."""
    needs, bans = turned(NEEDS[monster], quarters), turned(BANS[monster], quarters)
    row = Text(style="dim" if dim else "")
    for x in (-1, 0, 1):
        row.append(" " if x > -1 else "")
        if (x, y) == (0, 0):
            row.append(LETTERS[MONSTERS[monster]], "dim" if dim else f"bold {GROUND[MONSTERS[monster]]}")
        else:
            row.append("#" if (x, y) in needs else "x" if (x, y) in bans else signs.floor)
    return row


def fitting_turn(monster: int, cell: Place, cells: Sequence[Place]) -> int:
    """The quarters by which the diagram fits a room in which the Monster feels at home."""
    around = around_of(CELL[cell], [CELL[other] for other in cells])
    needs = [bits_around(turned(NEEDS[monster], k)) for k in range(4)]
    bans = [bits_around(turned(BANS[monster], k)) for k in range(4)]
    return next(k for k in range(4) if around & needs[k] == needs[k] and not around & bans[k])
