"""Compiled rules and bots write and read within their rows: whole games of all kinds, compiled with bounds checks.

`tests/run` starts these with NUMBA_BOUNDSCHECK=1 and a cache of their own, because compiled code with checks is other
code. Without it there would be nothing to see. Whether compiled rules play as the plain ones do is told elsewhere.
"""

import os
from collections.abc import Iterable

import numpy as np
import pytest

from facedown.catalog import GAMES, make_bot
from facedown.engine.batch import Batch, Ints
from facedown.engine.bits import nth_choice
from facedown.engine.game import CHANCE, Game
from facedown.engine.play import choices
from facedown.engine.rule import JIT
from facedown.envs.forms import form_of
from facedown.envs.kernels import look, peek, see
from facedown.testing.twin import native_trace
from facedown.testing.walk import Budget, points, samples, viewers
from tests.conformance.coins import COINS

CHECKED = os.environ.get("NUMBA_BOUNDSCHECK", "0") not in {"", "0"}
pytestmark = pytest.mark.skipif(not (JIT and CHECKED), reason="needs compiled rules with NUMBA_BOUNDSCHECK=1")
BOTS = ("regular", "expert")
SIDE_BY_SIDE = {
    "nyet",
    "coins",
}  # by night all: a batch adds nothing to the rules of a game, which are played here anyway


def of_each(games: Iterable[Game]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize("game", [pytest.param(game, id=game.name) for game in games])


@of_each([*GAMES.values(), COINS])
def test_whole_games_with_all_that_is_seen_and_imagined(game: Game, facedown_budget: Budget) -> None:
    """Every rule, `redact` and `resample` for every viewer at every step, and the policy."""
    for options in samples(game):
        for seed in range(facedown_budget(3)):
            played = native_trace(game, options, 5000 + seed, viewers(options), 1)
            assert 0 < played.steps <= game.rules.most_actions(options)
            assert played.told[played.steps][0] == 0  # it has come to its end


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=game.name, marks=() if game.name in SIDE_BY_SIDE else pytest.mark.nightly)
        for game in [*GAMES.values(), COINS]
    ],
)
def test_many_games_side_by_side(game: Game, facedown_budget: Budget) -> None:
    for options in samples(game):
        decisions, _ = Batch(game, options, facedown_budget(360)).play_random(seed=1)
        assert decisions > 0
        batch = Batch(game, options, 8)
        batch.reset(seed=2)
        for _ in range(20):
            batch.step(_first_choices(batch))
        assert (batch.seats < options.players).all()


def _first_choices(batch: Batch) -> Ints:
    """The lowest choice of each game; 0 where none is left."""
    return np.array([nth_choice(mask, 0) if any(mask) else 0 for mask in batch.masks.tolist()], np.int64)


@of_each(game for game in GAMES.values() if game.learn.tensors is not None)
def test_what_learners_are_given(game: Game) -> None:
    form, tensors = form_of(game, compiled=True), game.learn.tensors
    assert tensors is not None
    blank, seen = form.records(game.rules.state()), form.records(game.rules.state())
    row, small = np.ones(tensors.observation_size, np.float32), np.ones(tensors.glance_size, np.int16)
    for options in samples(game):
        for state in native_trace(game, options, 6000, [], 2).states:
            states = form.records(game.rules.state.from_bytes(state))
            for seat in range(options.players):
                form.call(see, states, blank, seen, seat)
                form.call(look, seen, seat, row)
                form.call(peek, seen, seat, small)
                assert np.isfinite(row).all()


@pytest.mark.parametrize("name", BOTS)  # the game's name comes first in the test's
@of_each(GAMES.values())
def test_bots_at_every_kind_of_decision(game: Game, name: str, facedown_budget: Budget) -> None:
    """A search is cut short: its tables are as large as in a long one."""
    bot = make_bot(game, name, seconds=0.02)
    asked = 0
    for point in points(game, facedown_budget, 10, salt=6100):
        if not point.over and point.seat != CHANCE:
            chosen = bot.choose(point.seen(point.seat), point.seat, asked)
            assert chosen in choices(game, point.state, point.seat)
            asked += 1
    assert asked > 0
