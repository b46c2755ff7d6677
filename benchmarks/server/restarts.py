"""Run `python -m benchmarks.server.restarts`: how long people wait when a server was killed and starts again.

Tables of four games are in play, of people alone and of people with bots. The server is killed (SIGKILL) and started
again at once by the command that a host uses; everybody knocks until they are let in. `--against FOLDER` does the
same in turns with the sources in another folder (of an older version), so that both see the same machine.
"""

import argparse
import asyncio
import itertools
import os
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from contextlib import suppress
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import msgspec
from rich.console import Console
from rich.table import Table as Sheet

from benchmarks.machine import cpu
from benchmarks.server.wire import Wire, dial
from facedown.server.process.run import bind_near

ROOT = Path(__file__).parents[2]
START = "from facedown.cli import main; main()"
KNOCK_SECONDS = 0.1
PATIENCE = 120.0
THINK_SECONDS = (0.4, 1.2)
PLAYS: tuple[tuple[str, dict[str, Any], int, int], ...] = (  # game, options, people, bots
    ("nyet", {"players": 2}, 2, 0),
    ("nyet", {"players": 4}, 1, 3),
    ("shy_monsters", {}, 2, 0),
    ("hyst", {"players": 2}, 2, 0),
    ("nusubito", {}, 2, 0),
    ("nusubito", {}, 1, 1),
)
MOMENTS = (
    "processor time until the first answer",
    "first answer",
    "first state",
    "all have a state",
    "first move accepted",
    "a move at all tables of people",
)


class Server:
    """The command `facedown serve` with the sources of one folder, on a port and a database of its own."""

    def __init__(self, sources: Path, folder: Path) -> None:
        # Not one of the ports that clients get: while the server is down, such a client may connect to itself.
        with bind_near("127.0.0.1", random.randrange(20_000, 30_000), lambda text: None) as free:
            self.host = f"127.0.0.1:{free.getsockname()[1]}"
        self._folder = folder
        self._env = {**os.environ, "PYTHONPATH": str(sources), "FACEDOWN_DATA": str(folder), "COLUMNS": "100"}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        line = [sys.executable, "-c", START, "serve", "--port", self.host.rpartition(":")[2]]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(line, env=self._env, stdout=log, stderr=log, cwd=self._folder)

    def kill(self) -> None:
        if self._process is not None:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait()

    def cpu(self) -> float:
        """Seconds of the processor that it has used so far, in its own threads."""
        assert self._process is not None
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


class Person:
    """Sits at a table, moves whenever they may, and comes back whenever the server does."""

    def __init__(self, host: str, table: str, token: str, start: bool = False) -> None:
        self.state_at = self.moved_at = 0.0
        self.over = False
        self._host, self._table, self._token = host, table, token
        self._start = start
        self._wire: Wire | None = None
        self._gone = asyncio.Event()
        self._state: dict[str, Any] = {}
        self._numbers = itertools.count()

    async def live(self) -> None:
        while True:
            self._gone.clear()
            try:
                self._wire = await dial(self._host, "/ws", self._hear, self._gone.set)
                self._say({"type": "hello", "table": self._table, "token": self._token, "name": "Ann"})
                await self._gone.wait()
            except OSError:
                pass
            finally:
                if self._wire is not None:
                    self._wire.close()
            await asyncio.sleep(KNOCK_SECONDS)

    def _say(self, message: dict[str, Any]) -> None:
        if self._wire is not None:
            self._wire.send(msgspec.json.encode(message))

    def _hear(self, text: bytes) -> None:
        message = msgspec.json.decode(text)
        if message["type"] == "state":
            self._state = message
            self.state_at = self.state_at or time.perf_counter()
            self.over = message["phase"] == "over"
            if self._start and message["phase"] == "gathering":
                self._say({"type": "start", "id": f"start-{next(self._numbers)}"})
            self._think()
        elif message["type"] == "accepted" and not message["id"].startswith("start"):
            self.moved_at = self.moved_at or time.perf_counter()
        elif message["type"] == "refused":
            self._think()

    def _think(self) -> None:
        if self._state["choices"]:
            wait = 0.0 if not self.moved_at else random.uniform(*THINK_SECONDS)
            asyncio.get_running_loop().call_later(wait, self._move, self._state["seq"])

    def _move(self, seq: int) -> None:
        if self._state["seq"] == seq and self._state["choices"]:
            action = random.choice(self._state["choices"])["action"]
            self._say({"type": "move", "id": f"{id(self)}-{next(self._numbers)}", "seq": seq, "action": action})


class Table(NamedTuple):
    people: list[Person]
    bots: int

    @property
    def over(self) -> bool:
        return any(person.over for person in self.people)

    @property
    def moved_at(self) -> float:
        return min((person.moved_at for person in self.people if person.moved_at), default=0.0)


class House:
    """A server with people at its tables; measures one restart at a time."""

    def __init__(self, sources: Path, folder: Path, tables: int, level: str) -> None:
        self._server = Server(sources, folder)
        self._count, self._level = tables, level
        self._tables: list[Table] = []
        self._living: dict[Person, asyncio.Task[None]] = {}

    async def open(self, http: aiohttp.ClientSession) -> None:
        """With compiled bots, as a server that has run for a while has them."""
        self._server.start()
        await self._answers(http)
        await self._fill(http)
        until = time.perf_counter() + PATIENCE
        while time.perf_counter() < until:
            async with http.get(f"http://{self._server.host}/api/status") as answer:
                if (await answer.json())["bots"] == "ready":
                    return
            await asyncio.sleep(0.5)

    async def _answers(self, http: aiohttp.ClientSession) -> float:
        until = time.perf_counter() + PATIENCE
        while time.perf_counter() < until:
            with suppress(aiohttp.ClientError):
                async with http.get(f"http://{self._server.host}/api/health") as answer:
                    if answer.status == 200:
                        return time.perf_counter()
            await asyncio.sleep(0.02)
        raise TimeoutError("the server does not answer")

    async def _fill(self, http: aiohttp.ClientSession) -> None:
        """As many tables in play as there should be."""
        await self._leave([person for table in self._tables if table.over for person in table.people])
        self._tables = [table for table in self._tables if not table.over]
        while len(self._tables) < self._count:
            game, options, people, bots = PLAYS[len(self._tables) % len(PLAYS)]
            seated = {str(people + k): self._level for k in range(bots)}
            wanted = {"game": game, "name": "Ann", "options": options, "bots": seated}
            async with http.post(f"http://{self._server.host}/api/tables", json=wanted) as answer:
                if answer.status == 429:  # as the server's limits say
                    await asyncio.sleep(1.0)
                    continue
                made = await answer.json()
                assert answer.status == 201, made
            links = [link["token"] for link in made["seats"][:people]]
            sitting = [Person(self._server.host, made["table"], token, k == 0) for k, token in enumerate(links)]
            self._tables.append(Table(sitting, bots))
            self._living |= {person: asyncio.create_task(person.live()) for person in sitting}

    async def restart(self, http: aiohttp.ClientSession, play_seconds: float) -> dict[str, float]:
        await self._fill(http)
        await asyncio.sleep(play_seconds)
        self._server.kill()
        here = [table for table in self._tables if not table.over]
        people = [person for table in here for person in table.people]
        alone = [table for table in here if not table.bots]
        for person in people:
            person.state_at = person.moved_at = 0.0
        begun = time.perf_counter()
        self._server.start()
        answered, used = await self._answers(http), self._server.cpu()
        until = time.perf_counter() + PATIENCE
        while time.perf_counter() < until:
            if all(p.state_at for p in people) and all(t.moved_at or t.over for t in alone):
                break
            await asyncio.sleep(0.05)
        states = [person.state_at for person in people if person.state_at]
        moves = [table.moved_at for table in alone if table.moved_at]
        assert len(states) == len(people), f"{len(people) - len(states)} people got no state"
        found = (used + begun, answered, min(states), max(states), min(moves), max(moves))
        return {name: at - begun for name, at in zip(MOMENTS, found, strict=True)}

    async def close(self) -> None:
        await self._leave(list(self._living))
        self._server.kill()

    async def _leave(self, people: list[Person]) -> None:
        tasks = [self._living.pop(person) for person in people]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def measure(
    sources: dict[str, Path], args: argparse.Namespace, folder: Path
) -> dict[str, list[dict[str, float]]]:
    """In turns: while one is measured, the other does not run."""
    found: dict[str, list[dict[str, float]]] = {name: [] for name in sources}
    async with aiohttp.ClientSession() as http:
        for round_ in range(args.rounds):
            for name, path in sources.items():
                place = folder / f"{name}-{round_}"
                place.mkdir()
                house = House(path, place, args.tables, args.level)
                try:
                    await house.open(http)
                    for _ in range(args.times):
                        found[name].append(await house.restart(http, args.seconds))
                        shown = ", ".join(f"{what} {seconds:.2f}" for what, seconds in found[name][-1].items())
                        print(f"{name}: {shown}", flush=True)
                finally:
                    await house.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.restarts", description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--level", default="regular", help="of the bots")
    parser.add_argument("--times", type=int, default=5, help="kills in a round")
    parser.add_argument("--rounds", type=int, default=2, help="of each of the versions, in turns")
    parser.add_argument("--seconds", type=float, default=5.0, help="of play before each kill")
    parser.add_argument("--against", type=Path, help="folder with the sources of another version")
    args = parser.parse_args()
    sources = {"before": args.against.absolute()} if args.against else {}
    sources["now"] = ROOT / "src"
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(sources, args, Path(folder)))
    sheet = Sheet("seconds after a SIGKILL", *(f"{name}: median, max" for name in found), title=cpu())
    for moment in MOMENTS:
        columns = [[one[moment] for one in runs] for runs in found.values()]
        sheet.add_row(moment, *(f"{statistics.median(values):.2f}, {max(values):.2f}" for values in columns))
    Console(width=120).print(sheet)


if __name__ == "__main__":
    main()
