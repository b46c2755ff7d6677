"""Lets people in: takes free seats, opens seats by their secrets, and lets spectators watch."""

from collections.abc import Callable

from facedown.server.commands.host import keep_for, release
from facedown.server.commands.seating import NotAdmitted, chair_of, enter, sit
from facedown.server.common.steady_clock import now
from facedown.server.finished.shared_deals import Deals
from facedown.server.messages import from_page, requests
from facedown.server.people.profiles import Profiles, chair_of_profile
from facedown.server.people.ratings import Ratings
from facedown.server.store import Conflict, SeatRow, Unsure
from facedown.server.store.failures import StoreTrouble
from facedown.server.store.retention import visit
from facedown.server.store.sql import SqlStore
from facedown.server.table.changes import TableChange
from facedown.server.table.table import Table
from facedown.server.tables.chair_limits import ChairLimits
from facedown.words.server import say as words

TRIES = 3  # when other servers write first
VISIT_SECONDS = 3600.0  # so often it is written down that somebody looks at a table


class Admission:
    def __init__(
        self,
        store: SqlStore,
        profiles: Profiles,
        deals: Deals,
        ratings: Ratings,
        chairs: ChairLimits,
        drop: Callable[[str], None],
    ) -> None:
        self._store = store
        self._profiles = profiles
        self._deals = deals
        self._ratings = ratings
        self._chairs = chairs
        self._drop = drop  # called for a table that is not in the store any more

    async def sit(
        self, table: Table, wanted: requests.SitDown, profile: str = "", address: str = ""
    ) -> requests.SeatLink:
        async with table.lock:
            for _ in range(TRIES):
                await table.refresh()
                chair, token, change = sit(table, wanted, profile)
                if change is None:
                    return requests.SeatLink(chair, token)
                self._chairs.check(table, address)
                if await table.try_commit(change) or chair_of(table.row, token) == chair:
                    self._chairs.note(table, chair, address)
                    await self._ratings.look(table)
                    table.publish()
                    return requests.SeatLink(chair, token)
        raise NotAdmitted("not_now", words("refused.crowd"))

    async def keep_for(self, table: Table, host: int | None, chair: int, friend: SeatRow) -> None:
        """Keeps a chair for somebody of another table. Raises Refusal."""
        await self._change(table, lambda: keep_for(table, host, chair, friend))

    async def release(self, table: Table, friend: SeatRow) -> None:
        await self._change(table, lambda: release(table, friend))

    async def _change(self, table: Table, work: Callable[[], TableChange]) -> None:
        async with table.lock:
            for _ in range(TRIES):
                await table.refresh()
                change = work()
                if change.row is None:
                    return
                if await table.try_commit(change):
                    table.publish()
                    return
        raise NotAdmitted("not_now", words("refused.crowd"))

    async def enter(self, table: Table, hello: from_page.Hello) -> int:
        profile = await self._profiles.id_of(hello.session)
        await self._deals.look(table)
        if chair_of_profile(table.row, profile) is None and await self._deals.knows(table.row, profile):
            raise NotAdmitted("wrong_token", words("refused.deal_played"))
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
        raise NotAdmitted("restarting", words("closed.busy"))

    async def _visit(self, table: Table) -> None:
        """Notes that somebody is about to be connected: a table that was long at rest is not deleted now, or it has
        been."""
        at = now()
        if at - table.touched < VISIT_SECONDS:
            return
        try:
            await self._store.write(lambda connection: visit(connection, table.id, at))
        except Conflict:
            self._drop(table.id)
            raise NotAdmitted("no_such_table", words("refused.no_table")) from None
        except (StoreTrouble, Unsure):
            return  # nothing can be deleted just now either
        table.touched = at
