"""Draws the whole picture: its layers from back to front, as one list of shapes (M-21, M-22)."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from facedown.games.myst.page.art import (
    ground,
    landmarks_east,
    landmarks_west,
    marks,
    motifs_middle,
    motifs_north,
    plants,
)
from facedown.games.myst.page.art import motifs_south as south
from facedown.games.myst.page.art.cut import COLUMNS, UNIT
from facedown.games.myst.page.art.pen import Pen
from facedown.games.myst.page.art.shapes import Shape
from facedown.games.myst.rules.data import DATA

Motif = Callable[[Pen], None]

MOTIFS: dict[str, Motif] = {
    "A1": motifs_north.surf_with_gulls,
    "B1": motifs_north.cliff_path,
    "D1": motifs_north.bent_pine,
    "G1": motifs_north.brick_path,
    "I1": motifs_north.cloud_and_moon,
    "J1": motifs_north.compass_rose,
    "D2": motifs_north.sundial_meadow,
    "G2": motifs_north.fern_hollow,
    "J2": motifs_north.sea_arch,
    "C3": motifs_middle.stone_stairs,
    "E3": motifs_middle.fountain,
    "F3": motifs_middle.signpost,
    "G3": motifs_middle.poplars,
    "I3": motifs_middle.boulders_and_aloe,
    "J3": motifs_middle.beach_with_boat,
    "C4": motifs_middle.end_of_jetty,
    "E4": motifs_middle.lily_pond,
    "F4": motifs_middle.spiral_mosaic,
    "G4": motifs_middle.hedge_and_gate,
    "H4": motifs_middle.footbridge,
    "A5": south.whirlpool,
    "B5": south.reef_with_seal,
    "C5": south.pier_with_crates,
    "F5": south.flower_ring,
    "A6": south.buoy_rock,
    "B6": south.dolphin,
    "C6": south.distant_sail,
    "D6": south.kelp_and_starfish,
    "E6": south.shells,
    "F6": south.shore_post,
    "I6": south.clearing_with_stump,
    "J6": south.cove_with_cave,
}

LANDMARKS: dict[str, Motif] = {
    "gears": landmarks_west.gears,
    "planetarium": landmarks_east.planetarium,
    "rocket": landmarks_east.rocket,
    "library": landmarks_east.library,
    "ship": landmarks_west.ship,
    "clock": landmarks_west.clock,
    "cabin": landmarks_east.cabin,
}

# Where a switch stands in its cell: the middle of its pedestal, and its foot.
COUNTED = {
    "B1": (76, 92),
    "G1": (76, 84),
    "F3": (76, 92),
    "J3": (26, 90),
    "C4": (58, 92),
    "A6": (68, 86),
    "F6": (66, 88),
    "I6": (76, 82),
}
INNER = {"C2": (52, 95), "F2": (66, 95), "I2": (50, 95), "E5": (54, 96), "J5": (72, 94)}


def corner(cell: str) -> tuple[int, int]:
    """Finds the upper left corner of a cell, in scene units."""
    return (UNIT * (ord(cell[0]) - ord("A")), UNIT * (int(cell[1]) - 1))


def name(cell: int) -> str:
    return f"{chr(ord('A') + cell % COLUMNS)}{cell // COLUMNS + 1}"


def pen_at(cell: str, art_seed: int) -> Pen:
    return Pen(*corner(cell), seed=art_seed)


def motif(cell: str, art_seed: int) -> list[Shape]:
    """Draws what is in a cell outside the landmarks, without ground and marks."""
    pen = pen_at(cell, art_seed)
    MOTIFS[cell](pen)
    return pen.sheet


def growth(cell: str, art_seed: int) -> list[Shape]:
    """Draws the small plants of a cell."""
    pen = pen_at(cell, art_seed + 1)
    plants.plant(pen, cell)
    return pen.sheet


def landmark(name: str, art_seed: int) -> list[Shape]:
    pen = Pen(0, 0, seed=art_seed * 16 + list(LANDMARKS).index(name))
    LANDMARKS[name](pen)
    return pen.sheet


def signs() -> list[Shape]:
    """Draws switches and Key emblems: in front of everything."""
    sheet: list[Shape] = []
    for cell, (x, foot) in COUNTED.items():
        marks.counted_switch(Pen(*corner(cell), sheet=sheet), x, foot)
    for cell, (x, foot) in INNER.items():
        marks.inner_switch(Pen(*corner(cell), sheet=sheet), x, foot)
    for place in DATA.landmarks:
        marks.key_emblem(Pen(*corner(place.key), sheet=sheet))
    return sheet


@lru_cache(maxsize=8)
def scene(art_seed: int) -> tuple[Shape, ...]:
    pen = Pen(0, 0, seed=art_seed)
    for layer in (ground.water, ground.shore, ground.ground, ground.paths):
        layer(pen)
    sheet = pen.sheet
    for cell in plants.GROWTH:
        sheet += growth(cell, art_seed)
    for cell in MOTIFS:
        sheet += motif(cell, art_seed)
    for place in LANDMARKS:
        sheet += landmark(place, art_seed)
    return (*sheet, *signs())
