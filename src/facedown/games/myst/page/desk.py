"""Draws pictures that a page may ask for: the board, pieces that lie on it, and small pictures of landmarks.

Games that are over, and lessons, are asked about with their seeds. The cut of a table with a live race is secret: its
page names the table instead, and gets no piece that may lie in a tray. Those have handles, and no cells (M-63).
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from facedown.engine.game import Desk, TableDesk
from facedown.games.myst.page.art import piece as art
from facedown.games.myst.rules.options import MystOptions
from facedown.games.myst.rules.pieces import CELL_NAMES, LANDMARKS, N_CELLS, TEAMS
from facedown.games.myst.rules.state import LIVE, State, open_cells

Seed = Annotated[int, Meta(ge=0, lt=1 << 32)]
PieceName = Annotated[str, Meta(pattern="^[by][A-J][1-6]$")]


class Pictures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    cut_seed: Seed
    art_seed: Seed
    board: Literal["picture", "flipped", ""] = ""
    pieces: Annotated[list[PieceName], Meta(max_length=2 * N_CELLS)] = []  # team and cell, such as bD4
    vignettes: bool = False


class TablePictures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Asks about a table, whose options and board say the rest."""

    board: bool = False
    pieces: Annotated[list[PieceName], Meta(max_length=2 * N_CELLS)] = []
    vignettes: bool = False


class Island(msgspec.Struct, frozen=True):
    """Holds SVG texts. A piece has a box of 160 x 160 units, its cell is the middle 100 x 100 of it; the board 1000 x
    600."""

    board: str
    pieces: dict[str, str]  # without those that may not be seen yet
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


def pictures_of_table(asked: TablePictures, options: MystOptions, seen: State | None) -> Island:
    """Draws what everybody at a table may see of its island."""
    return pictures(
        Pictures(
            cut_seed=max(0, options.cut_seed),
            art_seed=options.art_seed,
            board=options.board_face if asked.board else "",
            pieces=[name for name in asked.pieces if seen is not None and is_open(seen, name)],
            vignettes=asked.vignettes,
        )
    )


def is_open(seen: State, name: str) -> bool:
    """May the picture of a piece be known with its cell? While people race, or where the empty board is blank, only
    once it lies there (M-63, M-32)."""
    team, cell = "by".index(name[0]), CELL_NAMES.index(name[1:])
    hidden = seen.driver == LIVE or seen.flipped
    return bool(seen.cells[team] >> cell & 1) or open_cells(seen) == 0 or not hidden


DESK = Desk(Pictures, pictures)
TABLE_DESK = TableDesk(TablePictures, pictures_of_table)
