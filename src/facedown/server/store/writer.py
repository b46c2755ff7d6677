"""Writes for all tables in one thread: what comes while it is at the disk goes into the next transaction.

Writing to disk for good takes milliseconds, however much is written; and SQLite has room for one writer. So changes of
many tables share a transaction, each inside a savepoint of its own: a change that does not fit spoils no other. Moves,
which are most of all, share even their statements; if one of them does not fit, they are written one by one.

A transaction with one move costs as much as one with ten. So the next one begins a few milliseconds after the last:
nobody notices that, and while many people play it holds what all of them have done meanwhile.

Moves go first, then other changes of tables, then all the rest, such as talk; and of what is not a move a transaction
holds only a few: each takes as long as many moves, and those that come meanwhile would wait for all of them.
"""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError, IntegrityError

from facedown.server.common.counters import SIZES, Spread
from facedown.server.store import Change, Conflict, Unsure
from facedown.server.store import move_batches as moves
from facedown.server.store.chain import Chains
from facedown.server.store.failures import Condition, is_damage, trouble_in
from facedown.server.store.generation import GenerationWatch
from facedown.server.store.mark import DatabaseMark, Head
from facedown.server.store.move_batches import Move

Work = Callable[[Connection], None]
Write = Callable[[Connection, list[Work]], list["Exception | None"]]
MOST_TOGETHER = 256
MOST_OTHERS = 12  # of these that are no moves: some 10 ms
GATHER_SECONDS = 0.003


class Other(msgspec.Struct, frozen=True):
    """Holds a change of a table that cannot be written together with others."""

    table: str
    change: Change
    chains: Chains
    write: Callable[[Connection, "Other"], None]

    def __call__(self, connection: Connection) -> None:
        self.write(connection, self)

    @property
    def heads(self) -> list[Head]:
        return moves.heads(self.table, self.change)


class Writer:
    def __init__(self, engine: Engine, watch: GenerationWatch, mark: DatabaseMark | None = None) -> None:
        self.condition = Condition()
        self.chains = Chains()
        self.commits = Spread()  # seconds
        self.batches = Spread(SIZES)  # changes
        self._watch = watch
        self._mark = mark
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
            batch = self._next()
            outcomes = await loop.run_in_executor(self._thread, self._write_all, [work for work, _ in batch])
            self._ended = loop.time()
            for (_, done), outcome in zip(batch, outcomes, strict=True):
                if done.done():  # who asked has gone
                    continue
                if outcome is None:
                    done.set_result(None)
                else:
                    done.set_exception(outcome)

    def _next(self) -> list[tuple[Work, asyncio.Future[None]]]:
        """Takes what goes into the next transaction."""
        first = [one for one in self._waiting if isinstance(one[0], Move)]
        others = sorted((one for one in self._waiting if not isinstance(one[0], Move)), key=_is_less_urgent)
        self._waiting = first[MOST_TOGETHER:] + others[MOST_OTHERS:]
        return first[:MOST_TOGETHER] + others[:MOST_OTHERS]

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
            trouble = trouble_in(error)
            if trouble is not None and not (
                len(batch) > 1 and is_damage(error)
            ):  # the next ones would wait for nothing
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
        """Writes moves alone, by SQLite's driver. What fails is rolled back when the connection is given back."""
        connection = self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("BEGIN IMMEDIATE")
            number = self._begin(cursor)
            moves.write_quickly(cursor, [work for work in batch if isinstance(work, Move)])
            cursor.execute("COMMIT")
            self._committed(number, batch)
            return [None] * len(batch)
        finally:
            connection.close()

    def _in_transaction(self, write: Write, batch: list[Work]) -> list[Exception | None]:
        with self._engine.connect() as connection, connection.begin() as transaction:
            with closing(connection.connection.cursor()) as cursor:
                number = self._begin(cursor)
            outcomes = write(connection, batch)
            try:
                transaction.commit()
            except DBAPIError as error:
                if error.connection_invalidated:  # before or after it was done?
                    raise Unsure(str(error.orig)) from error
                raise
        self._committed(number, [work for work, failed in zip(batch, outcomes, strict=True) if failed is None])
        return outcomes

    def _begin(self, cursor: Any) -> int:
        """Checks in each transaction that this is still the database that was opened. Returns its number."""
        self.chains.begin()
        return self._watch(cursor)

    def _committed(self, number: int, batch: list[Work]) -> None:
        """Notes that it is on the disk: now the mark may say so."""
        self.chains.keep()
        if self._mark is not None:
            changed = [head for work in batch if isinstance(work, Move | Other) for head in work.heads]
            self._mark.write(self._watch.generation, number, changed)

    async def close(self) -> None:
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)
        self._thread.shutdown()
        self._engine.dispose()
        if self._mark is not None:
            self._mark.close()


def _is_less_urgent(one: tuple[Work, asyncio.Future[None]]) -> bool:
    """Is it something other than a table's change?"""
    return not isinstance(one[0], Other)


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
            if isinstance(work, Move | Other):
                work.chains.begin()
            outcomes.append(error if isinstance(error, Conflict) else Conflict(str(error)))
        else:
            outcomes.append(None)
    return outcomes


def _is_passing(error: DBAPIError) -> bool:
    """Was nothing kept, and may the same well succeed at once?

    A broken connection, or two servers that waited for each other in a circle.
    """
    return error.connection_invalidated or getattr(error.orig, "sqlstate", "") in {"40001", "40P01"}
