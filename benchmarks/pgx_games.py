"""`python -m benchmarks.pgx_games GAME COUNT CORES`: decisions per second of a game of pgx, on the CPU.

Everything inside one compiled loop, the fastest way to use it: random legal actions, `vmap` and `auto_reset`. The
observations are part of pgx's states, so they are always made. One core in processor time, several in wall time.
"""

import os
import sys
import time
from importlib import import_module
from typing import Any

from benchmarks.timing import best_rate

STEPS = 20  # in one call


def rate(name: str, count: int, cores: int) -> float:
    os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[:cores])
    jax: Any = import_module("jax")  # only now: it looks how many cores there are
    env = import_module("pgx").make(name)
    step = jax.vmap(import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init))

    def one(carry: Any, _: None) -> tuple[Any, None]:
        state, key = carry
        key, choosing, chance = jax.random.split(key, 3)
        actions = jax.random.categorical(choosing, jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf))
        return (step(state, actions, jax.random.split(chance, count)), key), None

    many = jax.jit(lambda carry: jax.lax.scan(one, carry, None, length=STEPS)[0])
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), count))
    held = [(start, jax.random.PRNGKey(2))]

    def run() -> int:
        held[0] = jax.block_until_ready(many(held[0]))
        return STEPS * count

    return best_rate(run, 3, clock=time.process_time if cores == 1 else time.perf_counter)


if __name__ == "__main__":
    print(rate(sys.argv[1], int(sys.argv[2]), int(sys.argv[3])))
