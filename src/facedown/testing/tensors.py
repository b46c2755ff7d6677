"""Checks tensors for learners: fixed rows, in range, the same in both forms, made of a seat's whole sight."""

import math
from random import Random
from typing import Any

import numpy as np

from facedown.engine.game import CHANCE, Game, seats_in
from facedown.engine.play import choices, redacted
from facedown.engine.tensors import Tensors
from facedown.envs.forms import form_of
from facedown.envs.kernels import look, peek, see
from facedown.testing.walk import Budget, Point, broken, differing, new_rng, new_scratch, points

MOST = 4.0  # of a number in an observation; nearly all lie within -1 .. 1
GUARD = 8  # cells after a row that nobody may write to: an index below 0 lands there
TRUTHS = 3  # resampled for a seat, besides the real one
BRANCHES = 12  # actions tried at one point


def check_channels(game: Game, budget: Budget) -> None:
    """Checks that every channel has a name of its own, a size and a meaning."""
    for channels in (_of(game).channels, _of(game).glances):
        names = [channel.name for channel in channels]
        if len(set(names)) < len(names):
            raise broken(game, f"two channels have the same name: {names}")
        for channel in channels:
            if channel.size < 1 or not channel.name.strip() or not channel.meaning.strip():
                raise broken(game, f"a channel without a name, a size or a meaning: {channel}")


def check_values(game: Game, budget: Budget) -> None:
    """Checks that numbers stay near -1 .. 1, glances are small integers, and nothing is written outside of a row."""
    tensors = _of(game)
    for point in points(game, budget, 40, salt=1100):
        for seat in range(point.options.players):
            row, small = [0.0] * (tensors.observation_size + GUARD), [0] * (tensors.glance_size + GUARD)
            seen = point.seen(seat)
            tensors.observe(seen, seat, row)
            tensors.glance(seen, seat, small)
            if any(row[-GUARD:]) or any(small[-GUARD:]):
                raise point.broken("something is written outside of the row", seat)
            for k, value in enumerate(row):
                if not (math.isfinite(value) and abs(value) <= MOST):
                    raise point.broken(f"{_name(tensors.channels, k)} is {value}", seat)
            for k, number in enumerate(small):
                if not (isinstance(number, int) and -(1 << 15) <= number < 1 << 15):
                    raise point.broken(f"{_name(tensors.glances, k)} of a glance is {number}", seat)
            if seen != point.seen(seat):
                raise point.broken("looking has changed the record", seat)


def check_forms(game: Game, budget: Budget) -> None:
    """Checks that plain and compiled give the same numbers."""
    form, tensors = form_of(game, compiled=True), _of(game)
    blank, seen = form.records(game.rules.state()), form.records(game.rules.state())
    row, small = np.ones(tensors.observation_size, np.float32), np.ones(tensors.glance_size, np.int16)
    for point in points(game, budget, 30, salt=1200):
        states = form.records(point.state)
        for seat in range(point.options.players):
            form.call(see, states, blank, seen, seat)
            form.call(look, seen, seat, row)
            form.call(peek, seen, seat, small)
            plain = np.array(observed(game, point.seen(seat), seat), np.float32)
            if (plain != row).any():
                k = int((plain != row).argmax())
                what = f"{_name(tensors.channels, k)}: {plain[k]} / {row[k]}"
                raise point.broken(f"plain and compiled disagree about {what}", seat)
            if glanced(game, point.seen(seat), seat) != tuple(small.tolist()):
                raise point.broken(f"plain and compiled disagree about the glance: {small.tolist()}", seat)


def check_hiding(game: Game, budget: Budget) -> None:
    """Checks that what a seat cannot know changes nothing."""
    random = Random(game.name)
    for point in points(game, budget, 20, salt=1300):
        for seat in range(point.options.players):
            other = point.state.copy()
            game.kit.scramble(other, seat, random)
            one, two = point.seen(seat), redacted(game, other, seat)
            if observed(game, one, seat) != observed(game, two, seat):
                raise point.broken("its observation tells what it cannot know", seat)
            if glanced(game, one, seat) != glanced(game, two, seat):
                raise point.broken("its glance tells what it cannot know", seat)


def check_observations(game: Game, budget: Budget) -> None:
    """Checks that two sights that differ in anything give different observations."""
    met: dict[Any, dict[tuple[int, bytes], Any]] = {}
    for point in points(game, budget, 30, salt=1400):
        rows = met.setdefault(point.options, {})
        states = [point.state, *(after for _, _, after in _branches(point, point.state, BRANCHES))]
        for seat in range(point.options.players):
            for seen in [redacted(game, state, seat) for state in states]:  # close to each other: they nearly agree
                row = np.array(observed(game, seen, seat), np.float32).tobytes()
                known = rows.setdefault((seat, row), seen)
                if known != seen:
                    raise point.broken(f"its observation does not tell {differing(game, known, seen)}", seat)


def check_glances(game: Game, budget: Budget) -> None:
    """Checks that whatever changes a seat's sight next is told by the glance or the seat's own choice."""
    for point in points(game, budget, 10, salt=1500):
        for seat in range(point.options.players):
            before = point.seen(seat)
            told: dict[Any, Any] = {}
            for truth in _truths(point, seat):
                for actor, action, after in _branches(point, truth, BRANCHES):
                    own = action if actor == seat else -1
                    seen = redacted(game, after, seat)
                    if seen == before and own < 0:
                        continue  # it noticed nothing
                    known = told.setdefault((glanced(game, seen, seat), own), seen)
                    if known != seen:
                        what = f"after {game.text.moves.write(actor, action)} its glance does not tell"
                        raise point.broken(f"{what} {differing(game, known, seen)}", seat)


def observed(game: Game, seen: Any, seat: int) -> list[float]:
    """Computes an observation by the plain rules."""
    row = [0.0] * _of(game).observation_size
    _of(game).observe(seen, seat, row)
    return row


def glanced(game: Game, seen: Any, seat: int) -> tuple[int, ...]:
    """Computes a glance by the plain rules."""
    row = [0] * _of(game).glance_size
    _of(game).glance(seen, seat, row)
    return tuple(row)


def _truths(point: Point, seat: int) -> list[Any]:
    """Lists the real truth, and others that look the same to a seat."""
    found = [point.state]
    rng, scratch = new_rng(point.seed, point.step), new_scratch(point.game)
    for _ in range(TRUTHS):
        found.append(point.seen(seat))
        point.game.rules.resample(found[-1], seat, rng, scratch)
    return found


def _branches(point: Point, state: Any, most: int) -> list[tuple[int, int, Any]]:
    """Lists (who, what, state after it) for some of the actions that are possible."""
    game = point.game
    who = game.rules.actors(state)
    seats = [CHANCE] if who == CHANCE else seats_in(who)
    able = [(seat, action) for seat in seats for action in choices(game, state, seat)]
    random = Random(f"{point.seed} {point.step}")
    found = []
    for seat, action in random.sample(able, min(most, len(able))):
        after = state.copy()
        game.rules.apply(after, seat, action)
        found.append((seat, action, after))
    return found


def _of(game: Game) -> Tensors:
    if game.learn.tensors is None:
        raise broken(game, "has no tensors")
    return game.learn.tensors


def _name(channels: Any, k: int) -> str:
    """Names the place of a row in words."""
    for channel in channels:
        if k < channel.size:
            return f"'{channel.name}' [{k}]"
        k -= channel.size
    return "a cell after the row"
