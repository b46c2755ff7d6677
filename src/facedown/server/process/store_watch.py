"""Looks after the store while the server runs. It finds out when that is well again, when a backup was restored, and
what is damaged."""

import asyncio
import logging
import threading
from collections.abc import Awaitable

from facedown.server.store.failures import Kind, StoreTrouble, trouble_in
from facedown.server.store.generation import generation
from facedown.server.store.inspection import inspect
from facedown.server.tables import Tables
from facedown.server.tables.opening import open_running

log = logging.getLogger("facedown.keeper")
SECONDS = 2.0
AGAIN_SECONDS = 0.05
PASSING: set[Kind] = {"unreachable", "locked"}


async def keep(tables: Tables) -> None:
    while True:
        await asyncio.sleep(SECONDS)
        try:
            await look(tables)
        except StoreTrouble as trouble:
            tables.store.condition.ill(trouble, 0)
        except Exception:
            log.exception("the store could not be looked after")


async def inspect_store(tables: Tables) -> None:
    """Looks for damage in all that the database holds, while people play; again from the start if it went away."""
    stop = threading.Event()
    try:
        while await _went_away(asyncio.to_thread(inspect, tables.store.url, tables.store.damage.note, stop=stop)):
            await asyncio.sleep(SECONDS)
    except Exception:
        log.exception("the database could not be looked through")
    finally:
        stop.set()


async def _went_away(work: Awaitable[object]) -> bool:
    try:
        await work
    except Exception as error:
        trouble = trouble_in(error)
        if trouble is None or trouble.kind not in PASSING:
            raise
        return True
    return False


async def look(tables: Tables) -> None:
    while not (found := await tables.store.read(generation)):
        await asyncio.sleep(AGAIN_SECONDS)
    if found != tables.store.watch.generation:
        log.warning("a backup was restored: all tables are opened again")
        tables.start_over(found)
        await tables.store.begin(restored=True)
        tables.store.condition.well(sure=True)
        await tables.heartbeat.beat()
        await open_running(tables)
    elif tables.store.condition.trouble is not None:
        await tables.store.probe()
    await tables.store.save_damage()
