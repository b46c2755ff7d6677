"""Looks after the store while the server runs: finds out when it is well again, and when a backup was restored."""

import asyncio
import logging

from facedown.server.hall import Hall
from facedown.server.store.house import generation
from facedown.server.store.trouble import StoreTrouble

log = logging.getLogger("facedown.keeper")
SECONDS = 2.0
AGAIN_SECONDS = 0.05


async def keep(hall: Hall) -> None:
    while True:
        await asyncio.sleep(SECONDS)
        try:
            await look(hall)
        except StoreTrouble as trouble:
            hall.store.condition.ill(trouble, 0)
        except Exception:
            log.exception("the store could not be looked after")


async def look(hall: Hall) -> None:
    while not (found := await hall.store.read(generation)):
        await asyncio.sleep(AGAIN_SECONDS)
    if found != hall.store.watch.generation:
        log.warning("a backup was restored: all tables are opened anew")
        hall.start_over(found)
        hall.store.condition.well(sure=True)
        await hall.nodes.beat()
        await hall.resume()
    elif hall.store.condition.trouble is not None:
        await hall.store.probe()
