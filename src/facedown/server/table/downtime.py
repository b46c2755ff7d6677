"""Holds downtime: periods when no server ran. Clocks do not count them.

They belong to the whole database and not to a table: with several servers a table may rest in one of them while it is
played at another. `heartbeat.py` finds them and fills this list.
"""

import math
from bisect import bisect_left
from collections.abc import Iterable

from facedown.server.common.steady_clock import now

DOUBT_SECONDS = 7.5  # one heartbeat and a half: after so long without one it may have been silent
Span = tuple[float, float]  # since, until; in seconds since 1970


class Downtime:
    def __init__(self, spans: Iterable[Span] = ()) -> None:
        self._spans: list[Span] = []  # in order, none touches another
        self._ends: list[float] = []
        self.known_until = math.inf  # the last heartbeat: what was silent since then is found with the next one
        self.learn(spans)

    def are_known(self) -> bool:
        """Are they known, or was the server itself cut off lately? Then nobody's time has run out before it is found
        out."""
        return now() - self.known_until <= DOUBT_SECONDS

    def learn(self, spans: Iterable[Span]) -> None:
        """Takes these for all downtime that there was."""
        merged: list[Span] = []
        for since, until in sorted(spans):
            if merged and since <= merged[-1][1]:
                merged[-1] = (merged[-1][0], max(until, merged[-1][1]))
            elif since < until:
                merged.append((since, until))
        self._spans = merged
        self._ends = [until for _, until in merged]

    def awake_seconds(self, start: float, end: float) -> float:
        """Counts the seconds from one moment to a later one in which a server ran; 0 if it is not later."""
        if end <= start:
            return 0.0
        silent = 0.0
        for since, until in self._spans[bisect_left(self._ends, start) :]:
            if since >= end:
                break
            silent += min(until, end) - max(since, start)
        return end - start - silent

    def awake_after(self, start: float, seconds: float) -> float:
        """Gives the moment at which so many seconds with a server have passed since `start`, if there is no downtime
        from now on: the other way round than `awake_seconds`."""
        end = start + seconds
        for since, until in self._spans[bisect_left(self._ends, start) :]:
            if since >= end:
                break
            end += until - max(since, start)
        return end
