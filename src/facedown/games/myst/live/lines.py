"""Measures the way to a person (M-57), how much of it to believe, and how often it may decide.

A round trip is measured by an answer that a client gives when it likes, so a client may give it late and have its
claims put forward by time that they never took. Three things bound that:

- A connection has its own samples: one that answers late earns nothing for another one.
- No sample is believed that is much longer than the shortest of late, of all connections of the person.
- Claims that are handled before an earlier one for the same cell, by their credit, have a quota that refills slowly.

The quota belongs to the person, and stays when a connection is closed. docs/decisions/0028-credit-for-slow-lines.md has
the figures.
"""

from collections import deque
from statistics import median

SAMPLES = 9
FEW = 3
UNKNOWN_RTT = 60.0
RECENT = 120_000  # milliseconds for which the shortest round trip counts
STRETCH, SPREAD = 1.5, 40.0  # a line is believed to be at most so many times as long as that, and so many ms
OVERTAKES = 2.0  # cells that a person may get by credit alone, at once
OVERTAKE_EVERY = 120_000  # milliseconds until one more comes back


class Line:
    """Measures one person's way, in milliseconds. `connection` is any number that tells the connections of a person
    apart."""

    def __init__(self, bot: bool = False) -> None:
        self.bot = bot
        self._samples: dict[int, deque[float]] = {}
        self._recent: deque[tuple[float, float]] = deque()  # when and how long: each longer than those before it
        self._quota = OVERTAKES
        self._refilled = 0.0

    def measured(self, rtt: float, now: float = 0.0, connection: int = 0) -> None:
        self._samples.setdefault(connection, deque(maxlen=SAMPLES)).append(rtt)
        while self._recent and self._recent[-1][1] >= rtt:
            self._recent.pop()
        self._recent.append((now, rtt))
        while self._recent[0][0] < now - RECENT:
            self._recent.popleft()

    def keep(self, connections: set[int]) -> None:
        """Closes all other lines."""
        self._samples = {one: samples for one, samples in self._samples.items() if one in connections}

    def rtt(self, connection: int = 0) -> float:
        """Gives the round trip that a claim from this connection is credited with half of."""
        if self.bot:
            return 0.0
        samples = self._samples.get(connection, ())
        usual = median(samples) if len(samples) >= FEW else UNKNOWN_RTT
        return min(usual, self._most())

    def _most(self) -> float:
        """Says what earlier measurements make plausible."""
        return STRETCH * self._recent[0][1] + SPREAD if self._recent else UNKNOWN_RTT

    def may_overtake(self, clock: float) -> bool:
        """May a claim be handled before one that came earlier? `clock` is the race's own time. If so, that is taken
        off the quota."""
        self._quota = min(OVERTAKES, self._quota + max(0.0, clock - self._refilled) / OVERTAKE_EVERY)
        self._refilled = max(self._refilled, clock)
        if self._quota < 1:
            return False
        self._quota -= 1
        return True
