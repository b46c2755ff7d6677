"""Tells the time that tables are written with: seconds since 1970 that neither jump nor run backwards.

A machine's clock may be set while a server runs, by hand or by a time service, and a laptop may sleep. Clocks and time
limits must not notice: this clock goes by the steady one, and follows the machine's clock so slowly that nobody is
hurt (two seconds in a hundred), until both agree again. What is ahead of us because it was written by a clock that was
wrong is dealt with where it is read.
"""

import threading
import time
from collections.abc import Callable

FOLLOWS = 0.02  # of the time that has passed


class SteadyClock:
    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall, self._steady = wall, steady
        self._read = steady()
        self._now = wall()
        self._lock = threading.Lock()  # the thread that writes asks, too

    def __call__(self) -> float:
        with self._lock:
            read = self._steady()
            passed = read - self._read
            apart = self._wall() - (self._now + passed)
            most = FOLLOWS * passed
            self._now += passed + max(-most, min(most, apart))
            self._read = read
            return self._now


now = SteadyClock()
