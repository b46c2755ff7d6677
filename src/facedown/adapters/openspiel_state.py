"""Holds states and observers of the OpenSpiel games (see openspiel)."""

from collections.abc import Callable
from functools import cache
from typing import Any, Self

import numpy as np
import numpy.typing as npt
import pyspiel

from facedown.adapters.common import refuse_real_time, sight
from facedown.adapters.worlds import WorldEnv
from facedown.catalog import find_game
from facedown.engine.errors import LogError
from facedown.engine.game import SPECTATOR


@cache
def start(name: str, words: tuple[str, ...], position: str, history: int | None, compiled: bool | None) -> WorldEnv:
    """Makes the environment at the start of a game, or at a position; not to be stepped, but cloned."""
    game = find_game(name)
    first = game.text.read_position(position) if position else None
    if position:
        written = [line.partition(":")[2] for line in position.splitlines() if line.startswith("options:")]
        words = tuple(written[0].split()) if written else ()
    options = game.options.from_text(list(words))
    refuse_real_time(game, options)
    return WorldEnv(game, options, first, history, compiled)


class Place:
    """Holds where a game stands: an environment that OpenSpiel may copy (deepcopy) and write down (pickle)."""

    def __init__(self, *begin: Any) -> None:
        self.begin = begin  # what `start` takes
        self.env = start(*begin).clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        twin = type(self).__new__(type(self))
        twin.begin, twin.env = self.begin, self.env.clone()
        return twin

    def __reduce__(self) -> tuple[Callable[..., "Place"], tuple[Any, ...]]:
        if self.env.imagined:
            raise LogError("an imagined world has no log that leads to it, and cannot be written down")
        return _replayed, (self.begin, [tuple(entry) for entry in self.env.log])


def _replayed(begin: tuple[Any, ...], log: list[tuple[int, int]]) -> Place:
    place = Place(*begin)
    for seat, action in log:
        place.env.step(action, seat)
    return place


class FacedownState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """Holds one game in progress. Seats that choose at the same time do so one after the other, the lowest first; what
    they see hides it until all have chosen."""

    def __init__(self, game: Any) -> None:
        super().__init__(game)
        self._place: Place | None = None  # OpenSpiel makes a state first, and then copies another one's fields into it

    @property
    def place(self) -> Place:
        if self._place is None:
            self._place = self.get_game().first_place()
        return self._place

    @property
    def env(self) -> WorldEnv:
        """Makes Facedown's own environment, at this state."""
        return self.place.env

    def current_player(self) -> int:
        env = self.env
        if env.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if env.is_chance else env.seat

    def is_terminal(self) -> bool:
        return self.env.over

    def _legal_actions(self, player: int) -> list[int]:
        return self.env.legal(player) if player == self.env.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.env.chance_outcomes()

    def _apply_action(self, action: int) -> None:
        self.env.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.env.game.text.moves.write(player, action)

    def returns(self) -> list[float]:
        """Says what each seat won above an equal share."""
        return self.env.rewards()

    def resample_from_infostate(self, player: int, random: Callable[[], float]) -> "FacedownState":
        """Draws a random world that a player cannot tell from the true one (see `WorldEnv.imagine`). Its history is
        still that of the true game, and it cannot be serialised."""
        twin: FacedownState = self.clone()
        twin.place.env = self.env.imagine(player, int(random() * (1 << 53)))
        return twin

    def __str__(self) -> str:
        return sight(self.env.game, self.env.state)


class Observer:
    """Tells what a player sees, as OpenSpiel asks for it: now, or ever (perfect recall)."""

    def __init__(self, game: Any, kind: Any) -> None:
        self._kind = kind
        env = game.first_place().env
        single = kind.public_info and kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        if single and not kind.perfect_recall:
            self.tensor = env.observation(0)
            self.dict = {"observation": self.tensor}
        elif single:
            self.tensor = env.information_state(0)
            self.dict = {"info_state": self.tensor}

    def set_from(self, state: FacedownState, player: int) -> None:
        if self.tensor is not None:
            look = state.env.information_state if self._kind.perfect_recall else state.env.observation
            look(player, self.tensor)

    def string_from(self, state: FacedownState, player: int) -> str | None:
        if not self._kind.public_info:
            return None  # what is private alone is not told apart
        if self._kind.private_info == pyspiel.PrivateInfoType.NONE:
            return sight(state.env.game, state.env.seen(SPECTATOR))
        if self._kind.perfect_recall:
            return f"seat {player}: {state.env.information_key(player).hex()}"
        return repr(state.env.seen(player))
