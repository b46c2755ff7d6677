"""A Facedown server on one core, and people at its tables."""

import asyncio
import random
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import msgspec

from benchmarks.server.crowd import Crowd
from benchmarks.server.wire import Wire, dial

TABLE = {"game": "nyet", "name": "Ann", "options": {"players": 2}}  # about 370 moves, if they are random


class _Choice(msgspec.Struct):
    action: int


class _State(msgspec.Struct):
    seq: int
    phase: str
    choices: list[_Choice]


_state = msgspec.json.Decoder(_State)


class OurTable:
    def __init__(self, crowd: Crowd, http: aiohttp.ClientSession, host: str, sockets: int = 2) -> None:
        self.due = 0.0
        self.players: list[OurPlayer] = []
        self.crowd, self.host = crowd, host
        self._http, self._sockets = http, sockets

    async def open(self) -> None:
        for player in self.players:
            player.vanish()
        made: dict[str, Any] = {}
        while "table" not in made:  # one address has few of them waiting
            async with self._http.post(f"http://{self.host}/api/tables", json=TABLE) as answer:
                made = await answer.json()
        self.players = [OurPlayer(self, made["table"], link["token"]) for link in made["seats"]]
        for player in self.players:
            await player.come_back()
        for player in self.players[self._sockets :]:
            player.vanish()
        self.players[0].start()
        await asyncio.gather(*(player.in_play.wait() for player in self.players[: self._sockets]))


class OurPlayer:
    def __init__(self, table: OurTable, id: str, token: str) -> None:
        self._table, self._id, self._token = table, id, token
        self._wire: Wire | None = None
        self._state: _State | None = None
        self._sent_at = 0.0
        self._moves = 0
        self._accepted = False
        self._seq = 0  # the highest that followed an accepted move
        self._here = asyncio.Event()
        self.in_play = asyncio.Event()

    async def come_back(self) -> None:
        self._sent_at, self._accepted = 0.0, False
        self._here.clear()
        self._wire = await dial(self._table.host, "/ws", self._hear, lambda: None)
        self._say({"type": "hello", "table": self._id, "token": self._token, "name": "Ann"})
        await self._here.wait()

    def start(self) -> None:
        self._say({"type": "start", "id": "start"})

    def vanish(self) -> None:
        if self._wire is not None:
            self._wire.close()
            self._wire = None

    def move(self) -> None:
        assert self._state is not None
        self._sent_at = time.perf_counter()
        self._moves += 1
        action = random.choice(self._state.choices).action
        self._say({"type": "move", "id": f"{self._moves}", "seq": self._state.seq, "action": action})

    @property
    def lost(self) -> int:
        return max(0, self._seq - self._state.seq) if self._state else self._seq

    def _say(self, message: dict[str, Any]) -> None:
        if self._wire is not None:
            self._wire.send(msgspec.json.encode(message))

    def _hear(self, text: bytes) -> None:
        if text.startswith(b'{"type":"state"'):
            self._see(_state.decode(text))
        elif text.startswith(b'{"type":"accepted"'):
            self._accepted = True
        elif text.startswith(b'{"type":"refused"'):
            self._table.crowd.refused += 1
            self._sent_at = 0.0
            if self._state is not None and self._state.choices:
                self._table.crowd.may_move(self._table, self)

    def _see(self, state: _State) -> None:
        self._state = state
        self._here.set()
        if self._accepted and self._sent_at:
            self._table.crowd.moved(self._sent_at)
            self._seq = state.seq
            self._sent_at, self._accepted = 0.0, False
        if state.phase == "running":
            self.in_play.set()
            if state.choices and not self._sent_at:
                self._sent_at = time.perf_counter()  # from now on it is about to move
                self._table.crowd.may_move(self._table, self)
        elif state.phase == "over" and self is self._table.players[0]:
            self._table.crowd.ended(self._table)


def serve(database: str, port: int) -> None:
    """With limits for a crowd that comes from one address."""
    from facedown.server.common.settings import Limits, Rate, Settings
    from facedown.server.process import run

    much = Rate(1e9, 1e9)
    many = 40_000
    limits = Limits(
        much,
        much,
        much,
        much,
        much,
        much,
        much,
        sockets=many,
        all_sockets=many,
        new_sockets=much,
        entering=much,
        new_connections=much,
        all_connections=many,
        requests_at_once=many,
        making_tables=1.0,
    )
    chosen = Settings(database=database, warm_up=False, workers=1, limits=limits)
    socket = run.bind("127.0.0.1", port)
    print(f"127.0.0.1:{socket.getsockname()[1]}", flush=True)
    run.serve(chosen, socket)


def serve_as_hosted(database: str, port: int) -> None:
    """As anybody hosts it: all limits are the usual ones."""
    from facedown.server.common.settings import Settings
    from facedown.server.process import run

    socket = run.bind("127.0.0.1", port)
    print(f"127.0.0.1:{socket.getsockname()[1]}", flush=True)
    run.serve(Settings(database=database, workers=1), socket)


def command(folder: Path, port: int, hosted: bool = False) -> tuple[list[str], dict[str, str]]:
    line = [sys.executable, "-m", "benchmarks.server.ours", str(folder / "tables.sqlite"), str(port)]
    return line + ["hosted"] * hosted, {}


if __name__ == "__main__":
    (serve_as_hosted if sys.argv[3:] else serve)(sys.argv[1], int(sys.argv[2]))
