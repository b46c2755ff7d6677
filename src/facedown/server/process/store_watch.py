"""Looks after the store while the server runs: finds out when it is well again, when a backup was restored, and what is
damaged."""

import asyncio
import logging
import threading

from facedown.server.store.failures import StoreTrouble
from facedown.server.store.generation import generation
from facedown.server.store.inspection import inspect
from facedown.server.tables import Tables

log = logging.getLogger("facedown.keeper")
SECONDS = 2.0
AGAIN_SECONDS = 0.05


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
    """Look for damage in all that the database holds, while people play."""
    stop = threading.Event()
    try:
        await asyncio.to_thread(inspect, tables.store.url, tables.store.damage.note, stop=stop)
    except Exception:
        log.exception("the database could not be looked through")
    finally:
        stop.set()


async def look(tables: Tables) -> None:
    while not (found := await tables.store.read(generation)):
        await asyncio.sleep(AGAIN_SECONDS)
    if found != tables.store.watch.generation:
        log.warning("a backup was restored: all tables are opened again")
        tables.start_over(found)
        await tables.store.begin(restored=True)
        tables.store.condition.well(sure=True)
        await tables.heartbeat.beat()
        await tables.resume()
    elif tables.store.condition.trouble is not None:
        await tables.store.probe()
    await tables.store.save_damage()
