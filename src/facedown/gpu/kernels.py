"""Builds the kernels: what one thread of a GPU does. Each is made for one game, out of that game's own rules.

A thread that plays a whole game has the state in memory of its own, and writes it out at the end; one that takes a
single step changes it where it is. States, random streams and results stay on the GPU. (listing.py names all kernels.)
"""

from typing import Any, NamedTuple

import numpy as np

from facedown.engine.batch import filled, roll
from facedown.engine.bits import RNG, copy_row, lowest, random_choice, seed_rng
from facedown.engine.errors import FacedownError
from facedown.engine.game import CHANCE, Game
from facedown.gpu.device import cuda, device
from facedown.gpu.pace import to_the_end

RESULTS = 8  # seats whose result a thread can hold; no game has more
WARP = 0xFFFFFFFF  # all threads of a warp, as a set


class Types(NamedTuple):
    """Names Numba's types of what kernels are given."""

    records: Any
    ints: Any
    int_rows: Any
    real_rows: Any
    float_rows: Any
    flags: Any
    int: Any
    real: Any


def types_of(game: Game) -> Types:
    from numba import from_dtype, types

    t: Any = types
    return Types(
        records=from_dtype(game.rules.state.dtype)[::1],
        ints=t.int64[::1],
        int_rows=t.int64[:, ::1],
        real_rows=t.float64[:, ::1],
        float_rows=t.float32[:, ::1],
        flags=t.uint8[::1],
        int=t.int64,
        real=t.float64,
    )


def box_of(game: Game) -> Any:
    """Builds the type of a thread's state: to the rules a record, to those who copy it a row of words."""
    from numba import from_dtype

    record = game.rules.state.dtype
    formats = [(record, (1,)), (np.int64, (record.itemsize // 8,))]
    return from_dtype(np.dtype({"names": ["state", "words"], "formats": formats, "offsets": [0, 0]}))


def play(game: Game) -> Any:
    """Builds the kernel of whole random games, number `first` and those after it of a seed; it writes the states at
    their ends.

    One game a thread, all begun together: the 32 threads of a warp then mostly do the same at the same time. (Threads
    that went on with the next game at once fell out of step, and half the speed was lost.)
    """
    words, box, integer = game.rules.words, box_of(game), types_of(game).int
    played, acting, seeded, copied = to_the_end(game), device(game.rules.actors), device(seed_rng), device(copy_row)
    c = cuda()

    def kernel(template: Any, states: Any, seed: int, first: int, counts: Any) -> None:
        i = c.grid(1)
        mine = c.local.array(1, box)[0]
        mask = c.local.array(words, integer)
        rng = c.local.array(RNG, integer)
        done = c.local.array(2, integer)
        done[0] = 0
        done[1] = 0
        who = 0
        if i < len(states):
            copied(template[0], mine.words)
            seeded(rng, seed, first + i)
            who = acting(mine.state[0])
        played(mine.state[0], who, mask, rng, done)
        if i < len(states):
            copied(mine.words, states[i])
            c.atomic.add(counts, 0, done[0])
            c.atomic.add(counts, 1, done[1])

    return kernel


def rollouts(game: Game) -> Any:
    """Builds the kernel of `each` games from each position to their ends, by the game's quick and sensible play;
    results are summed up."""
    t, words, box = types_of(game), game.rules.words, box_of(game)
    integer, real = t.int, t.real
    played, acting, result = (
        to_the_end(game, game.learn.hints.policy),
        device(game.rules.actors),
        device(game.rules.returns),
    )
    seeded, copied = device(seed_rng), device(copy_row)
    c = cuda()

    def kernel(states: Any, sums: Any, each: int, seed: int, counts: Any) -> None:
        i = c.grid(1)
        mine = c.local.array(1, box)[0]
        mask = c.local.array(words, integer)
        rng = c.local.array(RNG, integer)
        shares = c.local.array(RESULTS, real)
        done = c.local.array(2, integer)
        done[0] = 0
        done[1] = 0
        who = 0
        if i < len(states) * each:
            copied(states[i // each], mine.words)
            seeded(rng, seed, i)
            who = acting(mine.state[0])
        played(mine.state[0], who, mask, rng, done)
        if i < len(states) * each:
            result(mine.state[0], shares)
            for seat in range(sums.shape[1]):
                c.atomic.add(sums, (i // each, seat), shares[seat])
            c.atomic.add(counts, 0, done[0])
            c.atomic.add(counts, 1, done[1])

    return kernel


def reset(game: Game) -> Any:
    """Builds the kernel that starts all games, each with a random stream of its own; `rows` are records as words."""
    rolled, offered, acting = device(filled(game, roll)), device(game.rules.legal), device(game.rules.actors)
    first_of, seeded, copied = device(lowest), device(seed_rng), device(copy_row)
    c = cuda()

    def kernel(template: Any, rows: Any, records: Any, rngs: Any, masks: Any, seats: Any, seed: int) -> None:
        i = c.grid(1)
        if i < len(records):
            copied(template[0], rows[i])
            seeded(rngs[i], seed, i)
            rolled(records[i], rngs[i])
            seat = first_of(acting(records[i]))
            offered(records[i], seat, masks[i])
            seats[i] = seat

    return kernel


def step(game: Game) -> Any:
    """Builds the kernel of one action in each game and the chance after it. A game that is over writes its result and
    starts again.

    Where `drawn` is not 0 the action is drawn at random from the mask: a policy to begin with. Seats and chance meet in
    one `apply`, so that there is little code. The records are changed where they are: an action touches little of one,
    and to fetch it all and bring it back took up to seven times as long.
    """
    t, chance = types_of(game), CHANCE
    integer, real = t.int, t.real
    applied, acting, offered = device(game.rules.apply), device(game.rules.actors), device(game.rules.legal)
    rolled, result = device(game.rules.draw), device(game.rules.returns)
    first_of, chosen, copied = device(lowest), device(random_choice), device(copy_row)
    c = cuda()

    def kernel(
        template: Any,
        rows: Any,
        records: Any,
        rngs: Any,
        actions: Any,
        masks: Any,
        seats: Any,
        gains: Any,
        done: Any,
        drawn: int,
    ) -> None:
        i = c.grid(1)
        rng = c.local.array(RNG, integer)
        over = 0
        who = 0
        seat = 0
        action = 0
        if i < len(records):
            copied(rngs[i], rng)
            if drawn:
                actions[i] = chosen(masks[i], rng)
            seat = first_of(acting(records[i]))
            action = actions[i]
            who = chance
        while c.any_sync(WARP, who == chance):  # the warp stays together
            if who == chance:
                applied(records[i], seat, action)
                who = acting(records[i])
                if who == 0:
                    over = 1
                    shares = c.local.array(RESULTS, real)
                    result(records[i], shares)
                    for k in range(gains.shape[1]):
                        gains[i, k] = shares[k]
                    copied(template[0], rows[i])
                    who = acting(records[i])
                if who == chance:
                    seat = chance
                    action = rolled(records[i], rng)
        if i < len(records):
            seat = first_of(who)
            offered(records[i], seat, masks[i])
            seats[i] = seat
            done[i] = over
            copied(rng, rngs[i])

    return kernel


def observe(game: Game) -> Any:
    """Builds the kernel that writes what the acting seat of each game sees, as numbers: from its redacted record, which
    never leaves the thread.

    `rows` are zero already: clearing them all at once is quicker.
    """
    box = box_of(game)
    redacted, told, copied = device(game.rules.redact), device(tensors_of(game).observe), device(copy_row)
    c = cuda()

    def kernel(blank: Any, records: Any, seats: Any, rows: Any) -> None:
        i = c.grid(1)
        if i < len(records):
            seen = c.local.array(1, box)[0]
            copied(blank[0], seen.words)
            redacted(records[i], seats[i], seen.state[0])
            told(seen.state[0], seats[i], rows[i])

    return kernel


def redact(game: Game) -> Any:
    """Builds the kernel that writes what the acting seat of each game may know, as a record; `out` is blank."""
    redacted = device(game.rules.redact)
    c = cuda()

    def kernel(states: Any, seats: Any, out: Any) -> None:
        i = c.grid(1)
        if i < len(states):
            redacted(states[i], seats[i], out[i])

    return kernel


def tensors_of(game: Game) -> Any:
    if game.learn.tensors is None:
        raise FacedownError(f"{game.title} has no tensors")
    return game.learn.tensors
