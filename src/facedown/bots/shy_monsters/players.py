"""A bot for both roles: which one it plays follows from what it sees."""

from typing import Any

from facedown.bots.levels import LEVELS, Bot, SearchBot
from facedown.bots.levels import make_bot as any_bot
from facedown.bots.searcher import Choice
from facedown.bots.shy_monsters.hero import ThinkingHero
from facedown.bots.shy_monsters.master import Master
from facedown.bots.shy_monsters.novice import novice_choice
from facedown.engine.game import Game
from facedown.engine.play import choices
from facedown.engine.rule import JIT
from facedown.games.shy_monsters.rules.state import BUILD


class Novice:
    """Habits as the Dungeon Master, shapes only as the Hero."""

    name = "novice"

    def __init__(self) -> None:
        self._master = Master("novice")

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        return self._master.choose(seen, seed) if seen.phase == BUILD else novice_choice(seen, seat, seed)


class Player:
    """Regular or expert. Without the compiler the Hero searches, since his graphs are too large for plain Python."""

    def __init__(self, game: Game, level: str, seconds: float | None = None) -> None:
        self.name = level
        self._game = game
        self._master = Master(level)
        self._hero = ThinkingHero(level, seconds) if JIT else SearchBot(game, LEVELS[level], seconds)

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        offered = choices(self._game, seen, seat)
        if len(offered) == 1:
            return offered[0]
        if seen.phase == BUILD:
            return self._master.choose(seen, seed)
        return self._hero.choose(seen, seat, seed)

    def weigh(self, seen: Any, seat: int, seed: int) -> list[Choice]:
        """All choices with their chances per thousand as visits, the likeliest first: for hints."""
        if seen.phase == BUILD:
            return self._master.weigh(seen)
        return self._hero.weigh(seen, seat, seed)


def make_bot(game: Game, name: str, seconds: float | None = None) -> Bot:
    if name == "novice":
        return Novice()
    return Player(game, name, seconds) if name in LEVELS else any_bot(game, name, seconds)
