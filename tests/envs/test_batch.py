"""Many games side by side: each is the game that `Env` plays, and arrays are written where they lie."""

from typing import Any

import numpy as np
import pytest

from facedown.catalog import GAMES
from facedown.engine.errors import EngineError, IllegalMove
from facedown.engine.rule import JIT
from facedown.envs.batch import VectorEnv
from facedown.envs.env import Env
from facedown.testing.walk import samples

pytestmark = pytest.mark.skipif(not JIT, reason="FACEDOWN_JIT=0: many games at once need the compiler")


def short(name: str, count: int, seed: int, **more: Any) -> VectorEnv:
    return VectorEnv(name, count, seed, **more, **samples(GAMES[name])[0].to_dict())


@pytest.mark.parametrize("name", GAMES)
def test_each_game_is_that_of_the_single_environment(name: str) -> None:
    """Choices, sights, results and the games after the first, of random stream 0."""
    games = short(name, 3, seed=6, observe=GAMES[name].learn.tensors is not None, legal=True)
    env = Env(games.game, games.options, 6, compiled=False)
    ended = 0
    for _ in range(250):
        assert games.seats[0] == env.seat
        assert games.legal[0].tolist() == env.mask().tolist()
        if env.game.learn.tensors is not None:
            assert (games.observations[0] == env.observation(env.seat)).all()
        actions = games.sample()
        games.step(actions)
        env.step(int(actions[0]))
        assert bool(games.done[0]) == env.over
        assert games.returns[0].tolist() == pytest.approx(env.returns())
        if env.over:
            ended += 1
            env.reset()
        assert games.twin(0) == env.state
    assert ended > 0 or name in {"hyst", "nusubito"}  # random games of these are long


@pytest.mark.parametrize("rows", [5, 400])
def test_histories_are_those_of_the_single_environment(rows: int) -> None:
    games = short("nyet", 3, seed=6, history=rows, observe=False)
    env = Env(games.game, games.options, 6, compiled=False)
    ended = 0
    for number in range(400):
        if number % 7 == 0:
            for seat in range(env.seats):
                past = env.history(seat)[-rows:]
                assert games.lengths[0, seat] == len(past)
                assert (games.histories[0, seat, : len(past)] == past).all()
                assert not games.histories[0, seat, len(past) :].any()
        actions = games.sample()
        games.step(actions)
        env.step(int(actions[0]))
        if env.over:
            ended += 1
            env.reset()
    assert ended > 1
    games.reset(6)
    env.reset(6)
    assert (games.histories[0, 1, : games.lengths[0, 1]] == env.history(1)[-rows:]).all()


def test_the_number_of_threads_changes_nothing() -> None:
    results = []
    for threads in (1, 3):
        games = short("nyet", 7, seed=2, threads=threads, legal=True, history=3)
        actions = games.sample()
        for _ in range(150):
            games.step(games.sample(actions))
        results.append([games.states.tobytes(), games.observations.tobytes(), games.histories.tobytes()])
    assert results[0] == results[1]


def test_any_of_several_may_act() -> None:
    """Cards are laid aside at the same time: the lowest seat is asked first, or any."""
    for any_seat in (False, True):
        games = VectorEnv("nyet", 200, 3, any_seat=any_seat, observe=False, players=3, discard_line=("d1", "d2"))
        asked = set()
        for _ in range(40):
            for i in np.flatnonzero(games.masks[:, 1]).tolist():  # word 1: laying aside
                waiting = games.game.rules.actors(games.twin(i))
                lowest = (waiting & -waiting).bit_length() - 1
                assert waiting >> int(games.seats[i]) & 1
                asked.add(int(games.seats[i]) == lowest)
            games.step(games.sample())
        assert asked == ({True, False} if any_seat else {True})


def test_a_seed_gives_the_same_games_again() -> None:
    games = short("nyet", 4, seed=2)
    first = games.states.tobytes()
    for _ in range(5):
        games.step(games.sample())
    assert games.states.tobytes() != first
    games.reset(2)
    assert games.states.tobytes() == first
    assert not games.done.any()
    games.reset(3)
    assert games.states.tobytes() != first


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    games = short("nyet", 4, seed=2)
    before = games.states.tobytes()
    for wrong in (-1, 63, games.actions):
        actions = games.sample()
        actions[2] = wrong
        with pytest.raises(IllegalMove, match=f"game 2: action {wrong} is not offered"):
            games.step(actions)
    assert games.states.tobytes() == before


def test_arrays_are_written_where_they_lie() -> None:
    size = short("nyet", 1, seed=2).observations.shape[1]
    room = np.full((2, 4, size), 7, np.float32)
    done = np.ones(4, np.bool_)
    games = short("nyet", 4, seed=2, buffers={"observations": room[1], "done": done})
    own = short("nyet", 4, seed=2)
    actions = games.sample()
    games.step(actions)
    own.step(actions)
    assert games.done is done
    assert (room[0] == 7).all()
    assert (room[1] == own.observations).all()
    buffer = own.observations.ctypes.data
    own.step(own.sample())
    assert own.observations.ctypes.data == buffer


@pytest.mark.parametrize(
    ("more", "words"),
    [
        ({"buffers": {"observations": np.zeros((4, 3), np.float32)}}, "observations must be"),
        ({"buffers": {"done": np.zeros(8, np.bool_)[::2]}}, "without gaps"),
        ({"buffers": {"wishes": np.zeros(4)}}, "no buffer 'wishes'"),
        ({"threads": 0}, "at least one"),
    ],
)
def test_what_does_not_fit_is_refused(more: dict[str, Any], words: str) -> None:
    with pytest.raises(EngineError, match=words):
        short("nyet", 4, seed=2, **more)


@pytest.mark.parametrize("name", ["observations", "masks", "legal", "seats", "returns", "done"])
def test_other_array_libraries_see_the_same_memory(name: str) -> None:
    """By DLPack: no copy is made. (JAX here; PyTorch speaks the same protocol.)"""
    jax = pytest.importorskip("jax")
    games = short("nyet", 16, seed=2, legal=True)
    ours = getattr(games, name)
    if ours.dtype == np.int64:
        ours = ours.view(np.int32)  # JAX knows no 64 bits unless it is told to
    theirs = jax.dlpack.from_dlpack(ours)
    assert theirs.unsafe_buffer_pointer() == ours.ctypes.data
    assert (np.asarray(theirs) == ours).all()


def test_torch_sees_the_same_memory() -> None:
    torch = pytest.importorskip("torch")
    games = short("nyet", 16, seed=2)
    theirs = torch.from_dlpack(games.observations)
    games.step(games.sample())
    assert theirs.data_ptr() == games.observations.ctypes.data
    assert (theirs.numpy() == games.observations).all()
