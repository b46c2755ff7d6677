"""Draws motifs with a pen: plain strokes in the coordinates of their own cell."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, pi, sin

from facedown.games.myst.page.art.cut import mulberry32
from facedown.games.myst.page.art.palette import INK
from facedown.games.myst.page.art.shapes import Point, Shape, ring, smooth

DRIFT = 6.0  # decoration moves by at most so many units


class Pen:
    def __init__(self, x: float, y: float, seed: int = 1, sheet: list[Shape] | None = None) -> None:
        self.x, self.y = x, y
        self.sheet: list[Shape] = [] if sheet is None else sheet
        self.numbers: Iterator[float] = mulberry32(seed * 7919 + int(x) * 31 + int(y))

    def drift(self) -> Pen:
        """Makes the same pen moved a little, by the picture's seed: for decoration."""
        angle, way = 2 * pi * next(self.numbers), DRIFT * next(self.numbers)
        moved = Pen(self.x + way * cos(angle), self.y + way * sin(angle), sheet=self.sheet)
        moved.numbers = self.numbers
        return moved

    def area(
        self, points: tuple[Point, ...], fill: str, ink: str | None = INK, width: float = 2, opacity: float = 1
    ) -> None:
        self.sheet.append(Shape(tuple((self.x + x, self.y + y) for x, y in points), fill, ink, width, opacity))

    def poly(self, fill: str, *xy: float, ink: str | None = INK) -> None:
        """Draws a polygon, its corners as x, y, x, y and so on."""
        self.area(tuple(zip(xy[::2], xy[1::2], strict=True)), fill, ink)

    def blob(self, fill: str, *xy: float, ink: str | None = INK, width: float = 2) -> None:
        """Draws a soft closed form through the points."""
        self.area(smooth(tuple(zip(xy[::2], xy[1::2], strict=True))), fill, ink, width)

    def rect(self, fill: str, x: float, y: float, wide: float, high: float, ink: str | None = INK) -> None:
        self.poly(fill, x, y, x + wide, y, x + wide, y + high, x, y + high, ink=ink)

    def oval(self, fill: str, x: float, y: float, rx: float, ry: float = 0, ink: str | None = INK) -> None:
        self.area(ring(x, y, rx, ry or rx), fill, ink)

    def line(self, ink: str, *xy: float, width: float = 2) -> None:
        self._stroke(tuple(zip(xy[::2], xy[1::2], strict=True)), ink, width)

    def curve(self, ink: str, *xy: float, width: float = 2) -> None:
        """Draws a soft open line through the points."""
        self._stroke(smooth(tuple(zip(xy[::2], xy[1::2], strict=True)), closed=False), ink, width)

    def arc(
        self, ink: str, x: float, y: float, rx: float, ry: float, start: float, turn: float, width: float = 2
    ) -> None:
        self._stroke(ring(x, y, rx, ry, start, turn), ink, width)

    def shadow(self, *xy: float) -> None:
        """Draws what a thing keeps from the light: thrown to the lower right."""
        self.area(smooth(tuple(zip(xy[::2], xy[1::2], strict=True))), INK, None, opacity=0.22)

    def _stroke(self, points: tuple[Point, ...], ink: str, width: float) -> None:
        self.sheet.append(Shape(tuple((self.x + x, self.y + y) for x, y in points), None, ink, width))
