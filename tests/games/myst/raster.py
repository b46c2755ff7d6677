"""The island's shapes as pixels, for the tests. All of them are lines and polygons, so Pillow can draw them."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
from PIL import Image, ImageDraw

from facedown.games.myst.page.art.cut import COLUMNS, ROWS, UNIT
from facedown.games.myst.page.art.palette import Tint, natural, rgb
from facedown.games.myst.page.art.shapes import Shape

FINE = 2  # pixels are drawn so many times smaller, then averaged


def pixels(shapes: Iterable[Shape], cell: int = 64, tint: Tint = natural) -> np.ndarray:
    """The board in colour, 0 to 255, each cell so many pixels wide."""
    scale = FINE * cell / UNIT
    image = Image.new("RGB", (FINE * cell * COLUMNS, FINE * cell * ROWS))
    draw = ImageDraw.Draw(image, "RGBA")
    for shape in shapes:
        points = [(scale * x, scale * y) for x, y in shape.points]
        if shape.fill:
            draw.polygon(points, fill=paint(shape.fill, shape.opacity, tint))
        if shape.ink:
            line = [*points, *points[:2]] if shape.fill else points  # joined at its first corner too
            draw.line(line, paint(shape.ink, shape.opacity, tint), max(1, round(scale * shape.width)), "curve")
    small = image.resize((cell * COLUMNS, cell * ROWS), Image.Resampling.BOX)
    return np.asarray(small, dtype=np.float64)


def paint(colour: str, opacity: float, tint: Tint) -> tuple[int, int, int, int]:
    red, green, blue = (round(255 * part) for part in rgb(tint(colour)))
    return (red, green, blue, round(255 * opacity))


def cells(picture: np.ndarray) -> list[np.ndarray]:
    """The picture's cells in order of their numbers."""
    high, wide = picture.shape[0] // ROWS, picture.shape[1] // COLUMNS
    return [
        picture[row * high : (row + 1) * high, column * wide : (column + 1) * wide]
        for row in range(ROWS)
        for column in range(COLUMNS)
    ]


def grey(picture: np.ndarray) -> np.ndarray:
    return np.asarray(picture @ np.array([0.2126, 0.7152, 0.0722]))


def mean_luminance(picture: np.ndarray) -> float:
    """Mean relative luminance, of the linear values."""
    part = picture / 255
    linear = np.where(part <= 0.04045, part / 12.92, ((part + 0.055) / 1.055) ** 2.4)
    return float(grey(linear).mean())
