"""Checks that the plain twin and the compiled rules agree byte for byte, over thousands of random games."""

from typing import Any, NamedTuple

import numpy as np

from facedown.engine.bits import RNG, seed_rng
from facedown.engine.game import Game
from facedown.engine.options import Options
from facedown.engine.rule import native
from facedown.testing.kernels import ACTION, COLUMNS, SEAT, filled, trace
from facedown.testing.walk import Budget, Point, differing, samples, seat_name, viewers

STRIDE = 16  # of the many games every so many states are compared, and the last one
NAMES = ("actors", "the acting seat", "the action", "the weight", "the policy's pick")


class Trace(NamedTuple):
    """Holds what `trace` noted about one game, in plain types."""

    steps: int
    told: list[list[int]]
    masks: list[list[int]]
    states: list[bytes]
    sights: list[bytes]
    truths: list[bytes]
    results: list[float]


def check_twin(game: Game, budget: Budget) -> None:
    """Compares many games: actors, choices, weights, draws, states and results."""
    for options in samples(game):
        for seed in range(budget(360)):
            _check(game, options, seed, [], STRIDE)


def check_twin_sights(game: Game, budget: Budget) -> None:
    """Compares some games in every detail: what each viewer sees, resampled truths and the policy as well."""
    shown = samples(game)
    for number in range(budget(len(shown), 3)):
        options = shown[number % len(shown)]
        _check(game, options, number, viewers(options), 1)


def _check(game: Game, options: Options, seed: int, eyes: list[int], stride: int) -> None:
    plain, compiled = plain_trace(game, options, seed, eyes, stride), native_trace(game, options, seed, eyes, stride)
    if plain != compiled:
        _explain(game, options, seed, eyes, stride, plain, compiled)


def plain_trace(game: Game, options: Options, seed: int, eyes: list[int], stride: int) -> Trace:
    most = game.rules.most_actions(options)
    rows, looks = most // stride + 2, (most + 1) * len(eyes)
    work = [game.rules.setup(options)]
    states, sights, truths = [b""] * rows, [b""] * looks, [b""] * looks
    seen = [game.rules.state() for _ in range(looks)]
    masks = [[0] * game.rules.words for _ in range(most + 1)]
    told = [[0] * COLUMNS for _ in range(most + 1)]
    results = [0.0] * options.players
    rng = [0] * RNG
    seed_rng(rng, seed, 0)
    scratch = [0.0] * (game.rules.scratch if eyes else 1)
    steps = filled(game, trace)(
        work, states, stride, seen, sights, [game.rules.state()], truths, eyes, masks, told, results,
        [0] * game.rules.words, rng, scratch, most,
    )  # fmt: skip
    used = (steps + 1) * len(eyes)
    states = [*states[: (steps - 1) // stride + 1], states[-1]]
    return Trace(steps, told[: steps + 1], masks[: steps + 1], states, sights[:used], truths[:used], results)


def native_trace(game: Game, options: Options, seed: int, eyes: list[int], stride: int) -> Trace:
    most = game.rules.most_actions(options)
    rows, looks = most // stride + 2, (most + 1) * len(eyes)
    work = game.rules.setup(options).to_array()
    states, seen, sights, truths, worlds = (np.zeros(k, game.rules.state.dtype) for k in (rows, looks, looks, looks, 1))
    masks = np.zeros((most + 1, game.rules.words), np.int64)
    told = np.zeros((most + 1, COLUMNS), np.int64)
    results = np.zeros(options.players)
    rng = np.zeros(RNG, np.int64)
    native(seed_rng)(rng, seed, 0)
    steps = native(filled(game, trace))(
        work, states, stride, seen, sights, worlds, truths, np.array(eyes, np.int64), masks, told, results,
        np.zeros(game.rules.words, np.int64), rng, np.zeros(game.rules.scratch if eyes else 1), most,
    )  # fmt: skip
    used = (steps + 1) * len(eyes)
    kept = _rows(states[: (steps - 1) // stride + 1]) + _rows(states[-1:])
    lists = told[: steps + 1].tolist(), masks[: steps + 1].tolist()
    return Trace(steps, *lists, kept, _rows(sights[:used]), _rows(truths[:used]), results.tolist())


def _rows(records: Any) -> list[bytes]:
    size = records.dtype.itemsize
    data = records.tobytes()
    return [data[k : k + size] for k in range(0, len(data), size)]


def _explain(
    game: Game, options: Options, seed: int, eyes: list[int], stride: int, plain: Trace, compiled: Trace
) -> None:
    """Raises Broken with the first place where the two differ."""
    for step in range(max(len(plain.told), len(compiled.told))):
        point = Point(game, options, seed, step, None)
        for what, ours, theirs in _differences(game, eyes, stride, step, plain, compiled):
            raise point.broken(f"plain and compiled disagree about {what}: {ours} / {theirs}")
    raise Point(game, options, seed, plain.steps, None).broken(
        f"plain and compiled disagree at the end: {differing_bytes(game, plain.states[-1], compiled.states[-1])}, "
        f"results {plain.results} / {compiled.results}"
    )


def _differences(
    game: Game, eyes: list[int], stride: int, step: int, plain: Trace, compiled: Trace
) -> list[tuple[str, Any, Any]]:
    found: list[tuple[str, Any, Any]] = []
    if step >= min(len(plain.told), len(compiled.told)):
        return [("the number of actions", plain.steps, compiled.steps)]
    one, other = plain.told[step], compiled.told[step]
    if step % stride == 0 and step < min(plain.steps, compiled.steps):
        _add(found, game, "the state", plain.states[step // stride], compiled.states[step // stride])
    if one[:1] == other[:1]:
        for v, viewer in enumerate(eyes):
            k = step * len(eyes) + v
            _add(found, game, f"what {seat_name(viewer)} sees", plain.sights[k], compiled.sights[k])
            _add(found, game, f"a truth resampled for {seat_name(viewer)}", plain.truths[k], compiled.truths[k])
    if plain.masks[step] != compiled.masks[step] and one[SEAT] == other[SEAT]:
        found.append((f"the choices of {seat_name(one[SEAT])}", plain.masks[step], compiled.masks[step]))
    for name, x, y in zip(NAMES, one, other, strict=True):
        if x != y:
            after = f" (the action is {game.text.moves.write(one[SEAT], one[ACTION])})" if one[:3] == other[:3] else ""
            found.append((name + after, x, y))
    return found


def _add(found: list[tuple[str, Any, Any]], game: Game, what: str, plain: bytes, compiled: bytes) -> None:
    if plain != compiled:
        found.append((f"{what} ({differing_bytes(game, plain, compiled)})", plain.hex(), compiled.hex()))


def differing_bytes(game: Game, one: bytes, other: bytes) -> str:
    return differing(game, game.rules.state.from_bytes(one), game.rules.state.from_bytes(other))
