"""Names rating pools: whose ratings can be compared. A pool is a game, or a game and a role or way to play (0018)."""

import json
from functools import cache
from importlib.resources import files
from typing import Any

from facedown.engine.game import Game
from facedown.engine.options import Options


def pools_of(game: Game) -> tuple[str, ...]:
    """All pools of a game."""
    return game.table.pools or (game.name,)


def pool_of(game: Game, options: Options, state: Any, seat: int) -> str:
    """The pool that a seat plays in; nothing while roles are still to be drawn (there is no state before the start)."""
    return game.name if game.table.pool is None else game.table.pool(options, state, seat)


def house_rules(game: Game, options: Options) -> list[str]:
    """Options that make a game another one than the one that is rated."""
    return sorted(set(options.changed()) - game.table.rated_options)


@cache
def bot_ratings() -> dict[str, dict[str, float]]:
    """Pool -> level -> strength; fitted to matches of the arena, and fixed. Bots of other pools have no rating."""
    found: dict[str, dict[str, float]] = json.loads(
        files("facedown.bots").joinpath("ratings.json").read_text(encoding="utf-8")
    )
    return found
