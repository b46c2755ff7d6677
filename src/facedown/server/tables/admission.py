"""Lets people in: takes free seats, opens seats by their secrets, and lets spectators watch."""

from collections.abc import Callable

from facedown.server.commands.seating import NotAdmitted, chair_of, enter, sit
from facedown.server.common.steady_clock import now
from facedown.server.finished.shared_deals import Deals
from facedown.server.messages import requests
from facedown.server.messages import table as say
from facedown.server.people.profiles import Profiles, chair_of_profile
from facedown.server.people.ratings import Ratings
from facedown.server.store import Conflict, Unsure
from facedown.server.store.failures import StoreTrouble
from facedown.server.store.retention import visit
from facedown.server.store.sql import SqlStore
from facedown.server.table.table import Table

TRIES = 3  # when other servers write first
VISIT_SECONDS = 3600.0  # so often it is written down that somebody looks at a table


class Admission:
    def __init__(
        self, store: SqlStore, profiles: Profiles, deals: Deals, ratings: Ratings, drop: Callable[[str], None]
    ) -> None:
        self._store = store
        self._profiles = profiles
        self._deals = deals
        self._ratings = ratings
        self._drop = drop  # called for a table that is not in the store any more

    async def sit(self, table: Table, name: str, profile: str = "") -> requests.SeatLink:
        async with table.lock:
            for _ in range(TRIES):
                await table.refresh()
                seat, token, change = sit(table, name, profile)
                if await table.try_commit(change) or chair_of(table.row, token) == seat:
                    await self._ratings.look(table)
                    table.publish()
                    return requests.SeatLink(seat, token)
        raise NotAdmitted("not_now", "many are sitting down just now; try again")

    async def enter(self, table: Table, hello: say.Hello) -> int:
        profile = await self._profiles.id_of(hello.session)
        await self._deals.look(table)
        if chair_of_profile(table.row, profile) is None and await self._deals.knows(table.row, profile):
            raise NotAdmitted("wrong_token", "you have played this deal already")
        async with table.lock:
            for _ in range(TRIES):
                await table.refresh()
                viewer, change = enter(table, hello, profile)
                if change is None:
                    await self._visit(table)
                    return viewer
                if await table.try_commit(change):
                    await self._ratings.look(table)
                    table.publish()
                    return viewer
        raise NotAdmitted("restarting", "the table is busy; come back in a moment")

    async def _visit(self, table: Table) -> None:
        """Somebody is about to be connected: a table that was long at rest is not deleted now, or it has been."""
        at = now()
        if at - table.touched < VISIT_SECONDS:
            return
        try:
            await self._store.write(lambda connection: visit(connection, table.id, at))
        except Conflict:
            self._drop(table.id)
            raise NotAdmitted("no_such_table", "there is no such table") from None
        except (StoreTrouble, Unsure):
            return  # nothing can be deleted just now either
        table.touched = at
