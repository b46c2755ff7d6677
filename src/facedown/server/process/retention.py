"""Deletes abandoned tables while the server runs: a few at a time, and never one that somebody is connected to."""

import asyncio
import itertools
import logging

from sqlalchemy import Connection

from facedown.server.common.settings import Retention
from facedown.server.common.steady_clock import now
from facedown.server.store import retention as kept
from facedown.server.store.background import repeat
from facedown.server.tables import Tables

log = logging.getLogger("facedown.retention")
FIRST_SECONDS = 60.0  # after the start, when tables in play have been opened
EVERY_SECONDS = 3600.0
PAUSE_SECONDS = 0.5  # between two transactions: moves come first
DAY = 86_400.0


async def run(tables: Tables, keep: Retention) -> None:
    if any(days for _, days in keep.rules()):
        waits = itertools.chain([FIRST_SECONDS], itertools.repeat(EVERY_SECONDS))
        failed = "abandoned tables could not be deleted"
        await repeat(lambda: next(waits), lambda: sweep(tables, keep), log, failed)


async def sweep(tables: Tables, keep: Retention) -> None:
    """Deletes all tables whose time is over."""
    for phase, days in keep.rules():
        number = 0
        while days and (deleted := await _some(tables, phase, days)):
            number += deleted
            await asyncio.sleep(PAUSE_SECONDS)
        if number:
            log.info("abandoned tables deleted", extra={"phase": phase, "number": number})


async def _some(tables: Tables, phase: str, days: float) -> int:
    """Deletes some of them and returns how many; none if there are no more."""
    moment = now()
    conditions = kept.stale(phase, moment - days * DAY, moment, tables.heartbeat.living)
    here = tables.in_use()
    found = await tables.store.read(lambda connection: kept.find(connection, conditions, here))
    gone: list[str] = []

    def work(connection: Connection) -> None:
        gone[:] = kept.remove(connection, found, conditions)

    if found:
        await tables.store.write(work)
    for id in gone:
        tables.drop(id)
    return len(gone)
