"""The clocks of tables that have one (Quick H.Y.S.T.): each rings once, between two decisions, while the game runs.

When it rings is written in the table's row, so that every server and every page agrees. Time in which no server ran
does not count (`silences.py`): the bell rings that much later.
"""

import asyncio
import logging

from facedown.engine.game import CLOCK
from facedown.engine.play import Entry
from facedown.server.clock import now
from facedown.server.store import Conflict, Unsure
from facedown.server.table import Deed, Table

log = logging.getLogger("facedown.bells")
RETRY_SECONDS = 1.0


def rings_in(table: Table) -> float | None:
    """Seconds until the bell; none where there is no clock, or where it cannot ring any more."""
    bell, course = table.game.bell, table.course
    if bell is None or not table.row.rings or table.row.phase != "running" or course is None:
        return None
    seconds = bell.seconds(table.options)
    if seconds is None or not bell.may_ring(course.state):
        return None
    left = table.silences.awake_after(table.row.rings - seconds, seconds) - now()
    return min(left, seconds)  # a clock that was wrong may have written it down


class Bells:
    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Called after every change of a table."""
        due = rings_in(table) is not None
        if due and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.get_running_loop().create_task(self._wait(table))
        elif not due and (task := self._tasks.pop(table.id, None)) is not None and task is not asyncio.current_task():
            task.cancel()

    def busy(self, table: str) -> bool:
        return table in self._tasks

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _wait(self, table: Table) -> None:
        try:
            while (left := rings_in(table)) is not None:
                if left > 0:
                    await asyncio.sleep(left)
                elif not table.silences.are_known():
                    await asyncio.sleep(RETRY_SECONDS)
                else:
                    await self._ring(table)
        except Exception:
            log.exception("a bell could not ring", extra={"table": table.id})
            await asyncio.sleep(RETRY_SECONDS)
        finally:
            if self._tasks.get(table.id) is asyncio.current_task():
                del self._tasks[table.id]
        self.wake(table)

    async def _ring(self, table: Table) -> None:
        async with table.lock:
            await table.refresh()
            left, bell, course = rings_in(table), table.game.bell, table.course
            if left is None or left > 0 or bell is None or course is None:
                return
            made = course.follow(Entry(CLOCK, bell.action))
            try:
                await asyncio.shield(table.carry_out(Deed(rows=[("act", e.seat, e.action) for e in made])))
            except (Conflict, Unsure):
                return  # another server rang first, or nobody knows: look again
            table.publish()
