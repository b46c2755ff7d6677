"""Draws rows 1 and 2, outside the landmarks: sea, ridge and hollow under the northern sky."""

from __future__ import annotations

from facedown.games.myst.page.art.palette import (
    BARK,
    BRASS,
    CLOUD,
    CLOUD_SHADE,
    DARK,
    DEEP,
    DUSK,
    FOAM,
    FOREST,
    HILL,
    INK,
    LEAF,
    MEADOW,
    MOON,
    MOSS,
    PAPER,
    ROCK,
    ROCK_SHADE,
    ROOF,
    ROOF_SHADE,
    ROSE,
    SAND,
    SHALLOW,
    SLATE,
    STONE,
    STONE_SHADE,
    WOOD,
    WOOD_SHADE,
)
from facedown.games.myst.page.art.pen import Pen
from facedown.games.myst.page.art.shapes import Point, ring


def surf_with_gulls(pen: Pen) -> None:
    for down, colour in ((0, SHALLOW), (14, FOAM)):
        y = 64 + down
        pen.blob(
            colour, 4, y + 8, 20, y - 4, 36, y + 6, 52, y - 6, 70, y + 5, 90, y - 3, 96, y + 14, 50, y + 19, 8, y + 19
        )
    for x, y, k in ((30, 28, 1.0), (66, 18, 0.8), (70, 46, 1.15)):
        gull = pen.drift()
        gull.blob(
            PAPER,
            x - 17 * k,
            y - 7 * k,
            x - 6 * k,
            y - 3 * k,
            x,
            y + 2 * k,
            x + 7 * k,
            y - 4 * k,
            x + 18 * k,
            y - 6 * k,
            x + 7 * k,
            y + 2 * k,
            x,
            y + 7 * k,
            x - 7 * k,
            y + 2 * k,
        )
        gull.oval(BRASS, x, y + 5 * k, 2 * k)


def cliff_path(pen: Pen) -> None:
    pen.poly(ROCK, 14, 52, 34, 34, 60, 46, 66, 70, 88, 78, 94, 97, 6, 97, 10, 74)
    pen.poly(ROCK_SHADE, 34, 34, 60, 46, 66, 70, 88, 78, 94, 97, 56, 97, 44, 66)
    pen.poly(STONE, 14, 52, 34, 34, 44, 66, 28, 72)
    pen.curve(INK, 22, 94, 40, 86, 30, 72, 50, 60, 44, 46, width=10)
    pen.curve(SAND, 22, 94, 40, 86, 30, 72, 50, 60, 44, 46, width=6)


def bent_pine(pen: Pen) -> None:
    pen.poly(ROCK_SHADE, 3, 97, 20, 74, 44, 66, 70, 74, 97, 97)
    pen.poly(STONE_SHADE, 3, 97, 20, 74, 44, 66, 40, 97)
    pen.curve(INK, 44, 80, 40, 56, 52, 40, 72, 30, width=10)
    pen.curve(BARK, 44, 80, 40, 56, 52, 40, 72, 30, width=6)
    for x, y, rx in ((42, 50, 20), (74, 32, 22), (56, 20, 20)):
        leaf = pen.drift()
        leaf.blob(FOREST, x - rx, y + 4, x - 6, y - 9, x + rx - 6, y - 4, x + rx - 2, y + 5, x, y + 7)
        leaf.blob(LEAF, x - rx + 4, y + 1, x - 6, y - 6, x + 6, y - 3, x - 2, y + 2, ink=None)


def cloud_and_moon(pen: Pen) -> None:
    pen.blob(DUSK, 6, 62, 7, 26, 26, 7, 52, 9, 78, 6, 94, 28, 93, 64, 76, 80, 24, 82)
    pen.area(_crescent(70, 26, 17), MOON)
    for x, y in ((20, 16), (38, 30), (44, 12)):
        pen.oval(MOON, x, y, 1.8, ink=None)
    cloud = pen.drift()
    cloud.blob(CLOUD_SHADE, 8, 84, 10, 66, 28, 56, 44, 58, 58, 48, 78, 52, 90, 68, 91, 86, 50, 92)
    cloud.blob(CLOUD, 10, 76, 14, 64, 30, 58, 46, 61, 58, 52, 74, 55, 80, 68, 60, 74, 36, 80, ink=None)


def _crescent(x: float, y: float, r: float) -> tuple[Point, ...]:
    return ring(x, y, r, r, 60, 240) + ring(x + 0.5 * r, y, r * 0.86, r * 0.86, -90, -180)[1:-1]


def compass_rose(pen: Pen) -> None:
    pen.arc(FOAM, 50, 56, 34, 34, 0, 360, width=1.6)
    pen.arc(FOAM, 50, 56, 29, 29, 0, 360, width=1)
    for dx, dy in ((0.7, 0.7), (-0.7, 0.7), (-0.7, -0.7), (0.7, -0.7)):
        pen.poly(SHALLOW, 50 - 6 * dy, 56 + 6 * dx, 50 + 30 * dx, 56 + 30 * dy, 50 + 6 * dy, 56 - 6 * dx)
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        far = 44 if dy == -1 else 36
        pen.poly(PAPER, 50, 56, 50 + 8 * (dx + dy), 56 + 8 * (dy - dx), 50 + far * dx, 56 + far * dy)
        pen.poly(
            ROOF if dy == -1 else DEEP, 50, 56, 50 + 8 * (dx - dy), 56 + 8 * (dy + dx), 50 + far * dx, 56 + far * dy
        )
    pen.oval(BRASS, 50, 56, 5)


# Along the middle of the brick path: a place, and the way that it runs there.
BRICKS = (
    (96, 22, 1.0, 0.0), (87, 22, 1.0, 0.02), (78, 22.5, 0.99, 0.1), (69, 24.5, 0.94, 0.34), (61, 28.5, 0.84, 0.54),
    (54, 34, 0.72, 0.69), (48, 41, 0.56, 0.83), (44.5, 49, 0.3, 0.95), (43, 58, 0.05, 1.0), (44, 67, -0.1, 0.99),
    (46, 76, -0.2, 0.98), (48, 85, -0.2, 0.98), (50, 94, -0.2, 0.98),
)  # fmt: skip


def brick_path(pen: Pen) -> None:
    left = [(x + 15 * dy, y - 15 * dx) for x, y, dx, dy in BRICKS]
    right = [(x - 15 * dy, y + 15 * dx) for x, y, dx, dy in BRICKS]
    pen.area((*left, *right[::-1]), ROOF)
    for k, ((x, y, dx, dy), one, other) in enumerate(zip(BRICKS, left, right, strict=True)):
        pen.line(INK, *one, *other, width=1.4)
        if k:
            far = 5 if k % 2 else -5
            before = BRICKS[k - 1]
            pen.area(
                (
                    (x + far * dy, y - far * dx),
                    (x - 15 * dy, y + 15 * dx),
                    (before[0] - 15 * before[3], before[1] + 15 * before[2]),
                    (before[0] + far * before[3], before[1] - far * before[2]),
                ),
                ROOF_SHADE if k % 2 else ROSE,
                INK,
                1.4,
            )


def sundial_meadow(pen: Pen) -> None:
    pen.shadow(30, 66, 60, 60, 92, 74, 80, 88, 40, 84)
    pen.oval(STONE_SHADE, 46, 64, 34, 22)
    pen.oval(STONE, 46, 60, 34, 22)
    pen.oval(PAPER, 46, 60, 25, 15)
    for dx, dy in ((-20, 0), (-14, -8), (0, -12), (14, -8), (20, 0), (0, 12), (-14, 8), (14, 8)):
        pen.line(INK, 46 + dx, 60 + dy, 46 + dx * 0.75, 60 + dy * 0.75)
    pen.poly(SLATE, 46, 62, 62, 68, 48, 60, ink=None)
    pen.poly(BRASS, 40, 60, 54, 62, 44, 26)
    for x, y, colour in (
        (14, 20, ROOF),
        (80, 22, PAPER),
        (88, 46, BRASS),
        (16, 84, PAPER),
        (66, 12, BRASS),
        (86, 82, ROOF),
    ):
        flower = pen.drift()
        flower.line(MOSS, x, y, x, y + 6)
        flower.oval(colour, x, y, 3.4)


def fern_hollow(pen: Pen) -> None:
    pen.blob(MOSS, 8, 60, 20, 22, 54, 8, 88, 24, 93, 60, 70, 92, 30, 92)
    pen.blob(FOREST, 20, 58, 32, 30, 56, 20, 80, 34, 82, 60, 60, 78, 34, 76, ink=None)
    for x, y, side in ((22, 70, 1), (78, 66, -1), (28, 46, 1), (72, 42, -1), (50, 40, 1)):
        fern = pen.drift()
        for k in range(5):
            fern.line(HILL, x + 3 * k * side, y - 5 * k, x + (3 * k + 8 - k) * side, y - 5 * k + 3, width=2.4)
            fern.line(HILL, x + 3 * k * side, y - 5 * k, x + (3 * k - 6 + k) * side, y - 5 * k - 1, width=2.4)
        fern.line(MEADOW, x, y, x + 13 * side, y - 22)
    pen.rect(DARK, 30, 70, 5, 16)
    pen.rect(DARK, 66, 70, 5, 16)
    pen.poly(WOOD, 24, 64, 70, 64, 78, 74, 28, 74)
    pen.rect(WOOD_SHADE, 24, 48, 48, 8)


def sea_arch(pen: Pen) -> None:
    pen.blob(FOAM, 6, 84, 26, 76, 60, 74, 92, 80, 94, 90, 50, 96, 8, 93, ink=None)
    pen.area(
        (
            (10, 86),
            (14, 50),
            (24, 20),
            (44, 10),
            (66, 14),
            (80, 34),
            (86, 60),
            (92, 88),
            (68, 90),
            (66, 62),
            (56, 48),
            (44, 50),
            (38, 64),
            (36, 90),
        ),
        ROCK,
    )
    pen.area(((66, 14), (80, 34), (86, 60), (92, 88), (68, 90), (66, 62), (56, 48), (62, 34)), ROCK_SHADE)
    pen.poly(STONE, 24, 20, 44, 10, 52, 22, 34, 34, 22, 50, 16, 50)
    pen.blob(LEAF, 26, 20, 44, 7, 66, 12, 60, 18, 44, 16)
