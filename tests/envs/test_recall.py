"""All that a seat has ever seen: histories, information states and their keys."""

from random import Random

import numpy as np
import pytest

import facedown
from facedown.catalog import GAMES
from facedown.engine.play import redacted
from facedown.envs.env import Env
from facedown.envs.saved import restore
from facedown.testing.walk import samples
from tests.envs.test_env import FORMS, play_on, short

WITH_TENSORS = [name for name, game in GAMES.items() if game.learn.tensors is not None]


def noticed(env: Env, seat: int) -> list[tuple[int, bytes]]:
    """What a seat did and saw, told from the log in the plainest way."""
    state = env.game.rules.setup(env.options)
    sight, found = redacted(env.game, state, seat), []
    for entry in env.log:
        env.game.rules.apply(state, entry.seat, entry.action)
        now = redacted(env.game, state, seat)
        if now != sight or entry.seat == seat:
            found.append((entry.action + 1 if entry.seat == seat else 0, now.to_bytes()))
        sight = now
    return found


@pytest.mark.parametrize("compiled", FORMS)
@pytest.mark.parametrize("name", WITH_TENSORS)
def test_a_row_for_each_action_that_a_seat_noticed_or_made(name: str, compiled: bool) -> None:
    env = short(name, 3, compiled)
    play_on(env, Random(3), 80)
    assert env.game.learn.tensors is not None
    for seat in range(env.seats):
        told, rows = noticed(env, seat), env.history(seat)
        assert rows.shape == (len(told), env.game.learn.tensors.glance_size + 1)
        assert rows[:, -1].tolist() == [own for own, _ in told]
        for row, (_, record) in zip(rows, told, strict=True):
            glance = [0] * env.game.learn.tensors.glance_size
            env.game.learn.tensors.glance(env.game.rules.state.from_bytes(record), seat, glance)
            assert row[:-1].tolist() == glance


@pytest.mark.parametrize("name", GAMES)
def test_keys_tell_apart_what_a_seat_can_and_nothing_else(name: str) -> None:
    """Many games of one deal, branching at random: keys are equal exactly where sights and own choices are."""
    met: dict[bytes, list[tuple[int, bytes]]] = {}
    pasts: dict[str, bytes] = {}
    for seed in range(6):
        env = short(name, seed % 2, compiled=False)
        random = Random(seed)
        for _ in range(12):
            for seat in range(env.seats):
                key, past = env.information_key(seat), noticed(env, seat)
                assert len(key) == 16
                assert met.setdefault(key, past) == past
                assert pasts.setdefault(f"{seat} {past}", key) == key
            if env.over:
                break
            play_on(env, random, 1)
    assert len(met) > 20


@pytest.mark.parametrize("name", GAMES)
def test_keys_are_the_same_in_both_forms_and_after_saving(name: str) -> None:
    keys = []
    for compiled in FORMS:
        env = short(name, 9, compiled)
        play_on(env, Random(9), 20)
        env.information_key(0)  # one seat has followed so far, the other has not
        twin = env.clone()
        play_on(env, Random(8), 20)
        play_on(twin, Random(8), 20)
        for one in (env, twin, restore(env.serialise(), compiled=compiled)):
            keys.append([one.information_key(seat) for seat in range(one.seats)])
    assert all(key == keys[0] for key in keys)


def test_a_copy_goes_its_own_way() -> None:
    env = short("nyet", 1, compiled=False)
    before = env.information_key(0)
    twin = env.clone()
    play_on(twin, Random(1), 5)
    assert env.information_key(0) == before
    assert twin.information_key(0) != before


def test_an_information_state_is_the_observation_and_the_past() -> None:
    game = GAMES["nyet"]
    env = Env(game, samples(game)[0], 5, compiled=False)
    assert game.learn.tensors is not None
    play_on(env, Random(5), 30)
    size, width = game.learn.tensors.observation_size, game.learn.tensors.glance_size + 1
    for seat in range(env.seats):
        row = env.information_state(seat, np.ones(env.information_state_size, np.float32))
        past = env.history(seat)
        assert (row[:size] == env.observation(seat)).all()
        assert (row[size : size + past.size] == past.ravel()).all()
        assert not row[size + past.size :].any()
        assert len(row) == size + width * game.rules.most_actions(env.options)


def test_a_short_history_keeps_the_latest() -> None:
    env = facedown.make("nyet", seed=5, history=7, compiled=False)
    size = env.tensors.observation_size
    assert (env.information_state(2)[size:] == env.history(2)[-7:].ravel()).all()
    assert len(env.history(2)) > 7
    none = facedown.make("nyet", seed=5, history=0, compiled=False)
    assert (none.information_state(2) == none.observation(2)).all()
    assert restore(env.serialise(), compiled=False).information_state_size == env.information_state_size


def test_a_game_begins_with_nothing_seen() -> None:
    env = facedown.make("nyet", seed=5, manual_chance=True, compiled=False)
    assert env.history(0).shape == (0, env.tensors.glance_size + 1)
    first = env.information_key(0)
    env.step(env.legal()[0])
    assert env.information_key(0) != first
    env.reset()
    assert env.information_key(0) == first
