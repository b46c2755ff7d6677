"""Draws rows 3 and 4, outside the landmarks: gardens, water works and the way to the beach."""

from __future__ import annotations

from math import cos, pi, sin

from facedown.games.myst.page.art.palette import (
    BARK,
    BRASS,
    DARK,
    FOAM,
    FOREST,
    HILL,
    INK,
    LEAF,
    MOSS,
    PAPER,
    ROCK,
    ROCK_SHADE,
    ROOF,
    ROSE,
    SAND,
    SAND_SHADE,
    SEA,
    SHALLOW,
    SHELF,
    STONE,
    STONE_SHADE,
    WOOD,
    WOOD_SHADE,
)
from facedown.games.myst.page.art.pen import Pen


def stone_stairs(pen: Pen) -> None:
    pen.poly(ROCK_SHADE, 10, 97, 10, 84, 54, 8, 94, 8, 94, 40, 66, 97)
    for k in range(6):
        x, y = 8 + 7.4 * k, 82 - 14 * k
        pen.poly(STONE, x, y, x + 44, y, x + 50, y + 7, x + 2, y + 7)
        pen.poly(STONE_SHADE, x + 2, y + 7, x + 50, y + 7, x + 50, y + 13, x + 2, y + 13)
    for x, y in ((14, 34), (20, 54), (84, 74), (86, 84)):
        leaf = pen.drift()
        leaf.blob(FOREST, x - 8, y + 4, x - 4, y - 7, x + 6, y - 6, x + 8, y + 3, x, y + 7)


def fountain(pen: Pen) -> None:
    pen.shadow(24, 78, 60, 62, 96, 70, 94, 88, 56, 96)
    pen.oval(STONE_SHADE, 48, 72, 41, 24)
    pen.oval(STONE, 48, 66, 41, 24)
    pen.oval(SHELF, 48, 66, 33, 18)
    pen.arc(FOAM, 48, 66, 24, 12, 20, 150, width=1.6)
    pen.poly(STONE_SHADE, 42, 66, 45, 44, 51, 44, 54, 66)
    pen.oval(STONE, 48, 43, 20, 8)
    pen.oval(SHALLOW, 48, 41, 15, 5)
    for way in (-1, 1):
        spray = pen.drift()
        spray.curve(FOAM, 48, 40, 48 + 6 * way, 16, 48 + 16 * way, 20, 48 + 20 * way, 40, width=3)
        spray.curve(FOAM, 48, 40, 48 + 3 * way, 22, 48 + 8 * way, 26, 48 + 10 * way, 40, width=2)


def signpost(pen: Pen) -> None:
    pen.shadow(38, 86, 60, 78, 80, 84, 60, 92)
    pen.rect(WOOD_SHADE, 36, 10, 8, 80)
    pen.rect(WOOD, 36, 10, 4, 80, ink=None)
    for y, way in ((16, 1), (33, -1), (50, 1)):
        if way > 0:
            pen.poly(WOOD, 28, y, 72, y, 84, y + 7, 72, y + 14, 28, y + 14)
        else:
            pen.poly(WOOD, 54, y, 16, y, 5, y + 7, 16, y + 14, 54, y + 14)
        pen.line(BARK, 24 + 10 * (way > 0), y + 7, 46 + 18 * (way > 0), y + 7, width=2.4)
    for x, y in ((12, 82), (26, 92), (52, 90)):
        tuft = pen.drift()
        tuft.line(FOREST, x - 4, y - 8, x, y, x, y - 11)
        tuft.line(FOREST, x + 5, y - 9, x, y)


def poplars(pen: Pen) -> None:
    for x, top, foot, k in ((32, 6, 84, 1.0), (68, 20, 92, 0.92)):
        pen.shadow(x, foot - 6, x + 22, foot - 12, x + 27, foot - 4, x + 4, foot + 2)
        pen.rect(BARK, x - 4, foot - 16, 8, 16)
        pen.blob(
            FOREST,
            x,
            top,
            x + 15 * k,
            top + 26,
            x + 17 * k,
            foot - 26,
            x + 6,
            foot - 8,
            x - 8,
            foot - 8,
            x - 17 * k,
            foot - 28,
            x - 13 * k,
            top + 24,
        )
        pen.blob(
            LEAF,
            x - 2,
            top + 5,
            x + 3,
            top + 26,
            x,
            foot - 30,
            x - 9,
            foot - 14,
            x - 14 * k,
            foot - 30,
            x - 10 * k,
            top + 26,
            ink=None,
        )
        for k2 in range(4):
            leaf = pen.drift()
            leaf.arc(MOSS, x - 2, top + 22 + 10 * k2, 6, 4, 20, 140, width=1.6)


def boulders_and_aloe(pen: Pen) -> None:
    pen.shadow(20, 60, 60, 50, 92, 62, 70, 74)
    pen.poly(ROCK, 6, 62, 12, 34, 34, 20, 52, 34, 56, 62)
    pen.poly(ROCK_SHADE, 34, 20, 52, 34, 56, 62, 36, 62, 30, 40)
    pen.poly(STONE_SHADE, 44, 66, 52, 46, 72, 40, 90, 54, 92, 68)
    pen.poly(ROCK_SHADE, 72, 40, 90, 54, 92, 68, 72, 68)
    pen.curve(INK, 43, 84, 48, 50, 62, 22, width=5)
    pen.curve(MOSS, 43, 84, 48, 50, 62, 22, width=2.4)
    for x, y in ((58, 30), (66, 24), (62, 14)):
        pen.oval(ROSE, x, y, 5, 6)
    for x, y in ((22, 60), (31, 54), (42, 51), (55, 54), (64, 61), (50, 62), (36, 62)):
        pen.poly(HILL if x < 43 else LEAF, 37, 95, x - 2, y + 4, x, y - 4, x + 5, y + 6, 49, 95)


def beach_with_boat(pen: Pen) -> None:
    pen.blob(SAND, 10, 30, 26, 26, 46, 40, 66, 62, 76, 84, 60, 94, 30, 92, 12, 86, 6, 60, ink=None)
    pen.blob(SAND_SHADE, 12, 80, 34, 76, 54, 88, 30, 91, ink=None)
    pen.shadow(24, 40, 60, 60, 88, 84, 60, 86)
    pen.blob(WOOD_SHADE, 14, 10, 40, 14, 66, 36, 82, 64, 78, 74, 50, 66, 24, 40)
    pen.blob(BARK, 20, 16, 40, 19, 62, 38, 74, 62, 52, 58, 30, 38)
    pen.poly(WOOD, 30, 34, 44, 20, 50, 25, 36, 41)
    pen.poly(WOOD, 48, 52, 62, 38, 67, 44, 54, 58)
    pen.line(INK, 84, 12, 40, 52, width=5)
    pen.line(WOOD, 84, 12, 40, 52, width=2)
    pen.blob(WOOD, 92, 5, 94, 10, 84, 18, 80, 14)


def end_of_jetty(pen: Pen) -> None:
    for x in (30, 62):
        pen.rect(BARK, x, 46, 7, 22)
        pen.oval(FOAM, x + 3, 69, 10, 3, ink=None)
    pen.poly(WOOD_SHADE, 14, 42, 97, 42, 97, 50, 14, 50)
    pen.poly(WOOD, 24, 18, 97, 18, 97, 42, 14, 42)
    for x in (34, 48, 62, 76, 90):
        pen.line(BARK, x, 18, x - 7, 42)
    pen.poly(ROCK, 36, 94, 42, 84, 60, 80, 78, 86, 84, 94)
    pen.poly(ROCK_SHADE, 60, 80, 78, 86, 84, 94, 62, 94)
    for x, y in ((16, 62), (15, 85)):
        wave = pen.drift()
        wave.curve(FOAM, x - 6, y, x + 4, y - 5, x + 14, y, x + 24, y - 5, width=2.4)
    pen.arc(ROOF, 84, 30, 7, 5, 0, 360, width=4)


def lily_pond(pen: Pen) -> None:
    pen.blob(STONE, 6, 54, 18, 20, 52, 8, 86, 24, 94, 56, 76, 88, 38, 94, 12, 80)
    pen.blob(SHELF, 13, 54, 24, 26, 52, 16, 80, 30, 86, 56, 70, 80, 38, 86, 18, 74)
    pen.blob(SEA, 24, 60, 50, 44, 82, 50, 68, 76, 38, 82, 22, 72, ink=None)
    for x, y, r, bloom in ((34, 38, 11, 1), (62, 34, 8, 0), (66, 62, 13, 1), (38, 68, 9, 0)):
        leaf = pen.drift()
        leaf.oval(HILL, x, y, r, r * 0.7)
        leaf.poly(SHELF, x, y, x + r, y - 4, x + r, y + 2, ink=None)
        if bloom:
            leaf.poly(ROSE, x - 6, y - 2, x - 4, y - 8, x, y - 4, x + 4, y - 9, x + 6, y - 2, x, y + 3)


def spiral_mosaic(pen: Pen) -> None:
    pen.oval(STONE_SHADE, 50, 53, 45, 42)
    pen.oval(PAPER, 50, 50, 45, 42)
    line = tuple(
        part
        for k in range(40)
        for part in (50 + (3 + 0.92 * k) * cos(k * pi / 7), 50 + (3 + 0.85 * k) * sin(k * pi / 7))
    )
    pen.curve(INK, *line, width=9)
    pen.curve(SHELF, *line, width=6)
    for k in range(3, 40, 2):
        r, turn = 3 + 0.88 * k, k * pi / 7
        pen.oval(ROOF if k % 4 == 1 else BRASS, 50 + r * cos(turn), 50 + r * sin(turn), 2, ink=None)


def hedge_and_gate(pen: Pen) -> None:
    pen.shadow(10, 84, 50, 78, 90, 84, 88, 95, 12, 95)
    for x in (4, 66):
        pen.poly(FOREST, x, 86, x, 44, x + 30, 44, x + 30, 86)
        pen.blob(LEAF, x + 2, 46, x + 8, 36, x + 16, 41, x + 24, 35, x + 28, 46, x + 15, 52)
    for k in range(8):
        leaf = pen.drift()
        leaf.oval(LEAF, (14, 24, 12, 26, 76, 86, 74, 85)[k], (60, 66, 74, 78)[k % 4], 3, ink=None)
    for x in (30, 60):
        pen.rect(STONE, x, 30, 10, 60)
        pen.oval(STONE, x + 5, 26, 6)
    pen.rect(HILL, 40, 44, 20, 46)
    pen.arc(DARK, 50, 44, 10, 12, 180, 180, width=3)
    for x in (42, 47, 53, 58):
        pen.line(DARK, x, 36, x, 90, width=2.4)
    pen.line(DARK, 40, 62, 60, 62, width=3)


def footbridge(pen: Pen) -> None:
    pen.blob(SAND_SHADE, 12, 12, 30, 4, 52, 10, 62, 34, 78, 62, 94, 88, 70, 95, 36, 93, 32, 64, 26, 36)
    pen.blob(SHELF, 18, 12, 32, 8, 48, 13, 57, 38, 72, 64, 86, 88, 66, 91, 42, 89, 40, 64, 32, 36)
    pen.curve(FOAM, 34, 10, 46, 50, 54, 90, width=2)
    pen.curve(FOAM, 48, 30, 58, 60, 66, 92, width=2)
    pen.area(((4, 62), (26, 44), (50, 38), (74, 44), (96, 62), (96, 80), (74, 62), (50, 56), (26, 62), (4, 80)), WOOD)
    for x, y in ((14, 55), (26, 45), (38, 41), (50, 39), (62, 41), (74, 45), (86, 55)):
        pen.line(BARK, x, y, x, y + 18)
    for down, colour in ((0, WOOD_SHADE), (18, WOOD_SHADE)):
        for x, y in ((10, 44), (50, 22), (90, 44)):
            pen.rect(colour, x - 2, y + down, 5, 18)
        pen.curve(INK, 6, 46 + down, 26, 30 + down, 50, 24 + down, 74, 30 + down, 94, 46 + down, width=6)
        pen.curve(WOOD, 6, 46 + down, 26, 30 + down, 50, 24 + down, 74, 30 + down, 94, 46 + down, width=3)
