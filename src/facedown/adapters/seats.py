"""Describes seats of a game by Gymnasium's spaces: what PettingZoo's environments and Gymnasium's share."""

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from facedown.adapters.common import Screen, refuse_real_time
from facedown.envs.env import make

BOUND = 16.0  # numbers of an observation are about -1 .. 1; a very long game may have greater ones
HISTORY_BOUND = 32768.0  # those of a history are 16-bit integers
RENDER_MODES = ("ansi", "human")

Observation = dict[str, npt.NDArray[Any]]
Action = int | np.integer[Any]


class Seats:
    """Gives each seat of a game what it gets: an observation, and a mask of actions to choose from."""

    def __init__(
        self, game: str, render_mode: str | None, viewer: int, history: bool | int, options: dict[str, Any]
    ) -> None:
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode '{render_mode}': there are {', '.join(RENDER_MODES)}")
        rows = None if history is True else int(history)
        self.env = make(game, history=rows, **options)
        refuse_real_time(self.env.game, self.env.options)
        self._history = bool(history)
        self._render_mode = render_mode
        self._viewer = viewer
        self._screen = Screen(self.env, viewer)
        self._bound = HISTORY_BOUND if history else BOUND
        self._size = self._look(0).size

    def observation_space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-self._bound, self._bound, (self._size,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.env.actions,), np.int8),
            }
        )

    def action_space(self) -> "spaces.Discrete":
        return spaces.Discrete(self.env.actions)

    def state_space(self) -> spaces.Box:
        return spaces.Box(-self._bound, self._bound, (self._size * self.env.seats,), np.float32)

    def reset(self, random: np.random.Generator) -> None:
        self.env.reset(int(random.integers(1 << 62)))
        self._screen = Screen(self.env, self._viewer)

    def observe(self, seat: int) -> Observation:
        """Gives new arrays each time: learners keep them."""
        return {"observation": self._look(seat), "action_mask": self.env.mask(seat).astype(np.int8)}

    def is_legal(self, seat: int, action: Action) -> bool:
        return bool(0 <= action < self.env.actions and self.env.mask(seat)[action])

    def state(self) -> npt.NDArray[np.float32]:
        """Says what all seats see, one after another."""
        return np.concatenate([self._look(seat) for seat in range(self.env.seats)])

    def render(self) -> str | None:
        """Says what happened since the last look, and how the table stands, for the eyes of the viewer."""
        if self._render_mode is None:
            return None
        text = self._screen.show(self.env.log)
        if self._render_mode == "ansi":
            return text
        print(text)
        return None

    def _look(self, seat: int) -> npt.NDArray[np.float32]:
        return self.env.information_state(seat) if self._history else self.env.observation(seat)
