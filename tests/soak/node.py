"""A server in this process, without a network: everything from the socket's code on is the real thing."""

import asyncio
import random
from pathlib import Path
from typing import Any, ClassVar

from facedown.catalog import GAMES
from facedown.engine.play import choices
from facedown.server.common.settings import Settings
from facedown.server.http.connection import Connection, Shared
from facedown.server.tables import Tables
from facedown.server.tables.opening import open_running
from facedown.workers.pool import Pool
from tests.server.house import settings
from tests.server.racing import rooms_of
from tests.soak.faults import Faults, FaultyStore, make_unreliable


class QuickPool(Pool):
    """Bots that do not think."""

    def __init__(self) -> None:
        super().__init__(1)

    async def choose(self, game: str, level: str, seen: Any, seat: int, seed: int, *asker: Any) -> int:
        return random.Random(seed).choice(choices(GAMES[game], seen, seat))

    async def close(self) -> None:
        pass


class Pipe:
    """A socket, as both ends see it."""

    scope: ClassVar[dict[str, Any]] = {}  # no way to say things at once

    def __init__(self, node: "Node") -> None:
        self.node = node
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._out: asyncio.Queue[str | None] = asyncio.Queue()
        self.is_cut = False

    async def receive(self) -> dict[str, Any]:
        return await self._in.get()

    async def send_data(self, data: str, mode: str) -> None:
        if self.is_cut:
            raise OSError("cut")
        self._out.put_nowait(data)

    async def close(self) -> None:
        self._out.put_nowait(None)

    def cut(self) -> None:
        """What was on its way is lost in both directions."""
        if not self.is_cut:
            self.is_cut = True
            while not self._out.empty():
                self._out.get_nowait()
            self._out.put_nowait(None)
            self._in.put_nowait({"type": "websocket.disconnect"})

    @property
    def is_unread(self) -> bool:
        return not self._in.empty()

    def say(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def hear(self) -> str | None:
        """The next message; none when the connection has ended."""
        return None if self.is_cut else await self._out.get()


class Node:
    def __init__(self, tables: Tables, chosen: Settings, faults: Faults) -> None:
        self.tables = tables
        self.alive = True
        self._shared = Shared(tables, chosen.limits)
        self._talks: dict[asyncio.Task[None], Pipe] = {}
        self._dying: asyncio.Task[None] | None = None
        store = tables.store
        assert isinstance(store, FaultyStore)
        self._store = store
        store.kill = self.kill
        if tables.sync.notices is not None:
            make_unreliable(tables.sync.notices, faults)

    @classmethod
    async def start(cls, database: str, folder: Path, faults: Faults) -> "Node":
        chosen = settings(folder, database=database, snapshot_every=8)
        store = await FaultyStore.open(chosen.database_url)
        store.faults = faults
        tables = Tables(store, QuickPool(), chosen)
        await tables.heartbeat.start()
        await tables.sync.start()
        made = cls(tables, chosen, faults)
        await open_running(tables)
        return made

    def connect(self) -> Pipe:
        pipe = Pipe(self)
        talk = asyncio.get_running_loop().create_task(Connection(self._shared, pipe, "soak").run())  # type: ignore[arg-type]
        self._talks[talk] = pipe
        talk.add_done_callback(lambda done: self._talks.pop(done, None))
        return pipe

    @property
    def busy_with(self) -> list[str]:
        """Says what was said and not read yet, and which claims in races are not judged yet. A race that rests judges
        none: so does one at a server that everybody has left."""
        unread = ["something is not read" for pipe in self._talks.values() if pipe.is_unread]
        rooms = [room for room in rooms_of(self.tables).values() if room._ids and not room.race.paused]
        return unread + [f"claims {list(room._ids)}" for room in rooms]

    def kill(self) -> None:
        """At once: nothing more is written, and nobody hears of anything."""
        if self.alive:
            self.alive = False
            self._store.dead = True
            for pipe in self._talks.values():
                pipe.cut()
            self._dying = asyncio.get_running_loop().create_task(self._die())

    async def gone(self) -> None:
        if self._dying is not None:
            await self._dying

    async def _die(self) -> None:
        for talk in list(self._talks):
            talk.cancel()
        await asyncio.gather(*self._talks, return_exceptions=True)
        await self.tables.close()

    async def stop(self) -> None:
        if self.alive:
            self.alive = False
            for pipe in self._talks.values():
                pipe.cut()
            await asyncio.gather(*self._talks, return_exceptions=True)
            await self.tables.close()
