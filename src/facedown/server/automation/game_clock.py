"""Rings the clocks of tables whose game has one: once, between two decisions, while the game runs.

When it rings is written in the table's row, so that every server and every page agrees. Time in which no server ran
does not count (`downtime.py`): the bell rings that much later.
"""

import asyncio
import logging
from functools import partial

from facedown.engine.game import CLOCK
from facedown.engine.game_log import Entry
from facedown.server.common.steady_clock import now
from facedown.server.table.changes import TableChange
from facedown.server.table.table import Table
from facedown.server.table.tasks import TableTasks

log = logging.getLogger("facedown.game_clock")
RETRY_SECONDS = 1.0


def rings_in(table: Table) -> float | None:
    """Computes the seconds until the bell; none where there is no clock, or where it cannot ring any more."""
    bell, game_log = table.game.table.bell, table.game_log
    if bell is None or not table.row.rings or table.row.phase != "running" or game_log is None:
        return None
    seconds = bell.seconds(table.options)
    if seconds is None or not bell.may_ring(game_log.public):
        return None
    left = table.downtime.awake_after(table.row.rings - seconds, seconds) - now()
    return min(left, seconds)  # a clock that was wrong may have written it down


class GameClocks(TableTasks):
    def __init__(self) -> None:
        super().__init__(log, "a bell could not ring", lambda: RETRY_SECONDS)

    def wake(self, table: Table) -> None:
        if rings_in(table) is None:
            self.end(table.id)
        else:
            self.start(table, partial(self._wait, table))

    async def _wait(self, table: Table) -> None:
        while (left := rings_in(table)) is not None:
            if left > 0:
                await asyncio.sleep(left)
            elif not table.downtime.are_known():
                await asyncio.sleep(RETRY_SECONDS)
            else:
                await self._ring(table)

    async def _ring(self, table: Table) -> None:
        async with table.lock:
            await table.refresh()
            left, bell, game_log = rings_in(table), table.game.table.bell, table.game_log
            if left is None or left > 0 or bell is None or game_log is None:
                return
            await table.commit_if_first(TableChange(outcome=game_log.follow(Entry(CLOCK, bell.action))))
