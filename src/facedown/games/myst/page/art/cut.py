"""Cuts the jigsaw: a pure function of one 32-bit seed (M-27 to M-31)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

COLUMNS, ROWS = 10, 6
UNIT = 100  # scene units a cell is wide and high
MARGIN = 30  # a tab reaches at most 0.28 of a cell beyond its cell
BOX = UNIT + 2 * MARGIN

Point = tuple[float, float]


def mulberry32(seed: int) -> Iterator[float]:
    """Draws uniform numbers below 1, the same in every language that has 32-bit arithmetic."""
    word = 0xFFFFFFFF
    a = seed & word
    while True:
        a = (a + 0x6D2B79F5) & word
        t = ((a ^ (a >> 15)) * (a | 1)) & word
        t = ((t + (t ^ (t >> 7)) * (t | 61)) & word) ^ t
        yield (t ^ (t >> 14)) / 2**32


@dataclass(frozen=True, slots=True)
class Edge:
    """Describes an inner edge: which way its tab points, how thick that is, five small irregularities."""

    dir: int
    t: float
    b: float
    a: float
    c: float
    d: float
    e: float

    def curve(self) -> tuple[Point, ...]:
        """Gives ten control points of three cubic segments: along the edge, across it."""
        t, b, c, d = self.t, self.b, self.c, self.d
        middle = 0.5 + b
        points = (
            (0.0, 0.0),
            (0.2, self.a),
            (middle + d, c - t),
            (middle - t, c + t),
            (middle - d - 2 * t, c + 3 * t),
            (middle - d + 2 * t, c + 3 * t),
            (middle + t, c + t),
            (middle + d, c - t),
            (0.8, self.e),
            (1.0, 0.0),
        )
        return tuple((s, q * self.dir) for s, q in points)


@dataclass(frozen=True, slots=True)
class Cut:
    """Holds the 104 inner edges: `upright[9 * row + column]` right of a cell, `level[10 * row + column]` below it."""

    upright: tuple[Edge, ...]
    level: tuple[Edge, ...]

    def right_of(self, column: int, row: int) -> tuple[Point, ...]:
        """Gives control points, in cells, of the edge between this cell and the next one, from top to bottom."""
        edge = self.upright[row * (COLUMNS - 1) + column]
        return tuple((column + 1 + q, row + s) for s, q in edge.curve())

    def below(self, column: int, row: int) -> tuple[Point, ...]:
        """Gives control points, in cells, of the edge between this cell and the one under it, from left to right."""
        edge = self.level[row * COLUMNS + column]
        return tuple((column + s, row + 1 + q) for s, q in edge.curve())

    def sides(self, cell: int) -> tuple[tuple[Point, ...], ...]:
        """Gives the four sides of a piece, clockwise from its upper left corner; one on the rim has two points only."""
        row, column = divmod(cell, COLUMNS)
        left, right, top, bottom = float(column), column + 1.0, float(row), row + 1.0
        return (
            self.below(column, row - 1) if row else ((left, top), (right, top)),
            self.right_of(column, row) if column < COLUMNS - 1 else ((right, top), (right, bottom)),
            self.below(column, row)[::-1] if row < ROWS - 1 else ((right, bottom), (left, bottom)),
            self.right_of(column - 1, row)[::-1] if column else ((left, bottom), (left, top)),
        )


def _edges(numbers: Iterator[float], count: int) -> tuple[Edge, ...]:
    def between(low: float, width: float) -> float:
        return low + width * next(numbers)

    return tuple(
        Edge(
            dir=1 if next(numbers) < 0.5 else -1,
            t=between(0.085, 0.02),
            b=between(-0.05, 0.10),
            a=between(-0.03, 0.06),
            c=between(-0.015, 0.03),
            d=between(-0.03, 0.06),
            e=between(-0.03, 0.06),
        )
        for _ in range(count)
    )


@lru_cache(maxsize=64)
def cut(seed: int) -> Cut:
    numbers = mulberry32(seed)
    upright = _edges(numbers, (COLUMNS - 1) * ROWS)
    return Cut(upright, _edges(numbers, COLUMNS * (ROWS - 1)))


def outline(cut: Cut, cell: int) -> str:
    """Writes the outline of a piece as an SVG path in its own box, whose cell begins at (MARGIN, MARGIN)."""
    row, column = divmod(cell, COLUMNS)

    def at(point: Point) -> str:
        return f"{MARGIN + UNIT * (point[0] - column):.1f} {MARGIN + UNIT * (point[1] - row):.1f}"

    parts = [f"M{MARGIN} {MARGIN}"]
    for side in cut.sides(cell):
        parts.append(("C" if len(side) > 2 else "L") + " ".join(at(point) for point in side[1:]))
    return "".join(parts) + "Z"


def seams(cut: Cut) -> str:
    """Writes all inner edges as one SVG path in scene units: the lines of the cut on the empty board."""
    curves = [cut.right_of(column, row) for row in range(ROWS) for column in range(COLUMNS - 1)]
    curves += [cut.below(column, row) for row in range(ROWS - 1) for column in range(COLUMNS)]

    def at(point: Point) -> str:
        return f"{UNIT * point[0]:.1f} {UNIT * point[1]:.1f}"

    return "".join(f"M{at(curve[0])}C" + " ".join(at(point) for point in curve[1:]) for curve in curves)
