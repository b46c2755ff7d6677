"""The kernels: what one thread of a GPU does. Each is made for one game, out of that game's own rules.

A thread copies a state into memory of its own, plays there and writes it back. States, random streams and results stay
on the GPU. `KERNELS` names all kernels, with the types of what they are given.
"""

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from facedown.bots.search import random_policy
from facedown.engine.batch import roll
from facedown.engine.bits import RNG, lowest, random_choice, seed_rng
from facedown.engine.errors import FacedownError
from facedown.engine.game import Game
from facedown.engine.rule import bind
from facedown.gpu import steps
from facedown.gpu.device import cuda, device

RESULTS = 8  # seats whose result a thread can hold; no game has more


class Types(NamedTuple):
    """Numba's types of what kernels are given."""

    records: Any
    ints: Any
    int_rows: Any
    reals: Any
    real_rows: Any
    float_rows: Any
    flags: Any
    int: Any
    real: Any


class Kernel(NamedTuple):
    make: Callable[[Game], Any]  # the function that a thread runs
    takes: Callable[[Types], tuple[Any, ...]]  # types of its arguments
    uses: Callable[[Game], tuple[Any, ...]]  # rules that reach all it calls: what the compiled form is kept under


def types_of(game: Game) -> Types:
    from numba import from_dtype, types

    t: Any = types
    return Types(
        records=from_dtype(game.state.dtype)[::1],
        ints=t.int64[::1],
        int_rows=t.int64[:, ::1],
        reals=t.float64[::1],
        real_rows=t.float64[:, ::1],
        float_rows=t.float32[:, ::1],
        flags=t.uint8[::1],
        int=t.int64,
        real=t.float64,
    )


@cache
def rules_of(game: Game, f: Any, policy: Any = random_policy) -> Any:
    """A generic rule with a game's rules in its blanks, and how seats play."""
    return bind(
        f,
        f"{game.name}_{policy.__name__}",
        actors=game.actors,
        legal=game.legal,
        apply=game.apply,
        draw=game.draw,
        policy=policy,
    )


def play(game: Game) -> Any:
    """Whole random games, number `first` and those after it of a seed; the states at their ends.

    A thread that has finished one goes on with another at once: games differ in length, and the 32 threads of a warp
    would else wait for the longest of theirs.
    """
    t, words = types_of(game), game.words
    record, integer = t.records.dtype, t.int
    step, seeded = device(rules_of(game, steps.step)), device(seed_rng)
    c = cuda()

    def kernel(template: Any, states: Any, seed: int, first: int, counts: Any) -> None:
        i = c.grid(1)
        mask = c.local.array(words, integer)
        rng = c.local.array(RNG, integer)
        mine = c.local.array(1, record)
        done = c.local.array(2, integer)
        done[0] = 0
        done[1] = 0
        if i < len(states):
            mine[0] = template[0]
            seeded(rng, seed, first + i)
        while i < len(states):
            if not step(mine[0], mask, rng, done):
                states[i] = mine[0]
                i += c.gridsize(1)
                if i < len(states):
                    mine[0] = template[0]
                    seeded(rng, seed, first + i)
        c.atomic.add(counts, 0, done[0])
        c.atomic.add(counts, 1, done[1])

    return kernel


def reset(game: Game) -> Any:
    """All games of a batch from the start, each with a random stream of its own."""
    t, words = types_of(game), game.words
    record, integer = t.records.dtype, t.int
    rolled, seeded, next_of = device(rules_of(game, roll)), device(seed_rng), device(rules_of(game, steps.next_seat))
    c = cuda()

    def kernel(template: Any, states: Any, rngs: Any, masks: Any, seats: Any, seed: int) -> None:
        i = c.grid(1)
        if i < len(states):
            mine = c.local.array(1, record)
            mask = c.local.array(words, integer)
            mine[0] = template[0]
            seeded(rngs[i], seed, i)
            rolled(mine[0], rngs[i])
            seats[i] = next_of(mine[0], mask)
            for word in range(words):
                masks[i, word] = mask[word]
            states[i] = mine[0]

    return kernel


def step(game: Game) -> Any:
    """One action in each game and the chance after it. A game that is over writes its result and starts anew.

    Where `drawn` is not 0 the action is drawn at random from the mask: a policy to begin with.
    """
    t, words = types_of(game), game.words
    record, integer, real = t.records.dtype, t.int, t.real
    rolled, next_of = device(rules_of(game, roll)), device(rules_of(game, steps.next_seat))
    applied, acting, result = device(game.apply), device(game.actors), device(game.returns)
    first_of, chosen = device(lowest), device(random_choice)
    c = cuda()

    def kernel(
        template: Any, states: Any, rngs: Any, actions: Any, masks: Any, seats: Any, gains: Any, done: Any, drawn: int
    ) -> None:
        i = c.grid(1)
        if i < len(states):
            mine = c.local.array(1, record)
            mask = c.local.array(words, integer)
            mine[0] = states[i]
            if drawn:
                actions[i] = chosen(masks[i], rngs[i])
            applied(mine[0], first_of(acting(mine[0])), actions[i])
            rolled(mine[0], rngs[i])
            done[i] = 0
            if acting(mine[0]) == 0:
                done[i] = 1
                shares = c.local.array(RESULTS, real)
                result(mine[0], shares)
                for seat in range(gains.shape[1]):
                    gains[i, seat] = shares[seat]
                mine[0] = template[0]
                rolled(mine[0], rngs[i])
            seats[i] = next_of(mine[0], mask)
            for word in range(words):
                masks[i, word] = mask[word]
            states[i] = mine[0]

    return kernel


def observe(game: Game) -> Any:
    """What the acting seat of each game sees, as numbers: from its redacted record, which never leaves the thread."""
    record = types_of(game).records.dtype
    redacted, told = device(game.redact), device(tensors_of(game).observe)
    c = cuda()

    def kernel(blank: Any, states: Any, seats: Any, rows: Any) -> None:
        i = c.grid(1)
        if i < len(states):
            for k in range(rows.shape[1]):
                rows[i, k] = 0.0
            seen = c.local.array(1, record)
            seen[0] = blank[0]
            redacted(states[i], seats[i], seen[0])
            told(seen[0], seats[i], rows[i])

    return kernel


def rollouts(game: Game) -> Any:
    """From each position `each` games to their ends, by the game's quick and sensible play; results are summed up."""
    t, words = types_of(game), game.words
    record, integer, real = t.records.dtype, t.int, t.real
    step, seeded, result = device(rules_of(game, steps.step, game.hints.policy)), device(seed_rng), device(game.returns)
    c = cuda()

    def kernel(states: Any, sums: Any, each: int, seed: int, counts: Any) -> None:
        i = c.grid(1)
        games = len(states) * each
        mask = c.local.array(words, integer)
        rng = c.local.array(RNG, integer)
        mine = c.local.array(1, record)
        shares = c.local.array(RESULTS, real)
        done = c.local.array(2, integer)
        done[0] = 0
        done[1] = 0
        if i < games:
            mine[0] = states[i // each]
            seeded(rng, seed, i)
        while i < games:
            if not step(mine[0], mask, rng, done):
                result(mine[0], shares)
                for seat in range(sums.shape[1]):
                    c.atomic.add(sums, (i // each, seat), shares[seat])
                i += c.gridsize(1)
                if i < games:
                    mine[0] = states[i // each]
                    seeded(rng, seed, i)
        c.atomic.add(counts, 0, done[0])
        c.atomic.add(counts, 1, done[1])

    return kernel


def tensors_of(game: Game) -> Any:
    if game.tensors is None:
        raise FacedownError(f"{game.title} has no tensors")
    return game.tensors


def _moves(game: Game) -> tuple[Any, ...]:
    return (rules_of(game, roll), rules_of(game, steps.next_seat), game.returns, seed_rng, random_choice)


KERNELS: dict[str, Kernel] = {
    "play": Kernel(
        play,
        lambda t: (t.records, t.records, t.int, t.int, t.ints),
        lambda game: (rules_of(game, steps.step), seed_rng),
    ),
    "reset": Kernel(reset, lambda t: (t.records, t.records, t.int_rows, t.int_rows, t.ints, t.int), _moves),
    "step": Kernel(
        step,
        lambda t: (t.records, t.records, t.int_rows, t.ints, t.int_rows, t.ints, t.float_rows, t.flags, t.int),
        _moves,
    ),
    "observe": Kernel(
        observe,
        lambda t: (t.records, t.records, t.ints, t.float_rows),
        lambda game: (game.redact, tensors_of(game).observe),
    ),
    "rollouts": Kernel(
        rollouts,
        lambda t: (t.records, t.real_rows, t.int, t.int, t.ints),
        lambda game: (rules_of(game, steps.step, game.hints.policy), seed_rng, game.returns),
    ),
}
