"""A server killed at any moment loses no move that it has acknowledged, and goes on after a restart, bots included."""

import asyncio
import contextlib
import os
import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import NullPool, create_engine, make_url, select
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from facedown.server.common.settings import database_url
from facedown.server.process.run import PortBusy, bind
from facedown.server.store.connections import sync_driver
from facedown.server.store.models import HeardModel, LogModel
from tests.server.house import Client, tokens

KILLS = {"sqlite": 8, "postgresql": 2}  # what differs is in the store alone
BY_NIGHT = 4  # times as many
LONG = {"end_mode": "points", "target_score": 1000, "round_cap": 200}
ROOT = Path(__file__).parents[2]
Table = dict[str, Any]


def _free_port() -> int:
    """Not one of those that the system gives to clients: who knocks at such a port again and again while the server is
    down may get it as its own, is connected to itself, and the server finds its port taken."""
    for port in random.SystemRandom().sample(range(20_000, 30_000), 100):
        with contextlib.suppress(PortBusy), bind("127.0.0.1", port):
            return port
    raise AssertionError("no port is free")


class Victim:
    """The server's process: started, killed, started again on the same port and database."""

    def __init__(self, database: str, *more: str) -> None:
        self.port = _free_port()
        self.http = f"http://127.0.0.1:{self.port}"
        self.ws = f"ws://127.0.0.1:{self.port}/ws"
        self.pid = 0
        self._nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.server.victim", str(self.port), database, *more],
            cwd=ROOT,
            env={**os.environ, "FACEDOWN_JIT": "0"},  # starts quicker; random bots need no compiler
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )

    def start(self) -> None:
        assert self._nursery.stdin is not None
        assert self._nursery.stdout is not None
        self._nursery.stdin.write(b"start\n")
        self._nursery.stdin.flush()
        self.pid = int(self._nursery.stdout.readline())

    def kill(self) -> None:
        if self.pid:
            with contextlib.suppress(ProcessLookupError):  # a test that fails may come here twice
                os.kill(self.pid, signal.SIGKILL)

    def close(self) -> None:
        self._nursery.communicate(timeout=120)

    async def up(self) -> None:
        async with httpx.AsyncClient() as client:
            for _ in range(6000):
                with contextlib.suppress(httpx.TransportError):
                    await client.get(f"{self.http}/api/health")
                    return
                await asyncio.sleep(0.02)
        raise AssertionError("the server does not come up")

    async def make(self, **wanted: Any) -> Table:
        async with httpx.AsyncClient() as client:
            answer = await client.post(f"{self.http}/api/tables", json={"game": "nyet", "name": "Ann", **wanted})
        made: Table = answer.json()
        return made


class Player:
    """Plays at a table forever; comes back whenever the server does, and says again what was not answered."""

    def __init__(self, victim: Victim, table: str, token: str, seed: int, undoes: bool = False) -> None:
        self.victim, self.table, self.token = victim, table, token
        self.luck = random.Random(seed)
        self.undoes = undoes
        self.acknowledged: list[dict[str, Any]] = []
        self.pending: dict[str, Any] | None = None
        self.lives = 0  # connections
        self.moved = asyncio.Event()  # something was acknowledged since it was last cleared
        self.seq = -1
        self._number = 0
        self._client: Client | None = None

    def __repr__(self) -> str:
        """What it knows, for a test that has failed."""
        state = self._client.state if self._client else {}
        seats = [(s["name"], s["acting"], s["connected"]) for s in state.get("seats", [])]
        known = state.get("phase"), state.get("seq"), len(state.get("choices", [])), seats
        last = self._client.raw[-1][:160] if self._client else ""
        return f"<seat {state.get('you')} life {self.lives} wants {self.pending} knows {known} heard {last}>"

    async def play(self) -> None:
        while True:
            with contextlib.suppress(OSError, WebSocketException, EOFError):
                async with connect(self.victim.ws, proxy=None, open_timeout=2, close_timeout=1) as socket:
                    await self._sit(Client(socket))
            await asyncio.sleep(0.02)

    async def _sit(self, client: Client) -> None:
        self._client = client
        await client.send(type="hello", table=self.table, token=self.token, name="Bob")
        first = await client.next()
        assert first["type"] == "state", first
        assert first["seq"] >= self.seq, "the table has forgotten something"
        self.lives += 1
        said_before = self.pending  # it may be in the first state already: then no other state follows its answer
        if self.pending is not None:
            await client.send(**self.pending)
        while True:
            if self.pending is None and client.state["choices"] and client.state["phase"] == "running":
                await asyncio.sleep(self.luck.uniform(0, 0.02))
                self.pending = self._wanted(client.state)
                await client.send(**self.pending)
            message = await client.next()
            self.seq = max(self.seq, client.state["seq"])
            if self.pending is not None and message.get("id") == self.pending["id"]:
                if message["type"] == "accepted":
                    self.acknowledged.append(self.pending)
                    self.moved.set()
                else:
                    assert message["code"] in {"stale", "not_your_turn", "not_now"}, message
                repeated = self.pending is said_before
                self.pending = None
                if message["type"] == "accepted" and not repeated:
                    await client.until_state()

    def _wanted(self, state: dict[str, Any]) -> dict[str, Any]:
        self._number += 1
        id = f"{self.token[:4]}-{self._number}"
        if self.undoes and state["can_undo"] and self.luck.random() < 0.2:
            return {"type": "undo", "id": id}
        action = self.luck.choice(state["choices"])["action"]
        return {"type": "move", "id": id, "seq": state["seq"], "action": action}


class Reader:
    """Looks into the database from outside."""

    def __init__(self, database: str) -> None:
        url = make_url(database_url(database))
        self._engine = create_engine(url.set(drivername=sync_driver(url)), poolclass=NullPool)

    def look(self, table: str) -> tuple[list[tuple[int, str, int, int]], set[str]]:
        """Rows and messages of one moment: a server that was killed may still be writing."""
        rows = select(LogModel.seq, LogModel.kind, LogModel.seat, LogModel.action)
        messages = select(HeardModel.message).where(HeardModel.table_id == table)
        with self._engine.connect() as connection:
            if self._engine.dialect.name == "sqlite":
                connection.exec_driver_sql("BEGIN")  # the driver would begin with the first change only
            else:
                connection = connection.execution_options(isolation_level="REPEATABLE READ")
            found = connection.execute(rows.where(LogModel.table_id == table).order_by(LogModel.seq))
            log = [(row.seq, row.kind, row.seat, row.action) for row in found]
            return log, {message for (message,) in connection.execute(messages)}


async def ended(tasks: list[asyncio.Task[None]]) -> None:
    """Cancelled until they are: `wait_for` forgets it if what it waits for comes in the same moment."""
    while running := [task for task in tasks if not task.done()]:
        for task in running:
            task.cancel()
        await asyncio.wait(running, timeout=0.1)


async def move(player: Player, playing: dict[asyncio.Task[None], Player]) -> None:
    """Wait until something of a player's is acknowledged; a player who cannot go on says why."""
    waiting = asyncio.create_task(player.moved.wait())
    await asyncio.wait({waiting, *playing}, timeout=120, return_when=asyncio.FIRST_COMPLETED)
    waiting.cancel()
    for task in playing:
        assert not task.done() or task.result()
    assert player.moved.is_set(), f"nothing of {player} was acknowledged for two minutes: {list(playing.values())}"


def check(reader: Reader, table: str, seat: int, player: Player) -> None:
    """Everything that was acknowledged is in the log: once, and in order."""
    log, heard = reader.look(table)
    assert [seq for seq, *_ in log] == list(range(len(log)))
    moves = [action for _, kind, who, action in log if kind == "act" and who == seat]
    said = [message["action"] for message in player.acknowledged if message["type"] == "move"]
    if player.pending and player.pending["id"] in heard:  # written, but killed before the answer
        said += [player.pending["action"]] if player.pending["type"] == "move" else []
    assert moves == said
    assert {message["id"] for message in player.acknowledged} <= heard


@pytest.mark.parametrize("times", [1, pytest.param(BY_NIGHT, marks=pytest.mark.nightly)])
def test_killed_again_and_again_under_play(database: str, times: int) -> None:
    luck = random.Random(30)
    kills = times * KILLS["postgresql" if "://" in database else "sqlite"]
    victim, reader = Victim(database), Reader(database)

    async def test() -> None:
        victim.start()
        await victim.up()
        shared = await victim.make(options={"players": 4, **LONG}, bots={"2": "random", "3": "random"})
        alone = await victim.make(options={"players": 3, **LONG}, bots={"1": "random", "2": "random"}, start=True)
        ann = Player(victim, shared["table"], tokens(shared)[0], 1)
        bob = Player(victim, shared["table"], tokens(shared)[1], 2)
        eve = Player(victim, alone["table"], tokens(alone)[0], 3, undoes=True)
        ann.pending = {"type": "start", "id": "start"}
        playing = {asyncio.create_task(bob.play()): bob}
        while not bob.lives:  # before he sits there, nobody can start
            await asyncio.sleep(0.02)
        playing |= {asyncio.create_task(player.play()): player for player in (ann, eve)}
        by_bots: list[int] = []
        try:
            for kill in range(kills):
                for player in (ann, bob, eve):
                    player.moved.clear()
                if kill % 4 == 3:
                    await asyncio.sleep(luck.uniform(0, 0.6))  # perhaps while it starts and loads
                else:
                    for player in (ann, bob, eve):
                        await move(player, playing)
                    await asyncio.sleep(luck.uniform(0, 0.4))
                victim.kill()
                for table, seat, player in ((shared, 0, ann), (shared, 1, bob), (alone, 0, eve)):
                    check(reader, table["table"], seat, player)
                log, _ = reader.look(shared["table"])
                by_bots.append(sum(seat in {2, 3} for _, _, seat, _ in log))
                victim.start()
            for player in (ann, bob, eve):
                player.moved.clear()
                await move(player, playing)
            while not any(message["type"] == "undo" for message in eve.acknowledged):  # she may have moved seldom
                eve.moved.clear()
                await move(eve, playing)
            async with httpx.AsyncClient() as client:  # no kill is taken for damage
                status = (await client.get(f"{victim.http}/api/status")).json()
            assert (status["status"], status["damaged"], status["advice"]) == ("ok", 0, "")
        finally:
            await ended([*playing])
            victim.kill()
            victim.close()
        for table, seat, player in ((shared, 0, ann), (shared, 1, bob), (alone, 0, eve)):
            check(reader, table["table"], seat, player)
            assert len(player.acknowledged) >= kills * 3 // 4 + 1  # every wait above was for one of these
            assert player.lives > kills // 2
        assert by_bots == sorted(by_bots)
        # The bots went on after nearly every restart; with few kills their pauses weigh more.
        assert len(set(by_bots)) > kills // (2 if kills > 16 else 4)

    async def bounded() -> None:
        await asyncio.wait_for(test(), 600)

    asyncio.run(bounded())
