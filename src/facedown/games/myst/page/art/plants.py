"""Draws small growth between the motifs: bushes, tufts and flowers, each moved a little by the picture's seed."""

from __future__ import annotations

from facedown.games.myst.page.art.palette import BRASS, FOREST, LEAF, MEADOW, MOSS, PAPER, ROSE
from facedown.games.myst.page.art.pen import Pen

# In the free corners of a cell: what grows, and where.
GROWTH: dict[str, tuple[tuple[str, int, int], ...]] = {
    "D1": (("tuft", 84, 62), ("bush", 16, 56)),
    "C2": (("bush", 16, 84), ("tuft", 84, 20)),
    "D2": (("bush", 17, 60), ("tuft", 30, 90), ("tuft", 40, 16)),
    "G1": (("flower", 82, 50), ("tuft", 16, 84), ("bush", 15, 30)),
    "G2": (("tuft", 16, 14), ("flower", 86, 83), ("flower", 14, 83)),
    "I2": (("tuft", 76, 84),),
    "C3": (("tuft", 86, 20),),
    "D3": (("bush", 16, 40), ("flower", 84, 30), ("tuft", 84, 56), ("bush", 15, 84)),
    "E3": (("bush", 16, 22), ("flower", 80, 20), ("tuft", 86, 38), ("tuft", 14, 44)),
    "F3": (("bush", 84, 24), ("flower", 14, 60), ("tuft", 14, 20)),
    "G3": (("tuft", 14, 22), ("flower", 52, 14), ("tuft", 50, 84), ("flower", 86, 16)),
    "H3": (("tuft", 14, 20), ("tuft", 86, 18)),
    "I3": (("tuft", 84, 84), ("flower", 16, 84), ("tuft", 60, 20)),
    "E4": (("tuft", 14, 16), ("flower", 86, 14), ("flower", 86, 86)),
    "F4": (("bush", 15, 88), ("tuft", 86, 14)),
    "G4": (("flower", 16, 18), ("tuft", 84, 20), ("bush", 62, 15)),
    "H4": (("bush", 84, 20), ("tuft", 14, 24), ("flower", 20, 86), ("tuft", 86, 88)),
    "D4": (("tuft", 14, 86), ("flower", 88, 83)),
    "E5": (("bush", 20, 15), ("flower", 48, 16), ("tuft", 16, 90)),
    "F5": (("tuft", 14, 14), ("bush", 83, 16), ("tuft", 86, 86)),
    "J4": (("tuft", 40, 22), ("bush", 24, 24)),
    "J5": (("tuft", 76, 28), ("flower", 86, 50)),
    "I6": (("flower", 84, 62), ("flower", 56, 42)),
}


def bush(pen: Pen, x: float, y: float) -> None:
    pen.shadow(x - 4, y + 4, x + 6, y, x + 9, y + 4, x + 2, y + 7)
    pen.blob(FOREST, x - 8, y + 4, x - 6, y - 4, x, y - 7, x + 6, y - 4, x + 7, y + 4, x, y + 6, width=1.6)
    pen.blob(LEAF, x - 6, y + 1, x - 4, y - 3, x, y - 5, x + 2, y - 1, x - 2, y + 2, ink=None)


def tuft(pen: Pen, x: float, y: float) -> None:
    pen.line(MOSS, x - 5, y - 5, x, y + 3, x, y - 7, width=1.8)
    pen.line(MOSS, x + 5, y - 5, x, y + 3, width=1.8)


def flower(pen: Pen, x: float, y: float) -> None:
    for dx, dy, colour in ((-4, 0, PAPER), (3, -3, ROSE), (2, 4, BRASS)):
        pen.line(MOSS, x + dx, y + dy, x + dx, y + dy + 4, width=1.4)
        pen.oval(colour, x + dx, y + dy, 2.2, ink=None)
    pen.oval(MEADOW, x + 3, y - 3, 0.8, ink=None)


KINDS = {"bush": bush, "tuft": tuft, "flower": flower}


def plant(pen: Pen, cell: str) -> None:
    for kind, x, y in GROWTH.get(cell, ()):
        KINDS[kind](pen.drift(), x, y)
