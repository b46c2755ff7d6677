"""Looks for opponents: each time somebody who waits asks, sees who else is there, and makes their table."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import Connection

from facedown.catalog import find_game
from facedown.server.commands.search import found_table, new_search
from facedown.server.common.steady_clock import now
from facedown.server.common.tokens import digest, new_token
from facedown.server.messages.searches import NEVER, NewSearch, Search, SearchBegun
from facedown.server.people.pairing import party
from facedown.server.people.rating_pools import pools_of
from facedown.server.people.ratings import MIDDLE, shown
from facedown.server.store import Conflict, Store, TableRow
from facedown.server.store import ratings as rated
from facedown.server.store import searches as kept
from facedown.server.store.searches import SearchRow

HEARD = 8.0  # seconds since somebody last asked, after which nobody is put together with them
KEPT = 600.0  # seconds for which a search is kept whose person does not ask any more, such as on a train
KEPT_FOUND = 86_400.0  # likewise, where a table was found
LOOK_AGAIN = 2.0  # seconds, for who waits for an answer: others may be at another server, or the time may be up
LONGEST_WAIT = 25.0  # seconds for which an answer may be kept back
MOST_OPEN = 6  # of one address, on one server
Begin = Callable[[TableRow], Awaitable[None]]


class TooMany(Exception):
    """Says that an address looks for opponents too often at once."""


class Searches:
    def __init__(self, store: Store, begin: Begin) -> None:
        self._store = store
        self._begin = begin  # called with a table that is in the store, and whose game is to begin
        self._open: dict[str, tuple[str, float]] = {}  # search -> address, and when it was last heard of
        self._waiting: dict[str, asyncio.Event] = {}  # set when a table is found

    async def begin(self, wanted: NewSearch, profile: str, address: str) -> SearchBegun:
        """Begins to look for opponents."""
        at = now()
        self._open = {id: one for id, one in self._open.items() if at - one[1] <= HEARD}
        if sum(one[0] == address for one in self._open.values()) >= MOST_OPEN:
            raise TooMany
        token = new_token()
        row = new_search(wanted, token, profile, await self._strength(wanted.game, profile), at)

        def work(connection: Connection) -> None:
            kept.forget(connection, at - KEPT, at - KEPT_FOUND)
            kept.begin(connection, row)

        await self._store.write(work)
        return SearchBegun(token, await self._look(row, at, address))

    async def _strength(self, game: str, profile: str) -> float:
        """Gives the rating of a person in a game, over all of its pools; the middle where there is none."""
        if not profile:
            return MIDDLE
        pools = set(pools_of(find_game(game)))
        rows = await self._store.read(lambda connection: rated.ratings_of(connection, [profile]))
        found = [shown(row.mu) for row in rows if row.pool in pools]
        return sum(found) / len(found) if found else MIDDLE

    async def wait(self, token: str, address: str, seconds: float) -> Search | None:
        """Says how a search stands, at once if there is a table, else after some time; nothing if there is no search.
        Pages that nobody looks at have no clocks of their own: they wait for an answer instead."""
        until = now() + min(seconds, LONGEST_WAIT)
        found = self._waiting.setdefault(digest(token), asyncio.Event())
        try:
            while (told := await self.look(token, address)) and not told.table and (left := until - now()) > 0:
                with suppress(TimeoutError):
                    await asyncio.wait_for(found.wait(), min(left, LOOK_AGAIN))
            return told
        finally:
            self._waiting.pop(digest(token), None)

    async def look(self, token: str, address: str) -> Search | None:
        """Says how a search stands now."""
        id, at = digest(token), now()
        found = await self._store.read(lambda connection: kept.find(connection, id))
        if found is None:
            return None
        row, table = found
        if table:
            return Search(_waited(row, at), 0, NEVER, table)
        await self._store.write(lambda connection: kept.see(connection, id, at))
        return await self._look(row, at, address)

    async def _look(self, row: SearchRow, at: float, address: str) -> Search:
        self._open[row.id] = (address, at)
        wanted = await self._store.read(lambda connection: kept.open_searches(connection, row.terms, at - HEARD))
        if (together := party(row, wanted, at)) is not None:
            table = found_table(together)
            with suppress(Conflict):  # somebody of them has found another table, or has given up
                await asyncio.shield(self._make(table, [one.id for one in together.people]))
                return Search(_waited(row, at), 0, NEVER, table.id)
        others = await self._store.read(lambda connection: kept.count(connection, row.game, at - HEARD)) - 1
        bots_in = max(0, round(row.bots_at - at)) if row.bots_at else NEVER
        return Search(_waited(row, at), max(0, others), bots_in)

    async def _make(self, table: TableRow, searches: list[str]) -> None:
        await self._store.write(lambda connection: kept.seat(connection, table, searches))
        for id in searches:
            self._open.pop(id, None)
        await self._begin(table)
        for id in searches:
            if id in self._waiting:
                self._waiting[id].set()

    async def end(self, token: str) -> None:
        """Stops looking. What was found stays."""
        id = digest(token)
        self._open.pop(id, None)
        await self._store.write(lambda connection: kept.end(connection, id))


def _waited(row: SearchRow, at: float) -> int:
    return max(0, round(at - row.since))
