"""Finds the games that the kit looks at: those of the catalog, or any other by where it is defined."""

import importlib

from facedown.catalog import GAMES, find_game
from facedown.engine.errors import EngineError
from facedown.engine.game import Game


def load_game(name: str) -> Game:
    """Finds a game by its name in the catalog, or as `package.module:GAME`."""
    module_name, colon, attribute = name.partition(":")
    if not colon:
        return find_game(name)
    try:
        found = getattr(importlib.import_module(module_name), attribute)
    except (ImportError, AttributeError) as error:
        raise EngineError(f"cannot load the game '{name}': {error}") from error
    if not isinstance(found, Game):
        raise EngineError(f"'{name}' is no game: write package.module:NAME of a facedown.engine.game.Game")
    return found


def all_games() -> list[Game]:
    return list(GAMES.values())
