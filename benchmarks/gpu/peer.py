"""pgx's games on the same GPU in the same run: random legal actions, auto-reset, all inside one compiled loop."""

import time
from collections.abc import Iterator
from importlib import import_module
from typing import Any

GAMES = {"tic_tac_toe": 1 << 20, "leduc_holdem": 1 << 20, "kuhn_poker": 1 << 20, "sparrow_mahjong": 1 << 16}
ROUNDS = 50


def steps(name: str, count: int) -> str:
    jax: Any = import_module("jax")  # only where it is asked for; its types are not complete
    auto_reset = import_module("pgx.experimental").auto_reset
    env = import_module("pgx").make(name)
    begin, step = jax.vmap(env.init), jax.vmap(auto_reset(env.step, env.init))

    def once(_: int, carried: Any) -> Any:
        states, key = carried
        key, draw, more = jax.random.split(key, 3)
        logits = jax.numpy.where(states.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(draw, logits, axis=-1)
        return step(states, actions, jax.random.split(more, count)), key

    def loop(states: Any, key: Any) -> Any:
        return jax.lax.fori_loop(0, ROUNDS, once, (states, key))

    run = jax.jit(loop)
    states = jax.jit(begin)(jax.random.split(jax.random.PRNGKey(1), count))
    times = []
    for turn in range(4):  # the first one compiles
        start = time.perf_counter()
        states, _ = jax.block_until_ready(run(states, jax.random.PRNGKey(turn)))
        times.append(time.perf_counter() - start)
    return f"{count * ROUNDS / min(times) / 1e6:.0f} M steps/s"


def rows() -> Iterator[tuple[str, str, str]]:
    for name, count in GAMES.items():
        try:
            yield f"pgx {name}", f"step (random actions), auto-reset, {count:,} at once", steps(name, count)
        except Exception as error:  # a peer that does not run here is said, and stops nothing
            yield f"pgx {name}", "did not run", f"{type(error).__name__}: {error}"[:120]
