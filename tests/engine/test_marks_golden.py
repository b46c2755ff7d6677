"""What each game shows, tells learners and remembers of its options is, to the byte, what is written down here.

    python -m tests.engine.test_marks_golden 30      digests of 30 games of every sample, looked at with compiled rules

A digest changes when a field, a mark or a rule changes what anybody sees. Read the difference in docs/tensors.md and in
the golden games before you write a new one down.
"""

import hashlib
import sys
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from facedown.catalog import GAMES
from facedown.engine.game import Game
from facedown.engine.play import redacted
from facedown.envs.forms import form_of
from facedown.envs.kernels import look, peek, see
from facedown.games.hyst.rules.setup import options_of as options_of_hyst
from facedown.games.myst.rules.setup import options_of as options_of_myst
from facedown.games.nusubito.rules.options import options_of as options_of_nusubito
from facedown.games.nyet.rules.options import options_of as options_of_nyet
from facedown.games.shy_monsters.rules.options import options_of as options_of_shy
from facedown.testing.walk import samples, walk

OPTIONS_OF: dict[str, Callable[[Any], Any]] = {
    "hyst": options_of_hyst,
    "myst": options_of_myst,
    "nusubito": options_of_nusubito,
    "nyet": options_of_nyet,
    "shy_monsters": options_of_shy,
}
EVERY = 7  # actions from one look to the next
DIGESTS = {
    "hyst": "d1b712a6e01403aeecd293c2",
    "myst": "93f80c65ffa6d1878266a82e",
    "nusubito": "d16dd23df74d2599e240b854",
    "nyet": "42a8c362fdc0a4c120be0792",
    "shy_monsters": "fb6f1ae24705def2347e6ad5",
}


def digest(game: Game, games: int, *, compiled: bool, every: int = EVERY) -> str:
    """A hash of everything that seats see and are told in random games of all samples."""
    found = hashlib.sha256()
    for options in samples(game):
        found.update(game.rules.setup(options).to_bytes())
        for seed in range(games):
            for point in walk(game, options, seed):
                if point.over or point.step % every == 0:
                    for viewer in point.viewers:
                        _look(game, point.state, viewer, compiled, found)
                if point.over:
                    found.update(repr(OPTIONS_OF[game.name](point.state)).encode())
    return found.hexdigest()[:24]


def _look(game: Game, state: Any, viewer: int, compiled: bool, found: Any) -> None:
    tensors = game.learn.tensors
    assert tensors is not None
    row, small = np.zeros(tensors.observation_size, np.float32), np.zeros(tensors.glance_size, np.int16)
    if compiled:
        form = form_of(game, compiled=True)
        seen = form.records(game.rules.state())
        form.call(see, form.records(state), form.records(game.rules.state()), seen, viewer)
        found.update(seen.tobytes())
        if viewer >= 0:
            form.call(look, seen, viewer, row)
            form.call(peek, seen, viewer, small)
    else:
        plain = redacted(game, state, viewer)
        found.update(plain.to_bytes())
        if viewer >= 0:
            numbers, changes = [0.0] * len(row), [0] * len(small)
            tensors.observe(plain, viewer, numbers)
            tensors.glance(plain, viewer, changes)
            row[:], small[:] = numbers, changes
    found.update(row.tobytes() + small.tobytes())


@pytest.mark.parametrize("name", sorted(GAMES))
def test_nothing_looks_different(name: str) -> None:
    assert digest(GAMES[name], 3, compiled=False) == DIGESTS[name]


if __name__ == "__main__":
    for name in sys.argv[2:] or sorted(GAMES):
        print(f'    "{name}": "{digest(GAMES[name], int(sys.argv[1]), compiled=True, every=1)}",')
