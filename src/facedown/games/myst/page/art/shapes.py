"""Makes flat shapes: a fill, an outline, points. Curves are made of short lines, so that any shape can be cut by a
window."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import ceil, cos, pi, sin

from facedown.games.myst.page.art.palette import Tint

Point = tuple[float, float]
Box = tuple[float, float, float, float]  # left, top, right, bottom


OUTLINE = 2.0  # as wide as the picture's ink lines are unless told


@dataclass(frozen=True, slots=True)
class Shape:
    points: tuple[Point, ...]
    fill: str | None
    ink: str | None
    width: float = OUTLINE
    opacity: float = 1.0

    def box(self) -> Box:
        """Gives the rectangle that it may paint, its outline included."""
        reach = self.width / 2 if self.ink else 0.0
        xs, ys = [x for x, _ in self.points], [y for _, y in self.points]
        return (min(xs) - reach, min(ys) - reach, max(xs) + reach, max(ys) + reach)

    def inside(self, window: Box) -> Shape | None:
        """Gives the same shape without what cannot be seen in the window; None when nothing of it can."""
        left, top, right, bottom = self.box()
        if right < window[0] or left > window[2] or bottom < window[1] or top > window[3]:
            return None
        slack = self.width / 2 + 1  # the new outline along the window's own edge stays out of sight
        wide = (window[0] - slack, window[1] - slack, window[2] + slack, window[3] + slack)
        if left >= wide[0] and top >= wide[1] and right <= wide[2] and bottom <= wide[3]:
            return self
        # A line is cut as an area that goes there and back.
        points = _cut(self.points if self.fill else self.points + self.points[-2:0:-1], wide)
        return Shape(points, self.fill, self.ink, self.width, self.opacity) if len(points) > 1 else None

    def svg(self, origin: Point, tint: Tint) -> str:
        path = _path(self.points, origin) + ("Z" if self.fill else "")
        words = [f'<path d="{path}" fill="{tint(self.fill) if self.fill else "none"}"']
        if self.ink:
            words.append(f'stroke="{tint(self.ink)}"')
            if self.width != OUTLINE:
                words.append(f'stroke-width="{self.width:g}"')
        if self.opacity < 1:
            words.append(f'opacity="{self.opacity:g}"')
        return " ".join(words) + "/>"


def _path(points: tuple[Point, ...], origin: Point) -> str:
    """Writes path data in tenths of a unit, each point told from the one before: half the text."""
    places = [(round(10 * (x - origin[0])), round(10 * (y - origin[1]))) for x, y in points]
    text = f"M{_short(places[0][0])} {_short(places[0][1])}l"
    for (x, y), (to_x, to_y) in pairwise(places):
        for way in (to_x - x, to_y - y):
            text += _short(way) if way < 0 or text[-1] == "l" else f" {_short(way)}"
    return text


def _short(tenths: int) -> str:
    return f"{tenths / 10:g}".replace("0.", ".", 1) if abs(tenths) < 10 else f"{tenths / 10:g}"


def _cut(points: tuple[Point, ...], window: Box) -> tuple[Point, ...]:
    """Cuts a polygon by the four sides of the window, one after the other."""
    for axis, limit, sign in ((0, window[0], 1), (0, window[2], -1), (1, window[1], 1), (1, window[3], -1)):
        kept: list[Point] = []
        for k, point in enumerate(points):
            before = points[k - 1]
            in_now, in_before = sign * (point[axis] - limit) >= 0, sign * (before[axis] - limit) >= 0
            if in_now != in_before:
                share = (limit - before[axis]) / (point[axis] - before[axis])
                kept.append((before[0] + share * (point[0] - before[0]), before[1] + share * (point[1] - before[1])))
            if in_now:
                kept.append(point)
        points = tuple(kept)
    return points


def ring(x: float, y: float, rx: float, ry: float, start: float = 0.0, turn: float = 360.0) -> tuple[Point, ...]:
    """Computes points of an ellipse or of a part of it; degrees clockwise from the right."""
    steps = max(6, ceil(abs(turn) / 360 * (12 + max(rx, ry) / 2.5)))
    count = steps if abs(turn) >= 360 else steps + 1
    angles = [(start + turn * k / steps) * pi / 180 for k in range(count)]
    return tuple((x + rx * cos(angle), y + ry * sin(angle)) for angle in angles)


def smooth(points: tuple[Point, ...], closed: bool = True, steps: int = 5) -> tuple[Point, ...]:
    """Computes a soft line through the points."""
    n = len(points)
    made: list[Point] = []
    for k in range(n if closed else n - 1):
        if closed:
            p0, p1, p2, p3 = points[k - 1], points[k], points[(k + 1) % n], points[(k + 2) % n]
        else:
            p0, p1, p2, p3 = points[max(k - 1, 0)], points[k], points[k + 1], points[min(k + 2, n - 1)]
        for step in range(steps):
            s = step / steps
            made.append((_between(p0[0], p1[0], p2[0], p3[0], s), _between(p0[1], p1[1], p2[1], p3[1], s)))
    return tuple(made) if closed else (*made, points[-1])


def _between(a: float, b: float, c: float, d: float, s: float) -> float:
    return b + 0.5 * s * (c - a + s * (2 * a - 5 * b + 4 * c - d + s * (3 * (b - c) + d - a)))
