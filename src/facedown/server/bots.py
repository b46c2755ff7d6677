"""Bots at tables: each gets what its seat sees, thinks elsewhere, and moves after a time that tells nothing."""

import asyncio
import logging
import math
import random

from facedown.engine.play import Entry
from facedown.server.deeds import Refusal, act
from facedown.server.store import Conflict, Unsure
from facedown.server.table import Table
from facedown.thinking.pool import BotsGone, Pool, bot_seed

log = logging.getLogger("facedown.bots")
RETRY_SECONDS = 3.0
OTHERS_FIRST = 5.0  # seconds for the server whose business this bot is
pause = asyncio.sleep


class Bots:
    def __init__(self, pool: Pool, pace: tuple[float, float]) -> None:
        self._pool = pool
        self._pace = pace
        self._luck = random.SystemRandom()
        self._turns: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, table: Table) -> None:
        """Called after every change of a table."""
        if self._closed:
            return
        for seat in table.bots_to_act():
            if (table.id, seat) not in self._turns:
                task = asyncio.get_running_loop().create_task(self._turn(table, seat))
                self._turns[table.id, seat] = task
        if table.row.phase != "running":
            self.cancel(table.id)

    def busy(self, table: str) -> bool:
        return any(id == table for id, _ in self._turns)

    def cancel(self, table: str) -> None:
        current = asyncio.current_task()
        for key in [key for key in self._turns if key[0] == table]:
            task = self._turns.pop(key)
            if task is not current:
                task.cancel()

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._turns.values())
        self._turns.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _turn(self, table: Table, seat: int) -> None:
        try:
            await self._move(table, seat)
        except Exception:
            log.exception("a bot's turn failed", extra={"table": table.id, "seat": seat})
            await pause(RETRY_SECONDS)
        finally:
            if self._turns.get((table.id, seat)) is asyncio.current_task():
                del self._turns[table.id, seat]
        self.wake(table)  # it may have to decide again at once

    async def _move(self, table: Table, seat: int) -> None:
        """All decisions up to the first that somebody notices; the pause comes before that one. So the time tells
        neither how many decisions nobody saw, nor how hard they were."""
        clock = asyncio.get_running_loop().time
        if not table.is_ours():
            await pause(OTHERS_FIRST)
        waits = self._luck.uniform(*self._pace)  # the same for a forced move and for a hard one
        if table.game.least_pause is not None and table.course is not None:
            waits = max(waits, table.game.least_pause(table.course.state, seat))
        ready = clock() + waits
        while (level := table.bots_to_act().get(seat)) is not None:
            assert table.course is not None
            seen = table.course.seen(seat)
            seed = bot_seed(table.course.dice.seed, seat, seen.to_bytes())
            try:
                action = await self._pool.choose(table.row.game, level, seen, seat, seed)
            except BotsGone as error:
                log.error("a bot cannot think", extra={"table": table.id, "seat": seat, "cause": str(error)})
                await pause(RETRY_SECONDS)
                continue
            if seat in table.bots_to_act() and table.course.is_noticed(Entry(seat, action)):
                await pause(_time_left(ready, clock(), self._pace[1] / 2))
            if await self._done(table, seat, seen, action):
                return

    async def _done(self, table: Table, seat: int, seen: object, action: int) -> bool:
        """Carry the action out; has anybody noticed?"""
        async with table.lock:
            await table.refresh()
            if seat not in table.bots_to_act() or table.course is None or table.course.seen(seat) != seen:
                return False  # something has happened meanwhile: look again
            before = _seen_by_others(table)
            try:
                await asyncio.shield(table.carry_out(act(table, seat, action)))
            except (Conflict, Unsure, Refusal):
                return False  # another server was first, or nobody knows: look again
            table.publish()
            return _seen_by_others(table) != before


def _time_left(ready: float, now: float, step: float) -> float:
    """Until a bot may move. One that has thought for longer than its pause waits for the next full step, so that its
    time still says little about its thoughts."""
    late = now - ready
    if late <= 0:
        return -late
    return math.ceil(late / step) * step - late if step else 0.0


def _seen_by_others(table: Table) -> list[int]:
    assert table.course is not None
    return [sight.seq for sight in table.course.sights.values()]
