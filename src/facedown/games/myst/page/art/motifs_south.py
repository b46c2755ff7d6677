"""Draws rows 5 and 6, outside the landmarks: the southern sea, its beasts and its shore."""

from __future__ import annotations

from math import cos, pi, sin

from facedown.games.myst.page.art.palette import (
    BARK,
    BRASS,
    BRASS_SHADE,
    DARK,
    FOAM,
    FOREST,
    HILL,
    INK,
    LEAF,
    MOSS,
    PAPER,
    PATH,
    ROCK,
    ROCK_SHADE,
    ROOF,
    ROOF_SHADE,
    ROSE,
    SEA,
    SHALLOW,
    SHELF,
    SKY,
    SLATE,
    STONE,
    STONE_SHADE,
    WOOD,
    WOOD_SHADE,
)
from facedown.games.myst.page.art.pen import Pen
from facedown.games.myst.page.art.shapes import Point


def whirlpool(pen: Pen) -> None:
    pen.oval(SHALLOW, 50, 50, 45, 40)
    pen.oval(SHELF, 51, 52, 35, 30, ink=None)
    pen.oval(SEA, 53, 54, 24, 20, ink=None)
    pen.oval(INK, 55, 56, 9, 7)
    for start in (0.0, 2.1, 4.2):
        line = tuple(
            part
            for k in range(14)
            for part in (
                54 - 4 * k / 14 + (9 + 2.5 * k) * cos(start + k * 0.33),
                55 - 5 * k / 14 + (7 + 2.3 * k) * sin(start + k * 0.33),
            )
        )
        pen.curve(FOAM, *line, width=4)


def reef_with_seal(pen: Pen) -> None:
    pen.blob(FOAM, 5, 80, 30, 66, 70, 68, 95, 82, 74, 95, 26, 95, ink=None)
    pen.poly(ROCK, 10, 86, 20, 64, 44, 58, 74, 64, 90, 84, 60, 92)
    pen.poly(ROCK_SHADE, 44, 58, 74, 64, 90, 84, 60, 92, 52, 76)
    pen.blob(SLATE, 20, 62, 30, 44, 48, 38, 56, 22, 68, 14, 80, 20, 80, 30, 74, 38, 74, 54, 62, 68, 36, 70)
    pen.blob(ROCK, 34, 52, 50, 44, 60, 26, 66, 22, 62, 44, 48, 60, ink=None)
    pen.blob(SLATE, 20, 64, 8, 58, 6, 68, 16, 72)
    pen.oval(DARK, 73, 22, 2, ink=None)
    pen.line(INK, 80, 27, 90, 24, width=1.4)
    pen.line(INK, 80, 29, 90, 30, width=1.4)
    pen.blob(SLATE, 58, 54, 70, 62, 76, 72, 64, 70)


def pier_with_crates(pen: Pen) -> None:
    for x in (16, 50, 82):
        pen.rect(BARK, x, 62, 8, 28)
    pen.poly(WOOD_SHADE, 4, 66, 96, 66, 96, 74, 4, 74)
    pen.poly(WOOD, 12, 40, 96, 40, 96, 66, 4, 66)
    for x in (24, 38, 52, 66, 80, 94):
        pen.line(BARK, x, 40, x - 8, 66, width=1.6)
    for x, y, w in ((20, 26, 26), (50, 32, 24), (32, 6, 22)):
        pen.shadow(x + 6, y + w - 2, x + w + 10, y + w - 6, x + w + 12, y + w + 2, x + 8, y + w + 4)
        pen.rect(PATH, x, y, w, w)
        pen.rect(WOOD_SHADE, x + w - 6, y, 6, w)
        pen.line(INK, x + 2, y + w - 2, x + w - 7, y + 2, width=3)


def flower_ring(pen: Pen) -> None:
    pen.oval(FOREST, 50, 52, 44, 38)
    pen.oval(PATH, 50, 52, 24, 20)
    for k in range(12):
        turn = k * pi / 6 + 0.2
        x, y = 50 + 34 * cos(turn), 52 + 29 * sin(turn)
        colour = (ROSE, PAPER, BRASS)[(k // 4) % 3]
        pen.oval(colour, x, y, 6.4)
        bloom = pen.drift()
        bloom.oval(LEAF, x, y, 2, ink=None)
    pen.shadow(44, 58, 60, 52, 72, 58, 58, 64)
    pen.poly(STONE, 41, 62, 44, 48, 56, 48, 59, 62)
    pen.poly(STONE_SHADE, 52, 62, 52, 48, 56, 48, 59, 62)
    pen.rect(BARK, 48, 36, 4, 12)
    pen.oval(FOREST, 50, 30, 13)
    pen.oval(LEAF, 48, 28, 9, ink=None)
    pen.oval(FOREST, 50, 12, 7)
    pen.oval(LEAF, 49, 11, 4.4, ink=None)


def buoy_rock(pen: Pen) -> None:
    pen.blob(FOAM, 6, 84, 34, 70, 70, 72, 92, 84, 64, 95, 30, 95, ink=None)
    pen.poly(ROCK, 10, 84, 24, 66, 44, 60, 50, 90, 24, 92)
    pen.poly(ROCK_SHADE, 44, 60, 78, 66, 90, 82, 76, 92, 50, 90)
    pen.poly(ROOF, 18, 64, 26, 20, 40, 20, 48, 64)
    pen.poly(PAPER, 22, 46, 24.5, 33, 41.5, 33, 44, 46)
    pen.poly(ROOF_SHADE, 36, 64, 34, 20, 40, 20, 48, 64)
    pen.oval(BRASS, 33, 13, 7)
    pen.line(INK, 26, 20, 40, 20, width=4)


def dolphin(pen: Pen) -> None:
    pen.blob(FOAM, 8, 88, 22, 76, 40, 84, 62, 80, 84, 76, 94, 88, 52, 95, ink=None)
    pen.blob(SLATE, 14, 84, 14, 56, 30, 30, 56, 20, 78, 30, 92, 46, 94, 52, 80, 52, 72, 54, 50, 46, 34, 60, 26, 86)
    pen.blob(STONE, 22, 78, 26, 54, 46, 38, 66, 42, 78, 50, 66, 52, 48, 46, 34, 60, 26, 82, ink=None)
    pen.poly(SLATE, 40, 26, 38, 6, 60, 21)
    pen.poly(SLATE, 50, 46, 48, 66, 62, 50)
    pen.oval(INK, 78, 40, 2, ink=None)
    for x, y in ((64, 72), (74, 66), (14, 62)):
        drop = pen.drift()
        drop.oval(FOAM, x, y, 2.6)


def distant_sail(pen: Pen) -> None:
    pen.blob(SKY, 5, 36, 12, 14, 40, 6, 76, 8, 94, 24, 94, 37, 50, 38, ink=None)
    pen.line(INK, 5, 38, 95, 38)
    pen.oval(ROSE, 22, 24, 11)
    pen.poly(PAPER, 58, 12, 58, 58, 34, 58)
    pen.poly(STONE_SHADE, 62, 18, 62, 58, 84, 58)
    pen.poly(ROOF_SHADE, 30, 62, 90, 62, 80, 76, 40, 76)
    pen.line(INK, 60, 8, 60, 62, width=3)
    for x, y in ((12, 62), (20, 86), (60, 88)):
        wave = pen.drift()
        wave.curve(FOAM, x - 4, y, x + 6, y - 5, x + 16, y, x + 26, y - 5, width=2.4)


def kelp_and_starfish(pen: Pen) -> None:
    for x, lean, colour in ((14, 8, FOREST), (30, -7, LEAF), (46, 9, FOREST)):
        pen.curve(INK, x, 94, x + lean, 74, x - lean, 52, x + lean, 30, x, 8, width=9)
        pen.curve(colour, x, 94, x + lean, 74, x - lean, 52, x + lean, 30, x, 9, width=6)
        for y in (20, 42, 64, 84):
            leaf = pen.drift()
            leaf.blob(colour, x, y, x + 8, y - 5, x + 13, y + 1, x + 6, y + 4)
    star: list[Point] = []
    for k in range(10):
        r, turn = (22, 9)[k % 2], k * pi / 5 - 1.3
        star.append((74 + r * cos(turn), 66 + r * sin(turn)))
    pen.area(tuple(star), ROSE)
    for tip in star[::2]:
        pen.line(ROOF, 74, 66, 74 + (tip[0] - 74) * 0.7, 66 + (tip[1] - 66) * 0.7, width=2.4)


def shells(pen: Pen) -> None:
    pen.shadow(14, 70, 40, 60, 58, 72, 40, 84)
    for k in range(5):
        a, b = pi + k * pi / 5, pi + (k + 1) * pi / 5
        pen.poly(
            PAPER if k % 2 else ROSE,
            32,
            74,
            32 + 24 * cos(a),
            66 + 24 * sin(a),
            32 + 26 * cos((a + b) / 2),
            66 + 26 * sin((a + b) / 2),
            32 + 24 * cos(b),
            66 + 24 * sin(b),
        )
    pen.blob(BRASS, 60, 88, 66, 66, 84, 60, 92, 72, 82, 86)
    pen.curve(BRASS_SHADE, 68, 82, 74, 68, 86, 72, 80, 80, 75, 77, width=3)
    for x, y in ((60, 32), (32, 30), (12, 36)):
        wave = pen.drift()
        wave.curve(FOAM, x - 4, y, x + 6, y - 5, x + 16, y, x + 26, y - 5, width=2.4)


def shore_post(pen: Pen) -> None:
    pen.shadow(30, 84, 54, 74, 72, 80, 50, 90)
    pen.poly(WOOD, 16, 92, 18, 14, 34, 14, 36, 92)
    pen.poly(WOOD_SHADE, 27, 92, 27, 14, 34, 14, 36, 92)
    pen.oval(PATH, 26, 14, 8, 4)
    for y in (38, 44, 50):
        pen.line(PAPER, 16, y, 36, y + 3, width=4)
    pen.curve(INK, 34, 44, 54, 30, 74, 34, 95, 14, width=5)
    pen.curve(PAPER, 34, 44, 54, 30, 74, 34, 95, 14, width=2)
    for x in (48, 60, 88):
        weed = pen.drift()
        weed.line(MOSS, x - 4, 81, x, 90, x + 1, 79, width=2.4)


def clearing_with_stump(pen: Pen) -> None:
    pen.blob(HILL, 6, 56, 24, 26, 60, 18, 92, 40, 94, 76, 60, 95, 20, 90)
    pen.shadow(34, 84, 60, 66, 80, 72, 70, 88)
    pen.poly(BARK, 14, 88, 20, 58, 56, 58, 62, 88, 50, 84, 40, 91, 28, 85)
    pen.oval(PATH, 38, 56, 19, 11)
    pen.arc(WOOD_SHADE, 38, 56, 12, 7, 0, 360, width=1.6)
    pen.arc(WOOD_SHADE, 38, 56, 6, 3.4, 0, 360, width=1.6)
    for x, y in ((18, 24), (36, 16), (82, 24), (60, 15)):
        tree = pen.drift()
        tree.poly(FOREST, x - 9, y + 12, x, y - 5, x + 9, y + 12)


def cove_with_cave(pen: Pen) -> None:
    pen.area(((4, 70), (8, 30), (26, 8), (56, 6), (82, 22), (95, 48), (96, 70)), ROCK)
    pen.area(((56, 6), (82, 22), (95, 48), (96, 70), (74, 70), (66, 40)), ROCK_SHADE)
    pen.area(((26, 72), (30, 46), (44, 32), (58, 40), (66, 72)), DARK)
    pen.blob(LEAF, 10, 26, 28, 5, 56, 4, 76, 14, 52, 15, 30, 16)
    pen.area(((4, 70), (96, 70), (95, 84), (80, 94), (56, 90), (30, 96), (8, 88)), SHALLOW)
    pen.area(((28, 72), (64, 72), (58, 88), (34, 88)), SEA, None)
    for x, y in ((12, 80), (60, 92), (66, 80)):
        wave = pen.drift()
        wave.curve(FOAM, x - 4, y, x + 6, y - 5, x + 16, y, x + 26, y - 5, width=2.4)
