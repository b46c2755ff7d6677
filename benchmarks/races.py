"""Live races of MYST at human pace: a server on one core, people on the other, over real sockets on loopback.

`python -m benchmarks.races` alone prints the figures; `make bench` has them too. Nobody is told where a piece
belongs: the people here compare pictures (`tray_pictures.py`).
"""

import asyncio
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from benchmarks.tray_pictures import recognised
from facedown.games.myst.rules.pieces import CELL

RACES = 100
SECONDS = 40.0  # of racing that are measured
PACE = (1.5, 4.5)  # seconds between two pieces of a person
PATIENCE = 60.0
OPTIONS = {
    "race_driver": "live",
    "lag_cap_ms": 0,
    "turns": 3,
}  # no wait for slower lines in the figure


class Figures(NamedTuple):
    laid: int
    p50: float  # milliseconds from a drop to its answer, written down in between
    p99: float
    worst: float
    cpu: float  # share of one core that the server used
    memory: float  # MB a race


def measure(races: int = RACES, seconds: float = SECONDS) -> Figures:
    with tempfile.TemporaryDirectory() as folder:
        server = subprocess.Popen(
            [sys.executable, "-m", "benchmarks.races", "serve", folder], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout is not None
            address = server.stdout.readline().strip()
            return asyncio.run(_crowd(address, server.pid, races, seconds))
        finally:
            server.terminate()
            server.wait(PATIENCE)


def serve(folder: str) -> None:
    """On one core, with limits for a crowd that comes from one address."""
    from facedown.server.common.settings import Limits, Rate, Settings
    from facedown.server.process.app import make_app
    from facedown.server.process.run import bind, server

    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})
    much = Rate(1e6, 1e6)
    limits = Limits(
        much, much, much, much, much, much, much, sockets=1000, all_sockets=2000, new_sockets=much, entering=much
    )
    chosen = Settings(database=str(Path(folder) / "tables.sqlite"), warm_up=False, workers=1, limits=limits)
    socket = bind("127.0.0.1", 0)
    print(f"127.0.0.1:{socket.getsockname()[1]}", flush=True)
    server(chosen, make_app(chosen)).run(sockets=[socket])


async def _crowd(address: str, pid: int, races: int, seconds: float) -> Figures:
    waits: list[float] = []
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
        await _answers(http)
        before = _memory(pid)
        tables = [await _new_table(http) for _ in range(races)]
        people = [
            asyncio.create_task(Racer(address, http, table, token, team, waits).run(seconds))
            for table, tokens in tables
            for team, token in enumerate(tokens)
        ]
        await asyncio.sleep(15.0)  # all have picked and counted down
        waits.clear()
        start, used = time.monotonic(), _cpu(pid)
        await asyncio.sleep(seconds)
        share = (_cpu(pid) - used) / (time.monotonic() - start)
        memory = (_memory(pid) - before) / races
        found = sorted(waits)
        for person in people:
            person.cancel()
        await asyncio.gather(*people, return_exceptions=True)
    return Figures(len(found), found[len(found) // 2], found[int(len(found) * 0.99)], found[-1], share, memory)


async def _answers(http: httpx.AsyncClient) -> None:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            await http.get("/api/health")
            return
        except httpx.TransportError:
            if time.monotonic() > end:
                raise
            await asyncio.sleep(0.1)


async def _new_table(http: httpx.AsyncClient) -> tuple[str, list[str]]:
    answer = await http.post("/api/tables", json={"game": "myst", "name": "Ann", "options": OPTIONS})
    made = answer.json()
    return made["table"], [link["token"] for link in made["seats"]]


class Racer:
    """A person: one piece after the other, with a while between them."""

    def __init__(
        self,
        address: str,
        http: httpx.AsyncClient,
        table: str,
        token: str,
        team: int,
        waits: list[float],
    ) -> None:
        self._address, self._http, self._table, self._token, self._team = address, http, table, token, team
        self._waits = waits
        self._state: dict[str, Any] = {}
        self._race: dict[str, Any] = {}
        self._turns: dict[str, int] = {}
        self._answered: asyncio.Future[None] | None = None

    async def run(self, seconds: float) -> None:
        async with connect(f"ws://{self._address}/ws", proxy=None) as socket:
            await _send(socket, type="hello", table=self._table, token=self._token, name="Ann")
            ears = asyncio.create_task(self._listen(socket))
            try:
                await self._play(socket)
            finally:
                ears.cancel()

    async def _listen(self, socket: ClientConnection) -> None:
        async for text in socket:
            message = json.loads(text)
            kind = message["type"]
            if kind == "state":
                self._state = message
            elif kind == "race":
                self._race = message
            elif kind == "race_ping":
                await _send(socket, type="race_pong", number=message["number"])
            elif kind == "dropped" and self._answered is not None and not self._answered.done():
                self._answered.set_result(None)

    async def _play(self, socket: ClientConnection) -> None:
        while self._race.get("stage") != "open":
            await asyncio.sleep(0.2)
            state = self._state
            if (
                state.get("phase") == "gathering"
                and state["host"]
                and all(s["kind"] == "person" for s in state["seats"])
            ):
                await _send(socket, type="start", id="start")
            elif state.get("choices"):
                action = random.choice(state["choices"])["action"]
                await _send(socket, type="move", id=f"m{state['seq']}", seq=state["seq"], action=action)
        head = {"Authorization": f"Bearer {self._token}"}
        sheet = (await self._http.get(f"/api/tables/{self._table}/tray", headers=head)).json()
        known = await asyncio.to_thread(recognised, sheet, self._team)
        handles = {one.cell: handle for handle, one in known.items()}
        self._turns = {handle: one.turn for handle, one in known.items()}
        await asyncio.sleep(random.uniform(0.0, PACE[1]))
        while True:
            touching = self._state["view"]["teams"][self._team]["touching"]
            if touching:
                await self._lay(socket, handles[CELL[random.choice(touching)]], handles)
            await asyncio.sleep(random.uniform(*PACE))

    async def _lay(self, socket: ClientConnection, handle: str, handles: dict[int, str]) -> None:
        cell = next(cell for cell, other in handles.items() if other == handle)
        await _send(socket, type="grab", piece=handle)
        for _ in range(-self._turns.get(handle, 0) % 4):
            await _send(socket, type="turn_piece", piece=handle)
        self._turns[handle] = 0
        self._answered = asyncio.get_running_loop().create_future()
        start = time.perf_counter()
        await _send(socket, type="drop", id=f"d{start}", piece=handle, cell=cell)
        await self._answered
        self._waits.append(1000 * (time.perf_counter() - start))


async def _send(socket: ClientConnection, **message: Any) -> None:
    await socket.send(json.dumps(message))


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> float:
    lines = Path(f"/proc/{pid}/status").read_text().splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def main() -> None:
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2])
        return
    print(measure())


if __name__ == "__main__":
    main()
