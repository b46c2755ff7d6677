"""Counts what a server does, as cheaply as can be: plain numbers, put into words only when a client asks.

Nothing in here says which table, who, or what was played.
"""

import logging
from bisect import bisect_left
from collections import Counter
from collections.abc import Sequence

SECONDS = (0.001, 0.002, 0.003, 0.005, 0.0075, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
SIZES = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0)


class Spread:
    """Counts how values are spread: by the smallest bound that is not below them."""

    __slots__ = ("bounds", "counts", "sum")

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.sum += value

    def buckets(self) -> list[tuple[str, float]]:
        """Counts for each bound how many were not above it."""
        below, made = 0, list[tuple[str, float]]()
        for bound, count in zip((*map(str, self.bounds), "+Inf"), self.counts, strict=True):
            below += count
            made.append((bound, float(below)))
        return made


def quantile(bounds: Sequence[float], counts: Sequence[int], share: float) -> float | None:
    """Computes what so large a share of all is not above, evenly between two bounds; none if there is nothing."""
    wanted = share * sum(counts)
    if not wanted:
        return None
    below = 0
    for place, count in enumerate(counts[:-1]):
        if below + count >= wanted:
            start = bounds[place - 1] if place else 0.0
            return start + (bounds[place] - start) * (wanted - below) / count
        below += count
    return bounds[-1]


class Counts:
    def __init__(self) -> None:
        self.acknowledged = Spread()  # from a message to its answer, after it was written down
        self.thought = Spread()  # by bots, once a process was free for them
        self.refused: Counter[str] = Counter()
        self.pushed: Counter[str] = Counter()
        self.errors = ErrorCount()

    def push(self, outcome: str) -> None:
        self.pushed[outcome] += 1


class ErrorCount(logging.Handler):
    """Counts what is logged as an error by anyone."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.number = 0

    def emit(self, record: logging.LogRecord) -> None:
        self.number += 1
