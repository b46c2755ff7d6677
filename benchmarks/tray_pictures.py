"""People for tests and benchmarks of MYST's live race: they know a piece by its picture, as a program can.

No server tells where a piece belongs. This compares pixels of the middle of each piece with the picture of each cell,
in all four turns; any program can do the same, and no table can prevent it (M-63).
"""

import base64
import io
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image

from facedown.games.myst.page.art import raster
from facedown.games.myst.rules.pieces import N_CELLS, TEAMS

MIDDLE = slice(round(0.38 * raster.SIDE), round(0.62 * raster.SIDE))  # no hole reaches it
BLOCKS = 10  # the middle is compared in so many blocks each way: grain does not matter then

Floats = npt.NDArray[np.float64]


class Known(NamedTuple):
    cell: int
    turn: int  # quarter turns clockwise from upright, as the picture shows it
    far: float  # mean difference from the cell's own picture, of 255
    next_far: float  # and from the most similar other one


def tiles(sheet: dict[str, Any]) -> dict[str, npt.NDArray[np.uint8]]:
    """The picture of each handle."""
    _, _, text = sheet["image"].partition(",")
    image = np.asarray(Image.open(io.BytesIO(base64.b64decode(text))).convert("RGBA"))
    side = image.shape[1] // sheet["columns"]
    found = {}
    for number, handle in enumerate(sheet["pieces"]):
        row, column = divmod(number, sheet["columns"])
        found[handle] = image[row * side : (row + 1) * side, column * side : (column + 1) * side]
    return found


def recognised(sheet: dict[str, Any], team: int, art_seed: int = 1) -> dict[str, Known]:
    """Where each piece belongs."""
    pictures = np.array([_blocks(raster.front(cell, TEAMS[team], art_seed)) for cell in range(N_CELLS)])
    return {handle: _known(tile, pictures) for handle, tile in tiles(sheet).items()}


def _known(tile: npt.NDArray[np.uint8], pictures: Floats) -> Known:
    far = np.array([np.abs(pictures - _blocks(np.rot90(tile, turn))).mean(axis=(1, 2, 3)) for turn in range(4)])
    turn, cell = divmod(int(far.argmin()), N_CELLS)
    return Known(cell, turn, float(far[turn, cell]), float(np.delete(far, cell, axis=1).min()))


def _blocks(picture: npt.NDArray[np.uint8]) -> Floats:
    middle = picture[MIDDLE, MIDDLE, :3].astype(np.float64)
    side = len(middle) // BLOCKS * BLOCKS
    shape = (BLOCKS, side // BLOCKS, BLOCKS, side // BLOCKS, 3)
    made: Floats = middle[:side, :side].reshape(shape).mean(axis=(1, 3))
    return made
