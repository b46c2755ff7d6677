"""Finds museums that a person names, by their id or code (H-216, H-218), and facts about them."""

from dataclasses import dataclass

from facedown.engine.bits import popcount
from facedown.games.hyst.rules.codes import Tiles, check_tiles, parse_code, rows_of, walls_of
from facedown.games.hyst.rules.data import DATA, LAYOUTS
from facedown.games.hyst.rules.entries import Level
from facedown.games.hyst.rules.index import LEVELS, difficulty, level_of, steps_from, watched_from, watched_word

PLANS = DATA.plans


def read_layout(text: str, edition: str) -> Tiles:
    """Reads the tiles of a prepared museum or of a code; raises LayoutError, which may offer a repaired code."""
    tiles = named_tiles(text)
    check_tiles(tiles, PLANS, DATA.deluxe, edition)
    return tiles


def named_tiles(text: str) -> Tiles:
    """Reads the same, but accepts any tiles."""
    name = text.strip().lower()
    return LAYOUTS[name].tiles if name in LAYOUTS else parse_code(text)


@dataclass(frozen=True)
class Corner:
    """Measures the way from a starting space to the diamond: steps of a shortest walk, fewest watched spaces on any."""

    steps: int
    watched: int


@dataclass(frozen=True)
class Facts:
    index: float
    level: Level
    corners: tuple[Corner, ...]
    watched: int


def facts(tiles: Tiles) -> Facts:
    """Computes what makes a museum hard (H-217). Its nine tiles must be there, and its corners open."""
    walls = walls_of(tiles, PLANS)
    tile, turn = rows_of(tiles)
    low, high = (watched_word(walls, PLANS, tile, turn, first) for first in (0, 63))
    corners = tuple(Corner(steps_from(walls, corner), watched_from(walls, corner, low, high)) for corner in range(4))
    twentieths = difficulty(walls, PLANS, tile, turn)
    return Facts(twentieths / 20, LEVELS[level_of(twentieths)], corners, popcount(low) + popcount(high))
