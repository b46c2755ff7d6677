"""Gymnasium's own check, for all games; bots at the other seats, who get redacted records only."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from facedown.adapters.common import registry_id
from facedown.adapters.gymnasium import SeatEnv
from facedown.catalog import GAMES
from facedown.engine.errors import FacedownError, IllegalMove
from facedown.engine.play import choices
from tests.adapters.cases import every_case

Options = dict[str, Any]


def made(name: str, **options: Any) -> Any:
    return gymnasium.make(registry_id(GAMES[name]), opponents="random", **options).unwrapped


@every_case
def test_check_env(name: str, options: Options, capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(name, seat=options.get("players", 2) - 1, **options))
    assert capsys.readouterr().out  # drawn for people


def play(env: Any, seed: int) -> tuple[list[Any], float]:
    """A whole game by random legal actions: what came back at each step, and the last reward."""
    random = np.random.default_rng(seed)
    observation, info = env.reset(seed=seed)
    steps = [(observation["observation"].tolist(), info)]
    ended, reward = False, 0.0
    while not ended:
        assert reward == 0
        action = random.choice(np.flatnonzero(observation["action_mask"]))
        observation, reward, ended, truncated, info = env.step(action)
        assert not truncated
        steps.append((observation["observation"].tolist(), info))
    return steps, reward


@every_case
def test_a_seed_is_a_game_and_the_reward_is_the_seats(name: str, options: Options) -> None:
    env = made(name, seat=1, **options)
    steps, reward = play(env, 3)
    assert reward == env.seats.env.rewards()[1]
    assert play(made(name, seat=1, **options), 3) == (steps, reward)


class Witness:
    """A bot that looks at what it was given, and takes the first choice."""

    name = "witness"

    def __init__(self) -> None:
        self.table: Any = None
        self.seats: set[int] = set()

    def choose(self, seen: Any, seat: int, seed: int) -> int:
        assert seen == self.table.seen(seat)
        assert seen != self.table.state
        assert not any(hand for other, hand in enumerate(seen.hands) if other != seat)
        self.seats.add(seat)
        return choices(self.table.game, seen, seat)[0]


def test_bots_get_redacted_records_only() -> None:
    witness = Witness()
    env = SeatEnv("nyet", seat=1, opponents=witness, players=3, round_count=1, compiled=False)
    witness.table = env.seats.env
    play(env, 1)
    assert witness.seats == {0, 2}


def test_levels_and_own_bots_may_be_mixed() -> None:
    own = Witness()
    env = SeatEnv("nyet", seat=1, opponents=["random", own], players=3, compiled=False)
    assert [env.bots[0].name, env.bots[2].name] == ["random", "witness"]
    with pytest.raises(FacedownError, match="1 opponents for 2"):
        SeatEnv("nyet", opponents=["random"], players=3, compiled=False)
    with pytest.raises(FacedownError, match="no seat 3"):
        SeatEnv("nyet", seat=3, opponents="random", players=3, compiled=False)


def test_bots_that_search_play_too() -> None:
    env = SeatEnv("shy_monsters", seat=0, opponents="novice", compiled=False)
    assert env.bots[1].name == "novice"
    _, reward = play(env, 1)
    assert reward in (-0.5, 0.5)


def test_who_chooses_at_the_same_time_need_not_wait() -> None:
    """In the shedding of NYET! this seat is asked as soon as it may act, even if others may act too."""
    env = made("nyet", seat=3, players=4, round_count=1, discard_line=("d1", "d2"), compiled=False)
    observation, _ = env.reset(seed=2)
    while len(env.seats.env.actors) == 1:
        observation, *_ = env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    assert env.seats.env.actors == [0, 1, 2, 3]


def test_an_illegal_action_loses_or_is_an_error() -> None:
    env = made("nyet", players=2, round_count=1, compiled=False)
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(63)
    assert (reward, ended, info) == (-1.0, True, {"illegal": True})
    strict = made("nyet", players=2, round_count=1, illegal="raise", compiled=False)
    strict.reset(seed=1)
    with pytest.raises(IllegalMove):
        strict.step(63)


def test_every_game_has_an_id() -> None:
    ids = {name: registry_id(game) for name, game in GAMES.items()}
    assert ids == {
        "nyet": "facedown/NYET-v0",
        "shy_monsters": "facedown/ShyMonsters-v0",
        "nusubito": "facedown/Nusubito-v0",
        "hyst": "facedown/HYST-v0",
        "myst": "facedown/MYST-v0",
    }
    for name, known in ids.items():
        assert gymnasium.spec(known).kwargs == {"game": name}
