"""Draws what lies under everything: water with its depths, sky, shore, hills in contour lines, and the paths."""

from __future__ import annotations

from math import hypot

from facedown.games.myst.page.art.palette import (
    DEEP,
    FOAM,
    HILL,
    INK,
    LEAF,
    MEADOW,
    MOSS,
    PATH,
    PATH_SHADE,
    SAND,
    SAND_SHADE,
    SEA,
    SHALLOW,
    SHELF,
    SKY,
)
from facedown.games.myst.page.art.pen import Pen
from facedown.games.myst.page.art.shapes import Point, smooth

HORIZON = 34

COAST: tuple[Point, ...] = smooth(
    (
        (112, 40), (150, 22), (200, 30), (262, 40), (318, 24), (372, 14), (440, 22), (520, 16), (600, 24), (680, 14),
        (760, 22), (830, 30), (886, 48), (908, 96), (896, 150), (900, 206), (936, 250), (984, 312), (1006, 400),
        (1002, 480), (962, 520), (926, 560), (912, 630), (760, 640), (640, 640), (536, 634), (514, 592), (518, 548),
        (482, 516), (396, 506), (330, 510), (303, 470), (296, 410), (302, 340), (262, 306), (216, 290), (206, 236),
        (160, 208), (70, 206), (20, 178), (24, 124), (70, 102), (102, 84),
    )
)  # fmt: skip
SANDBAR: tuple[Point, ...] = smooth(((408, 568), (440, 548), (478, 556), (494, 578), (466, 592), (424, 590)))

HILLS: tuple[tuple[str, tuple[Point, ...]], ...] = (
    (MEADOW, ((318, 60), (420, 40), (540, 60), (640, 40), (780, 60), (870, 90), (872, 180), (840, 270), (880, 330),
              (960, 380), (950, 470), (880, 490), (800, 440), (700, 470), (600, 440), (520, 470), (420, 440),
              (330, 460), (330, 350), (250, 270), (230, 200), (290, 120))),
    (HILL, ((330, 80), (400, 60), (470, 90), (560, 84), (620, 120), (600, 200), (520, 240), (430, 220), (350, 240),
            (290, 260), (280, 200), (310, 140))),
    (HILL, ((660, 60), (740, 50), (840, 80), (850, 160), (800, 230), (830, 300), (760, 330), (690, 300), (670, 220),
            (700, 150))),
    (SAND_SHADE, ((500, 300), (560, 290), (610, 330), (600, 390), (550, 400), (505, 370))),
)  # fmt: skip

PATHS: tuple[tuple[Point, ...], ...] = (
    ((130, 30), (150, 60), (190, 84), (250, 118), (268, 190), (258, 250), (300, 300), (350, 330), (430, 344),
     (500, 340), (550, 262), (640, 262), (720, 240)),
    ((690, 20), (655, 50), (650, 110), (630, 190), (550, 262), (548, 340), (610, 420), (650, 480)),
    ((548, 360), (690, 352), (760, 352), (850, 340), (880, 420), (860, 520), (850, 600)),
    ((450, 344), (420, 440), (470, 490), (540, 530), (562, 580)),
    ((850, 340), (900, 290), (950, 280)),
)  # fmt: skip


def inset(points: tuple[Point, ...], by: float) -> tuple[Point, ...]:
    """Moves the closed line inwards (its points run clockwise)."""
    made = []
    for k, (x, y) in enumerate(points):
        dx = points[(k + 1) % len(points)][0] - points[k - 1][0]
        dy = points[(k + 1) % len(points)][1] - points[k - 1][1]
        size = hypot(dx, dy) or 1.0
        made.append((x - by * dy / size, y + by * dx / size))
    return tuple(made)


def holds(form: tuple[Point, ...], place: Point) -> bool:
    """Does the place lie within the closed line?"""
    x, y = place
    inside = False
    for k, (x1, y1) in enumerate(form):
        x0, y0 = form[k - 1]
        if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
            inside = not inside
    return inside


def water(pen: Pen) -> None:
    """Draws water from deep to shallow in the bands of a chart, wave strokes, and the sky behind the island."""
    pen.rect(DEEP, -20, HORIZON, 1040, 600, ink=None)
    for colour, width in ((SEA, 150), (SHELF, 84), (SHALLOW, 40)):
        for form in (COAST, SANDBAR):
            pen.area(form, colour, colour, width)
    for row in range(6):
        for column in range(10):
            loose = pen.drift()
            x, y = 100 * column + 22 + 37 * (row % 2), 100 * row + 24 + 9 * ((column * 7) % 5)
            for far, down in ((0, 0), (30, 30), (-8, 52)):
                if y + down > HORIZON + 8 and not holds(COAST, (x + far + 14, y + down)):
                    a, b = x + far, y + down
                    loose.curve(SHALLOW, a, b, a + 7, b - 4, a + 14, b, a + 21, b - 4, a + 28, b, width=1.6)
    pen.rect(SKY, -20, -20, 1040, HORIZON + 20, ink=None)
    pen.line(INK, -20, HORIZON, 1020, HORIZON)


def shore(pen: Pen) -> None:
    for form in (COAST, SANDBAR):
        pen.area(form, FOAM, FOAM, 13)
        pen.area(form, SAND, INK)


def ground(pen: Pen) -> None:
    """Draws flat layers, each one a little higher and lighter, each with its contour line."""
    pen.area(inset(COAST, 5), SAND_SHADE, None)
    pen.area(inset(COAST, 9), LEAF, INK, 1.4)
    for colour, points in HILLS:
        form = smooth(points)
        pen.area(tuple((x + 3, y + 4) for x, y in form), MOSS, None, opacity=0.6)
        pen.area(form, colour, INK, 1)
        pen.area(inset(form, 9), colour, MOSS, 0.8)


def paths(pen: Pen) -> None:
    for points in PATHS:
        flat = tuple(part for point in points for part in point)
        pen.curve(INK, *flat, width=17)
    for points in PATHS:
        pen.curve(PATH_SHADE, *(part for point in points for part in point), width=14)
    for points in PATHS:
        pen.curve(PATH, *(part - 1 for point in points for part in point), width=10)
