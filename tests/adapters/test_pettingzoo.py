"""PettingZoo's own tests, for all games and all numbers of seats; and what they do not ask."""

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo import make

from facedown.adapters import pettingzoo
from facedown.adapters.common import registry_id
from facedown.adapters.pettingzoo import WAIT, TogetherEnv
from facedown.adapters.seats import Seats
from facedown.catalog import GAMES
from facedown.engine.errors import FacedownError, IllegalMove, OptionsError
from tests.adapters.cases import SMALL, SMALL_IDS, every_case

with warnings.catch_warnings():  # where pygame is there, PettingZoo's tests load a game of its own in an old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
    from pettingzoo.test.state_test import state_test

Options = dict[str, Any]
CYCLES = 60  # times seats: enough to get to the end of the short games

# Said of every environment that masks actions and is not one of PettingZoo's own:
NOT_AN_ARRAY = "ignore:Observation is not a NumPy array"
NO_BOX = "ignore:Observation space for each agent probably should be"
NO_ACTIONS = "ignore:Action mask numpy array is all zeros"  # of those who are out


@pytest.mark.filterwarnings(NOT_AN_ARRAY, NO_BOX, NO_ACTIONS)
@every_case
def test_api(name: str, options: Options) -> None:
    api_test(pettingzoo.env(name, **options), num_cycles=CYCLES)


@every_case
def test_seeds(name: str, options: Options) -> None:
    seed_test(lambda: pettingzoo.env(name, **options), num_cycles=CYCLES)


@every_case
def test_parallel_api(name: str, options: Options) -> None:
    parallel_api_test(pettingzoo.parallel_env(name, **options), num_cycles=CYCLES)


@every_case
def test_parallel_seeds(name: str, options: Options) -> None:
    """It takes any action at all, so this is also a test of illegal ones."""
    parallel_seed_test(lambda: pettingzoo.parallel_env(name, **options), num_cycles=CYCLES)


@every_case
def test_render(name: str, options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    says = {"ansi": lambda text: bool(text.strip())}
    render_test(lambda render_mode: pettingzoo.env(name, render_mode=render_mode, **options), says)
    assert capsys.readouterr().out.strip()  # what a person sees


@pytest.mark.parametrize(("name", "options"), SMALL, ids=SMALL_IDS)
def test_state(name: str, options: Options) -> None:
    state_test(pettingzoo.env(name, **options), pettingzoo.parallel_env(name, **options), num_cycles=5)


@pytest.mark.filterwarnings(NOT_AN_ARRAY, NO_BOX, NO_ACTIONS)
@pytest.mark.parametrize(("name", "options"), SMALL, ids=SMALL_IDS)
def test_api_with_all_that_was_ever_seen(name: str, options: Options) -> None:
    env = pettingzoo.env(name, history=True, **options)
    api_test(env, num_cycles=5)
    plain = pettingzoo.env(name, **options)
    assert env.observation_space("seat_0")["observation"].shape > plain.observation_space("seat_0")["observation"].shape


# --- what they do not ask -----------------------------------------------------------------------------------------


def random_game(env: Any, seed: int) -> dict[str, float]:
    """A whole game of the AEC environment; the rewards at its end."""
    env.reset(seed=seed)
    random = np.random.default_rng(seed)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        assert not truncated
        if terminated:
            rewards[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            env.step(random.choice(np.flatnonzero(observation["action_mask"])))
    return rewards


@every_case
def test_rewards_add_up_to_nothing(name: str, options: Options) -> None:
    env = pettingzoo.env(name, **options)
    rewards = random_game(env, 5)
    assert sorted(rewards) == env.possible_agents
    assert sum(rewards.values()) == pytest.approx(0)
    table = env.unwrapped.seats.env
    assert [rewards[agent] for agent in env.possible_agents] == table.rewards()


def test_a_seed_is_a_game_and_the_next_one_follows_from_it() -> None:
    one, other = (pettingzoo.env("nyet", players=2, round_count=1) for _ in range(2))
    logs = []
    for env in (one, other):
        env.reset(seed=7)
        first = env.unwrapped.seats.env.log
        env.reset()
        logs.append((first, env.unwrapped.seats.env.log))
    assert logs[0] == logs[1]
    assert logs[0][0] != logs[0][1]


def to_shedding(step: Any, seats: Seats) -> None:
    """Random play until several seats choose at the same time."""
    random = np.random.default_rng(3)
    while len(seats.env.actors) == 1:
        step(int(random.choice(seats.env.legal())))
    assert len(seats.env.actors) == 4


def test_choices_at_the_same_time_are_hidden_from_those_who_come_later() -> None:
    """Whatever seat 0 lays aside, the others see the same, and may do the same."""
    env = pettingzoo.raw_env("nyet", players=4, round_count=1, discard_line=("d1", "d2"))
    env.reset(seed=4)
    to_shedding(env.step, env.seats)
    assert env.agent_selection == "seat_0"
    before = env.seats.env.clone()
    seen = []
    for action in before.legal(0):
        env.seats.env = before.clone()
        env.agent_selection = "seat_0"
        env.step(action)
        seen.append([{k: v.tolist() for k, v in env.observe(f"seat_{other}").items()} for other in (1, 2, 3)])
    assert len(seen) > 1
    assert all(one == seen[0] for one in seen)


def test_parallel_asks_all_who_choose_at_the_same_time_at_once() -> None:
    env = pettingzoo.parallel_env("nyet", players=4, round_count=1, discard_line=("d1", "d2"))
    env.reset(seed=4)
    to_shedding(lambda action: env.step({env.possible_agents[env.seats.env.seat]: action}), env.seats)
    observations, *_, infos = env.step({})  # nobody has chosen: all four are at fault
    assert env.agents == []
    assert all(info["acts"] for info in infos.values())

    env.reset(seed=4)
    to_shedding(lambda action: env.step({env.possible_agents[env.seats.env.seat]: action}), env.seats)
    length = len(env.seats.env.log)
    chosen = {agent: env.seats.env.legal(seat)[0] for seat, agent in enumerate(env.possible_agents)}
    observations, rewards, *_ = env.step(chosen)
    assert [(seat, env.seats.env.log[length + seat].action) for seat in range(4)] == list(enumerate(chosen.values()))
    assert set(rewards.values()) == {0.0}
    assert set(observations) == set(env.agents)


def test_who_does_not_act_can_only_wait() -> None:
    env = pettingzoo.parallel_env("nyet", players=3, round_count=1)
    observations, infos = env.reset(seed=1)
    acting = env.possible_agents[env.seats.env.seat]
    for agent, observation in observations.items():
        offered = np.flatnonzero(observation["action_mask"]).tolist()
        assert infos[agent]["acts"] == (agent == acting)
        assert offered == (env.seats.env.legal() if agent == acting else [WAIT])
    assert WAIT not in env.seats.env.legal()


def test_an_illegal_action_costs_a_point_or_says_why_it_is_one() -> None:
    env = pettingzoo.parallel_env("nyet", players=3, round_count=1)
    env.reset(seed=1)
    acting = env.possible_agents[env.seats.env.seat]
    _, rewards, ended, _, _ = env.step({acting: WAIT})
    assert rewards == {agent: -1.0 if agent == acting else 0.0 for agent in env.possible_agents}
    assert all(ended.values())

    raw = pettingzoo.raw_env("nyet", players=3, round_count=1)
    raw.reset(seed=1)
    with pytest.raises(IllegalMove):
        raw.step(WAIT)

    wrapped = pettingzoo.env("nyet", players=3, round_count=1)
    wrapped.reset(seed=1)
    agent = wrapped.agent_selection
    wrapped.step(WAIT)
    assert wrapped.rewards == {other: -1.0 if other == agent else 0.0 for other in wrapped.possible_agents}


def test_nothing_hidden_is_rendered() -> None:
    env = pettingzoo.raw_env("nyet", render_mode="ansi", players=2, round_count=1)
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "hand 0: -" in text
    assert "hand 1: -" in text


def test_every_game_is_in_the_registries() -> None:
    for name, game in GAMES.items():
        known = registry_id(game)
        assert make("aec", known, compiled=False).metadata["name"] == f"{name}_v0"
        assert isinstance(make("parallel", known, compiled=False), TogetherEnv)


def test_what_cannot_be_made_says_why() -> None:
    with pytest.raises(OptionsError, match="race_driver"):
        pettingzoo.env("myst", race_driver="live")
    with pytest.raises(FacedownError, match="chess"):
        pettingzoo.env("chess")
    with pytest.raises(ValueError, match="rgb_array"):
        pettingzoo.env("nyet", render_mode="rgb_array")
