"""What a server does again and again while it runs, whatever goes wrong meanwhile."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from facedown.server.store.trouble import StoreTrouble


async def quietly(work: Awaitable[None], log: logging.Logger, failed: str) -> bool:
    """Is it done? If not, whoever asked tries again later."""
    try:
        await work
    except StoreTrouble:
        return False  # the store has told it, once for all
    except Exception:
        log.exception(failed)
        return False
    return True


async def again_and_again(
    every: Callable[[], float], work: Callable[[], Awaitable[None]], log: logging.Logger, failed: str
) -> None:
    while True:
        await asyncio.sleep(every())
        await quietly(work(), log, failed)
