"""Pictures that a page may ask for: the board, pieces that lie on it, and small pictures of landmarks.

Pieces in a tray are not asked for here: they have handles, and no cells (M-63).
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from facedown.engine.game import Desk
from facedown.games.myst.art import piece as art
from facedown.games.myst.pieces import CELL_NAMES, LANDMARKS, N_CELLS, TEAMS

Seed = Annotated[int, Meta(ge=0, lt=1 << 32)]
PieceName = Annotated[str, Meta(pattern="^[by][A-J][1-6]$")]


class Pictures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cut_seed: Seed
    art_seed: Seed
    board: Literal["picture", "flipped", ""] = ""
    pieces: Annotated[list[PieceName], Meta(max_length=2 * N_CELLS)] = []  # team and cell, such as bD4
    vignettes: bool = False


class Island(msgspec.Struct, frozen=True):
    """SVG texts. A piece has a box of 160 x 160 units, its cell is the middle 100 x 100 of it; the board 1000 x 600."""

    board: str
    pieces: dict[str, str]
    vignettes: dict[str, str]  # of landmarks


def pictures(asked: Pictures) -> Island:
    board = ""
    if asked.board:
        board = art.flipped() if asked.board == "flipped" else art.board(asked.cut_seed, asked.art_seed)
    return Island(
        board=board,
        pieces={name: piece(name, asked) for name in asked.pieces},
        vignettes={place: art.vignette(place, asked.art_seed) for place in LANDMARKS} if asked.vignettes else {},
    )


def piece(name: str, asked: Pictures) -> str:
    team = next(team for team in TEAMS if team[0] == name[0])
    return art.piece(CELL_NAMES.index(name[1:]), team, asked.cut_seed, asked.art_seed)


DESK = Desk(Pictures, pictures)
