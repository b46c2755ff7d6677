"""The kernels: what one thread of a GPU does. Each is made for one game, out of that game's own rules.

A thread copies a state into memory of its own, plays there and writes it back. States, random streams and results stay
on the GPU. (listing.py names all kernels.)
"""

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
SHARED = {"shy_monsters", "hyst", "myst"}  # whose states are in a block's shared memory while a game is played: faster,
# as measured. NYET! is faster in a thread's own memory; Nusubito came out wrong in shared memory (docs/gpu.md)


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

    One game a thread, all begun together: the 32 threads of a warp then mostly do the same at the same time. (Threads
    that went on with the next game at once fell out of step, and half the speed was lost.)
    """
    t, words, shared = types_of(game), game.words, game.name in SHARED
    record, integer = t.records.dtype, t.int
    played, seeded = device(rules_of(game, steps.play_out)), device(seed_rng)
    c = cuda()

    def kernel(template: Any, states: Any, seed: int, first: int, counts: Any) -> None:
        i = c.grid(1)
        if shared:
            room = c.shared.array(0, record)
            me = c.threadIdx.x
        else:
            room = c.local.array(1, record)
            me = 0
        if i < len(states):
            mask = c.local.array(words, integer)
            rng = c.local.array(RNG, integer)
            done = c.local.array(2, integer)
            done[0] = 0
            done[1] = 0
            room[me] = template[0]
            seeded(rng, seed, first + i)
            played(room[me], mask, rng, done)
            states[i] = room[me]
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


def redact(game: Game) -> Any:
    """What the acting seat of each game may know, as a record; `out` is blank."""
    redacted = device(game.redact)
    c = cuda()

    def kernel(states: Any, seats: Any, out: Any) -> None:
        i = c.grid(1)
        if i < len(states):
            redacted(states[i], seats[i], out[i])

    return kernel


def rollouts(game: Game) -> Any:
    """From each position `each` games to their ends, by the game's quick and sensible play; results are summed up."""
    t, words, shared = types_of(game), game.words, game.name in SHARED
    record, integer, real = t.records.dtype, t.int, t.real
    played, seeded, result = (
        device(rules_of(game, steps.play_out, game.hints.policy)),
        device(seed_rng),
        device(game.returns),
    )
    c = cuda()

    def kernel(states: Any, sums: Any, each: int, seed: int, counts: Any) -> None:
        i = c.grid(1)
        if shared:
            room = c.shared.array(0, record)
            me = c.threadIdx.x
        else:
            room = c.local.array(1, record)
            me = 0
        if i < len(states) * each:
            mask = c.local.array(words, integer)
            rng = c.local.array(RNG, integer)
            shares = c.local.array(RESULTS, real)
            done = c.local.array(2, integer)
            done[0] = 0
            done[1] = 0
            room[me] = states[i // each]
            seeded(rng, seed, i)
            played(room[me], mask, rng, done)
            result(room[me], shares)
            for seat in range(sums.shape[1]):
                c.atomic.add(sums, (i // each, seat), shares[seat])
            c.atomic.add(counts, 0, done[0])
            c.atomic.add(counts, 1, done[1])

    return kernel


def tensors_of(game: Game) -> Any:
    if game.tensors is None:
        raise FacedownError(f"{game.title} has no tensors")
    return game.tensors
