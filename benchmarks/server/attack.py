"""An attacker with 100 sockets and 20 addresses: `python -m benchmarks.server.attack HOST KIND`.

Says `ready` when its tables and sockets are there, attacks until its input ends, and then says what it got done.
"""

import asyncio
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

import aiohttp
import msgspec
import uvloop

from benchmarks.server.wire import Wire, dial
from facedown.catalog import find_game, make_bot
from facedown.engine.log import Sitter, dump
from facedown.engine.play import Play

ADDRESSES = [f"127.0.0.{number}" for number in range(101, 121)]
SOCKETS = 100
JSON = {"Content-Type": "application/json"}
POSTS = 3  # at once, of an address
PATIENCE = 1.0  # seconds until it leaves without its answer
PRACTICE = {"game": "nyet", "name": "Mal", "options": {"players": 2}, "bots": {"1": "expert"}, "start": True}
CROWDED = {"game": "nyet", "name": "Mal", "options": {"players": 5}, "start": True, "listed": True}
BOTS = {str(seat): "expert" for seat in range(1, 5)}


class _Choice(msgspec.Struct):
    action: int


class _Told(msgspec.Struct):
    type: str
    seq: int = 0
    phase: str = ""
    choices: list[_Choice] = []


_told = msgspec.json.Decoder(_Told)


def finished(name: str, **options: int) -> str:
    """The log of a game that was played at random."""
    game = find_game(name)
    play = Play(game, game.options.of(**options), bytes(32))
    play.roll()
    anyone = make_bot(game, "random")
    while not play.over:
        seat = play.actors()[0]
        play.act(seat, anyone.choose(play.seen(seat), seat, len(play.log)))
        play.roll()
    return dump(play, [Sitter("Ann")] * play.options.players, [(0.0, -1)])


class Mallory:
    """One of the attacker's sockets, at a table of its own."""

    def __init__(self, siege: "Attack", number: int) -> None:
        self._siege = siege
        self.number = number
        self.address = ADDRESSES[number % len(ADDRESSES)]
        self.state = _Told("")
        self.heard: Callable[[_Told], None] = lambda told: None
        self._wire: Wire | None = None
        self._table = self._token = ""
        self._ids = 0

    async def sit(self) -> None:
        made = await self._siege.post(self.address, "/api/tables", PRACTICE)
        self._table, self._token = made["table"], made["seats"][0]["token"]
        await self.connect()

    async def connect(self) -> None:
        self._wire = await dial(self._siege.host, "/ws", self._hear, lambda: None, self.address)
        self.say(type="hello", table=self._table, token=self._token, name="Mal")

    def leave(self) -> None:
        if self._wire is not None:
            self._wire.close()

    def say(self, **message: Any) -> None:
        if self._wire is not None:
            self._wire.send(json.dumps(message).encode())

    def ask(self, kind: str, **more: Any) -> None:
        self._ids += 1
        self.say(type=kind, id=f"{self._ids}", **more)

    def move(self) -> None:
        if self.state.choices:
            self.ask("move", seq=self.state.seq, action=random.choice(self.state.choices).action)

    def _hear(self, text: bytes) -> None:
        told = _told.decode(text)
        self._siege.done[told.type] += 1
        if told.type == "state":
            self.state = told
        self.heard(told)


class Attack:
    def __init__(self, host: str) -> None:
        self.host = host
        self.done: Counter[str] = Counter()
        self._http: dict[str, aiohttp.ClientSession] = {}
        self._log = ""
        self._parts = 0

    async def post(self, address: str, path: str, body: Any, method: str = "POST") -> Any:
        data = body if isinstance(body, str) else json.dumps(body)
        url = f"http://{self.host}{path}"
        limit = aiohttp.ClientTimeout(PATIENCE)
        async with self._http[address].request(method, url, data=data, headers=JSON, timeout=limit) as answer:
            self.done[f"{path.split('/')[2]} {answer.status}"] += 1
            return await answer.json()

    async def run(self, kind: str) -> None:
        for address in ADDRESSES:
            connector = aiohttp.TCPConnector(local_addr=(address, 0), limit=0)
            self._http[address] = aiohttp.ClientSession(connector=connector)
        kinds = [kind] if kind != "all" else [one for one in KINDS if one != "all"]
        sockets = [Mallory(self, number) for number in range(SOCKETS)]
        if {"replays", "analyses"} & set(kinds):
            self._log = finished("nyet", players=5, round_count=50)  # about 257 kB
        if set(kinds) & SEATED:
            for mallory in sockets:
                await self._again(mallory.sit)
        print("ready", flush=True)
        working = [asyncio.create_task(task) for one in kinds for task in KINDS[one](self, self._part(sockets, kinds))]
        await asyncio.get_running_loop().run_in_executor(None, sys.stdin.read)
        for task in working:
            task.cancel()
        print(json.dumps(dict(self.done.most_common())), flush=True)
        os._exit(0)

    def _part(self, sockets: list[Mallory], kinds: list[str]) -> list[Mallory]:
        """All sockets for one kind; for all kinds at once each its part."""
        self._parts += 1
        return sockets[self._parts % len(kinds) :: len(kinds)]

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                return await work()
            except (aiohttp.ClientError, OSError, TimeoutError, KeyError):
                await asyncio.sleep(0.1)

    async def _repeat(self, work: Callable[[], Awaitable[Any]], pause: float = 0.0) -> None:
        while True:
            try:
                await work()
            except (aiohttp.ClientError, OSError, TimeoutError, ValueError, KeyError) as error:
                self.done[type(error).__name__] += 1
                await asyncio.sleep(0.1)
            await asyncio.sleep(pause)

    # --- what it does -------------------------------------------------------------------------------------------------

    def hints(self, sockets: list[Mallory]) -> list[Any]:
        """Asks again and again. A third leaves in the middle and comes back; another third moves on, so that each
        position is a new one."""

        async def ask(mallory: Mallory) -> None:
            mallory.ask("hint")
            await asyncio.sleep(0.15)
            if mallory.number % 3 == 0:
                mallory.leave()
                await mallory.connect()
            elif mallory.number % 3 == 1:
                await asyncio.sleep(0.5)
                mallory.move()

        return [self._repeat(lambda m=one: ask(m), 0.05) for one in sockets]  # type: ignore[misc]

    def bots(self, sockets: list[Mallory]) -> list[Any]:
        """Plays against experts, as fast as they answer."""

        async def play(mallory: Mallory) -> None:
            mallory.move()
            if mallory.state.phase == "over":
                await mallory.sit()

        return [self._repeat(lambda m=one: play(m), 0.1) for one in sockets]  # type: ignore[misc]

    def replays(self, _: list[Mallory]) -> list[Any]:
        """Has a long game shown, and leaves before it is."""
        return [
            self._repeat(lambda a=address: self.post(a, "/api/replays", self._log))  # type: ignore[misc]
            for address in ADDRESSES
            for _ in range(POSTS)
        ]

    def analyses(self, _: list[Mallory]) -> list[Any]:
        """Has long games analysed, each a little different."""

        async def post(address: str) -> None:
            other = self._log.replace('"times": [[0.0,', f'"times": [[{random.random()},')
            told = await self.post(address, "/api/analyses", other)
            if "id" not in told:
                await asyncio.sleep(0.2)

        return [self._repeat(lambda a=address: post(a), 0.2) for address in ADDRESSES]  # type: ignore[misc]

    def tables(self, _: list[Mallory]) -> list[Any]:
        """Makes tables with four experts, listed and begun."""
        return [
            self._repeat(lambda a=address: self.post(a, "/api/tables", {**CROWDED, "bots": BOTS}), 0.02)  # type: ignore[misc]
            for address in ADDRESSES
        ]

    def churn(self, sockets: list[Mallory]) -> list[Any]:
        """Connects, says hello and leaves."""

        async def come_and_go(mallory: Mallory) -> None:
            mallory.leave()
            await mallory.connect()

        return [self._repeat(lambda m=one: come_and_go(m), 0.05) for one in sockets]  # type: ignore[misc]

    def chat(self, sockets: list[Mallory]) -> list[Any]:
        async def talk(mallory: Mallory) -> None:
            mallory.ask("chat", text=f"{time.monotonic()} " + "spam " * 20)

        return [self._repeat(lambda m=one: talk(m), 0.1) for one in sockets]  # type: ignore[misc]


KINDS: dict[str, Callable[[Attack, list[Mallory]], list[Any]]] = {
    "hints": Attack.hints,
    "bots": Attack.bots,
    "replays": Attack.replays,
    "analyses": Attack.analyses,
    "tables": Attack.tables,
    "churn": Attack.churn,
    "chat": Attack.chat,
    "all": Attack.hints,
}
SEATED = {"hints", "bots", "churn", "chat"}  # kinds that need sockets at tables

if __name__ == "__main__":
    uvloop.run(Attack(sys.argv[1]).run(sys.argv[2]))
