"""Tables where a decision has a time limit: when it has run out, it is made once from the same sight, by a bot (H-506)
or by a rule of the game (M-O.30)."""

import asyncio
import logging
import time
from typing import Any

from facedown.server.deeds import Refusal, act
from facedown.server.store import Conflict
from facedown.server.table import Table
from facedown.thinking.pool import BotsGone, Pool, bot_seed

log = logging.getLogger("facedown.patience")
LEVEL = "regular"


def seconds_left(table: Table, seat: int) -> float | None:
    """For the seat's present decision; none where it has no limit, or nothing to decide."""
    if seat < 0 or table.row.phase != "running" or table.course is None or seat not in table.course.acting():
        return None
    timeout = table.game.timeout
    if timeout is not None:
        limit = timeout.seconds(table.options, table.course.sights[seat].seen)
    else:
        limit = getattr(table.options, "decision_timer_s", 0)
    if not limit:
        return None
    return float(limit) - (time.monotonic() - table.course.sights[seat].asked_at)


class Patience:
    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Called after every change of a table."""
        if table.row.phase != "running":
            return
        for seat in table.people():
            if seconds_left(table, seat) is not None and (table.id, seat) not in self._tasks:
                task = asyncio.get_running_loop().create_task(self._wait(table, seat))
                self._tasks[table.id, seat] = task

    def busy(self, table: str) -> bool:
        return any(id == table for id, _ in self._tasks)

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait(self, table: Table, seat: int) -> None:
        try:
            while (left := seconds_left(table, seat)) is not None:
                if left > 0:
                    await asyncio.sleep(left)
                else:
                    await self._decide(table, seat)
        except Exception:
            log.exception("nobody could decide for an absent player", extra={"table": table.id, "seat": seat})
            await asyncio.sleep(1.0)
        finally:
            if self._tasks.get((table.id, seat)) is asyncio.current_task():
                del self._tasks[table.id, seat]
        self.wake(table)

    async def _decide(self, table: Table, seat: int) -> None:
        assert table.course is not None
        seen = table.course.seen(seat)
        try:
            action = await self._choice(table, seat, seen)
        except BotsGone:
            await asyncio.sleep(1.0)
            return
        async with table.lock:
            await table.refresh()
            left = seconds_left(table, seat)
            if left is None or left > 0 or table.course is None or table.course.seen(seat) != seen:
                return  # decided at the last moment after all
            try:
                await asyncio.shield(table.carry_out(act(table, seat, action)))
            except (Conflict, Refusal):
                return
            table.publish()

    async def _choice(self, table: Table, seat: int, seen: Any) -> int:
        if table.game.timeout is not None:
            return int(table.game.timeout.action(seen, seat))
        assert table.course is not None
        seed = bot_seed(table.course.dice.seed, seat, seen.to_bytes())
        return await self._pool.choose(table.row.game, LEVEL, seen, seat, seed)
