"""How things are timed here: the best of several runs, so that a busy machine disturbs least."""

import time
from collections.abc import Callable


def best_rate(run: Callable[[], int], repeats: int = 5) -> float:
    """Units per second of the fastest run; `run` returns how many units it did."""
    rates = []
    run()  # warm: compile, fill caches
    for _ in range(repeats):
        start = time.perf_counter()
        units = run()
        rates.append(units / (time.perf_counter() - start))
    return max(rates)
