"""Plays both roles as one bot: which one follows from what it sees."""

from typing import Any

from facedown.bots.levels import Bot
from facedown.bots.nusubito.mist import MistPlayer
from facedown.bots.nusubito.thief import ThiefPlayer
from facedown.bots.searcher import Choice
from facedown.engine.game import Game
from facedown.engine.play import choices


class Player:
    """Plays as one of the levels; the Thief and the Mist are made when they are first needed."""

    def __init__(self, game: Game, level: str, seconds: float | None = None) -> None:
        self.name = level
        self._game = game
        self._seconds = seconds
        self._roles: dict[bool, Any] = {}

    def _role(self, seen: Any, seat: int) -> Any:
        thief = bool(seat == seen.thief)
        if thief not in self._roles:
            self._roles[thief] = (ThiefPlayer if thief else MistPlayer)(self.name, self._seconds)
        return self._roles[thief]

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        offered = choices(self._game, seen, seat)
        if len(offered) == 1:
            return offered[0]
        return int(self._role(seen, seat).choose(seen, seat, seed))

    def weigh(self, seen: Any, seat: int, seed: int) -> list[Choice]:
        """Lists all choices with the seat's chance to win, best first: for hints and analysis."""
        weighed: list[Choice] = self._role(seen, seat).weigh(seen, seat, seed)
        return weighed


def make_bot(game: Game, level: str, seconds: float | None = None) -> Bot:
    return Player(game, level, seconds)
