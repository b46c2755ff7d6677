"""Opens one table in two worlds that look the same to a seat, and talks to both over sockets without a network.

The server is the real one: its tables, its store in a file, its connections. Only the wire is left out, and the bots do
not move by themselves.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from facedown.catalog import GAMES
from facedown.engine.dice import commitment, seed_from
from facedown.engine.game import SPECTATOR, Game
from facedown.engine.options import Options
from facedown.engine.play import Entry, choices, redacted
from facedown.server.commands.play import act
from facedown.server.common.settings import Limits, Rate, Settings
from facedown.server.common.tokens import digest
from facedown.server.http.connection import Connection, Shared
from facedown.server.http.websocket_protocol import EXTENSION
from facedown.server.store import Change, SeatRow, TableRow
from facedown.server.store.sql import SqlStore
from facedown.server.table.game_log import ServerLog
from facedown.server.table.table import Table
from facedown.server.tables import Tables
from facedown.server.views.replays import notes
from facedown.workers.pool import Pool
from facedown.workers.worker import Weighed

SEED = seed_from("two worlds")
WATCH = "token-of-the-spectators-0123456789"
OFTEN = Rate(1e9, 1e9)
LIMITS = Limits(
    messages=OFTEN,
    address_messages=OFTEN,
    requests=OFTEN,
    wrong_tokens=OFTEN,
    chat=OFTEN,
    changes=OFTEN,
    strikes=10**9,
    sockets=10**6,
)
# Of the wall clock, which no world changes: in numbers, and in the words of a refusal that says how long to wait.
_TIMES = re.compile(rb'("(?:decide_in|rings_in|at|since|left|seconds|bot_in|claim_in|end_in)":|\bwait )[0-9.e+-]+')


def token_of(chair: int) -> str:
    return f"token-of-chair-{chair}-0123456789"


class StillPool(Pool):
    """Keeps bots that never move, and an adviser who asks only what the seat sees."""

    async def choose(self, *args: Any, **more: Any) -> int:
        await asyncio.Event().wait()
        raise AssertionError

    async def weigh(self, game: str, level: str, seen: Any, seat: int, *args: Any, **more: Any) -> list[Weighed]:
        return [Weighed(action, 1, 0.5) for action in choices(GAMES[game], seen, seat)]


class QuietSocket:
    """Stands for a client's socket: keeps what the server sends, and waits for each answer."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.scope = {"extensions": {EXTENSION: self._say}}
        self._inbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._listening = asyncio.Event()

    def _say(self, *texts: bytes) -> bool:
        self.heard += texts
        return True

    async def receive(self) -> dict[str, str]:
        self._listening.set()
        text = await self._inbox.get()
        return {"type": "websocket.disconnect"} if text is None else {"type": "websocket.receive", "text": text}

    async def send_data(self, data: str, mode: str = "text") -> None:
        self.heard.append(data.encode())

    async def close(self, *args: Any, **more: Any) -> None:
        self._inbox.put_nowait(None)

    async def say(self, text: str, ended: "asyncio.Task[None]") -> None:
        """Sends a message and waits until the server has dealt with it."""
        self._listening.clear()
        self._inbox.put_nowait(text)
        listening = asyncio.create_task(self._listening.wait())
        await asyncio.wait({listening, ended}, return_when=asyncio.FIRST_COMPLETED)
        listening.cancel()


class World:
    """Holds one table in one truth, seen by one viewer."""

    def __init__(self, tables: Tables, table: Table, viewer: int) -> None:
        self.tables, self.table, self.viewer = tables, table, viewer
        self._socket = QuietSocket()
        self._connection = Connection(Shared(tables, LIMITS), self._socket, "192.0.2.1")  # type: ignore[arg-type]
        self._running = asyncio.create_task(self._connection.run())

    @property
    def game_log(self) -> ServerLog:
        assert self.table.game_log is not None
        return self.table.game_log

    @property
    def seen(self) -> Any:
        return self.game_log.seen(self.viewer)

    @property
    def strikes(self) -> int:
        return self._connection._strikes

    async def greet(self, chair: int) -> None:
        token = token_of(chair) if chair >= 0 else WATCH
        await self.say(msgspec.json.encode({"type": "hello", "table": self.table.id, "token": token}).decode())

    async def say(self, text: str) -> list[bytes]:
        """Tells everything that has come back since the last message, without what the wall clock says."""
        if (viewer := self.game_log.viewers.get(self.viewer)) is not None:
            viewer.asked_at = -1e9  # a person who has thought for long: nothing is held back
        await self._socket.say(text, self._running)
        if (hint := self._connection._hint) is not None:  # an adviser thinks while other messages are answered
            await asyncio.wait({hint})
        heard, self._socket.heard = self._socket.heard, []
        return [_TIMES.sub(rb"\g<1>0", data) for data in heard]

    def notes(self) -> bytes:
        """Says what the table writes down for the viewer to take along."""
        return msgspec.json.encode(notes(self.table, self.viewer))

    async def my_games(self, chair: int) -> bytes:
        """Says what "my games" tells of this table."""
        found = await self.tables.my_games.of_chairs([(self.table.id, chair)])
        return _TIMES.sub(rb"\g<1>0", msgspec.json.encode(found))

    async def play(self, seat: int, action: int) -> None:
        """Lets another seat act."""
        async with self.table.lock:
            await self.table.commit(act(self.table, seat, action))
            self.table.publish()

    def seen_after(self, seat: int, action: int) -> list[Any]:
        """Says what the viewer would see, one thing after the other, if another seat did this."""
        state, seen = self.game_log.state.copy(), []
        for entry in self.game_log.follow(Entry(seat, action)).entries:
            self.game_log.game.rules.apply(state, entry.seat, entry.action)
            seen.append(redacted(self.game_log.game, state, self.viewer))
        return _changes(seen)

    def seen_since(self, length: int) -> list[Any]:
        """Says what the viewer has seen, one thing after the other, since the log was so long."""
        game_log = self.game_log
        states = [game_log.state_at(place) for place in range(length + 1, len(game_log.entries) + 1)]
        return _changes([redacted(game_log.game, state, self.viewer) for state in (*states, game_log.state)])

    async def close(self) -> None:
        await self._socket.close()
        with suppress(Exception):
            await self._running
        self.tables.bots.cancel(self.table.id)
        self.tables.forget_idle()


def _changes(records: list[Any]) -> list[Any]:
    """Drops those that are the same as the one before."""
    return [record for k, record in enumerate(records) if not k or record != records[k - 1]]


@dataclass(frozen=True)
class Houses:
    """Runs two servers, each with its store: tables of the same name in both differ in truth alone."""

    both: tuple[Tables, Tables]
    game: Game

    @asynccontextmanager
    async def worlds(
        self, name: str, options: Options, truths: Sequence[Any], chair: int, practice: bool
    ) -> AsyncIterator[list[World]]:
        """Opens a table twice, once in each truth; in practice all others are bots."""
        teams = options.teams()
        viewer = teams[chair] if chair >= 0 else SPECTATOR
        seats = [
            SeatRow("bot", f"Bot {k}", "random")
            if practice and teams[k] != viewer
            else SeatRow("person", f"Person {k}", key=digest(token_of(k)))
            for k in range(len(teams))
        ]
        opened: list[World] = []
        for tables, truth in zip(self.both, truths, strict=True):
            row = TableRow(
                name,
                self.game.name,
                self.game.rules_version,
                msgspec.json.decode(msgspec.json.encode(options)),
                SEED.hex(),
                commitment(SEED),
                listed=False,
                watch=digest(WATCH),
                seats=seats,
            )
            await tables.store.create(row)
            people = sorted({teams[k] for k, seat in enumerate(seats) if seat.kind == "person"})
            game_log = ServerLog(self.game, options, SEED, people)
            game_log.state = truth.copy()
            running = msgspec.structs.replace(row, phase="running", rev=1)
            await tables.store.commit(name, Change(running, snapshot=game_log.snapshot(), seq=0))
            table = await tables.open(name)
            assert table is not None
            opened.append(World(tables, table, viewer))
        try:
            for world in opened:
                await world.greet(chair)
            yield opened
        finally:
            for world in opened:
                await world.close()


@asynccontextmanager
async def two_houses(game: Game) -> AsyncIterator[Houses]:
    """Opens two servers for a game, which need not be in the catalog."""
    listed = GAMES.get(game.name)
    GAMES[game.name] = game
    fast = Path("/dev/shm")  # a file in memory where there is one: nothing here must outlast the check
    try:
        with TemporaryDirectory(dir=fast if fast.is_dir() else None) as folder:
            both = []
            for name in ("one", "other"):
                settings = Settings(
                    database=f"{folder}/{name}.sqlite", limits=LIMITS, idle_seconds=0.0, snapshot_every=3
                )
                store = await SqlStore.open(settings.database_url)
                both.append(Tables(store, StillPool(1), settings))
            try:
                yield Houses((both[0], both[1]), game)
            finally:
                for tables in both:
                    await tables.close()
    finally:
        if listed is None:
            del GAMES[game.name]
        else:
            GAMES[game.name] = listed
