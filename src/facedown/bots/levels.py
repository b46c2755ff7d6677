"""Makes the bots by name. A bot gets a redacted record, its seat and a seed, and answers with an action id."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from facedown.bots.searcher import Choice, Searcher
from facedown.engine.bits import RNG, random_choice, seed_rng
from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.engine.play import choices
from facedown.engine.record import Record


class Bot(Protocol):
    name: str

    def choose(self, seen: Record, seat: int, seed: int) -> int:
        """Chooses an action for `seat`, from what it sees. The same seed gives the same action."""
        ...


@dataclass(frozen=True)
class Level:
    """Says how deep a searching bot looks: so many simulations, or so many seconds if that is less."""

    name: str
    sims: int
    explore: float
    about: str


LEVELS = {
    level.name: level
    for level in (
        Level("novice", 24, 0.8, "knows the rules and little more"),
        Level("regular", 200, 0.3, "plays a solid game and forgets nothing"),
        Level("expert", 4000, 0.3, "weighs thousands of deals: what others may hold or have hidden"),
    )
}
BOT_NAMES = ("random", *LEVELS)


def so_far(bot: Any) -> list[Choice]:
    """Lists what a bot has found, best first, whose `weigh` was broken off; nothing if it cannot say."""
    return list(bot.so_far()) if hasattr(bot, "so_far") else []


class LateBot:
    """Stands for a bot of a game's own; what it needs is made when it first has to think."""

    def __init__(self, level: str, make: Callable[[], Any]) -> None:
        self.name = level
        self._make = make
        self._made: Any = None

    def _bot(self) -> Any:
        if self._made is None:
            self._made = self._make()
        return self._made

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        return int(self._bot().choose(seen, seat, seed))

    def weigh(self, seen: Any, seat: int, seed: int) -> list[Choice]:
        """Lists all choices as the bot judges them, best first: for hints and analysis."""
        weighed: list[Choice] = self._bot().weigh(seen, seat, seed)
        return weighed

    def so_far(self) -> list[Choice]:
        return so_far(self._made)


class RandomBot:
    """Chooses any legal action, all equally likely."""

    name = "random"

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, seen: Record, seat: int, seed: int) -> int:
        mask, rng = [0] * self._game.rules.words, [0] * RNG
        self._game.rules.legal(seen, seat, mask)
        seed_rng(rng, seed, seat + 1)
        return random_choice(mask, rng)


class SearchBot:
    """Searches a tree of information sets at one of the levels."""

    def __init__(self, game: Game, level: Level, seconds: float | None = None) -> None:
        self.name = level.name
        self._game = game
        self._level = level
        self._seconds = seconds
        self._searcher = Searcher(game, level.sims, level.explore)

    def choose(self, seen: Record, seat: int, seed: int) -> int:
        offered = choices(self._game, seen, seat)
        if len(offered) == 1:
            return offered[0]
        return self.weigh(seen, seat, seed)[0].action

    def weigh(self, seen: Record, seat: int, seed: int) -> list[Choice]:
        """Lists all choices as the bot judges them, best first: for hints and analysis."""
        return self._searcher.run(seen, seat, seed, self._level.sims, self._seconds)

    def so_far(self) -> list[Choice]:
        return self._searcher.so_far()


def make_bot(game: Game, name: str, seconds: float | None = None) -> Bot:
    if name == "random":
        return RandomBot(game)
    if name not in LEVELS:
        raise FacedownError(f"there is no bot '{name}'; there are {', '.join(BOT_NAMES)}")
    return SearchBot(game, LEVELS[name], seconds)
