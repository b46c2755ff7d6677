"""Stores tables in an SQL database: SQLite (WAL) in a file, or PostgreSQL, which several servers may share.

Many read, by way of SQLAlchemy's async engine; one thread writes for all (`writer.py`)."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Self, TypeVar

import msgspec
from sqlalchemy import URL, Connection, create_engine, make_url, select
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from facedown.engine.errors import FacedownError
from facedown.server.common.counters import Spread
from facedown.server.messages.status import Summary
from facedown.server.store import (
    Change,
    Damaged,
    LogRow,
    Stored,
    TableRow,
)
from facedown.server.store.connections import DURABLE, begin_with, file_of, make_file, set_up, settings_of, sync_driver
from facedown.server.store.damage import Damage, known_damage, save_damage
from facedown.server.store.failures import Condition, StoreTrouble, explained, is_damage, troubles
from facedown.server.store.generation import GenerationWatch, commits, generation, probe_disk, release_disk
from facedown.server.store.inspection import is_behind, note_loss, readable_rows
from facedown.server.store.loading import read_log, read_table
from facedown.server.store.mark import DatabaseMark, refuse_to_start_empty
from facedown.server.store.mark import read as read_mark
from facedown.server.store.migrate import prepare
from facedown.server.store.models import HeardModel, TableModel
from facedown.server.store.move_batches import Move, is_move
from facedown.server.store.table_changes import write_change
from facedown.server.store.writer import Other, Writer

T = TypeVar("T")


class SqlStore:
    prepare = staticmethod(prepare)  # brings a database to the present form

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        writing = create_engine(engine.url.set(drivername=sync_driver(engine.url)), **settings_of(engine.url))
        if engine.url.get_backend_name() == "sqlite":
            begin_with(writing, "BEGIN IMMEDIATE")  # the lock at once: no work is done for nothing
            set_up(writing, *DURABLE)
        self.file = file_of(engine.url)
        self.watch = GenerationWatch(self.file)
        self.damage = Damage()
        self._mark = DatabaseMark(self.file) if self.file else None
        self._writer = Writer(writing, self.watch, self._mark)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connects, and brings the database to the present form."""
        engine = create_async_engine(url, **settings_of(make_url(url)))
        if engine.url.get_backend_name() == "sqlite":
            set_up(engine.sync_engine, *DURABLE)
        else:  # what is read for one purpose is of one moment
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        try:
            if (file := file_of(engine.url)) is not None:
                refuse_to_start_empty(file)
                make_file(file)
            await asyncio.to_thread(cls.prepare, engine.url)
        except Exception as error:
            await engine.dispose()
            name = engine.url.render_as_string()
            raise FacedownError(f"cannot open the database {name}: {explained(error)}") from error
        store = cls(engine)
        try:
            await store.begin()
        except Exception as error:
            await store.close()
            raise FacedownError(
                f"cannot open the database {engine.url.render_as_string()}: {explained(error)}"
            ) from error
        return store

    def adopt(self, generation: str) -> None:
        """Writes to this generation from now on."""
        self._writer.chains.forget()
        self.watch.generation = generation

    async def begin(self, restored: bool = False) -> None:
        """Learns, at the start and after a backup was restored, which generation this is and what is known to be
        damaged, and compare the database with its mark."""
        self.adopt(await self.read(generation))
        self.damage.learn(await self.read(known_damage))
        if self._mark is not None:
            await self._compare(self._mark, restored)
        with suppress(StoreTrouble):  # then later
            await self.save_damage()

    async def _compare(self, mark: DatabaseMark, restored: bool) -> None:
        """Begins the mark again if the database has lost something since it was written."""
        before = read_mark(mark.file)
        number = await self.read(commits)
        if before is not None and await self.read(partial(is_behind, mark=before)):
            if not restored:
                await self.read(partial(note_loss, mark=before, note=self.damage.note))
            before = None
        mark.begin(self.watch.generation, number, before)

    async def save_damage(self) -> None:
        """Writes down what was found since the last time."""
        if found := self.damage.unsaved:
            await self.write(lambda connection: save_damage(connection, found))
            self.damage.saved(found)

    @property
    def url(self) -> URL:
        return self._engine.url

    @property
    def shared(self) -> bool:
        """May other servers have opened the same database?"""
        return self._engine.url.get_backend_name() != "sqlite"

    @property
    def condition(self) -> Condition:
        """Can anything be written just now?"""
        return self._writer.condition

    @property
    def summary(self) -> Summary:
        """Says it in a word. A damaged database goes on with the tables that are in order."""
        if self.condition.trouble is not None:
            return "not saving"
        return "damaged" if self.damage.found else "ok"

    @property
    def commits(self) -> Spread:
        """How long transactions took, in seconds."""
        return self._writer.commits

    @property
    def batches(self) -> Spread:
        """How many changes shared one."""
        return self._writer.batches

    async def probe(self) -> None:
        """Finds out whether much could be written; raises StoreTrouble if not."""
        await self._writer.write(probe_disk)
        await self._writer.write(release_disk)  # which needs a little room, too
        self.condition.well(sure=True)

    async def write(self, work: Callable[[Connection], None]) -> None:
        """Writes in one transaction, on the disk when this returns; Conflict for a row that is there already."""
        await self._writer.write(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        async with self._reading() as connection:
            return await connection.run_sync(work)

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        with troubles():
            async with self._engine.connect() as connection:
                yield connection

    async def create(self, table: TableRow) -> None:
        await self._change(table.id, Change(also=table))

    async def load(self, table: str) -> Stored | None:
        return await self._checked(table, read_table)

    async def log(self, table: str) -> list[LogRow]:
        return await self._checked(table, read_log)

    async def _checked(self, table: str, read: Callable[[Connection, str], T]) -> T:
        """Reads what is of one moment, or raises Damaged: then the table is set aside."""
        self.damage.check(table)
        try:
            async with self._reading() as connection:
                if not self.shared:
                    await connection.exec_driver_sql("BEGIN")  # the driver would not begin for reading
                return await connection.run_sync(read, table)
        except Damaged as damaged:
            self.damage.note(damaged.table, damaged.why)
            raise

    async def commit(self, table: str, change: Change) -> None:
        self.damage.check(table)
        await self._change(table, change)

    async def _change(self, table: str, change: Change) -> None:
        chains = self._writer.chains
        work = Move(table, change, chains) if is_move(change) else Other(table, change, chains, write_change)
        await self._writer.write(work)

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        wanted = select(TableModel.id, TableModel.rev + TableModel.seq)
        async with self._reading() as connection:
            found = await connection.execute(wanted.where(TableModel.id.in_(tables)))
            return {row[0]: row[1] for row in found}

    async def already_done(self, table: str, seat: int, message: str) -> bool:
        wanted = select(HeardModel.seat).where(
            HeardModel.table_id == table, HeardModel.seat == seat, HeardModel.message == message
        )
        async with self._reading() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def running(self, most: int) -> list[str]:
        wanted = select(TableModel.id).where(TableModel.phase == "running")

        def work(connection: Connection) -> list[str]:
            return [id for (id,) in connection.execute(wanted.order_by(TableModel.changed.desc()).limit(most))]

        def one_by_one(connection: Connection) -> list[str]:
            rows = readable_rows(connection, self.damage.note)
            return [row.id for row in rows if row.phase == "running"][:most]

        return await self._read_or(work, one_by_one)

    async def _read_or(self, work: Callable[[Connection], T], one_by_one: Callable[[Connection], T]) -> T:
        """Reads a list; a damaged row must not hide all others."""
        try:
            return await self.read(work)
        except (StoreTrouble, msgspec.MsgspecError, UnicodeDecodeError) as error:
            if isinstance(error, StoreTrouble) and not is_damage(error):
                raise
            return await self.read(one_by_one)

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()
