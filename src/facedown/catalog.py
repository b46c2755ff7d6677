"""The one explicit list of games and bots."""

from facedown.bots import levels
from facedown.bots.levels import BOT_NAMES, Bot
from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.games.hyst import HYST
from facedown.games.myst import MYST
from facedown.games.nusubito import NUSUBITO
from facedown.games.nyet import NYET
from facedown.games.shy_monsters import SHY_MONSTERS

GAMES: dict[str, Game] = {game.name: game for game in (NYET, SHY_MONSTERS, NUSUBITO, HYST, MYST)}

__all__ = ["BOT_NAMES", "GAMES", "Bot", "find_game", "make_bot"]


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise FacedownError(f"there is no game '{name}'; there are {', '.join(GAMES)}")
    return GAMES[name]


def make_bot(game: Game, name: str, seconds: float | None = None) -> Bot:
    """A bot of a level for a game: the game's own where there is one, else the search that plays every game."""
    # Only now: solutions and native code take their time.
    if game is SHY_MONSTERS:
        from facedown.solving.shy_monsters.bots import make_bot as make_shy_monsters

        return make_shy_monsters(game, name, seconds)
    if game is NUSUBITO:
        from facedown.bots.nusubito.players import make_bot as make_nusubito

        return make_nusubito(game, name, seconds)
    if game is HYST:
        from facedown.bots.hyst.players import make_bot as make_hyst

        return make_hyst(game, name, seconds)
    if game is MYST:
        from facedown.bots.myst.players import make_bot as make_myst

        return make_myst(game, name, seconds)
    return levels.make_bot(game, name, seconds)
