"""The bots by name. A bot gets a redacted record, its seat and a seed, and answers with an action id."""

from dataclasses import dataclass
from typing import Protocol

from facedown.bots.searcher import Choice, Searcher
from facedown.engine.bits import RNG, random_choice, seed_rng
from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.engine.play import choices
from facedown.engine.record import Record


class Bot(Protocol):
    name: str

    def choose(self, seen: Record, seat: int, seed: int) -> int:
        """An action for `seat`, from what it sees. The same seed gives the same action."""
        ...


@dataclass(frozen=True)
class Level:
    """How deep a searching bot looks: so many simulations, or so many seconds if that is less."""

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


class RandomBot:
    """Any legal action, all equally likely."""

    name = "random"

    def __init__(self, game: Game) -> None:
        self._game = game

    def choose(self, seen: Record, seat: int, seed: int) -> int:
        mask, rng = [0] * self._game.rules.words, [0] * RNG
        self._game.rules.legal(seen, seat, mask)
        seed_rng(rng, seed, seat + 1)
        return random_choice(mask, rng)


class SearchBot:
    """Information-set tree search at one of the levels."""

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
        """All choices as the bot judges them, best first: for hints and analysis."""
        return self._searcher.run(seen, seat, seed, self._level.sims, self._seconds)


def make_bot(game: Game, name: str, seconds: float | None = None) -> Bot:
    if name == "random":
        return RandomBot(game)
    if name not in LEVELS:
        raise FacedownError(f"there is no bot '{name}'; there are {', '.join(BOT_NAMES)}")
    return SearchBot(game, LEVELS[name], seconds)
