"""Our games on a GPU: equal to the processor, and how many steps a second."""

import time
from collections.abc import Callable, Iterator
from typing import Any

from benchmarks.gpu.expected import COUNT, EVERY, OPTIONS, SEED, STEPPED, STEPS, choice, hash_of
from facedown.catalog import GAMES
from facedown.engine.game import Game
from facedown.gpu.batch import GpuBatch, search_bytes
from facedown.gpu.launch import cupy

REPEATS = 3
PLAYED = {"hyst": 1 << 18}  # games at once, where they are long
AT_ONCE = 1 << 18  # games that are stepped together
MEMORY = 40 << 30  # bytes that searches may take


def seconds(run: Callable[[], Any]) -> float:
    """The best of several runs, as the GPU's own clock tells; one run before them warms up."""
    cp = cupy()
    run()
    times = []
    for _ in range(REPEATS):
        begin, end = cp.cuda.Event(), cp.cuda.Event()
        begin.record()
        run()
        end.record()
        end.synchronize()
        times.append(cp.cuda.get_elapsed_time(begin, end) / 1000)
    return float(min(times))


def is_equal(game: Game, expected: dict[str, Any]) -> bool:
    batch = GpuBatch(game, COUNT, **OPTIONS.get(game.name, {}))
    counts = batch.play_random(SEED)
    same = hash_of(batch.states.get()) == expected["states"]
    return same and counts == (expected["decisions"], expected["chances"])


def is_equal_by_steps(game: Game, expected: list[str]) -> bool:
    batch = GpuBatch(game, STEPPED, SEED, **OPTIONS.get(game.name, {}))
    found = []
    for turn in range(STEPS):
        batch.step(choice(batch.legal(), turn))
        if (turn + 1) % EVERY == 0:
            ended = batch.returns * batch.done[:, None]
            arrays = (batch.states, batch.masks, batch.seats, batch.done, ended, batch.observe())
            found.append(hash_of(*(array.get() for array in arrays)))
    return found == expected


def whole_games(game: Game) -> str:
    batch = GpuBatch(game, PLAYED.get(game.name, 1 << 21), **OPTIONS.get(game.name, {}))
    counts: list[tuple[int, int]] = []
    took = seconds(lambda: counts.append(batch.play_random(7)))
    decisions, chances = counts[-1]
    return (
        f"{(decisions + chances) / took / 1e9:.2f} G steps/s, {decisions / took / 1e9:.2f} G decisions/s, "
        f"{batch.count / took / 1e6:.2f} M games/s"
    )


def steps(game: Game, observed: bool) -> str:
    batch = GpuBatch(game, AT_ONCE, **OPTIONS.get(game.name, {}))
    rows = batch.observe() if observed else None
    rounds = 50

    def run() -> None:
        for _ in range(rounds):
            batch.step()
            if observed:
                batch.observe(rows)

    return f"{AT_ONCE * rounds / seconds(run) / 1e6:.0f} M decisions/s"


def rollouts(game: Game) -> str:
    batch = GpuBatch(game, 4096, **OPTIONS.get(game.name, {}))
    return f"{4096 * 64 / seconds(lambda: batch.rollouts(64, 1)) / 1e6:.2f} M games/s"


def searches(game: Game, sims: int = 1000) -> str:
    count = min(8192, MEMORY // search_bytes(game, sims))
    batch = GpuBatch(game, count, **OPTIONS.get(game.name, {}))
    batch.search(1, 1)
    start = time.perf_counter()
    visits, _ = batch.search(sims, 1)
    total = float(visits.sum())
    return f"{count} at once: {total / (time.perf_counter() - start) / 1e6:.2f} M simulations/s"


def rows(expected: dict[str, Any], names: list[str]) -> Iterator[tuple[str, str, str]]:
    for name in names:
        game = GAMES[name]
        same = is_equal(game, expected[name])
        yield name, f"{COUNT:,} games equal to the processor's", "yes" if same else "NO"
        same = is_equal_by_steps(game, expected[name]["steps"])
        yield name, f"{STEPPED:,} games of {STEPS} steps, with observations, equal", "yes" if same else "NO"
        yield name, "whole random games", whole_games(game)
        yield name, "step (random actions), auto-reset", steps(game, observed=False)
        yield name, "the same with observations", steps(game, observed=True)
    for name in ("nyet", "shy_monsters"):
        if name in names:
            yield name, "rollouts by quick play, 64 from each of 4,096", rollouts(GAMES[name])
            yield name, "searches of 1,000 simulations", searches(GAMES[name])
