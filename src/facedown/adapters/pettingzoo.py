"""Offers every game to PettingZoo, with every number of seats, as an AEC environment and as a parallel one.

>>> from facedown.adapters import pettingzoo
>>> table = pettingzoo.env("nyet", players=3, round_count=1)
>>> table.reset(seed=1)
>>> table.possible_agents
['seat_0', 'seat_1', 'seat_2']

Each agent is a seat. Its observation is a dictionary: `observation`, what the seat sees now (with `history=True`: all
it has ever seen; a number: the last so many things), and `action_mask`, one byte for each action id. Rewards come at
the end, and their sum is zero.

In a choice that several seats make at the same time, AEC asks the lowest first. That tells the others nothing: what
they see hides it until all have chosen. The parallel environment asks all of them at once.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from facedown.adapters.common import ILLEGAL, missing, registry_id
from facedown.catalog import GAMES
from facedown.engine.game import SPECTATOR

try:
    from pettingzoo.env_registry.registration import aec_registry, parallel_registry, register
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.env import AECEnv, ParallelEnv

    from facedown.adapters.seats import RENDER_MODES, Action, Observation, Seats
except ModuleNotFoundError as error:
    raise missing(error.name or "pettingzoo") from error

WAIT = 63  # a word of a choice mask has 63 bits, so this is no action of any game

Infos = dict[str, dict[str, Any]]


def env(game: str, render_mode: str | None = None, history: bool | int = False, **options: Any) -> Any:
    """Makes the AEC environment as one plays it: an illegal action ends the game, and costs its seat one point."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.AssertOutOfBoundsWrapper(
            wrappers.TerminateIllegalWrapper(raw_env(game, render_mode, history, **options), illegal_reward=ILLEGAL)
        )
    )


def raw_env(game: str, render_mode: str | None = None, history: bool | int = False, **options: Any) -> "TurnsEnv":
    """Makes the same without wrappers: an illegal action raises IllegalMove, which says why."""
    return TurnsEnv(game, render_mode, history, **options)


def parallel_env(
    game: str, render_mode: str | None = None, history: bool | int = False, **options: Any
) -> "TogetherEnv":
    """Makes the parallel environment."""
    return TogetherEnv(game, render_mode, history, **options)


class _Agents:
    """Lists the agents of either environment, and their spaces."""

    def __init__(self, game: str, render_mode: str | None = None, history: bool | int = False, **options: Any) -> None:
        self.seats = Seats(game, render_mode, SPECTATOR, history, options)
        self.render_mode = render_mode
        self.metadata: dict[str, Any] = {
            "name": f"{game}_v0",
            "render_modes": list(RENDER_MODES),
            "render_fps": 1,
            "is_parallelizable": False,  # turns do not go round; `parallel_env` is made for that
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats.env.seats)]
        self._observation_spaces = {agent: self.seats.observation_space() for agent in self.possible_agents}
        self._action_spaces = {agent: self.seats.action_space() for agent in self.possible_agents}
        self.state_space = self.seats.state_space()
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self._action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Begins a new game: of a seed, or the next one of the seed given before."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.seats.reset(self._random)
        self.agents = self.possible_agents[:]

    def rewards_now(self) -> dict[str, float]:
        return dict(zip(self.possible_agents, self.seats.env.rewards(), strict=True))

    def state(self) -> npt.NDArray[np.float32]:
        """Says what all seats see, one after another, for learners with a central critic. No player may have it."""
        return self.seats.state()

    def render(self) -> str | None:
        """Draws the table for somebody who only watches: what happened since it was shown last, and how it stands."""
        return self.seats.render()

    def close(self) -> None:
        """Closes nothing: there is nothing to put away."""


class TurnsEnv(_Agents, AECEnv):  # type: ignore[misc]  # pettingzoo has no types
    """Lets seats act one after the other."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: Infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.seats.env.seat]

    def observe(self, agent: str) -> Observation:
        return self.seats.observe(self.possible_agents.index(agent))

    def step(self, action: Action | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        assert action is not None, "it is this seat's turn: give an action"
        table = self.seats.env
        table.step(int(action), self.possible_agents.index(self.agent_selection))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = self.rewards_now()
        self._accumulate_rewards()
        if table.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[table.seat]
        if self.render_mode == "human":
            self.render()


class TogetherEnv(_Agents, ParallelEnv):  # type: ignore[misc]  # pettingzoo has no types
    """Lets all seats act at once that may; the others can only WAIT, what they send is ignored.

    Where one seat acts at a time, which is nearly always, a step is one decision: this is a game in turns for learners
    that want the parallel form, and no quicker than the other. An illegal action, or none where one is due, ends the
    game and costs its seat one point.
    """

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        self.begin(seed)
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, Action]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        table = self.seats.env
        chosen = {seat: actions.get(self.possible_agents[seat], WAIT) for seat in table.actors}
        wrong = [seat for seat, action in chosen.items() if not self.seats.is_legal(seat, action)]
        if wrong:
            rewards = {agent: ILLEGAL if seat in wrong else 0.0 for seat, agent in enumerate(self.possible_agents)}
        else:
            for seat, action in chosen.items():
                table.step(int(action), seat)
            rewards = self.rewards_now()
        observations, infos = self._observations(), self._infos()
        ended = dict.fromkeys(self.agents, bool(wrong) or table.over)
        if wrong or table.over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, ended, dict.fromkeys(ended, False), infos

    def _observations(self) -> dict[str, Observation]:
        seen = {agent: self.seats.observe(seat) for seat, agent in enumerate(self.possible_agents)}
        for observation in seen.values():
            if not observation["action_mask"].any():
                observation["action_mask"][WAIT] = 1
        return seen

    def _infos(self) -> Infos:
        return {agent: {"acts": seat in self.seats.env.actors} for seat, agent in enumerate(self.possible_agents)}


for _name, _game in GAMES.items():
    if (_id := registry_id(_game)) not in aec_registry:
        register("aec", _id, entry_point=f"{__name__}:env", kwargs={"game": _name})
    if _id not in parallel_registry:
        register("parallel", _id, entry_point=f"{__name__}:parallel_env", kwargs={"game": _name})
