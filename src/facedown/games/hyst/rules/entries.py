"""Defines what the data of H.Y.S.T. consists of: floor plans, prepared museums, cards, dice, supplies (H-207 ..
H-213)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from facedown.games.hyst.rules.codes import Tiles
from facedown.games.hyst.rules.pieces import MOST_TILES

Edition = Literal["base", "deluxe"]
Level = Literal["easy", "medium", "hard"]
Kind = Literal["hall", "corridor", "room", "dead-end"]


@dataclass(frozen=True)
class Tile:
    number: int
    set: Edition
    name: str
    kind: Kind
    plan: int  # as in tiles.py, not turned


@dataclass(frozen=True)
class Layout:
    """Describes a prepared museum (H-218)."""

    id: str
    name: str
    level: Level
    edition: Edition
    code: str
    tiles: Tiles


@dataclass(frozen=True)
class Data:
    tiles: tuple[Tile, ...]
    layouts: tuple[Layout, ...]
    cards: tuple[int, ...]  # how many of each type, in the order of CARDS
    d4: tuple[int, ...]
    d4_steal: tuple[int, ...]
    d6: tuple[int, ...]
    smoke: int
    lasers: int
    warnings: tuple[str, ...] = ()

    @property
    def plans(self) -> list[int]:
        """Lists all plans by number - 1, 0 where there is none."""
        return plan_row(self.tiles)

    @property
    def deluxe(self) -> frozenset[int]:
        """The numbers of plans that the base edition lacks."""
        return deluxe_numbers(self.tiles)


def plan_row(tiles: Sequence[Tile]) -> list[int]:
    plans = [0] * MOST_TILES
    for tile in tiles:
        plans[tile.number - 1] = tile.plan
    return plans


def deluxe_numbers(tiles: Sequence[Tile]) -> frozenset[int]:
    return frozenset(tile.number for tile in tiles if tile.set == "deluxe")
