"""Describes the board: 25 cells, nine of them temples; who is next to whom, the Thief's walks (N-201 .. N-209).

Cells 0 to 15 are the courtyard and cells 16 to 24 the temples, each in the order of reading (N-201). So a set of cells
is a mask of 25 bits, its low 16 bits are the courtyard, and its upper nine are a set of temples.
"""

import itertools

from facedown.engine.rule import rule

NAMES_BY_READING = tuple(column + row for row in "12345" for column in "ABCDE")
TEMPLE_NAMES = tuple(name for name in NAMES_BY_READING if name[0] in "ACE" and name[1] in "135")
CELL_NAMES = (*(name for name in NAMES_BY_READING if name not in TEMPLE_NAMES), *TEMPLE_NAMES)
CELL = {name: cell for cell, name in enumerate(CELL_NAMES)}
TEMPLE = {name: temple for temple, name in enumerate(TEMPLE_NAMES)}
N_CELLS, N_COURT, N_TEMPLES = 25, 16, 9
COURT = (1 << N_COURT) - 1
ALL_TEMPLES = (1 << N_TEMPLES) - 1
READING = tuple(NAMES_BY_READING.index(name) for name in CELL_NAMES)  # the place of each cell in the order of reading
CENTRE = TEMPLE["C3"]

LEVELS = ("healer", "builder", "seeker")
LETTERS = "HBS"
RODS = ("1", "3", "5", "A", "C", "E")


def _shifted(name: str, dx: int, dy: int) -> str:
    return chr(ord(name[0]) + dx) + chr(ord(name[1]) + dy)


def _around(name: str, steps: tuple[tuple[int, int], ...]) -> int:
    return sum(1 << CELL[there] for dx, dy in steps if (there := _shifted(name, dx, dy)) in CELL)


ORTHOGONAL = ((0, -1), (-1, 0), (1, 0), (0, 1))
DIAGONAL = ((-1, -1), (1, -1), (-1, 1), (1, 1))
NEAR = tuple(_around(name, ORTHOGONAL) for name in CELL_NAMES)  # cells beside a cell
DIAGONAL_COURT = tuple(_around(name, DIAGONAL) & COURT for name in CELL_NAMES)  # where a Builder may go
# Temples that a Builder on a courtyard cell may bolster: beside it, and by a corner too with bolster_adjacency "any".
BESIDE = tuple(NEAR[cell] >> N_COURT for cell in range(N_COURT))
TOUCHING = tuple((_around(CELL_NAMES[cell], DIAGONAL) | NEAR[cell]) >> N_COURT for cell in range(N_COURT))

LINKS = tuple(cell for cell in range(N_COURT) if BESIDE[cell])  # the twelve cells between two temples
CROSS = COURT & ~sum(1 << cell for cell in LINKS)
LINK_CELLS = tuple(NEAR[N_COURT + temple] for temple in range(N_TEMPLES))  # of each temple, as a set of cells

# Up to four leaps from each temple: where to, and over which link cell; -1 where there is none.
LEAPS = 4


def _leaps(temple: int) -> list[tuple[int, int]]:
    found = []
    for cell in LINKS:
        if BESIDE[cell] >> temple & 1:
            found.append(((BESIDE[cell] & ~(1 << temple)).bit_length() - 1, cell))
    return sorted(found)


LEAP_TO = tuple(
    ([to for to, _ in _leaps(temple)] + [-1] * LEAPS)[k] for temple in range(N_TEMPLES) for k in range(LEAPS)
)
LEAP_OVER = tuple(
    ([over for _, over in _leaps(temple)] + [-1] * LEAPS)[k] for temple in range(N_TEMPLES) for k in range(LEAPS)
)

# Rods 0 to 2 lie at the rows, 3 to 5 at the columns; a temple is 3 * row + column.
ON_ROD = tuple(
    sum(1 << t for t in range(N_TEMPLES) if (t // 3 == rod if rod < 3 else t % 3 == rod - 3)) for rod in range(6)
)
RODS_OF = tuple(1 << (t // 3) | 1 << (3 + t % 3) for t in range(N_TEMPLES))
IN_LINE = tuple((ON_ROD[t // 3] | ON_ROD[3 + t % 3]) & ~(1 << t) for t in range(N_TEMPLES))  # the range of a shot


def _connected(cells: tuple[int, ...], near: tuple[int, ...]) -> bool:
    whole = sum(1 << cell for cell in cells)
    joined = 1 << cells[0]
    for _ in cells:
        for cell in cells:
            if joined >> cell & 1:
                joined |= near[cell] & whole
    return joined == whole


def _trios(near: tuple[int, ...]) -> tuple[tuple[int, int, int], ...]:
    """Lists connected trios of courtyard cells; within a trio the cells go by name, as they are written."""
    by_name = sorted(range(N_COURT), key=CELL_NAMES.__getitem__)
    found = []
    for i, a in enumerate(by_name):
        for j, b in enumerate(by_name[i + 1 :], i + 1):
            for c in by_name[j + 1 :]:
                if _connected((a, b, c), near):
                    found.append((a, b, c))
    return tuple(found)


HEALER_TRIOS = _trios(tuple(near & COURT for near in NEAR))
BUILDER_TRIOS = _trios(DIAGONAL_COURT)
TRIOS = HEALER_TRIOS + BUILDER_TRIOS
N_HEALER_TRIOS, N_TRIOS = len(HEALER_TRIOS), len(TRIOS)
TRIO_SET = tuple(1 << a | 1 << b | 1 << c for a, b, c in TRIOS)
TRIO_CELL = tuple(cell for trio in TRIOS for cell in trio)


def is_straight(trio: tuple[int, ...]) -> bool:
    (ax, ay), (bx, by), (cx, cy) = ((ord(CELL_NAMES[c][0]), ord(CELL_NAMES[c][1])) for c in sorted(trio))
    return (ax - bx) * (cy - by) == (cx - bx) * (ay - by)


STRAIGHT = tuple(int(is_straight(trio)) for trio in TRIOS)

# All walks of one to three leaps from every temple (N-203): start, end, leaps, temples and link cells on the way.


def _walks() -> list[tuple[int, ...]]:
    walks: list[list[tuple[int, ...]]] = [[(t,) for t in range(N_TEMPLES)]]
    for _ in range(3):
        walks.append([(*walk, to) for walk in walks[-1] for to, _ in _leaps(walk[-1])])
    return [walk for longer in walks[1:] for walk in longer]


WALKS = tuple(_walks())
N_WALKS = len(WALKS)
WALK_START = tuple(walk[0] for walk in WALKS)
WALK_END = tuple(walk[-1] for walk in WALKS)
WALK_TEMPLES = tuple(sum({1 << t for t in walk}) for walk in WALKS)
WALK_LINKS = tuple(
    sum({1 << over for a, b in itertools.pairwise(walk) for to, over in _leaps(a) if to == b}) for walk in WALKS
)
WALK_STEPS = tuple((*walk, -1, -1, -1)[k] for walk in WALKS for k in range(4))  # -1 after the end


@rule
def rod_row(temple: int) -> int:
    return temple // 3


@rule
def rod_column(temple: int) -> int:
    return 3 + temple % 3


def names(cells: int) -> list[str]:
    """Lists a set of cells as names, in the order of reading."""
    return sorted((CELL_NAMES[c] for c in range(N_CELLS) if cells >> c & 1), key=NAMES_BY_READING.index)


def temple_names(temples: int) -> list[str]:
    return [TEMPLE_NAMES[t] for t in range(N_TEMPLES) if temples >> t & 1]
