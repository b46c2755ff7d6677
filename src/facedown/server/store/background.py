"""Repeats work while a server runs, whatever goes wrong meanwhile."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from facedown.server.store.failures import StoreTrouble


async def log_failures(work: Awaitable[None], log: logging.Logger, failed: str) -> bool:
    """Runs some work and logs its failure; returns whether it is done. The caller tries again later."""
    try:
        await work
    except StoreTrouble:
        return False  # the store has told it, once for all
    except Exception:
        log.exception(failed)
        return False
    return True


async def repeat(
    every: Callable[[], float], work: Callable[[], Awaitable[None]], log: logging.Logger, failed: str
) -> None:
    while True:
        await asyncio.sleep(every())
        await log_failures(work(), log, failed)
