"""The order of claims (M-57): a slow line loses nothing by its delay, up to a cap."""

import heapq
from collections import deque
from statistics import median
from typing import NamedTuple

SAMPLES = 9
FEW = 3
UNKNOWN_RTT = 60.0


class Line:
    """What is known of the way to a person, in milliseconds."""

    def __init__(self, bot: bool = False) -> None:
        self._bot = bot
        self._samples: deque[float] = deque(maxlen=SAMPLES)

    def measured(self, rtt: float) -> None:
        self._samples.append(rtt)

    @property
    def rtt(self) -> float:
        if self._bot:
            return 0.0
        return median(self._samples) if len(self._samples) >= FEW else UNKNOWN_RTT


class Claim(NamedTuple):
    due: float
    number: int  # in the order of arrival
    person: int
    handle: str  # nothing: a Book is played
    cell: int
    closed: bool = False  # it came in a pause


class Queue:
    def __init__(self, lag_cap: float) -> None:
        self._cap = lag_cap
        self._claims: list[Claim] = []
        self._arrived = 0

    def add(self, now: float, rtt: float, person: int, handle: str = "", cell: int = -1, closed: bool = False) -> Claim:
        self._arrived += 1
        claim = Claim(now + self._cap - min(rtt / 2, self._cap), self._arrived, person, handle, cell, closed)
        heapq.heappush(self._claims, claim)
        return claim

    def handles(self) -> set[str]:
        """Pieces that claims are under way for."""
        return {claim.handle for claim in self._claims}

    @property
    def next_due(self) -> float | None:
        """When the server has to look again."""
        return self._claims[0].due if self._claims else None

    def take(self, now: float) -> Claim | None:
        """The first claim that is due."""
        if self._claims and self._claims[0].due <= now:
            return heapq.heappop(self._claims)
        return None
