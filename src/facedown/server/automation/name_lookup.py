"""Looks up names in threads of its own: few at once, in fair turns, and with a deadline for those who wait."""

import asyncio
import socket
import threading
from contextlib import suppress

from facedown.server.common.fair_shares import FairShares

SECONDS = 5.0  # that the asker waits; the system may go on trying for half a minute


class NotFound(OSError):
    """Says that a name cannot be looked up, or not in time."""


class Resolver:
    """Looks up names. A lookup keeps its turn until the system has answered, so that names that never answer cannot
    pile up."""

    def __init__(self, most: int, each_domain: int) -> None:
        self._shares = FairShares(most, 1, each_domain)
        self._tasks: set[asyncio.Task[list[str]]] = set()

    async def numbers(self, host: str, port: int, who: str, domain: str) -> list[str]:
        """Lists all addresses of a name; raises NotFound or Crowded."""
        begun = asyncio.Event()
        task = asyncio.create_task(self._look_up(host, port, who, domain, begun))
        self._tasks.add(task)
        task.add_done_callback(self._done)
        try:
            return await asyncio.wait_for(asyncio.shield(task), SECONDS)
        except TimeoutError:
            if not begun.is_set():
                task.cancel()
            raise NotFound(f"{host} was not found in time") from None

    def _done(self, task: asyncio.Task[list[str]]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the asker may be gone

    async def _look_up(self, host: str, port: int, who: str, domain: str, begun: asyncio.Event) -> list[str]:
        async with self._shares.turn(who, domain):
            begun.set()
            return await _in_thread(host, port)

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()


async def _in_thread(host: str, port: int) -> list[str]:
    """Looks a name up in a thread that does not hold up the end of the program."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[list[str]] = loop.create_future()

    def settle(numbers: list[str]) -> None:
        if not answer.done():
            answer.set_result(numbers)

    def work() -> None:
        try:
            found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        except (OSError, UnicodeError):
            found = []
        with suppress(RuntimeError):  # the server has stopped meanwhile
            loop.call_soon_threadsafe(settle, [str(one[4][0]) for one in found])

    threading.Thread(target=work, name="lookup", daemon=True).start()
    numbers = await answer
    if not numbers:
        raise NotFound(f"{host} cannot be found")
    return numbers
