"""Gives fair turns at something scarce: so much at once, a limit for each asker and place, and askers take turns."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import NamedTuple

MOST_WAITING = 2_000
MOST_WAITING_EACH = 100  # for one place


class Crowded(Exception):
    """Says that too much waits already."""


class _Wish(NamedTuple):
    who: str
    where: str
    granted: asyncio.Future[None]


class FairShares:
    """Lets `most` run at once, of these at most `each_who` of one asker and `each_where` at one place."""

    def __init__(self, most: int, each_who: int, each_where: int) -> None:
        self._most, self._each_who, self._each_where = most, each_who, each_where
        self._who: Counter[str] = Counter()
        self._where: Counter[str] = Counter()
        self._waiting: dict[str, list[_Wish]] = {}  # by asker; who has had a turn goes to the end

    @asynccontextmanager
    async def turn(self, who: str, where: str) -> AsyncIterator[None]:
        """Waits for a turn and holds it; raises Crowded."""
        wish = _Wish(who, where, asyncio.get_running_loop().create_future())
        self._queue(wish)
        self._grant()
        try:
            await wish.granted
        except asyncio.CancelledError:
            self._forget(wish)
            raise
        try:
            yield
        finally:
            self._release(wish)

    def _queue(self, wish: _Wish) -> None:
        waiting = [other for wishes in self._waiting.values() for other in wishes]
        if len(waiting) >= MOST_WAITING or sum(one.where == wish.where for one in waiting) >= MOST_WAITING_EACH:
            raise Crowded
        self._waiting.setdefault(wish.who, []).append(wish)

    def _grant(self) -> None:
        for who in list(self._waiting):
            if self._who.total() >= self._most:
                return
            if self._who[who] < self._each_who:
                self._grant_one(who)

    def _grant_one(self, who: str) -> None:
        wishes = self._waiting.pop(who)
        chosen = next((wish for wish in wishes if self._where[wish.where] < self._each_where), None)
        if chosen is not None:
            wishes.remove(chosen)
            self._who[chosen.who] += 1
            self._where[chosen.where] += 1
            chosen.granted.set_result(None)
        if wishes:
            self._waiting[who] = wishes

    def _forget(self, wish: _Wish) -> None:
        if wish.granted.done() and not wish.granted.cancelled():
            self._release(wish)
        elif wish in self._waiting.get(wish.who, []):
            self._waiting[wish.who].remove(wish)
            if not self._waiting[wish.who]:
                del self._waiting[wish.who]

    def _release(self, wish: _Wish) -> None:
        for counter, name in ((self._who, wish.who), (self._where, wish.where)):
            counter[name] -= 1
            if not counter[name]:
                del counter[name]
        self._grant()
