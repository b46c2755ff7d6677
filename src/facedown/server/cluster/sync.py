"""Keeps tables in sync with other servers on the same database.

Two servers may serve one table. Each change is written on the version that it was decided on, so at most one of two
succeeds (`store`); the one that wrote tells the others (`change_notices.py`), and they load the table again. What was
never told is found by looking at the numbers of all open tables every few seconds. On SQLite there is no other server,
and nothing of this is done.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from typing import TYPE_CHECKING

from facedown.server.cluster.heartbeat import Heartbeat
from facedown.server.store import presence
from facedown.server.store.background import log_failures, repeat
from facedown.server.store.sql import SqlStore
from facedown.server.table.table import Table
from facedown.server.views.lobby import share_of

if TYPE_CHECKING:
    from facedown.server.cluster.change_notices import ChangeNotices, Kind

log = logging.getLogger("facedown.sync")

SWEEP_SECONDS = 3.0
AT_ONCE = 500


class TableSync:
    def __init__(self, store: SqlStore, nodes: Heartbeat, tables: Callable[[], dict[str, Table]]) -> None:
        self.reloaded: Callable[[Table], None] = lambda table: None  # called with the table's lock held
        self.vanished: Callable[[Table], None] = lambda table: None  # another server has deleted it
        self.chat_changed: Callable[[Table], Coroutine[None, None, None]] | None = None
        self.notices: ChangeNotices | None = None
        self._store = store
        self._nodes = nodes
        self._tables = tables
        self._noted: dict[str, set[int]] = {}  # table -> the chairs that others believe to be here
        self._to_note: set[str] = set()
        self._woken = asyncio.Event()
        self._tasks: set[asyncio.Task[bool]] = set()

    async def start(self) -> None:
        if not self._store.shared:
            return
        from facedown.server.cluster.change_notices import (
            ChangeNotices,
        )  # here, because SQLite needs no driver of PostgreSQL

        self.notices = ChangeNotices(self._nodes.id, self._store.url)
        self.notices.heard = self._heard
        self.notices.missed = lambda: self._soon(self.sweep())
        self._nodes.changed = lambda: self._soon(self._look(list(self._tables())))
        await self.notices.start()
        self._soon(self._note_all())
        failed = "other servers' changes could not be looked for"
        self._soon(repeat(lambda: SWEEP_SECONDS, self.sweep, log, failed))

    def opened(self, table: Table) -> None:
        """Looks who is at a table by way of other servers."""
        if self._store.shared:
            self._soon(self._look([table.id]))

    def forget(self, table: str) -> None:
        if self._noted.get(table):
            self._to_note.add(table)
            self._woken.set()

    async def catch_up(self, table: Table) -> None:
        """Lets everyone who comes in now see all that any server has sent before."""
        if self._store.shared:
            number = (await self._store.numbers([table.id])).get(table.id, 0)
            await self._reload(table, number)

    @property
    def others(self) -> list[str]:
        """The other servers that live."""
        return [node for node in self._nodes.living if node != self._nodes.id]

    def chat_written(self, table: str) -> None:
        """Tells other servers that a line of chat was written at a table here."""
        if self.notices is not None:
            self.notices.tell("chat", table)

    # --- changes of tables --------------------------------------------------------------------------------------------

    def written(self, table: Table) -> None:
        """Tells the other servers of a change that was made here."""
        if self.notices is not None:
            self.notices.tell("table", table.id, table.number)

    def _heard(self, kind: "Kind", id: str, number: int) -> None:
        table = self._tables().get(id)
        if table is None:
            return
        if kind == "table":
            if number > table.number:
                self._soon(self._reload(table, number))
        elif kind == "presence":
            self._soon(self._look([id]))
        elif self.chat_changed is not None:
            self._soon(self.chat_changed(table))

    async def _reload(self, table: Table, number: int) -> None:
        if number <= table.number:
            return
        async with table.lock:
            if number > table.number:
                table.stale = True
            await table.refresh()
            self.reloaded(table)

    async def sweep(self) -> None:
        """Finds changes whose notice was lost."""
        tables = self._tables()
        ids = list(tables)
        for some in (ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE)):
            numbers = await self._store.numbers(some)
            for id in some:
                if (table := tables.get(id)) is None:
                    continue
                if id in numbers:
                    await self._reload(table, numbers[id])
                else:
                    self.vanished(table)
            await self._look(some)

    # --- who is where -------------------------------------------------------------------------------------------------

    def is_ours(self, table: Table) -> bool:
        """Decides whose a table is: of several servers with people at a table one lets its bots think, the same for
        all; the others wait a while longer. Where nobody is, it is one of all."""
        if not self._store.shared:
            return True
        there = [node for node, chairs in table.others.items() if chairs]
        if table.listeners:
            there.append(self._nodes.id)
        return self._nodes.owner(table.id, there or self._nodes.living) == self._nodes.id

    def attended(self, table: Table) -> None:
        """Notes for the other servers who is connected here."""
        if self._store.shared:
            self._to_note.add(table.id)
            self._woken.set()

    async def _note_all(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            for id in list(self._to_note):
                self._to_note.discard(id)
                if not await log_failures(self._note(id), log, "who is at a table could not be written down"):
                    self._to_note.add(id)  # the sweep of the others believes the old until then
                    await asyncio.sleep(SWEEP_SECONDS)
                    self._woken.set()

    async def _note(self, id: str) -> None:
        table = self._tables().get(id)
        chairs = table.chairs_here() if table is not None else set()
        if chairs == self._noted.get(id, set()):
            return
        share = share_of(table, self._tables()) if table is not None else 0
        await self._store.write(partial(presence.note, table=id, node=self._nodes.id, chairs=chairs, share=share))
        if chairs:
            self._noted[id] = chairs
        else:
            self._noted.pop(id, None)
        if self.notices is not None:
            self.notices.tell("presence", id)

    async def _look(self, ids: Sequence[str]) -> None:
        """Looks who is at these tables by way of other servers."""
        found = await self._store.read(partial(presence.chairs, tables=ids, nodes=self.others))
        for id in ids:
            if (table := self._tables().get(id)) is not None:
                table.seen_elsewhere(found.get(id, {}))

    # --- chores -------------------------------------------------------------------------------------------------------

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        failed = "another server's news could not be followed"  # the next sweep tries again
        task = asyncio.get_running_loop().create_task(log_failures(work, log, failed))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.notices is not None:
            await self.notices.close()
