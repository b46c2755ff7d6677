"""What other servers on the same database do to the tables that are open here, and what they have to know of ours.

Two servers may serve one table. Each change is written on the version that it was decided on, so at most one of two
succeeds (`store`); whoever wrote tells the others (`tidings.py`), and they load the table again. What was never told is
found by looking at the numbers of all open tables every few seconds. On SQLite there is nobody else, and all of this
rests.
"""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from functools import partial

from facedown.server.chores import again_and_again, quietly
from facedown.server.nodes import Nodes
from facedown.server.store import presence
from facedown.server.store.sql import SqlStore
from facedown.server.table import Table
from facedown.server.tidings import Kind, Tidings

log = logging.getLogger("facedown.elsewhere")

SWEEP_SECONDS = 3.0
AT_ONCE = 500


class Elsewhere:
    def __init__(self, store: SqlStore, nodes: Nodes, tables: Callable[[], dict[str, Table]]) -> None:
        self.reloaded: Callable[[Table], None] = lambda table: None  # called with the table's lock held
        self.talked: Callable[[Table], Coroutine[None, None, None]] | None = None
        self.tidings: Tidings | None = None
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
        self.tidings = Tidings(self._nodes.id, self._store.url)
        self.tidings.heard = self._heard
        self.tidings.missed = lambda: self._soon(self.sweep())
        self._nodes.changed = lambda: self._soon(self._look(list(self._tables())))
        await self.tidings.start()
        self._soon(self._note_all())
        failed = "other servers' changes could not be looked for"
        self._soon(again_and_again(lambda: SWEEP_SECONDS, self.sweep, log, failed))

    def mind(self, table: Table) -> None:
        """A table was opened here."""
        if self._store.shared:
            table.written = self._written
            table.attended = self._attended
            table.is_ours = partial(self._is_ours, table)
            self._soon(self._look([table.id]))

    def forget(self, table: str) -> None:
        if self._noted.get(table):
            self._to_note.add(table)
            self._woken.set()

    async def catch_up(self, table: Table) -> None:
        """Whoever comes in now sees everything that was told anywhere before."""
        if self._store.shared:
            number = (await self._store.numbers([table.id])).get(table.id, 0)
            await self._reload(table, number)

    async def attended(self, tables: Sequence[str]) -> set[str]:
        """At which of these tables does somebody sit who is connected, to any server?"""
        here = {id for id in tables if (table := self._tables().get(id)) and any(k >= 0 for k in table.chairs_here())}
        if self._store.shared:
            found = await self._store.read(partial(presence.chairs, tables=tables, nodes=self._nodes.living))
            here |= {id for id, nodes in found.items() if any(max(chairs) >= 0 for chairs in nodes.values())}
        return here

    def talk(self, table: str) -> None:
        """Something was said at a table here."""
        if self.tidings is not None:
            self.tidings.tell("talk", table)

    # --- changes of tables --------------------------------------------------------------------------------------------

    def _written(self, table: Table) -> None:
        if self.tidings is not None:
            self.tidings.tell("table", table.id, table.number)

    def _heard(self, kind: Kind, id: str, number: int) -> None:
        table = self._tables().get(id)
        if table is None:
            return
        if kind == "table":
            if number > table.number:
                self._soon(self._reload(table, number))
        elif kind == "presence":
            self._soon(self._look([id]))
        elif self.talked is not None:
            self._soon(self.talked(table))

    async def _reload(self, table: Table, number: int) -> None:
        if number <= table.number:
            return
        async with table.lock:
            if number > table.number:
                table.stale = True
            await table.refresh()
            self.reloaded(table)

    async def sweep(self) -> None:
        """Find what was never told."""
        tables = self._tables()
        ids = list(tables)
        for some in (ids[start : start + AT_ONCE] for start in range(0, len(ids), AT_ONCE)):
            for id, number in (await self._store.numbers(some)).items():
                if (table := tables.get(id)) is not None:
                    await self._reload(table, number)
            await self._look(some)

    # --- who is where -------------------------------------------------------------------------------------------------

    def _is_ours(self, table: Table) -> bool:
        """Of several servers with people at a table one lets its bots think, the same for all; the others wait a while
        longer. Where nobody is, it is one of all."""
        there = [node for node, chairs in table.others.items() if chairs]
        if table.listeners:
            there.append(self._nodes.id)
        return self._nodes.owner(table.id, there or self._nodes.living) == self._nodes.id

    def _attended(self, table: Table) -> None:
        self._to_note.add(table.id)
        self._woken.set()

    async def _note_all(self) -> None:
        while True:
            await self._woken.wait()
            self._woken.clear()
            for id in list(self._to_note):
                self._to_note.discard(id)
                if not await quietly(self._note(id), log, "who is at a table could not be written down"):
                    self._to_note.add(id)  # the sweep of the others believes the old until then
                    await asyncio.sleep(SWEEP_SECONDS)
                    self._woken.set()

    async def _note(self, id: str) -> None:
        table = self._tables().get(id)
        chairs = table.chairs_here() if table is not None else set()
        if chairs == self._noted.get(id, set()):
            return
        await self._store.write(partial(presence.note, table=id, node=self._nodes.id, chairs=chairs))
        if chairs:
            self._noted[id] = chairs
        else:
            self._noted.pop(id, None)
        if self.tidings is not None:
            self.tidings.tell("presence", id)

    async def _look(self, ids: Sequence[str]) -> None:
        """Who is at these tables by way of other servers?"""
        others = [node for node in self._nodes.living if node != self._nodes.id]
        found = await self._store.read(partial(presence.chairs, tables=ids, nodes=others))
        for id in ids:
            if (table := self._tables().get(id)) is not None:
                table.seen_elsewhere(found.get(id, {}))

    # --- chores -------------------------------------------------------------------------------------------------------

    def _soon(self, work: Coroutine[None, None, None]) -> None:
        failed = "another server's news could not be followed"  # the next sweep tries again
        task = asyncio.get_running_loop().create_task(quietly(work, log, failed))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(lambda _: work.close())  # it may have been cancelled before it began

    async def close(self) -> None:
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.tidings is not None:
            await self.tidings.close()
