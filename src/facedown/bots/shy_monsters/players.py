"""Plays both roles as one bot: which one follows from what it sees."""

from typing import Any, Protocol

from facedown.bots.levels import LEVELS, Bot, SearchBot, so_far
from facedown.bots.searcher import Choice
from facedown.bots.shy_monsters.hero import ThinkingHero
from facedown.bots.shy_monsters.master import Master
from facedown.bots.shy_monsters.novice import novice_choice
from facedown.engine.game import Game
from facedown.engine.play import choices
from facedown.engine.rule import JIT
from facedown.games.shy_monsters.rules.state import BUILD


class Novice:
    """Plays by habits as the Dungeon Master, shapes only as the Hero."""

    name = "novice"

    def __init__(self) -> None:
        self._master = Master("novice")

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        return self._master.choose(seen, seed) if seen.phase == BUILD else novice_choice(seen, seat, seed)


class Hero(Protocol):
    """Chooses for the Hero alone, where there is a choice."""

    def choose(self, seen: Any, seat: int, seed: int) -> int: ...


class ByRole:
    """Joins a Dungeon Master of a level and a Hero."""

    def __init__(self, game: Game, name: str, level: str, hero: Hero) -> None:
        self.name = name
        self._game = game
        self._master = Master(level)
        self._plays_hero = hero

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        offered = choices(self._game, seen, seat)
        if len(offered) == 1:
            return offered[0]
        if seen.phase == BUILD:
            return self._master.choose(seen, seed)
        return self._plays_hero.choose(seen, seat, seed)


class Player(ByRole):
    """Plays as regular or expert. Without the compiler the Hero searches: his graphs are too large for plain Python."""

    def __init__(self, game: Game, level: str, seconds: float | None = None) -> None:
        self._hero = ThinkingHero(level, seconds) if JIT else SearchBot(game, LEVELS[level], seconds)
        super().__init__(game, level, level, self._hero)

    def weigh(self, seen: Any, seat: int, seed: int) -> list[Choice]:
        """Lists all choices with their chances per thousand as visits, the likeliest first: for hints."""
        if seen.phase == BUILD:
            return self._master.weigh(seen)
        return self._hero.weigh(seen, seat, seed)

    def so_far(self) -> list[Choice]:
        return so_far(self._hero)


def make_bot(game: Game, name: str, seconds: float | None = None) -> Bot:
    return Novice() if name == "novice" else Player(game, name, seconds)
