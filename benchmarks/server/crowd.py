"""People at many tables of one server, in one process: who may move, moves. Everything that is measured passes here."""

import asyncio
import random
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, Protocol

import aiohttp

AT_ONCE = 16  # tables that are opened side by side
PATIENCE = 20.0  # seconds; anyone who has no state by then gets none


class Waits(NamedTuple):
    moves: int
    rate: float  # moves a second
    p50: float  # milliseconds from a move to the new state, written down in between where the server writes
    p99: float
    worst: float


class Player(Protocol):
    def move(self) -> None:
        """Send one of the moves that the last state offered."""
        ...

    async def come_back(self) -> None:
        """On a new connection; returns with the first state."""
        ...

    def vanish(self) -> None:
        """Close the connection without a word."""
        ...

    @property
    def lost(self) -> int:
        """Moves that were acknowledged before, and that the last state does not know any more."""
        ...


class Table(Protocol):
    due: float

    @property
    def players(self) -> Sequence[Player]: ...

    async def open(self) -> None:
        """A new game with all its players, in play."""
        ...


class Crowd:
    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.waits: list[float] = []
        self.games = 0
        self.moves = 0
        self.refused = 0
        self._pace: float | None = None  # moves a second of all together; none: as fast as the server answers
        self._still = True
        self._counting = False  # who comes back
        self._waiting: dict[Player, Table] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    # --- what tables say to it ----------------------------------------------------------------------------------------

    def may_move(self, table: Table, player: Player) -> None:
        if self._still:
            self._waiting[player] = table
        elif self._pace is None:
            player.move()
        else:
            loop = asyncio.get_running_loop()
            table.due = max(table.due + len(self.tables) / self._pace, loop.time())
            loop.call_at(table.due, player.move)

    def moved(self, sent_at: float) -> None:
        self.moves += 1
        self.waits.append(time.perf_counter() - sent_at)

    def ended(self, table: Table) -> None:
        """Another game at once, so that as many are played as before."""
        if self._counting:  # anyone who comes back to a game that is over is back
            return
        self.games += 1
        task = asyncio.get_running_loop().create_task(_opened(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # --- what is measured ---------------------------------------------------------------------------------------------

    async def open(self, make: Callable[[], Table], count: int) -> None:
        room = asyncio.Semaphore(AT_ONCE)

        async def one(table: Table) -> None:
            async with room:
                await table.open()

        self.tables = [make() for _ in range(count)]
        await asyncio.gather(*(one(table) for table in self.tables))

    async def play(self, seconds: float, pace: float | None = None, settle: float = 2.0) -> Waits:
        """What `seconds` of play look like, after a while for settling in."""
        loop = asyncio.get_running_loop()
        self._pace, self._still = pace, False
        spread = len(self.tables) / pace if pace else 0.0
        for table in self.tables:  # not all at the same moment
            table.due = loop.time() + random.uniform(-spread, 0)
        waiting, self._waiting = self._waiting, {}
        for player, table in waiting.items():
            self.may_move(table, player)
        await asyncio.sleep(settle + spread)
        self.waits.clear()
        start = time.perf_counter()
        await asyncio.sleep(seconds)
        took, found = time.perf_counter() - start, sorted(self.waits)
        if not found:
            return Waits(0, 0.0, 0.0, 0.0, 0.0)
        return Waits(
            len(found),
            len(found) / took,
            1000 * found[len(found) // 2],
            1000 * found[int(len(found) * 0.99)],
            1000 * found[-1],
        )

    async def rest(self) -> None:
        """Nobody moves; what is on its way arrives."""
        self._still = True
        before = -1
        while before != self.moves:
            before = self.moves
            await asyncio.sleep(1.0)

    async def come_back_one_by_one(self, count: int) -> Waits:
        found = []
        for _ in range(count):
            player = random.choice(random.choice(self.tables).players)
            player.vanish()
            start = time.perf_counter()
            await player.come_back()
            found.append(time.perf_counter() - start)
        found.sort()
        return Waits(count, 0.0, 1000 * found[count // 2], 1000 * found[int(count * 0.99)], 1000 * found[-1])

    async def all_come_back(self) -> tuple[float, int, int]:
        """Seconds until everybody is there again, how many acknowledged moves are lost, and who gets no answer."""
        self._still = self._counting = True
        self._waiting.clear()
        players = [player for table in self.tables for player in table.players]
        start = time.perf_counter()
        room = asyncio.Semaphore(AT_ONCE)

        async def one(player: Player) -> bool:
            async with room:
                try:
                    await asyncio.wait_for(player.come_back(), PATIENCE)
                except (TimeoutError, OSError):
                    return False
                return True

        there = await asyncio.gather(*(one(player) for player in players))
        took = time.perf_counter() - start
        return took, sum(max(player.lost for player in table.players) for table in self.tables), there.count(False)


async def _opened(table: Table) -> None:
    with suppress(OSError, aiohttp.ClientError):  # the server was killed meanwhile: it is counted who comes back
        await table.open()
