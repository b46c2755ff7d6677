"""Tables where people have limited time, by a rule of the game or by the table's own clock.

A game's limit for a decision: when it has run out, that one decision is made from the same sight, by a bot (H-506) or
by a rule of the game (M-O.30). The table's clock: a bot plays on for the seat, or the seat loses, as the
table has agreed.
"""

import asyncio
import logging
import time
from contextlib import suppress
from typing import Any

import msgspec

from facedown.engine.play import Entry
from facedown.server.asks import with_stand_in
from facedown.server.clock import now
from facedown.server.deeds import Refusal, act
from facedown.server.store import Conflict, Store, Unsure, dues
from facedown.server.table import Deed, Table
from facedown.thinking.pool import BotsGone, Pool, bot_seed

log = logging.getLogger("facedown.patience")
LEVEL = "regular"
HORIZON = 300.0  # seconds: no task waits longer with days for a move; a note in the store tells when to look again
LOOK_AGAIN = 0.5  # seconds, while it is not known yet whether it was silent
AHEAD = 120.0  # seconds: whose time runs out within them is opened by the sweep


def seconds_left(table: Table, seat: int) -> float | None:
    """By a rule of the game, for the seat's present decision; none where it has no limit, or nothing to decide."""
    if seat < 0 or table.row.phase != "running" or table.course is None or seat not in table.course.acting():
        return None
    timeout = table.game.timeout
    if timeout is not None:
        limit = timeout.seconds(table.options, table.course.sights[seat].seen)
    else:
        limit = getattr(table.options, "decision_timer_s", 0)
    if not limit or _automatic(table, seat):
        return None
    return float(limit) - (time.monotonic() - table.course.sights[seat].asked_at)


def clock_seconds(table: Table, seat: int) -> float | None:
    """Until the table's clock has run out for a seat; none where there is none, or it stands still."""
    left = table.clock_left(seat, seat)
    return None if left is None or left.runs_in is None else left.left + left.runs_in


def late(table: Table, seat: int) -> Deed:
    """The time of a seat has run out."""
    row = table.row
    if row.clock.late == "bot":
        return Deed(with_stand_in(row, table.chairs_of(seat), late=True))
    lost = msgspec.structs.replace(row, forfeit=seat, asks=[])
    if table.game.resign is None or table.course is None:
        return Deed(msgspec.structs.replace(lost, phase="over"))
    made = table.course.follow(Entry(seat, table.game.resign))
    return Deed(lost, rows=[("act", entry.seat, entry.action) for entry in made])


def _automatic(table: Table, seat: int) -> bool:
    return all(table.row.seats[chair].bot for chair in table.chairs_of(seat))


def has_limits(table: Table) -> bool:
    """Can any decision here take too long?"""
    if table.row.clock.kind != "none" or table.game.timeout is not None:
        return True
    return bool(getattr(table.options, "decision_timer_s", 0))


def _waits(table: Table, seat: int) -> float | None:
    """Seconds until something is due for a seat."""
    due = [left for left in (seconds_left(table, seat), clock_seconds(table, seat)) if left is not None]
    return min(due) if due else None


class Patience:
    def __init__(self, pool: Pool, store: Store) -> None:
        self._pool = pool
        self._store = store
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._notes: dict[str, float] = {}
        self._writing: set[asyncio.Task[None]] = set()
        self._closed = False

    def wake(self, table: Table) -> None:
        """Called after every change of a table."""
        if self._closed or not has_limits(table):
            return
        soonest: float | None = None
        for seat in table.people() if table.row.phase == "running" else []:
            left = _waits(table, seat)
            if left is None:
                continue
            soonest = left if soonest is None else min(left, soonest)
            if (table.row.clock.kind != "days" or left <= HORIZON) and (table.id, seat) not in self._tasks:
                task = asyncio.get_running_loop().create_task(self._wait(table, seat))
                self._tasks[table.id, seat] = task
        if table.row.clock.kind == "days":
            self._note(table.id, now() + soonest if soonest is not None else 0.0)

    def _note(self, table: str, due: float) -> None:
        """Write down when to look at a table again, so that it need not stay in memory for days."""
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
        """Tables with days for a move where somebody's time is about to run out."""
        return await self._store.read(lambda connection: dues.before(connection, now() + AHEAD, most))

    def forget(self, table: str) -> None:
        self._notes.pop(table, None)

    def busy(self, table: str) -> bool:
        return any(id == table for id, _ in self._tasks)

    async def close(self) -> None:
        self._closed = True
        tasks = list(self._tasks.values())
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, *self._writing, return_exceptions=True)  # what is noted down gets to its end

    async def _wait(self, table: Table, seat: int) -> None:
        try:
            while (left := _waits(table, seat)) is not None:
                if table.row.clock.kind == "days" and left > HORIZON:
                    break
                if left > 0:
                    await asyncio.sleep(left)
                elif (rest := clock_seconds(table, seat)) is not None and rest <= 0:
                    if table.silences.are_known():
                        await self._call_time(table, seat)
                    else:
                        await asyncio.sleep(LOOK_AGAIN)
                else:
                    await self._decide(table, seat)
        except Exception:
            log.exception("nobody could decide for an absent player", extra={"table": table.id, "seat": seat})
            await asyncio.sleep(1.0)
        finally:
            if self._tasks.get((table.id, seat)) is asyncio.current_task():
                del self._tasks[table.id, seat]
        self.wake(table)

    async def _call_time(self, table: Table, seat: int) -> None:
        """The table's clock has run out for a seat."""
        async with table.lock:
            await table.refresh()
            left = clock_seconds(table, seat)
            if left is None or left > 0:
                return  # decided at the last moment after all
            try:
                await asyncio.shield(table.carry_out(late(table, seat)))
            except (Conflict, Unsure):
                return  # another server called it first, or nobody knows: look again
            log.info("time has run out", extra={"table": table.id, "seat": seat})
            table.publish()

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
            except (Conflict, Unsure, Refusal):
                return
            table.publish()

    async def _choice(self, table: Table, seat: int, seen: Any) -> int:
        if table.game.timeout is not None:
            return int(table.game.timeout.action(seen, seat))
        assert table.course is not None
        seed = bot_seed(table.course.dice.seed, seat, seen.to_bytes())
        return await self._pool.choose(table.row.game, LEVEL, seen, seat, seed)
