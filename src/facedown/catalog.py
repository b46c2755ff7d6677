"""The one explicit list of games and bots."""

from facedown.bots.levels import BOT_NAMES, Bot, make_bot
from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.games.nyet import NYET
from facedown.games.shy_monsters import SHY_MONSTERS

GAMES: dict[str, Game] = {game.name: game for game in (NYET, SHY_MONSTERS)}

__all__ = ["BOT_NAMES", "GAMES", "Bot", "find_game", "make_bot"]


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise FacedownError(f"there is no game '{name}'; there are {', '.join(GAMES)}")
    return GAMES[name]
