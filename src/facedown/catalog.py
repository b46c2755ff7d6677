"""Lists all games and bots: those of this package, and those that installed packages bring."""

from facedown.bots import levels
from facedown.bots.levels import BOT_NAMES, Bot
from facedown.bots.reader import Reader
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
        bots="facedown.bots.nyet",
        measure="facedown.games.nyet.study.measure",
        questions="facedown.games.nyet.study.questions",
        ratings="facedown.bots.nyet",
        readers="facedown.bots.nyet.readers",
    ),
    Entry(
        SHY_MONSTERS,
        bots="facedown.bots.shy_monsters",
        analysis="facedown.bots.shy_monsters.analysis",
        measure="facedown.games.shy_monsters.study.measure",
        questions="facedown.games.shy_monsters.study.questions",
        ratings="facedown.bots.shy_monsters",
        readers="facedown.bots.shy_monsters.readers",
        solver="facedown.solvers.shy_monsters",
    ),
    Entry(
        NUSUBITO,
        bots="facedown.bots.nusubito.players",
        analysis="facedown.bots.nusubito.analysis",
        measure="facedown.games.nusubito.study.measure",
        questions="facedown.games.nusubito.study.questions",
        ratings="facedown.bots.nusubito",
        readers="facedown.bots.nusubito.readers",
    ),
    Entry(
        HYST,
        bots="facedown.bots.hyst.players",
        measure="facedown.games.hyst.study.measure",
        questions="facedown.games.hyst.study.questions",
        ratings="facedown.bots.hyst",
        readers="facedown.bots.hyst.readers",
    ),
    Entry(
        MYST,
        bots="facedown.bots.myst.players",
        measure="facedown.games.myst.study.measure",
        questions="facedown.games.myst.study.questions",
        ratings="facedown.bots.myst",
        readers="facedown.bots.myst.readers",
        live="facedown.live.myst",
    ),
)


def _entry(found: Installed) -> Entry:
    return found.entry if isinstance(found.entry, Entry) else Entry(found.game)


OWN: dict[str, Game] = {entry.game.name: entry.game for entry in _OURS}
ENTRIES: dict[str, Entry] = {entry.game.name: entry for entry in _OURS if is_chosen(entry.game.name)}
ENTRIES |= {found.game.name: _entry(found) for found in installed_games(taken=OWN)}
GAMES: dict[str, Game] = {name: entry.game for name, entry in ENTRIES.items()}
FIRST_GAME = next(iter(GAMES), "")  # what is meant where no game is named
tell_unknown(GAMES)

__all__ = [
    "BOT_NAMES",
    "ENTRIES",
    "FIRST_GAME",
    "GAMES",
    "OWN",
    "Bot",
    "entry_of",
    "find_game",
    "make_bot",
    "readers_of",
]


def find_game(name: str) -> Game:
    if name not in GAMES:
        raise FacedownError(f"there is no game '{name}'; there are {', '.join(GAMES)}")
    return GAMES[name]


def entry_of(game: Game) -> Entry:
    """Finds where the parts of a game are; one that is not in the catalogue has none."""
    entry = ENTRIES.get(game.name)
    return entry if entry is not None and entry.game is game else Entry(game)


def readers_of(game: Game) -> dict[str, Reader]:
    """Lists by name the readers of a game: bots that know how ours think."""
    entry = entry_of(game)
    return {reader.name: reader for reader in part(entry.readers, "READERS")} if entry.readers else {}


def make_bot(game: Game, name: str, seconds: float | None = None) -> Bot:
    """Builds a bot of a level, or one of a game's readers: the game's own, else the search that plays every game."""
    if name not in BOT_NAMES and name in (readers := readers_of(game)):
        return readers[name].make(game, seconds)
    entry = entry_of(game)
    if entry.bots and name in levels.LEVELS:
        bot: Bot = part(entry.bots, "make_bot")(game, name, seconds)
        return bot
    return levels.make_bot(game, name, seconds)
