"""Names rating pools: whose ratings can be compared. A pool is a game, or a game and a role or way to play (0018)."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from facedown.catalog import ENTRIES
from facedown.engine.game import Game
from facedown.engine.options import Options


def pools_of(game: Game) -> tuple[str, ...]:
    """Lists all pools of a game."""
    return game.table.pools or (game.name,)


def pool_of(game: Game, options: Options, state: Any, seat: int) -> str:
    """Finds the pool that a seat plays in; nothing while roles are still to be drawn (before the start: no state)."""
    return game.name if game.table.pool is None else game.table.pool(options, state, seat)


def house_rules(game: Game, options: Options) -> list[str]:
    """Lists the options that make a game another one than the one that is rated."""
    return sorted(set(options.changed()) - game.table.rated_options)


@cache
def bot_ratings() -> dict[str, dict[str, float]]:
    """Reads pool -> level -> strength; fitted to matches of the arena, and fixed.

    Bots of other pools have no rating. A game says nothing of pools that are not its own.
    """
    found: dict[str, dict[str, float]] = {}
    for entry in ENTRIES.values():
        if entry.ratings:
            told = json.loads(files(entry.ratings).joinpath("ratings.json").read_text(encoding="utf-8"))
            found |= {pool: told[pool] for pool in pools_of(entry.game) if pool in told}
    return found
