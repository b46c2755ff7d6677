"""What a GPU is compared with."""

import numpy as np

from benchmarks.gpu.expected import choice, hash_of


def test_every_game_gets_one_of_its_own_choices() -> None:
    legal = np.random.default_rng(1).random((500, 40)) < 0.2
    legal[:, 7] = True
    chosen = [choice(legal, turn) for turn in range(30)]
    assert all(legal[np.arange(500), actions].all() for actions in chosen)
    assert len({tuple(actions) for actions in chosen}) == 30
    assert {int(actions[3]) for actions in chosen} == set(np.flatnonzero(legal[3]))


def test_a_hash_takes_all_arrays() -> None:
    a, b = np.arange(4), np.arange(5)
    assert hash_of(a, b) == hash_of(a.copy(), b) != hash_of(b, a) != hash_of(a)
