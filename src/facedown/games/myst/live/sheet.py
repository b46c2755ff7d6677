"""Draws the pictures of a tray as one image (M-55, M-63).

All pieces are on one sheet, in the order of their handles, each turned as it first lay. One image has one size: that of
a single picture would tell what is on it.
"""

import base64
import io
from collections.abc import Iterable
from typing import NamedTuple

import msgspec

from facedown.games.myst.live.tray import Piece
from facedown.games.myst.page.art.cut import cut

COLUMNS = 8
QUALITY = 78  # of WebP: hardly to be told from the drawing


class TraySheet(msgspec.Struct, frozen=True):
    """Holds a tray's image; `pieces` are handles, row by row, each with an equal share of the image. A cell is the
    middle 100 of 160 parts."""

    image: str  # a data address with the whole image
    columns: int
    rows: int
    pieces: list[str]


class Tile(NamedTuple):
    handle: str
    cell: int
    turn: int  # quarter turns clockwise


def tiles_of(pieces: Iterable[Piece]) -> list[Tile]:
    """Lists the tiles of pieces: handles are random, so their order says nothing."""
    return sorted(Tile(piece.handle, piece.cell, piece.first_turn) for piece in pieces)


def draw(tiles: list[Tile], team: str, cut_seed: int, art_seed: int, noise_seed: int) -> TraySheet:
    """Draws the sheet. `noise_seed` is a secret of the server, too: with it a program could draw the same again."""
    # Only now: a server starts without them.
    import numpy as np
    from PIL import Image

    from facedown.games.myst.page.art import raster

    noise, edges, side = np.random.default_rng(noise_seed), cut(cut_seed), raster.SIDE
    rows = max(1, -(-len(tiles) // COLUMNS))
    canvas = np.zeros((rows * side, COLUMNS * side, 4), np.uint8)
    for number, tile in enumerate(tiles):
        row, column = divmod(number, COLUMNS)
        upright = raster.piece(tile.cell, team, edges, art_seed, noise)
        canvas[row * side : (row + 1) * side, column * side : (column + 1) * side] = np.rot90(upright, -tile.turn)
    written = io.BytesIO()
    Image.fromarray(canvas, "RGBA").save(written, "WEBP", quality=QUALITY, method=1)
    address = "data:image/webp;base64," + base64.b64encode(written.getvalue()).decode()
    return TraySheet(address, COLUMNS, rows, [tile.handle for tile in tiles])
