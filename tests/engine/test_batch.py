"""Many games at once, compiled: the same games as one by one on the plain twin."""

from typing import Any

import numpy as np
import pytest

from facedown.engine import batch as engine
from facedown.engine.batch import Batch, filled
from facedown.engine.bits import RNG, lowest, random_choice, seed_rng
from facedown.engine.errors import EngineError
from facedown.engine.rule import JIT
from tests.conformance.coins import COINS, CoinOptions

OPTIONS = CoinOptions.of(rounds=3)

pytestmark = pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: nothing is compiled")


def plain_start(stream: int) -> tuple[Any, list[int]]:
    state, rng = COINS.rules.setup(OPTIONS), [0] * RNG
    seed_rng(rng, 9, stream)
    return state, rng


def test_whole_random_games() -> None:
    batch = Batch(COINS, OPTIONS, 20)
    assert batch.play_random(seed=9, first=100) == (20 * 6, 20 * 6)
    for i in range(20):
        state, rng = plain_start(100 + i)
        counts = [0, 0]
        filled(COINS, engine.play_out)(state, [0], rng, counts)
        assert counts == [6, 6]
        assert batch.states[i].tobytes() == state.to_bytes()


def test_step_by_step() -> None:
    batch = Batch(COINS, OPTIONS, 5)
    batch.reset(seed=9)
    plain = [plain_start(i) for i in range(5)]
    for state, rng in plain:
        filled(COINS, engine.roll)(state, rng)
    steps = 0
    while batch.acting():
        masks = batch.legal()
        actions = np.zeros(5, np.int64)
        for i, (state, _) in enumerate(plain):
            seat = lowest(COINS.rules.actors(state))
            assert batch.seats[i] == seat
            mask = [0]
            COINS.rules.legal(state, seat, mask)
            assert masks[i].tolist() == mask
            actions[i] = random_choice(mask, [steps, i, 3, 4])
        batch.step(actions)
        for i, (state, rng) in enumerate(plain):
            COINS.rules.apply(state, lowest(COINS.rules.actors(state)), int(actions[i]))
            filled(COINS, engine.roll)(state, rng)
            assert batch.states[i].tobytes() == state.to_bytes()
        steps += 1
    assert steps == 6
    assert batch.seats.tolist() == [-1] * 5
    assert not batch.masks.any()
    before = batch.states.copy()
    batch.step(np.zeros(5, np.int64))  # a game that is over stays as it is
    assert (batch.states == before).all()


def test_one_game_alone() -> None:
    together, alone = Batch(COINS, OPTIONS, 3), Batch(COINS, OPTIONS, 3)
    together.reset(seed=9)
    alone.reset(seed=9)
    for action in (0, 1, 1, 1, 0, 0):
        together.step(np.full(3, action))
        seats = [alone.step_one(i, action) for i in range(3)]
        assert seats == together.seats.tolist()
        assert alone.states.tobytes() == together.states.tobytes()
    assert seats == [-1, -1, -1]


def test_the_same_seed_gives_the_same_games() -> None:
    one, other = Batch(COINS, OPTIONS, 50), Batch(COINS, OPTIONS, 50)
    one.play_random(4)
    other.play_random(4)
    assert one.states.tobytes() == other.states.tobytes()
    other.play_random(5)
    assert one.states.tobytes() != other.states.tobytes()


def test_an_empty_batch_is_refused() -> None:
    with pytest.raises(EngineError, match="a batch has at least one game"):
        Batch(COINS, OPTIONS, 0)
