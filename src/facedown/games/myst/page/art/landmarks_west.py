"""Draws Giant Gears, Sunken Ship and Clock Tower, in scene units; each stays within its own four cells."""

from __future__ import annotations

from math import cos, pi, sin

from facedown.games.myst.page.art.palette import (
    BARK,
    BRASS,
    BRASS_SHADE,
    DARK,
    FOAM,
    INK,
    PAPER,
    ROCK,
    ROOF,
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
from facedown.games.myst.page.art.shapes import Point, ring


def toothed(x: float, y: float, rx: float, ry: float, teeth: int, depth: float) -> tuple[Point, ...]:
    """Computes the rim of a cog wheel, seen from whatever side the two radii say."""
    made = []
    for k in range(4 * teeth):
        turn = (k + 0.5) * pi / (2 * teeth)
        share = 1.0 if k % 4 in (0, 1) else 1 - depth
        made.append((x + rx * share * cos(turn), y + ry * share * sin(turn)))
    return tuple(made)


def gears(pen: Pen) -> None:
    # The waterfall that drives the wheel.
    pen.area(((6, 106), (33, 104), (30, 150), (42, 184), (34, 194), (24, 190), (14, 196), (4, 188)), SHALLOW)
    for x, end in ((13, 178), (20, 186), (27, 174)):
        pen.curve(FOAM, x, 112, x - 2, 140, x + 2, end, width=3)
    pen.poly(ROCK, 4, 103, 40, 103, 36, 116, 24, 111, 14, 117, 5, 112)
    pen.blob(FOAM, 4, 190, 10, 181, 20, 187, 30, 180, 42, 186, 44, 194, 24, 197, 8, 196)
    # The big wheel, lying.
    pen.area(toothed(137, 152, 107, 44, 18, 0.13), BARK)
    pen.area(toothed(137, 143, 107, 41, 18, 0.13), BRASS_SHADE)
    pen.area(ring(137, 142, 84, 31), BRASS)
    pen.area(ring(137, 143, 70, 25), DARK)
    for k in range(6):
        turn = k * pi / 3 + 0.3
        a, b = cos(turn), sin(turn)
        pen.area(
            ((137 - 9 * b, 143 + 4 * a), (137 + 72 * a - 6 * b, 143 + 26 * b + 3 * a),
             (137 + 72 * a + 6 * b, 143 + 26 * b - 3 * a), (137 + 9 * b, 143 - 4 * a)), BRASS,
        )  # fmt: skip
    pen.area(ring(142, 158, 34, 24), BRASS_SHADE)
    pen.area(ring(142, 153, 34, 24), STONE)
    # The small wheel, standing before an opening to the sky, and the pinion between the two.
    pen.area(((206, 96), (206, 44), (216, 18), (250, 6), (284, 18), (294, 44), (294, 96)), STONE_SHADE)
    pen.area(((213, 96), (213, 46), (222, 24), (250, 13), (278, 24), (287, 46), (287, 96)), SKY)
    pen.area(toothed(253, 57, 36, 36, 11, 0.2), BARK)
    pen.area(toothed(250, 54, 36, 36, 11, 0.2), BRASS)
    pen.area(ring(250, 54, 21, 21), BRASS_SHADE)
    pen.area(ring(250, 54, 7, 7), PAPER)
    for k in range(5):
        turn = k * 2 * pi / 5
        pen.oval(DARK, 250 + 14 * cos(turn), 54 + 14 * sin(turn), 3.6, ink=None)
    pen.rect(SLATE, 264, 104, 10, 30)
    pen.area(toothed(269, 148, 28, 19, 9, 0.24), BARK)
    pen.area(toothed(269, 140, 28, 19, 9, 0.24), STONE)
    pen.area(ring(269, 139, 12, 8), SLATE)


def ship(pen: Pen) -> None:
    # Masts and sails.
    pen.line(INK, 74, 352, 46, 208, width=9)
    pen.line(WOOD_SHADE, 74, 352, 46, 208, width=5)
    pen.line(INK, 140, 340, 150, 206, width=9)
    pen.line(WOOD_SHADE, 140, 340, 150, 206, width=5)
    pen.line(INK, 10, 240, 92, 224, width=5)
    pen.area(((14, 240), (88, 226), (94, 262), (82, 256), (84, 286), (66, 270), (58, 292), (46, 272), (30, 284),
              (28, 268), (12, 278)), PAPER)  # fmt: skip
    pen.area(((52, 233), (88, 226), (94, 262), (82, 256), (84, 286), (66, 270), (60, 252)), STONE_SHADE)
    pen.line(INK, 22, 250, 40, 262)
    for x in (106, 122, 180, 194):
        pen.line(BARK, 148, 232, x, 326, width=2)
    for y in (262, 284, 306):
        pen.line(BARK, 148 - (y - 232) * 0.44, y, 148 + (y - 232) * 0.5, y, width=1.6)
    pen.area(((132, 234), (168, 236), (162, 254), (136, 252)), WOOD)
    pen.area(ring(150, 235, 18, 5), WOOD_SHADE)
    pen.poly(ROOF, 151, 207, 178, 213, 152, 220)
    # The hull: bow down in the water, stern up.
    pen.area(((16, 372), (8, 344), (40, 352), (96, 346), (136, 334), (192, 304), (196, 330), (184, 368), (160, 390),
              (60, 392)), WOOD_SHADE)  # fmt: skip
    pen.area(((8, 344), (40, 352), (96, 346), (136, 334), (192, 304), (194, 320), (140, 350), (96, 360), (44, 366),
              (12, 358)), WOOD)  # fmt: skip
    for down in (12, 24):
        pen.curve(BARK, 50, 366 + down * 0.6, 110, 358 + down, 186, 322 + down, width=1.6)
    for x, y in ((120, 366), (142, 358), (163, 347)):
        pen.rect(DARK, x, y, 9, 8)
    pen.area(((4, 384), (20, 364), (44, 372), (70, 366), (100, 382), (130, 376), (164, 386), (196, 378), (184, 392),
              (140, 396), (96, 391), (50, 396), (14, 392)), SHELF, None)  # fmt: skip
    pen.curve(FOAM, 4, 384, 20, 366, 44, 374, 70, 368, 100, 384, 130, 378, 164, 388, 196, 380, width=3)
    # The stern lantern.
    pen.line(INK, 178, 312, 178, 296, width=4)
    pen.area(((170, 302), (186, 302), (184, 322), (172, 322)), BRASS)
    pen.oval(PAPER, 178, 312, 4, 6, ink=None)


def clock(pen: Pen) -> None:
    pen.shadow(352, 488, 380, 462, 397, 472, 396, 492, 370, 497)
    # Spire and weather vane.
    pen.line(INK, 350, 246, 350, 206, width=3)
    pen.poly(BRASS, 328, 216, 350, 211, 350, 221)
    pen.poly(BRASS, 352, 213, 366, 206, 366, 224, 352, 219)
    pen.poly(SLATE, 350, 226, 384, 292, 316, 292)
    pen.poly(ROCK, 350, 226, 346, 292, 316, 292)
    for y in (250, 264, 278):
        pen.line(INK, 350 - (y - 226) * 0.5, y, 350 + (y - 226) * 0.5, y, width=1.4)
    # The tower.
    pen.poly(STONE, 318, 294, 382, 294, 386, 494, 314, 494)
    pen.poly(STONE_SHADE, 366, 294, 382, 294, 386, 494, 368, 494)
    pen.rect(STONE, 312, 290, 76, 9)
    for x, y in ((322, 402), (340, 410), (322, 430), (318, 476), (372, 410), (374, 440), (372, 470), (336, 398)):
        pen.rect(STONE_SHADE, x, y, 12, 6, ink=None)
    # The dial, at five past ten.
    pen.oval(BRASS_SHADE, 351, 351, 39)
    pen.oval(BRASS, 350, 349, 38)
    pen.oval(PAPER, 350, 349, 31)
    for k in range(12):
        a, b = sin(k * pi / 6), -cos(k * pi / 6)
        pen.line(
            INK,
            350 + 28 * a,
            349 + 28 * b,
            350 + (21 if k % 3 == 0 else 24) * a,
            349 + (21 if k % 3 == 0 else 24) * b,
            width=3,
        )
    for turn, far, width in ((302.5, 15, 5), (30, 25, 3)):
        pen.line(INK, 350, 349, 350 + far * sin(turn * pi / 180), 349 - far * cos(turn * pi / 180), width=width)
    pen.oval(ROOF, 350, 349, 3.6)
    # The door, and the bridge of cogs to the east.
    pen.area(((330, 494), (330, 452), (338, 438), (350, 432), (362, 438), (370, 452), (370, 494)), WOOD_SHADE)
    pen.area(((334, 494), (334, 454), (341, 443), (350, 438), (350, 494)), WOOD, None)
    pen.line(INK, 350, 434, 350, 494)
    pen.area(toothed(431, 446, 27, 27, 9, 0.2), BARK)
    pen.area(toothed(429, 443, 27, 27, 9, 0.2), BRASS)
    pen.oval(DARK, 429, 443, 12)
    pen.oval(STONE, 429, 443, 5)
    pen.area(toothed(474, 432, 20, 20, 8, 0.24), BARK)
    pen.area(toothed(472, 430, 20, 20, 8, 0.24), STONE)
    pen.oval(SLATE, 472, 430, 7)
    pen.poly(WOOD, 388, 462, 497, 462, 497, 474, 388, 474)
    pen.poly(WOOD_SHADE, 388, 474, 497, 474, 497, 480, 388, 480)
    for x in range(400, 496, 14):
        pen.line(BARK, x, 462, x, 474, width=1.6)
