"""How things are timed here: processor time, the best of several runs, so that a busy machine disturbs least."""

import time
from collections.abc import Callable


def best_rate(run: Callable[[], int], repeats: int = 5, clock: Callable[[], float] = time.thread_time) -> float:
    """Units per second of the fastest run; `run` returns how many units it did."""
    rates = []
    run()  # warm: compile, fill caches
    for _ in range(repeats):
        start = clock()
        units = run()
        rates.append(units / (clock() - start))
    return max(rates)


def rate_of(
    play: Callable[[int], int], seconds: float = 0.3, repeats: int = 5, clock: Callable[[], float] = time.thread_time
) -> float:
    """Decisions per second of `play(decisions)`, asked for about as many as fill the seconds."""
    play(100)  # compile, fill caches
    start = clock()
    some = play(1000)
    enough = int(seconds * some / (clock() - start))
    return best_rate(lambda: play(enough), repeats, clock)
