"""Buckets that run empty when someone is too fast."""

import time
from collections.abc import Callable

from facedown.server.settings import Rate

MOST_ADDRESSES = 10_000


class Bucket:
    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._level = rate.burst
        self._at = clock()

    def take(self) -> bool:
        """One more; False when that is too many."""
        now = self._clock()
        self._level = min(self._rate.burst, self._level + (now - self._at) * self._rate.per_second)
        self._at = now
        if self._level < 1:
            return False
        self._level -= 1
        return True

    @property
    def empty(self) -> bool:
        """Would the next one be too many? Takes nothing."""
        return self._level + (self._clock() - self._at) * self._rate.per_second < 1

    @property
    def full(self) -> bool:
        return self._level + (self._clock() - self._at) * self._rate.per_second >= self._rate.burst


class Buckets:
    """One bucket for each address."""

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        if address not in self._buckets:
            if len(self._buckets) >= MOST_ADDRESSES:
                self._buckets = {a: bucket for a, bucket in self._buckets.items() if not bucket.full}
            self._buckets[address] = Bucket(self._rate, self._clock)
        return self._buckets[address]

    def take(self, address: str) -> bool:
        return self.of(address).take()
