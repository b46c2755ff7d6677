"""Numbers cells, tiles and Monsters, and says what makes each Monster feel at home.

A storey lies inside the diamond |x| + |y| <= 6, whose 85 cells are numbered row by row; so a smaller number is also a
smaller number on the 13 x 13 board (S-203). Of the seven tiles of a storey, 0 to 5 are the rooms in the order of their
cells, and 6 is the Entrance.
"""

from facedown.engine.rule import rule
from facedown.games.shy_monsters.rules.words import say

REACH = 6
CELLS = tuple((x, y) for y in range(-REACH, REACH + 1) for x in range(abs(y) - REACH, REACH - abs(y) + 1))
CELL = {place: number for number, place in enumerate(CELLS)}
N_CELLS = len(CELLS)
CELL_X = tuple(x for x, _ in CELLS)
CELL_Y = tuple(y for _, y in CELLS)
DOOR = CELL[0, 0]  # the cell of the Entrance

ROOMS = 6
ENTRANCE = 6  # as a tile
ALL_ROOMS = (1 << ROOMS) - 1

# The four directions, so that a later one leads to a higher cell.
NORTH, WEST, EAST, SOUTH = range(4)
STEPS = ((0, -1), (-1, 0), (1, 0), (0, 1))
NEXT_CELL = tuple(CELL.get((x + dx, y + dy), -1) for x, y in CELLS for dx, dy in STEPS)

# The cells next to each cell as bits, in two words of 63: just as the first words of a choice mask.
NEAR_LOW = tuple(sum(1 << c for c in NEXT_CELL[4 * k : 4 * k + 4] if 0 <= c < 63) for k in range(N_CELLS))
NEAR_HIGH = tuple(sum(1 << (c - 63) for c in NEXT_CELL[4 * k : 4 * k + 4] if c >= 63) for k in range(N_CELLS))

# What lies on a room. HIDDEN stands in a record for what its reader does not know.
HIDDEN, CORRIDOR, EXIT, MONSTER = range(4)
MONSTERS = ("bat", "dragon", "mantis", "cobra", "kraken", "gargoyle")  # S-201; kind = MONSTER + index
KINDS = ("", "corridor", "exit", *MONSTERS)
ALL_MONSTERS = (1 << len(MONSTERS)) - 1
STOREY = {"corridor": 3, "exit": 1, "monster": 2}  # the rooms of a storey (S-202)
PAIRS = tuple((low, high) for low in range(6) for high in range(low + 1, 6))
PAIR_LOW = tuple(low for low, _ in PAIRS)
PAIR_HIGH = tuple(high for _, high in PAIRS)
PAIR_SET = tuple(1 << low | 1 << high for low, high in PAIRS)

# Comfort (S-205): cells that must hold a tile, cells that must hold none; every other cell is free.
NEEDS = (
    ((1, -1),),
    ((-1, 0),),
    ((-1, 0), (1, 0)),
    ((0, -1), (1, 0)),
    ((0, -1), (-1, 0), (1, 0)),
    ((0, -1), (1, -1), (1, 0)),
)
BANS = ((), ((0, -1), (1, 0), (0, 1)), ((0, -1), (0, 1)), ((1, -1), (-1, 0), (0, 1)), (), ())

# The eight cells around one, row by row, as bits 0 to 7.
AROUND = tuple((dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy)


def turned(cells: tuple[tuple[int, int], ...], quarters: int) -> tuple[tuple[int, int], ...]:
    """Turns a diagram's cells by some quarter turns (S-206)."""
    for _ in range(quarters):
        cells = tuple((-dy, dx) for dx, dy in cells)
    return cells


def bits_around(cells: tuple[tuple[int, int], ...]) -> int:
    return sum(1 << AROUND.index(cell) for cell in cells)


def diagrams(monster: int) -> list[tuple[int, int]]:
    """Lists (needed, banned) cells around the Monster for each of its orientations, as bits."""
    turns = [(bits_around(turned(NEEDS[monster], k)), bits_around(turned(BANS[monster], k))) for k in range(4)]
    return list(dict.fromkeys(turns))


def _at_home(around: int) -> int:
    return sum(1 << m for m in range(6) if any(around & need == need and not around & ban for need, ban in diagrams(m)))


AT_HOME = tuple(
    _at_home(around) for around in range(256)
)  # tiles around a cell -> Monsters that are comfy there (S-207)


@rule
def next_cell(cell: int, direction: int) -> int:
    """Finds the neighbour in a direction, -1 outside of the diamond."""
    return NEXT_CELL[4 * cell + direction]


@rule
def around_bit(a: int, b: int) -> int:
    """Finds the place of cell b around cell a as a bit of AROUND; 0 if not even their corners touch."""
    dx = CELL_X[b] - CELL_X[a] + 1
    dy = CELL_Y[b] - CELL_Y[a] + 1
    if dx < 0 or dx > 2 or dy < 0 or dy > 2:
        return 0
    place = 3 * dy + dx
    if place == 4:
        return 0
    return 1 << (place if place < 4 else place - 1)


def cell_text(cell: int) -> str:
    x, y = CELLS[cell]
    return f"{x},{y}"


def cell_of(text: str) -> int:
    """Reads a cell such as `1,-2`; raises ValueError that says what is wrong."""
    parts = text.split(",")
    try:
        place = (int(parts[0]), int(parts[1]))
    except (ValueError, IndexError):
        raise ValueError(say("typed.no_cell", text=text)) from None
    if len(parts) != 2 or place not in CELL or text != cell_text(CELL[place]):
        raise ValueError(say("typed.far_cell", text=text, reach=REACH))
    return CELL[place]


def monster_names(monsters: int) -> list[str]:
    return [name for m, name in enumerate(MONSTERS) if monsters >> m & 1]
