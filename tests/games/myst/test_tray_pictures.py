"""Pictures of a tray: right to look at, and no two alike (M-55, M-63)."""

import secrets
from random import Random
from typing import Any

import msgspec
import numpy as np
import pytest

from benchmarks.tray_pictures import recognised, tiles
from facedown.games.myst.live.sheet import draw, tiles_of
from facedown.games.myst.live.tray import Tray, new_tray
from facedown.games.myst.page.art import raster
from facedown.games.myst.page.art.cut import cut
from facedown.games.myst.rules.pieces import N_CELLS, TEAMS
from tests.games.myst.raster import mean_luminance

CUT = 1998


def sheet_of(tray: Tray, team: int = 0, noise: int = 7, cut_seed: int = CUT) -> dict[str, Any]:
    made: dict[str, Any] = msgspec.to_builtins(draw(tiles_of(tray.lying()), TEAMS[team], cut_seed, 1, noise))
    return made


@pytest.mark.rule("M-55")
@pytest.mark.parametrize("team", [0, 1])
def test_each_piece_shows_its_cell_as_it_first_lay(team: int) -> None:
    tray = new_tray(True, Random(3).randrange)
    known = recognised(sheet_of(tray, team), team)
    assert {handle: (one.cell, one.turn) for handle, one in known.items()} == {
        piece.handle: (piece.cell, piece.first_turn) for piece in tray.lying()
    }
    assert max(one.far for one in known.values()) < 6 < min(one.next_far for one in known.values())


@pytest.mark.rule("M-55")
def test_turns_are_told_from_how_a_piece_first_lay() -> None:
    """What is upright is for eyes to see: all pieces are told to lie as they are drawn."""
    tray = new_tray(True, Random(3).randrange)
    assert {piece.first_turn for piece in tray.lying()} == {0, 1, 2, 3}
    assert {piece.shown_turn for piece in tray.lying()} == {0}
    piece = tray.lying()[0]
    assert tray.turn(5, piece.handle, 0.0) == ""
    assert (piece.shown_turn, piece.turn) == (1, (piece.first_turn + 1) % 4)


@pytest.mark.rule("M-63")
def test_no_picture_of_a_piece_is_drawn_twice() -> None:
    """Neither in two races with the same cut, nor for two teams: texts and pixels can be looked up nowhere."""
    tray = new_tray(False, Random(3).randrange)
    pictures = [tiles(sheet_of(tray, 0, noise)) for noise in (secrets.randbits(128), secrets.randbits(128))]
    for handle, one in pictures[0].items():
        other = pictures[1][handle]
        assert one.shape == other.shape == (raster.SIDE, raster.SIDE, 4)
        inside = (one[..., 3] > 250) & (other[..., 3] > 250)
        assert (np.abs(one[inside].astype(int) - other[inside]).max(axis=1) > 2).mean() > 0.2


@pytest.mark.rule("M-63")
def test_the_order_on_a_sheet_is_that_of_handles() -> None:
    tray = new_tray(True, Random(3).randrange)
    made = sheet_of(tray)
    assert made["pieces"] == sorted(tray.pieces)
    assert (made["columns"], made["rows"]) == (8, 8)
    assert set(made) == {"image", "columns", "rows", "pieces"}
    assert made["image"].startswith("data:image/webp;base64,")


@pytest.mark.rule("M-25")
def test_drawn_pieces_keep_the_tints_of_their_teams() -> None:
    """As bright as M-25 wants the sets, and as the pieces that lie on the board."""
    lights = []
    for team in TEAMS:
        noise = np.random.default_rng(1)
        drawn = [raster.piece(cell, team, cut(CUT), 1, noise) for cell in range(0, N_CELLS, 3)]
        lights.append(mean_luminance(np.concatenate([one[one[..., 3] == 255][:, :3] for one in drawn])))
    assert lights[0] <= 0.28
    assert lights[1] >= 0.45


@pytest.mark.rule("M-27")
def test_a_piece_is_as_wide_as_its_cut() -> None:
    """A corner has straight sides, and its box is transparent beyond them."""
    corner = raster.piece(0, "blue", cut(CUT), 1, np.random.default_rng(1))[..., 3]
    edge = round(raster.SCALE * 30)
    assert corner[: edge - 2].max() == 0
    assert corner[:, : edge - 2].max() == 0
    assert corner[edge + 3, edge + 3] == 255
