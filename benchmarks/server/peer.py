"""A boardgame.io server on one core (peer/server.js), and people at its matches."""

import asyncio
import json
import random
import shutil
import time
from pathlib import Path
from typing import Any

import aiohttp

from benchmarks.server.crowd import Crowd
from benchmarks.server.wire import Wire, dial

HERE = Path(__file__).parent / "peer"
FOLDER = Path("build/boardgame.io")  # `make bench-server` installs it there
PATH = "/socket.io/?EIO=4&transport=websocket"


class PeerTable:
    def __init__(self, crowd: Crowd, http: aiohttp.ClientSession, host: str) -> None:
        self.due = 0.0
        self.players: list[PeerPlayer] = []
        self.crowd, self.host = crowd, host
        self._http = http

    async def open(self) -> None:
        for player in self.players:
            player.vanish()
        match = (await self._post("create", {"numPlayers": 2}))["matchID"]
        players = []
        for seat in "01":
            joined = await self._post(f"{match}/join", {"playerID": seat, "playerName": "Ann"})
            players.append(PeerPlayer(self, match, seat, joined["playerCredentials"]))
        self.players = players
        for player in players:
            await player.come_back()

    async def _post(self, path: str, body: dict[str, Any]) -> Any:
        async with self._http.post(f"http://{self.host}/games/cells/{path}", json=body) as answer:
            return await answer.json()


class PeerPlayer:
    def __init__(self, table: PeerTable, match: str, seat: str, secret: str) -> None:
        self._table, self._match, self._seat, self._secret = table, match, seat, secret
        self._wire: Wire | None = None
        self._state: dict[str, Any] = {}
        self._sent_at = 0.0
        self._known = 0  # the highest state that followed an own move
        self._here = asyncio.Event()

    async def come_back(self) -> None:
        self._sent_at = 0.0
        self._here.clear()
        self._wire = await dial(self._table.host, PATH, self._hear, lambda: None)
        self._wire.send(b"40/cells,")
        await self._here.wait()

    def vanish(self) -> None:
        if self._wire is not None:
            self._wire.close()
            self._wire = None

    def move(self) -> None:
        self._sent_at = time.perf_counter()
        free = [k for k, cell in enumerate(self._state["G"]["cells"]) if cell is None]
        payload = {"type": "take", "args": [random.choice(free)], "playerID": self._seat, "credentials": self._secret}
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._say("update", action, self._state["_stateID"], self._match, self._seat)

    @property
    def lost(self) -> int:
        return max(0, self._known - int(self._state["_stateID"]))

    def _say(self, *event: Any) -> None:
        if self._wire is not None:
            self._wire.send(b"42/cells," + json.dumps(event).encode())

    def _hear(self, text: bytes) -> None:
        if text.startswith(b"40/cells"):
            self._say("sync", self._match, self._seat, self._secret, 2)
        elif text == b"2" and self._wire is not None:
            self._wire.send(b"3")
        elif text.startswith(b"42/cells,"):
            name, match, told, *_ = json.loads(text[9:])
            if match == self._match and name in {"sync", "update"}:
                self._see(told["state"] if name == "sync" else told)

    def _see(self, state: dict[str, Any]) -> None:
        if self._sent_at and state["_stateID"] > self._state["_stateID"]:
            self._table.crowd.moved(self._sent_at)
            self._known = state["_stateID"]
            self._sent_at = 0.0
        self._state = state
        self._here.set()
        if "gameover" in state["ctx"]:
            if self._seat == "0":
                self._table.crowd.ended(self._table)
        elif state["ctx"]["currentPlayer"] == self._seat and not self._sent_at:
            self._sent_at = time.perf_counter()  # from now on it is about to move
            self._table.crowd.may_move(self._table, self)


def command(folder: Path, port: int, storage: str) -> tuple[list[str], dict[str, str]]:
    shutil.copy(HERE / "server.js", FOLDER / "server.js")  # Node looks for packages beside the file
    more = {"STORAGE": storage, "FOLDER": str(folder.absolute()), "PORT": str(port), "NODE_ENV": "production"}
    return ["node", str(FOLDER / "server.js")], more
