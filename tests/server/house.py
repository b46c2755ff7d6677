"""A real server on a free loopback port, and a client that talks to it over a real socket."""

import asyncio
import itertools
import json
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from facedown.live.myst.budgets import RaceLimits
from facedown.server.common.settings import Limits, Rate, Settings
from facedown.server.process.app import make_app
from facedown.server.process.run import bind, server
from facedown.server.tables import Tables
from facedown.words import Said
from facedown.words.named import with_names

T = TypeVar("T")
PATIENCE = 60.0  # a test that waits longer for one message has failed
NO_HURRY = Rate(100_000, 100_000)
JSON = {"content-type": "application/json"}  # for bodies that are sent as they are
GENEROUS = Limits(
    messages=NO_HURRY,
    address_messages=NO_HURRY,
    hand=NO_HURRY,
    address_hands=NO_HURRY,
    requests=NO_HURRY,
    new_tables=NO_HURRY,
    analyses=NO_HURRY,
    wrong_tokens=NO_HURRY,
    new_profiles=NO_HURRY,
    wrong_codes=NO_HURRY,
    new_sockets=NO_HURRY,
    entering=NO_HURRY,
    new_connections=NO_HURRY,
    changes=NO_HURRY,
    sockets=200,
    live={"myst": RaceLimits(*[NO_HURRY] * 6)},
    making_tables=1.0,
    body_bytes=Rate(1e12, 1e12),
)


def in_words(said: Any, names: Mapping[int, str] = MappingProxyType({})) -> str:
    """Says in English what a message of the server carries as a code, with names of players by their seats."""
    return str(with_names(msgspec.convert(said, Said), names))


def fuzzable() -> Limits:
    """No socket is closed for what it says: so that all of it is read."""
    return replace(GENEROUS, strikes=10**9)


def settings(folder: Path, **more: Any) -> Settings:
    plain: dict[str, Any] = {
        "database": str(folder / "tables.sqlite"),
        "pace": (0.0, 0.0),
        "warm_up": False,
        "workers": 1,
        "limits": GENEROUS,
    }
    return Settings(**(plain | more))


class House:
    """A server in a thread of this process."""

    def __init__(self, chosen: Settings) -> None:
        self._socket = bind("127.0.0.1", 0)
        self.port: int = self._socket.getsockname()[1]
        self.http = f"http://127.0.0.1:{self.port}"
        self.ws = f"ws://127.0.0.1:{self.port}/ws"
        self._app = make_app(chosen)
        self._server = server(chosen, self._app)
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._socket]})

    @property
    def tables(self) -> Tables:
        tables: Tables = self._app.state.tables
        return tables

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where the server runs: for what must be done there."""
        return self._server.servers[0].get_loop()

    def start(self) -> None:
        self._thread.start()
        end = time.monotonic() + PATIENCE
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            assert time.monotonic() < end
            time.sleep(0.01)

    def stop(self) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._socket.close()
        assert not self._thread.is_alive()

    def make(self, **wanted: Any) -> dict[str, Any]:
        """A new table."""
        body = {"game": "nyet", "name": "Ann"} | wanted
        answer = httpx.post(f"{self.http}/api/tables", json=body)
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        return made

    def get(self, path: str, **more: Any) -> httpx.Response:
        return httpx.get(self.http + path, **more)

    async def well(self) -> None:
        """Wait until the server has found out by itself that its store is well again."""
        while (health := await asyncio.to_thread(self.get, "/api/health")).status_code != 200:
            await asyncio.sleep(0.05)
        assert health.json()["database"] == "ok"

    async def in_loop(self, work: Coroutine[Any, Any, T]) -> T:
        """What must be done where the server runs."""
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self.loop))


@contextmanager
def house(folder: Path, **more: Any) -> Iterator[House]:
    made = House(settings(folder, **more))
    made.start()
    try:
        yield made
    finally:
        made.stop()


class Client:
    """One socket. Keeps everything it was told, as it came."""

    _ids = itertools.count()

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.raw: list[str] = []
        self.state: dict[str, Any] = {}
        self.lines: list[dict[str, Any]] = []

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def next(self) -> dict[str, Any]:
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.raw.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] == "state":
            self.state = message
            if message["reset"]:
                self.lines = message["log"]
            self.lines += message["fresh"]
            assert [line["number"] for line in self.lines] == list(range(len(self.lines)))
        return message

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        while True:
            message = await self.next()
            if wanted(message):
                return message

    async def until_state(self, wanted: Callable[[dict[str, Any]], bool] = lambda state: True) -> dict[str, Any]:
        return await self.until(lambda message: message["type"] == "state" and wanted(message))

    async def sees(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The state, once it is like this: now, or after what comes."""
        return self.state if wanted(self.state) else await self.until_state(wanted)

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send and wait for the answer to it."""
        message.setdefault("id", f"m{next(self._ids)}")
        await self.send(**message)
        return await self.until(lambda told: told.get("id") == message["id"])

    async def move(self, action: int, **more: Any) -> dict[str, Any]:
        return await self.ask(**{"type": "move", "seq": self.state["seq"], "action": action, **more})

    async def quiet(self) -> list[dict[str, Any]]:
        """Everything that was on its way: a ping's answer comes after it."""
        told: list[dict[str, Any]] = []
        await self.send(type="ping", id="quiet")
        while (message := await self.next())["type"] != "pong":
            told.append(message)
        return told

    async def play_out(
        self,
        choose: Callable[[dict[str, Any]], int] = lambda state: state["choices"][0]["action"],
        until: Callable[[dict[str, Any]], bool] = lambda state: state["phase"] == "over",
    ) -> None:
        """Play until the game is over, or as far as is wanted."""
        while not until(self.state):
            if self.state["choices"]:
                answer = await self.move(choose(self.state))
                assert answer["type"] == "accepted" or answer["code"] in {"stale", "not_your_turn"}, answer
            await self.until_state()


@asynccontextmanager
async def sitting(where: House | str, table: str, token: str | None = None, **more: Any) -> AsyncIterator[Client]:
    """A client that has said hello and got its first state."""
    address = where if isinstance(where, str) else where.ws
    async with connect(address, proxy=None) as socket:
        client = Client(socket)
        await client.send(type="hello", table=table, **({"token": token} if token else {}), **more)
        first = await client.next()
        assert first["type"] == "state", first
        yield client


def tokens(made: dict[str, Any]) -> list[str]:
    return [link["token"] for link in made["seats"]]


def run(test: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(test(), 300)

    asyncio.run(bounded())
