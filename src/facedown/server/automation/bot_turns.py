"""Moves for bots: each gets what its seat sees, thinks in another process, and moves at a time that tells nothing."""

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any

from facedown.engine.game_log import Entry
from facedown.engine.record import Record
from facedown.server.automation.bot_pauses import BotPauses
from facedown.server.commands.play import act
from facedown.server.table.refusals import Refusal
from facedown.server.table.table import Table
from facedown.server.table.tasks import TableTasks
from facedown.workers.fair_queue import Asker
from facedown.workers.pool import BotsGone, Pool, bot_seed

log = logging.getLogger("facedown.bots")
RETRY_SECONDS = 3.0
OTHERS_FIRST = 5.0  # seconds for the server whose business this bot is
pause = asyncio.sleep


class Bots(TableTasks):
    def __init__(self, pool: Pool, pace: tuple[float, float]) -> None:
        super().__init__(log, "a bot's turn failed", lambda: RETRY_SECONDS)
        self._pool = pool
        self._pauses = BotPauses(pace)
        self._for_nobody: set[asyncio.Task[Any]] = set()  # turns that think where nobody is here

    def wake(self, table: Table) -> None:
        for seat in table.bots_to_act():
            turn = self._tasks.get((table.id, seat))
            if turn in self._for_nobody and askers(table) != [nobody(table)]:
                self.end(table.id, seat)  # somebody has come: it need not wait behind all other tables without people
            self.start(table, partial(self._move, table, seat), seat)
        if table.row.phase != "running":
            self.cancel(table.id)

    async def _move(self, table: Table, seat: int) -> None:
        """Makes all decisions up to the first that somebody notices, after a pause. So the time tells
        neither how many decisions nobody saw, nor how hard they were."""
        clock = asyncio.get_running_loop().time
        if not table.is_ours():
            await pause(OTHERS_FIRST)
        waits = self._pauses.draw(table.row.pace, table.row.game, table.bots_to_act().get(seat, ""))
        if table.game.table.least_pause is not None and table.game_log is not None:
            waits = max(waits, table.game.table.least_pause(table.game_log.seen(seat), seat))
        ready, thought = clock() + waits, 0.0
        while (level := table.bots_to_act().get(seat)) is not None:
            assert table.game_log is not None
            seen = table.game_log.seen(seat)
            seed = bot_seed(table.game_log.dice.seed, seat, seen.to_bytes())
            begun = clock()
            try:
                action = await self._think(table, level, seen, seat, seed)
            except BotsGone as error:
                log.error("a bot cannot think", extra={"table": table.id, "seat": seat, "cause": str(error)})
                await pause(RETRY_SECONDS)
                continue
            thought += clock() - begun
            if seat in table.bots_to_act() and table.game_log.is_visible_to_others(Entry(seat, action)):
                self._pauses.thought(table.row.game, level, thought)
                thought = 0.0
                await pause(self._pauses.left(ready, clock()))
            if await self._done(table, seat, seen, action):
                return

    async def _think(self, table: Table, level: str, seen: Record, seat: int, seed: int) -> int:
        who, turn = askers(table), asyncio.current_task()
        assert turn is not None
        if who == [nobody(table)]:
            self._for_nobody.add(turn)
        try:
            return await self._pool.choose(table.row.game, level, seen, seat, seed, who)
        finally:
            self._for_nobody.discard(turn)

    async def _done(self, table: Table, seat: int, seen: object, action: int) -> bool:
        """Carries the action out, and says whether anybody has noticed."""
        async with table.lock:
            await table.refresh()
            if seat not in table.bots_to_act() or table.game_log is None or table.game_log.seen(seat) != seen:
                return False  # something has happened meanwhile: look again
            before = _seen_by_others(table)
            with suppress(Refusal):
                if await table.commit_if_first(act(table, seat, action)):
                    return _seen_by_others(table) != before
            return False  # look again


def askers(table: Table) -> list[Asker]:
    """Finds whom a bot's thoughts may be charged to: the addresses that people at its table come from.

    Tables at which nobody is here share one share; those whose people are connected to another server have one each.
    """
    here = {one.address for one in table.listeners if one.chair >= 0 and one.address}
    if not here and any(table.others.values()):
        here = {f"table {table.id}"}
    return [Asker(address, table.id) for address in sorted(here)] or [nobody(table)]


def nobody(table: Table) -> Asker:
    return Asker("", table.id)


def _seen_by_others(table: Table) -> list[int]:
    assert table.game_log is not None
    return [viewer.seq for viewer in table.game_log.viewers.values()]
