"""Orders claims (M-57): a slow line loses nothing by its delay, up to a cap."""

import heapq
from typing import NamedTuple


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

    def passed(self, claim: Claim) -> list[Claim]:
        """Lists those for the same cell that came earlier, and are still to be handled."""
        return [one for one in self._claims if one.number < claim.number and one.cell == claim.cell]

    def put_off(self, claim: Claim, due: float) -> None:
        """Puts a claim off until after those of that time that came earlier."""
        heapq.heappush(self._claims, claim._replace(due=due))

    def handles(self) -> set[str]:
        """Lists pieces that claims are under way for."""
        return {claim.handle for claim in self._claims}

    def clear(self) -> list[Claim]:
        """Empties the queue and lists all that waited, in their order."""
        claims, self._claims = sorted(self._claims), []
        return claims

    @property
    def next_due(self) -> float | None:
        """When the server has to look again."""
        return self._claims[0].due if self._claims else None

    def take(self, now: float) -> Claim | None:
        """Gives the first claim that is due."""
        if self._claims and self._claims[0].due <= now:
            return heapq.heappop(self._claims)
        return None
