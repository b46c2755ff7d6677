"""Opens tables that nobody looks at, where something is due: a bot's move after a restart, or somebody's time."""

import asyncio
import logging

from facedown.engine.errors import FacedownError
from facedown.server.store import Damaged
from facedown.server.table.table import Table
from facedown.server.tables.tables import Tables

log = logging.getLogger("facedown.tables")

RESUMED = 500  # tables whose bots go on by themselves after a restart
MOST_DUE = 500  # tables that are looked at in one sweep, because somebody's time is about to run out


async def open_running(tables: Tables) -> None:
    """Opens, after a restart, tables in play, so that their bots go on."""
    for id in await tables.store.running(RESUMED):
        await _open(tables, id)
        await asyncio.sleep(0)
    await tables.ratings.resume(tables.open)


async def open_due(tables: Tables) -> None:
    """Opens tables with days for a move where somebody's time is about to run out."""
    for id in await tables.time_limits.due(MOST_DUE):
        if (table := await _open(tables, id)) is not None:
            tables.time_limits.wake(table)
        await asyncio.sleep(0)


async def _open(tables: Tables, id: str) -> Table | None:
    try:
        return await tables.open(id)
    except Damaged:
        pass  # the store has told it
    except FacedownError as error:
        log.warning("a table cannot be opened", extra={"table": id, "cause": str(error)})
    except Exception:  # a mistake of ours at one table is no reason to leave all others closed
        log.exception("a table cannot be opened", extra={"table": id})
    return None
