"""Runs work that waits at tables: at most one task for each table, or for each seat of it."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from typing import Any

from facedown.server.table.table import Table

Work = Callable[[], Coroutine[Any, Any, bool | None]]  # false: nothing is left to do


class TableTasks:
    """Acts at tables by itself: the base of bots, clocks, proposals, ratings, notifications."""

    def __init__(self, log: logging.Logger, failed: str, retry: Callable[[], float]) -> None:
        """Runs nothing yet; `failed` is logged when work fails; it counts as under way for `retry` seconds more."""
        self._log, self._failed, self._retry = log, failed, retry
        self._tasks: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._closed = False

    def wake(self, table: Table) -> None:
        """Looks whether there is anything to do at a table; runs after every change of it."""
        raise NotImplementedError

    def start(self, table: Table, work: Work, seat: int = -1) -> None:
        """Begins some work, unless it is under way."""
        key = table.id, seat
        if key not in self._tasks and not self._closed:
            self._tasks[key] = asyncio.get_running_loop().create_task(self._run(table, work, seat))

    async def _run(self, table: Table, work: Work, seat: int) -> None:
        key, left = (table.id, seat), True
        try:
            left = await work() is not False
        except Exception:
            self._log.exception(self._failed, extra={"table": table.id, "seat": seat})
            await asyncio.sleep(self._retry())
        finally:
            if self._tasks.get(key) is asyncio.current_task():
                del self._tasks[key]
        if left:
            self.wake(table)

    def busy(self, table: str) -> bool:
        return any(id == table for id, _ in self._tasks)

    def cancel(self, table: str) -> None:
        """Ends all work at a table, except for the task that asks for it."""
        for _, seat in [key for key in self._tasks if key[0] == table]:
            self.end(table, seat)

    def end(self, table: str, seat: int = -1) -> None:
        """Ends some work, if it is under way."""
        task = self._tasks.pop((table, seat), None)
        if task is not None and task is not asyncio.current_task():
            task.cancel()

    async def close(self, grace: float = 0.0) -> None:
        """Ends all work, after some seconds in which it may come to its end."""
        self._closed = True
        tasks = list(self._tasks.values())
        if tasks and grace:
            await asyncio.wait(tasks, timeout=grace)
        self._tasks.clear()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
