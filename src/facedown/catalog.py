"""The one list of games and bots: those of this package, and those that installed packages bring."""

from facedown.bots import levels
from facedown.bots.levels import BOT_NAMES, Bot
from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.entry import Entry, part
from facedown.games.hyst import HYST
from facedown.games.myst import MYST
from facedown.games.nusubito import NUSUBITO
from facedown.games.nyet import NYET
from facedown.games.shy_monsters import SHY_MONSTERS
from facedown.plugins import Installed, installed_games, is_chosen, tell_unknown

_OURS = (
    Entry(
        NYET,
        measure="facedown.games.nyet.study.measure",
        questions="facedown.games.nyet.study.questions",
    ),
    Entry(
        SHY_MONSTERS,
        bots="facedown.bots.shy_monsters",
        analysis="facedown.bots.shy_monsters.analysis",
        measure="facedown.games.shy_monsters.study.measure",
        questions="facedown.games.shy_monsters.study.questions",
    ),
    Entry(
        NUSUBITO,
        bots="facedown.bots.nusubito.players",
        analysis="facedown.bots.nusubito.analysis",
        measure="facedown.games.nusubito.study.measure",
        questions="facedown.games.nusubito.study.questions",
    ),
    Entry(
        HYST,
        bots="facedown.bots.hyst.players",
        measure="facedown.games.hyst.study.measure",
        questions="facedown.games.hyst.study.questions",
    ),
    Entry(
        MYST,
        bots="facedown.bots.myst.players",
        measure="facedown.games.myst.study.measure",
        questions="facedown.games.myst.study.questions",
        live="facedown.live.myst",
    ),
)


def _entry(found: Installed) -> Entry:
    return found.entry if isinstance(found.entry, Entry) else Entry(found.game)


OWN: dict[str, Game] = {entry.game.name: entry.game for entry in _OURS}
ENTRIES: dict[str, Entry] = {entry.game.name: entry for entry in _OURS if is_chosen(entry.game.name)}
ENTRIES |= {found.game.name: _entry(found) for found in installed_games(taken=OWN)}
GAMES: dict[str, Game] = {name: entry.game for name, entry in ENTRIES.items()}
tell_unknown(GAMES)

__all__ = ["BOT_NAMES", "ENTRIES", "GAMES", "OWN", "Bot", "entry_of", "find_game", "make_bot"]


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise FacedownError(f"there is no game '{name}'; there are {', '.join(GAMES)}")
    return GAMES[name]


def entry_of(game: Game) -> Entry:
    """Where the parts of a game are; one that is not in the catalogue has none."""
    entry = ENTRIES.get(game.name)
    return entry if entry is not None and entry.game is game else Entry(game)


def make_bot(game: Game, name: str, seconds: float | None = None) -> Bot:
    """A bot of a level for a game: the game's own where there is one, else the search that plays every game."""
    if module := entry_of(game).bots:
        bot: Bot = part(module, "make_bot")(game, name, seconds)
        return bot
    return levels.make_bot(game, name, seconds)
