"""Draws Planetarium, Rocket Ship, Library and Log Cabin, in scene units; each stays within its own four cells."""

from __future__ import annotations

from facedown.games.myst.page.art.palette import (
    BARK,
    BRASS,
    BRASS_SHADE,
    CLOUD,
    DARK,
    DEEP,
    DUSK,
    FOREST,
    INK,
    LEAF,
    MOON,
    PAPER,
    PATH,
    ROCK,
    ROOF,
    ROOF_SHADE,
    SLATE,
    STONE,
    STONE_SHADE,
    WOOD,
    WOOD_SHADE,
)
from facedown.games.myst.page.art.pen import Pen
from facedown.games.myst.page.art.shapes import ring


def planetarium(pen: Pen) -> None:
    # Telescope, behind the dome.
    pen.line(INK, 530, 60, 580, 22, width=19)
    pen.line(BRASS_SHADE, 530, 60, 579, 23, width=15)
    pen.line(BRASS, 528, 57, 576, 20, width=8)
    pen.line(INK, 566, 16, 586, 40, width=5)
    # Dome with its slit.
    pen.area(ring(492, 96, 86, 84, 180, 180), SLATE)
    pen.area((*ring(480, 96, 68, 82, 180, 116), (500, 60), (496, 96)), STONE_SHADE, None)
    pen.area((*ring(474, 96, 56, 78, 180, 90), (462, 40), (446, 96)), PAPER, None)
    pen.area(ring(492, 96, 86, 84, 180, 180)[:1] + ring(492, 96, 86, 84, 180, 180), STONE, None, opacity=0.15)
    for rx in (60, 26):
        pen.arc(INK, 492, 96, rx, 84, 180, 180, width=1.4)
    pen.area(((466, 92), (462, 60), (468, 34), (480, 13), (496, 12), (486, 36), (482, 62), (484, 92)), DARK)
    for x, y in ((472, 50), (478, 30), (474, 72), (484, 22)):
        pen.oval(MOON, x, y, 1.6, ink=None)
    # Wall.
    pen.poly(STONE, 404, 96, 590, 96, 590, 186, 404, 186)
    pen.poly(STONE_SHADE, 516, 106, 590, 106, 590, 186, 516, 186)
    pen.rect(PAPER, 402, 93, 192, 13)
    pen.rect(STONE, 402, 182, 180, 12)
    for x in (412, 420, 484, 492):
        pen.line(ROCK, x, 108, x, 181, width=2.4)
    pen.oval(BRASS, 450, 144, 28)
    pen.oval(DUSK, 450, 144, 22)
    pen.line(INK, 428, 144, 472, 144)
    pen.line(INK, 450, 122, 450, 166)
    pen.area(ring(444, 138, 9, 9), MOON, None)
    # Door and star chart.
    pen.area(((510, 184), (510, 138), (516, 124), (528, 118), (540, 124), (546, 138), (546, 184)), WOOD_SHADE)
    pen.line(INK, 528, 120, 528, 184)
    pen.oval(BRASS, 523, 156, 2.4)
    pen.rect(DEEP, 553, 116, 32, 40)
    pen.line(MOON, 558, 148, 564, 132, 573, 138, 580, 122, width=1.4)
    for x, y in ((558, 148), (564, 132), (573, 138), (580, 122), (578, 150)):
        pen.oval(MOON, x, y, 2.2, ink=None)


def rocket(pen: Pen) -> None:
    # Gantry, beside the hull.
    for x in (812, 846):
        pen.line(INK, x, 106, x, 194, width=7)
        pen.line(ROOF, x, 106, x, 194, width=3.6)
    for y in (114, 140, 166):
        pen.line(INK, 812, y, 846, y + 24, width=4)
        pen.line(INK, 812, y + 24, 846, y, width=4)
    pen.poly(WOOD, 803, 106, 866, 106, 866, 114, 803, 114)
    for x in (872, 888):
        pen.line(INK, x, 106, x, 190, width=4)
    for y in range(114, 188, 11):
        pen.line(INK, 872, y, 888, y, width=3)
    # Cradle and fins.
    pen.shadow(740, 290, 790, 262, 797, 276, 780, 296)
    pen.poly(SLATE, 706, 294, 722, 262, 778, 262, 794, 294)
    pen.poly(ROCK, 706, 294, 722, 262, 744, 262, 734, 294)
    pen.poly(ROOF, 722, 206, 722, 258, 704, 280, 704, 244)
    pen.poly(ROOF_SHADE, 778, 206, 778, 258, 796, 280, 796, 244)
    # Hull.
    pen.blob(
        STONE, 750, 26, 768, 54, 780, 104, 780, 170, 772, 240, 764, 268, 736, 268, 728, 240, 720, 170, 720, 104, 732, 54
    )
    pen.blob(
        STONE_SHADE, 756, 40, 768, 60, 778, 104, 778, 170, 770, 240, 762, 266, 752, 266, 762, 170, 764, 100, ink=None
    )
    pen.blob(PAPER, 742, 60, 734, 104, 732, 160, 736, 230, 728, 200, 724, 150, 726, 96, ink=None)
    pen.area(((750, 25), (758, 36), (769, 60), (774, 78), (726, 78), (731, 60), (742, 36)), ROOF)
    pen.area(((750, 25), (758, 36), (769, 60), (774, 78), (754, 78), (756, 56)), ROOF_SHADE, None)
    pen.oval(BRASS, 750, 124, 17)
    pen.oval(DUSK, 750, 124, 12)
    pen.arc(PAPER, 750, 124, 8, 8, 180, 90, width=3)
    for y in (92, 192, 214):
        pen.arc(INK, 750, y, 29, 6, 0, 180, width=2)
    pen.poly(ROOF, 744, 218, 756, 218, 758, 286, 742, 286)
    pen.line(INK, 750, 26, 750, 6, width=3)
    flag = pen.drift()
    flag.poly(BRASS, 752, 9, 784, 14, 752, 22)


def library(pen: Pen) -> None:
    pen.shadow(640, 560, 770, 520, 790, 540, 786, 590, 690, 594)
    # East wing with the roof lantern.
    pen.poly(STONE_SHADE, 700, 440, 792, 440, 792, 526, 700, 526)
    pen.poly(ROOF_SHADE, 700, 440, 712, 424, 786, 424, 796, 440)
    pen.rect(PAPER, 734, 412, 28, 14)
    pen.poly(ROOF, 730, 413, 748, 403, 766, 413)
    pen.rect(BRASS, 741, 416, 5, 8, ink=None)
    pen.rect(BRASS, 750, 416, 5, 8, ink=None)
    for x in (710, 738, 766):
        pen.area(((x, 506), (x, 466), (x + 4, 458), (x + 9, 455), (x + 14, 458), (x + 18, 466), (x + 18, 506)), DEEP)
        pen.line(PAPER, x + 9, 456, x + 9, 506, width=1.6)
        pen.line(PAPER, x, 480, x + 18, 480, width=1.6)
    # The front with its columns.
    pen.rect(DARK, 608, 440, 92, 72)
    pen.poly(PAPER, 604, 436, 652, 405, 700, 436)
    pen.poly(STONE_SHADE, 616, 434, 652, 412, 688, 434, ink=None)
    pen.rect(STONE, 604, 434, 96, 9)
    for x in (608, 632, 666, 688):
        pen.rect(STONE, x, 443, 11, 68)
        pen.rect(PAPER, x, 443, 4, 68, ink=None)
    # Broad steps.
    for k in range(5):
        y = 511 + 16 * k
        pen.poly(PAPER, 607 - k, y, 697, y, 697, y + 8, 606 - k, y + 8)
        pen.poly(STONE_SHADE, 606 - k, y + 8, 697, y + 8, 697, y + 16, 605 - k, y + 16)
    # Terrace wall, urn and ivy.
    pen.rect(STONE, 703, 524, 92, 68)
    pen.rect(STONE_SHADE, 703, 576, 92, 16)
    for x, y in ((714, 536), (740, 536), (726, 552), (772, 560)):
        pen.rect(STONE_SHADE, x, y, 16, 8, ink=None)
    for x, y in ((782, 530), (774, 541), (786, 549), (778, 561), (786, 572), (768, 529)):
        leaf = pen.drift()
        leaf.blob(FOREST, x - 5, y - 4, x, y - 7, x + 4, y - 3, x + 3, y + 5, x - 5, y + 5)
    pen.area(((722, 590), (728, 580), (728, 574), (716, 562), (714, 546), (752, 546), (750, 562), (738, 574),
              (738, 580), (744, 590)), ROOF)  # fmt: skip
    pen.area(((740, 548), (752, 546), (750, 562), (738, 574), (734, 574), (741, 562)), ROOF_SHADE, None)
    pen.blob(LEAF, 714, 546, 720, 532, 733, 528, 746, 534, 752, 546, 733, 550)


def cabin(pen: Pen) -> None:
    pen.shadow(850, 488, 920, 470, 984, 474, 984, 492, 880, 495)
    # Tall fir.
    pen.rect(BARK, 963, 384, 10, 13)
    for y, half in ((350, 28), (330, 23), (308, 16)):
        pen.poly(FOREST, 968 - half, y + 36, 968, y - 4 if y > 308 else 304, 968 + half, y + 36)
        pen.poly(LEAF, 968 - half, y + 36, 968, y - 2 if y > 308 else 306, 966, y + 36, ink=None)
    # Chimney and smoke.
    smoke = pen.drift()
    smoke.blob(CLOUD, 834, 330, 822, 324, 824, 314, 838, 311, 850, 309, 854, 317, 846, 322, 850, 330)
    pen.rect(ROOF_SHADE, 832, 328, 16, 36)
    pen.rect(ROOF, 829, 324, 22, 7)
    # Wall of logs.
    pen.poly(WOOD, 816, 398, 926, 398, 926, 486, 816, 486)
    for y in range(404, 486, 14):
        pen.rect(WOOD_SHADE, 816, y + 6, 110, 6, ink=None)
        pen.line(INK, 816, y + 12, 926, y + 12, width=1.6)
        pen.oval(PATH, 813, y + 5, 6)
    pen.rect(BRASS, 842, 424, 36, 32)
    pen.rect(MOON, 844, 426, 15, 13, ink=None)
    pen.line(INK, 860, 424, 860, 456)
    pen.line(INK, 842, 440, 878, 440)
    pen.rect(BARK, 900, 426, 22, 60)
    # Roof.
    pen.poly(ROOF, 806, 398, 834, 342, 926, 342, 946, 398)
    pen.poly(ROOF_SHADE, 906, 398, 898, 342, 926, 342, 946, 398)
    for y in (356, 370, 384):
        pen.line(ROOF_SHADE, 833 - (y - 342) * 0.45, y, 930 + (y - 356) * 0.3, y, width=2.4)
    # Wood pile and axe.
    for row, count in ((0, 4), (1, 3), (2, 2)):
        for k in range(count):
            pen.oval(PATH, 940 + 13 * k + 6.5 * row, 486 - 12 * row, 6.6)
            pen.oval(WOOD, 940 + 13 * k + 6.5 * row, 486 - 12 * row, 2.4, ink=None)
    pen.line(INK, 938, 464, 962, 430, width=6)
    pen.line(PATH, 938, 464, 962, 430, width=3)
    pen.poly(STONE, 952, 424, 962, 418, 974, 428, 966, 438)
