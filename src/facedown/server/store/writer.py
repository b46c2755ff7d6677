"""One thread writes for all tables: whatever has come while it was at the disk goes into the next transaction.

Writing to disk for good takes milliseconds, however much is written; and SQLite has room for one writer. So changes of
many tables share a transaction, each inside a savepoint of its own: a change that does not fit spoils no other. Moves,
which are most of all, share even their statements; if one of them does not fit, they are written one by one.

A transaction with one move costs as much as one with ten. So the next one begins a few milliseconds after the last:
nobody notices that, and while many people play it holds what all of them have done meanwhile.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Any

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from facedown.server.counts import SIZES, Spread
from facedown.server.store import Conflict, Unsure, moves
from facedown.server.store.moves import Move
from facedown.server.store.trouble import Condition, trouble_in

Work = Callable[[Connection], None]
Write = Callable[[Connection, list[Work]], list["Exception | None"]]
MOST_TOGETHER = 256
GATHER_SECONDS = 0.003


class Writer:
    def __init__(self, engine: Engine, watch: Callable[[Any], None]) -> None:
        self.condition = Condition()
        self.commits = Spread()  # seconds
        self.batches = Spread(SIZES)  # changes
        self._watch = watch  # with a cursor; raises if this is no longer the database that was opened
        self._engine = engine
        self._quick = engine.dialect.name == "sqlite"
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[tuple[Work, asyncio.Future[None]]] = []
        self._task: asyncio.Task[None] | None = None
        self._ended = 0.0  # when the last transaction did

    async def write(self, work: Work) -> None:
        """Returns when it is on the disk; raises what `work` raised, and Conflict for a row that is there already."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._waiting.append((work, done))
        if self._task is None or self._task.done():
            self._task = loop.create_task(self._run())
        await done

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            if (early := self._ended + GATHER_SECONDS - loop.time()) > 0:
                await asyncio.sleep(early)
            batch, self._waiting = self._waiting[:MOST_TOGETHER], self._waiting[MOST_TOGETHER:]
            outcomes = await loop.run_in_executor(self._thread, self._write_all, [work for work, _ in batch])
            self._ended = loop.time()
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():  # whoever asked has gone
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)

    def _write_all(self, batch: list[Work]) -> list[Exception | None]:
        try:
            begun = time.perf_counter()
            try:
                outcomes = self._together(batch)
            except DBAPIError as error:
                if not _is_passing(error):
                    raise
                outcomes = self._together(batch)
            self.commits.add(time.perf_counter() - begun)
            self.batches.add(len(batch))
            self.condition.well()
            return outcomes
        except Unsure as error:
            return [error] * len(batch)
        except Exception as error:  # nothing was kept
            if (trouble := trouble_in(error)) is not None:  # nobody's fault: the next ones would wait for nothing
                self.condition.ill(trouble, len(batch))
                return [trouble] * len(batch)
            if len(batch) == 1:
                return [error]
            return [self._write_all([work])[0] for work in batch]  # find out whose fault it is

    def _together(self, batch: list[Work]) -> list[Exception | None]:
        if all(isinstance(work, Move) for work in batch):
            with suppress(Conflict, IntegrityError):  # then one of them does not fit
                return self._quickly(batch) if self._quick else self._in_transaction(_write_moves, batch)
        return self._in_transaction(_write_each, batch)

    def _quickly(self, batch: list[Work]) -> list[Exception | None]:
        """Moves alone, by SQLite's driver. What fails is rolled back when the connection is given back."""
        connection = self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("BEGIN IMMEDIATE")
            self._watch(cursor)
            moves.write_quickly(cursor, [work for work in batch if isinstance(work, Move)])
            cursor.execute("COMMIT")
            return [None] * len(batch)
        finally:
            connection.close()

    def _in_transaction(self, write: Write, batch: list[Work]) -> list[Exception | None]:
        with self._engine.connect() as connection, connection.begin() as transaction:
            with closing(connection.connection.cursor()) as cursor:
                self._watch(cursor)
            outcomes = write(connection, batch)
            try:
                transaction.commit()
            except DBAPIError as error:
                if error.connection_invalidated:  # before or after it was done?
                    raise Unsure(str(error.orig)) from error
                raise
            return outcomes

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()
        self._engine.dispose()


def _write_moves(connection: Connection, batch: list[Work]) -> list[Exception | None]:
    moves.write(connection, [work for work in batch if isinstance(work, Move)])
    return [None] * len(batch)


def _write_each(connection: Connection, batch: list[Work]) -> list[Exception | None]:
    outcomes: list[Exception | None] = []
    together = [work for work in batch if isinstance(work, Move)]
    written = len(together) > 1 and moves.write_at_once(connection, together)
    for work in batch:
        if written and isinstance(work, Move):
            outcomes.append(None)
            continue
        try:
            with connection.begin_nested():
                work(connection)
        except (Conflict, IntegrityError) as error:
            outcomes.append(error if isinstance(error, Conflict) else Conflict(str(error)))
        else:
            outcomes.append(None)
    return outcomes


def _is_passing(error: DBAPIError) -> bool:
    """Nothing was kept, and the same may well succeed at once: a broken connection, or two servers that waited for each
    other in a circle."""
    return error.connection_invalidated or getattr(error.orig, "sqlstate", "") in {"40001", "40P01"}
