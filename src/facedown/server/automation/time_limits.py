"""Acts where a person's time has run out, by a rule of the game or by the table's own clock.

A game's limit for a decision: when it has run out, that one decision is made from the seat's record, by a bot or by a
rule of the game. The table's clock: a bot plays on for the seat, or the seat loses, as the table has agreed.
"""

import asyncio
import logging
import time
from contextlib import suppress
from functools import partial
from typing import Any

from facedown.server.automation.bot_turns import askers
from facedown.server.commands.endings import lost
from facedown.server.commands.play import act
from facedown.server.commands.proposals import with_stand_in
from facedown.server.common.steady_clock import now
from facedown.server.store import Conflict, Store
from facedown.server.store import deadlines as dues
from facedown.server.table.changes import TableChange
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.server.table.tasks import TableTasks
from facedown.workers.pool import BotsGone, Pool, bot_seed

log = logging.getLogger("facedown.time_limits")
LEVEL = "regular"
HORIZON = 300.0  # seconds: no task waits longer with days for a move; a note in the store tells when to look again
LOOK_AGAIN = 0.5  # seconds, while it is not known yet whether it was silent
AHEAD = 120.0  # seconds: whose time runs out within them is opened by the sweep


def seconds_left(table: Table, seat: int) -> float | None:
    """Computes the seconds a rule of the game leaves for the seat's decision; none without a limit or a decision."""
    if seat < 0 or table.row.phase != "running" or table.game_log is None or seat not in table.game_log.acting():
        return None
    timeout = table.game.table.timeout
    limit = timeout.seconds(table.options, table.game_log.viewers[seat].seen) if timeout is not None else 0.0
    if not limit or _automatic(table, seat):
        return None
    return limit - (time.monotonic() - table.game_log.viewers[seat].asked_at)


def clock_seconds(table: Table, seat: int) -> float | None:
    """Computes the seconds until the table's clock has run out for a seat; none without one, or if it stands still."""
    left = table.clock_left(seat, seat)
    return None if left is None or left.runs_in is None else left.left + left.runs_in


def late(table: Table, seat: int) -> TableChange:
    """Builds the change when the time of a seat has run out."""
    row = table.row
    if row.clock.late == "bot":
        return TableChange(with_stand_in(row, table.chairs_of(seat), late=True))
    return lost(table, seat)


def _automatic(table: Table, seat: int) -> bool:
    return all(table.row.seats[chair].bot for chair in table.chairs_of(seat))


def has_limits(table: Table) -> bool:
    """Can any decision here take too long?"""
    return table.row.clock.kind != "none" or table.game.table.timeout is not None


def _waits(table: Table, seat: int) -> float | None:
    """Computes the seconds until something is due for a seat."""
    due = [left for left in (seconds_left(table, seat), clock_seconds(table, seat)) if left is not None]
    return min(due) if due else None


class TimeLimits(TableTasks):
    def __init__(self, pool: Pool, store: Store) -> None:
        super().__init__(log, "nobody could decide for an absent player", lambda: 1.0)
        self._pool = pool
        self._store = store
        self._notes: dict[str, float] = {}
        self._writing: set[asyncio.Task[None]] = set()

    def wake(self, table: Table) -> None:
        if self._closed or not has_limits(table):
            return
        soonest: float | None = None
        for seat in table.people() if table.row.phase == "running" else []:
            left = _waits(table, seat)
            if left is None:
                continue
            soonest = left if soonest is None else min(left, soonest)
            if table.row.clock.kind != "days" or left <= HORIZON:
                self.start(table, partial(self._wait, table, seat), seat)
        if table.row.clock.kind == "days":
            self._note(table.id, now() + soonest if soonest is not None else 0.0)

    def _note(self, table: str, due: float) -> None:
        """Writes down when to look at a table again, so that it need not stay in memory for days."""
        if abs(self._notes.get(table, -1.0) - due) > 1.0:
            self._notes[table] = due
            task = asyncio.get_running_loop().create_task(self._write_note(table, due))
            self._writing.add(task)
            task.add_done_callback(self._writing.discard)

    async def _write_note(self, table: str, due: float) -> None:
        try:
            with suppress(Conflict):  # another server has just written it
                await self._store.write(lambda connection: dues.note(connection, table, due))
        except Exception:
            self._notes.pop(table, None)
            log.exception("it could not be noted when to look at a table again", extra={"table": table})

    async def due(self, most: int) -> list[str]:
        """Finds tables with days for a move where somebody's time is about to run out."""
        return await self._store.read(lambda connection: dues.before(connection, now() + AHEAD, most))

    def forget(self, table: str) -> None:
        self._notes.pop(table, None)

    async def close(self, grace: float = 0.0) -> None:
        await super().close(grace)
        await asyncio.gather(*self._writing, return_exceptions=True)  # what is noted down gets to its end

    async def _wait(self, table: Table, seat: int) -> None:
        while (left := _waits(table, seat)) is not None:
            if table.row.clock.kind == "days" and left > HORIZON:
                break
            if left > 0:
                await asyncio.sleep(left)
            elif (rest := clock_seconds(table, seat)) is not None and rest <= 0:
                if table.downtime.are_known():
                    await self._call_time(table, seat)
                else:
                    await asyncio.sleep(LOOK_AGAIN)
            else:
                await self._decide(table, seat)

    async def _call_time(self, table: Table, seat: int) -> None:
        """Ends the time of a seat for which the table's clock has run out."""
        async with table.lock:
            await table.refresh()
            left = clock_seconds(table, seat)
            if left is None or left > 0:
                return  # decided at the last moment after all
            if await table.commit_if_first(late(table, seat)):
                log.info("time has run out", extra={"table": table.id, "seat": seat})

    async def _decide(self, table: Table, seat: int) -> None:
        assert table.game_log is not None
        seen = table.game_log.seen(seat)
        try:
            action = await self._choice(table, seat, seen)
        except BotsGone:
            await asyncio.sleep(1.0)
            return
        async with table.lock:
            await table.refresh()
            left = seconds_left(table, seat)
            if left is None or left > 0 or table.game_log is None or table.game_log.seen(seat) != seen:
                return  # decided at the last moment after all
            with suppress(Refusal):
                await table.commit_if_first(act(table, seat, action))

    async def _choice(self, table: Table, seat: int, seen: Any) -> int:
        if (timeout := table.game.table.timeout) is not None and timeout.action is not None:
            return int(timeout.action(seen, seat))
        assert table.game_log is not None
        seed = bot_seed(table.game_log.dice.seed, seat, seen.to_bytes())
        return await self._pool.choose(table.row.game, LEVEL, seen, seat, seed, askers(table))
