"""Writes the heartbeat of this server, and finds which other servers live and when none ran.

A file of SQLite has one server at a time, so whatever lies between the last sign of life and its start was downtime. On
PostgreSQL others may have been there. A server that has not stopped properly gets the time of a few beats to
show itself; until then it counts as downtime here, because a clock that runs out late hurts nobody. No two machines'
clocks are compared: a server lives as long as its beat is seen to change.
"""

import asyncio
import hashlib
import logging
import math
import secrets
import time
from collections.abc import Callable, Collection
from contextlib import suppress

from sqlalchemy import Connection

from facedown.server.common.counters import Spread
from facedown.server.common.steady_clock import now
from facedown.server.store import Conflict, presence
from facedown.server.store import heartbeat as rows
from facedown.server.store.background import repeat
from facedown.server.store.sql import SqlStore
from facedown.server.table.downtime import DOUBT_SECONDS, Downtime

log = logging.getLogger("facedown.heartbeat")
BEAT_SECONDS = 5.0
LIVING_SECONDS = 3 * BEAT_SECONDS  # without a new beat for so long: gone
FORGET_SECONDS = 86_400.0


class Heartbeat:
    def __init__(self, store: SqlStore) -> None:
        self.id = secrets.token_hex(6)
        self.downtime = Downtime()
        self.living = [self.id]  # in the order of their ids, this one included
        self.beats = Spread()  # how long it took to write them down, in seconds
        self.changed: Callable[[], None] = lambda: None  # called when somebody joined or died
        self._store = store
        self._started = self._beaten = 0.0
        self._seen: dict[str, tuple[float, float]] = {}  # another's last beat, and when it was seen by our clock
        self._doubt: tuple[float, float] | None = None  # downtime, unless a server shows up who was there
        self._could_have_been: dict[str, float] = {}  # who that might be, with the beats before our start
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Finds out whether no server ran before this start, and begins to beat."""
        self._started = self._beaten = now()
        last, found = await self._store.read(rows.last_sign), await self._others()
        if 0 < last < self._started:
            self._doubt = (last, self._started)
            self._could_have_been = {node.id: node.beat for node in found}
        self._seen = {node.id: (node.beat, -math.inf) for node in found}  # who was killed lives no more
        await self.beat()
        beating = repeat(lambda: BEAT_SECONDS, self.beat, log, "no heartbeat could be written")
        self._task = asyncio.get_running_loop().create_task(beating)

    def owner(self, table: str, nodes: Collection[str]) -> str:
        """Names the server whose business a table is among these: the same for all who ask, and another one only for
        those whose owner has gone."""
        return max(nodes, key=lambda node: hashlib.sha256(f"{node} {table}".encode()).digest())

    async def beat(self) -> None:
        moment = now()
        if moment - self._beaten > DOUBT_SECONDS:
            await self._look_back(moment)
        begun = time.perf_counter()
        await self._store.write(lambda connection: self._write(connection, moment))
        self.beats.add(time.perf_counter() - begun)
        self._beaten = moment
        found = await self._others()
        living = sorted({self.id, *self._alive(found)})
        await self._settle(found, moment)
        spans = await self._store.read(rows.downtime)
        self.downtime.learn([*spans, self._doubt] if self._doubt else spans)
        self.downtime.known_until = moment
        if living != self.living:
            self.living = living
            self.changed()

    async def _look_back(self, moment: float) -> None:
        """Looks back after a while without a beat: this process was stopped, or the database was away. If no other
        server has written one meanwhile, nobody could move."""
        last = await self._store.read(rows.last_beat)
        if moment - last > DOUBT_SECONDS:
            await self._add_downtime(last, moment)

    def _write(self, connection: Connection, moment: float) -> None:
        rows.beat(connection, rows.Node(self.id, self._started, moment, False))
        rows.forget_dead(connection, moment - FORGET_SECONDS)
        presence.forget_dead(connection)

    async def _others(self) -> list[rows.Node]:
        if not self._store.shared:
            return []
        return [node for node in await self._store.read(rows.nodes) if node.id != self.id and not node.gone]

    def _alive(self, found: list[rows.Node]) -> list[str]:
        read = time.monotonic()
        for node in found:
            if self._seen.get(node.id, (None, 0.0))[0] != node.beat:
                self._seen[node.id] = (node.beat, read)
        self._seen = {node.id: self._seen[node.id] for node in found}
        return [id for id, (_, seen) in self._seen.items() if read - seen < LIVING_SECONDS]

    async def _settle(self, found: list[rows.Node], moment: float) -> None:
        """Was another server there when this one started? If so, it has beaten since."""
        if self._doubt is None:
            return
        if any(node.beat != self._could_have_been.get(node.id, node.beat) for node in found):
            self._doubt = None
        elif not self._could_have_been or moment > self._doubt[1] + LIVING_SECONDS:
            await self._add_downtime(*self._doubt)
            self._doubt = None

    async def _add_downtime(self, since: float, until: float) -> None:
        with suppress(Conflict):  # another server has found the same one
            await self._store.write(lambda connection: rows.add_downtime(connection, since, until))

    async def close(self) -> None:
        if self._task is None:
            return
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)
        last = rows.Node(self.id, self._started, now(), True)
        with suppress(Exception):  # without this last sign of life the last beat counts
            await self._store.write(lambda connection: rows.beat(connection, last))
