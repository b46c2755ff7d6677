"""Draws what the rules look for in the picture: switches (M-23) and Key emblems (M-20)."""

from __future__ import annotations

from facedown.games.myst.page.art.palette import BRASS, BRASS_SHADE, DARK, INK, PAPER, ROOF, STONE, STONE_SHADE
from facedown.games.myst.page.art.pen import Pen

KEY_AT = (50, 62)


def lever(pen: Pen, x: float, foot: float, high: float) -> None:
    """Draws a lever on a pedestal, `high` units from its foot to the top of its knob."""
    k = high / 34
    pen.shadow(x + 2 * k, foot - 6 * k, x + 20 * k, foot - 3 * k, x + 22 * k, foot, x, foot)
    pen.poly(STONE, x - 12 * k, foot - 1, x - 9 * k, foot - 12 * k, x + 9 * k, foot - 12 * k, x + 12 * k, foot - 1)
    pen.poly(STONE_SHADE, x + 3 * k, foot - 1, x + 3 * k, foot - 12 * k, x + 9 * k, foot - 12 * k, x + 12 * k, foot - 1)
    pen.oval(BRASS_SHADE, x, foot - 12 * k, 7 * k, 3.4 * k)
    pen.line(INK, x, foot - 13 * k, x + 8 * k, foot - 28 * k, width=6 * k)
    pen.line(BRASS, x, foot - 13 * k, x + 8 * k, foot - 28 * k, width=2.6 * k)
    pen.oval(ROOF, x + 8 * k, foot - high + 5.5 * k, 4.6 * k)


def counted_switch(pen: Pen, x: float, foot: float) -> None:
    lever(pen, x, foot, 34)
    pen.oval(PAPER, x - 12, foot - 19, 8)
    pen.line(INK, x - 14.5, foot - 20.5, x - 11.5, foot - 23.5, x - 11.5, foot - 14.5, width=2.4)


def inner_switch(pen: Pen, x: float, foot: float) -> None:
    lever(pen, x, foot, 24)


def key_emblem(pen: Pen) -> None:
    """Draws a ring with an upright keyhole, 28 units wide."""
    x, y = KEY_AT
    pen.oval(BRASS, x, y, 13)
    pen.oval(PAPER, x, y, 9.4)
    pen.arc(BRASS_SHADE, x, y, 11.4, 11.4, -20, 130, width=1.6)
    pen.oval(DARK, x, y - 2.6, 3, ink=None)
    pen.poly(DARK, x - 1.4, y - 2, x + 1.4, y - 2, x + 2.8, y + 6, x - 2.8, y + 6, ink=None)
