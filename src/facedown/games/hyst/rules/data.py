"""Reads from a file the data that is played with (H-213, H-220).

`data.toml` is ours, and reconstructed. The owner of the printed game may name a file of their own instead, by the
environment variable FACEDOWN_HYST_DATA; it is checked entry by entry (`checks.py`) before anything is played.
"""

import logging
from dataclasses import replace
from functools import cache
from importlib.resources import files
from typing import Literal
from zlib import crc32

from facedown.engine.owner_data import own_text
from facedown.games.hyst.rules.checks import read_data
from facedown.games.hyst.rules.entries import Data

log = logging.getLogger("facedown.data")
Part = Literal["tiles", "layouts", "cards", "dice", "supply"]


def shipped_text() -> str:
    """Reads our file, for copying and editing."""
    return files("facedown.games.hyst").joinpath("data.toml").read_text(encoding="utf-8")


@cache
def shipped() -> Data:
    return read_data(shipped_text(), "data.toml")


def load() -> Data:
    """Reads the owner's data if a file of theirs is named, else ours."""
    own = own_text("hyst")
    if own is None:
        return shipped()
    where, text = own
    data = read_data(text, where)
    for warning in data.warnings:
        log.warning("%s: %s", where, warning)
    return data


def reconstructed(data: Data) -> tuple[Part, ...]:
    """Lists the parts that are still as we reconstructed them: players are told so."""
    ours = shipped()
    same: dict[Part, bool] = {
        "tiles": data.tiles == ours.tiles,
        "layouts": data.layouts == ours.layouts,
        "cards": data.cards == ours.cards,
        "dice": (data.d4, data.d4_steal, data.d6) == (ours.d4, ours.d4_steal, ours.d6),
        "supply": (data.smoke, data.lasers) == (ours.smoke, ours.lasers),
    }
    return tuple(part for part, is_ours in same.items() if is_ours)


def bound_version(rules: int, data: Data) -> int:
    """Computes the rules version that saved games are bound to: with an owner's data a number of its own, so that
    nobody replays a game in another museum than it was played in."""
    ours, given = replace(shipped(), warnings=()), replace(data, warnings=())
    return rules if given == ours else rules + 1000 * (1 + crc32(repr(given).encode()) % 1_000_000)


DATA = load()
TILES = {tile.number: tile for tile in DATA.tiles}
LAYOUTS = {layout.id: layout for layout in DATA.layouts}
