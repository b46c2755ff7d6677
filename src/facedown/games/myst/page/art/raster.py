"""Draws pieces as pixels, for trays: a picture that an eye can read, and that says nothing else (M-63).

Path data would tell a program the cell by a comparison of texts. Pixels tell it what they tell a person, and film grain
that is drawn for each piece makes no two pictures of the same piece equal.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw

from facedown.games.myst.page.art.cut import BOX, COLUMNS, MARGIN, ROWS, UNIT, Cut, Point
from facedown.games.myst.page.art.palette import INK, PAPER, natural, ramp_stops, rgb
from facedown.games.myst.page.art.scene import scene
from facedown.games.myst.page.art.shapes import Shape

Pixels = npt.NDArray[np.float32]
Bytes = npt.NDArray[np.uint8]

SIDE = 208  # pixels of a piece's box
SCALE = SIDE / BOX  # pixels of a scene unit
FINE = 2  # the scene is drawn so many times larger, then averaged
FINE_EDGE = 3  # and outlines
STEPS = 12  # straight lines in a third of a curved side
GRAIN = 0.03  # share of specks of either colour
SPECK = 0.16  # how much of their colour they take on
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)


@lru_cache(maxsize=4)
def island(art_seed: int) -> Bytes:
    """Draws the whole picture in natural colours, with a margin as wide as that of a piece's box."""
    wide, high = COLUMNS * UNIT + 2 * MARGIN, ROWS * UNIT + 2 * MARGIN
    size = round(SCALE * wide), round(SCALE * high)
    image = Image.new("RGB", (FINE * size[0], FINE * size[1]))
    draw = ImageDraw.Draw(image, "RGBA")
    for shape in scene(art_seed):
        _paint(draw, shape, FINE * SCALE)
    return np.asarray(image.resize(size, Image.Resampling.BOX), np.uint8)


def _paint(draw: ImageDraw.ImageDraw, shape: Shape, scale: float) -> None:
    points = [(scale * (x + MARGIN), scale * (y + MARGIN)) for x, y in shape.points]
    if shape.fill:
        draw.polygon(points, fill=_colour(shape.fill, shape.opacity))
    if shape.ink:
        line = [*points, *points[:2]] if shape.fill else points  # joined at its first corner too
        draw.line(line, _colour(shape.ink, shape.opacity), max(1, round(scale * shape.width)), "curve")


def _colour(colour: str, opacity: float = 1.0) -> tuple[int, int, int, int]:
    red, green, blue = (round(255 * part) for part in rgb(natural(colour)))
    return (red, green, blue, round(255 * opacity))


@lru_cache(maxsize=4 * COLUMNS * ROWS)
def front(cell: int, team: str, art_seed: int) -> Bytes:
    """Draws what may show in a piece's box, in the colours of the team; a new cut and new grain cost little then."""
    row, column = divmod(cell, COLUMNS)
    left, top = round(SCALE * UNIT * column), round(SCALE * UNIT * row)
    picture = _parts(island(art_seed)[top : top + SIDE, left : left + SIDE])
    made: Bytes = np.round(255 * _patterned(_tinted(picture, team), team)).astype(np.uint8)
    return made


def piece(cell: int, team: str, cut: Cut, art_seed: int, noise: np.random.Generator) -> Bytes:
    """Draws the front of a piece, upright: red, green, blue and opacity."""
    picture = _grained(_parts(front(cell, team, art_seed)), noise)
    inside, paper, ink = _outline(cut, cell)
    picture = _mixed(picture, PAPER, 0.55 * paper * inside)
    picture = _mixed(picture, INK, ink)
    opacity = np.maximum(inside, ink)[..., None]
    made: Bytes = np.round(255 * np.concatenate([picture, opacity], axis=2)).astype(np.uint8)
    return made


def _parts(values: Bytes) -> Pixels:
    """Scales values of 0 to 255 to 0 to 1."""
    made: Pixels = values.astype(np.float32) * np.float32(1 / 255)
    return made


def _tinted(picture: Pixels, team: str) -> Pixels:
    """Mixes four fifths of a ramp over the luminance with one fifth of the picture itself (M-25)."""
    luminance = picture @ LUMINANCE
    stops = np.array(ramp_stops(team), np.float32)
    ramp = np.stack([np.interp(luminance, (0.0, 0.5, 1.0), stops[:, part]) for part in range(3)], axis=2)
    return (0.8 * ramp + 0.2 * picture).astype(np.float32)


def _grained(picture: Pixels, noise: np.random.Generator) -> Pixels:
    """Adds specks of black and white; where they are is chance, for each piece of each race."""
    drawn = noise.random(picture.shape[:2], np.float32)
    picture = _mixed(picture, "#000000", SPECK * (drawn < GRAIN))
    return _mixed(picture, "#ffffff", SPECK * (drawn > 1 - GRAIN))


def _patterned(picture: Pixels, team: str) -> Pixels:
    """Draws strokes on blue, dots on yellow: teams can be told apart without colour."""
    down, along = np.mgrid[0:SIDE, 0:SIDE] / SCALE
    if team == "blue":
        return _mixed(picture, "#000000", 0.1 * (((along + down) / np.sqrt(2)) % 12 < 2))
    dots = (along % 12 - 6) ** 2 + (down % 12 - 6) ** 2 < 2.4**2
    return _mixed(picture, "#ffffff", 0.1 * dots)


def _mixed(picture: Pixels, colour: str, share: npt.NDArray[np.floating]) -> Pixels:
    part = np.asarray(share, np.float32)[..., None]
    return picture * (1 - part) + np.array(rgb(colour), np.float32) * part


def _outline(cut: Cut, cell: int) -> tuple[Pixels, Pixels, Pixels]:
    """Computes how much of each pixel is inside of a piece, on its edge of paper, and on its line of ink."""
    scale = FINE_EDGE * SCALE
    row, column = divmod(cell, COLUMNS)
    points = [
        (scale * (MARGIN + UNIT * (x - column)), scale * (MARGIN + UNIT * (y - row)))
        for side in cut.sides(cell)
        for x, y in _flat(side)
    ]
    found = []
    for width in (0.0, 3.0, 0.8):
        image = Image.new("L", (FINE_EDGE * SIDE, FINE_EDGE * SIDE))
        draw = ImageDraw.Draw(image)
        if width:
            draw.line([*points, *points[:2]], 255, max(1, round(scale * width)), "curve")
        else:
            draw.polygon(points, fill=255)
        small = image.resize((SIDE, SIDE), Image.Resampling.BOX)
        found.append(_parts(np.asarray(small)))
    return found[0], found[1], found[2]


def _flat(side: tuple[Point, ...]) -> list[Point]:
    """Splits a side of a piece into straight lines, without its last point: cubics of four points each, or one line."""
    if len(side) == 2:
        return [side[0]]
    made: list[Point] = []
    for start, end in pairwise(range(0, len(side), 3)):
        curve = side[start : end + 1]
        for step in range(STEPS):
            t = step / STEPS
            parts = ((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3)
            x, y = (sum(part * point[axis] for part, point in zip(parts, curve, strict=True)) for axis in range(2))
            made.append((x, y))
    return made
