"""The same with real servers: processes on one PostgreSQL, each killed by the kernel, people at real sockets."""

import asyncio
import contextlib
from pathlib import Path

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from facedown.server.common.settings import database_url
from facedown.server.store.sql import SqlStore
from facedown.server.table.table import Table
from tests.server.house import tokens
from tests.server.test_kill import Victim
from tests.soak.checks import check
from tests.soak.people import Person
from tests.soak.world import PLAYS, Outcome, Play, World

ENOUGH = 25
PLACES = 2
KILLS = 8


class Wire:
    """A real socket with the manners of a `Pipe`."""

    def __init__(self, address: str) -> None:
        self._said: asyncio.Queue[str] = asyncio.Queue()
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
        self._task = asyncio.get_running_loop().create_task(self._run(address))

    async def _run(self, address: str) -> None:
        with contextlib.suppress(OSError, WebSocketException, EOFError):
            async with connect(address, proxy=None, open_timeout=5, close_timeout=1) as socket:

                async def speak() -> None:
                    while True:
                        await socket.send(await self._said.get())

                speaking = asyncio.create_task(speak())
                try:
                    async for text in socket:
                        self._heard.put_nowait(str(text))
                finally:
                    speaking.cancel()
        self._heard.put_nowait(None)

    def say(self, text: str) -> None:
        self._said.put_nowait(text)

    async def hear(self) -> str | None:
        return await self._heard.get()

    def cut(self) -> None:
        self._task.cancel()


class Place:
    """A server's process, started again whenever it was killed."""

    def __init__(self, database: str) -> None:
        self.victim = Victim(database, "--hurry")

    def connect(self) -> Wire:
        return Wire(self.victim.ws)


class Processes(World):
    games = PLAYS

    def __init__(self, seed: int, database: str, folder: Path) -> None:
        super().__init__(seed, database, folder, PLACES, None)
        self.places: list[Place] = []
        self._store: SqlStore | None = None
        self.missing = ""

    def told(self) -> str:
        return f"{super().told()}\n{self.missing}"

    async def run(self) -> Outcome:
        self.places = [Place(self._database) for _ in range(PLACES)]
        playing: list[asyncio.Task[None]] = []
        try:
            for place in self.places:
                place.victim.start()
            for place in self.places:
                await place.victim.up()
            self._store = await SqlStore.open(database_url(self._database))
            for play in self.plays():
                await self._set(play)
            playing = [asyncio.create_task(person.play()) for person in self.people]
            await self.storm_and_calm(playing)
            rows = await self._check()
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
            with contextlib.ExitStack() as leaving:
                for place in self.places:
                    place.victim.kill()
                    leaving.callback(place.victim.close)
            if self._store is not None:
                await self._store.close()
        return Outcome(sum(len(person.acknowledged) for person in self.people), rows, self.faults.counts)

    async def _set(self, play: Play) -> None:
        seated = {str(play.people + k): "random" for k in range(play.bots)}
        made = await self.places[0].victim.make(game=play.game, options=play.options, bots=seated)
        self.seat(play, made["table"], [*tokens(made)[: play.people], made["watch"]], lambda: self.places)

    def _is_enough(self, people: list[Person]) -> bool:
        over = all(person.state.get("phase") == "over" for person in people)
        return over or sum(len(person.acknowledged) for person in people) >= ENOUGH

    async def _storm(self, playing: list[asyncio.Task[None]]) -> None:
        while not all(self._is_enough(people) for people in self.tables.values()):
            self.fail_with(playing)
            if self.faults.counts.get("process killed", 0) < KILLS and self.faults.strikes("process killed", 0.06):
                place = self.faults.luck.choice(self.places)
                place.victim.kill()
                await asyncio.sleep(self.faults.luck.uniform(0, 0.3))
                place.victim.start()
                await place.victim.up()
            await asyncio.sleep(0.02)

    async def _open(self) -> None:
        for place in self.places:
            await place.victim.up()

    async def _is_settled(self) -> bool:
        assert self._store is not None
        if any(person.pending for person in self.people):
            return False
        for id, people in self.tables.items():
            stored = await self._store.load(id)
            assert stored is not None
            table = Table(self._store, stored, 8)
            behind = [p.name for p in people if not p.state or p.state["seq"] != table.seq(p.state["you"])]
            self.missing = f"bots {table.bots_to_act()}, behind {behind} at {id}"
            if table.bots_to_act() or behind:
                return False
        return True

    async def _check(self) -> int:
        assert self._store is not None
        return sum([await check(self._store, id, people, [], None) for id, people in self.tables.items()])
