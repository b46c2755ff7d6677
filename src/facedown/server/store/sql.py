"""Stores tables in an SQL database: SQLite (WAL) in a file, or PostgreSQL, which several servers may share.

Many read, by way of SQLAlchemy's async engine; one thread writes for all (`writer.py`)."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, delete, event, insert, make_url, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from facedown.engine.errors import FacedownError
from facedown.server.common.counters import Spread
from facedown.server.common.steady_clock import now
from facedown.server.messages.status import Summary
from facedown.server.store import (
    Change,
    Conflict,
    Damaged,
    LogRow,
    Stored,
    TableRow,
    deals,
    profiles,
    ratings,
)
from facedown.server.store.chain import snapshot_sum
from facedown.server.store.damage import Damage, known_damage, save_damage
from facedown.server.store.failures import Condition, StoreTrouble, explained, is_damage, troubles
from facedown.server.store.generation import GenerationWatch, commits, generation, probe_disk, release_disk
from facedown.server.store.inspection import is_behind, note_loss, readable_rows
from facedown.server.store.loading import read_log, read_table
from facedown.server.store.mark import DatabaseMark, refuse_to_start_empty
from facedown.server.store.mark import read as read_mark
from facedown.server.store.migrate import prepare, sync_driver
from facedown.server.store.models import HeardModel, LogModel, SnapshotModel, TableModel
from facedown.server.store.move_batches import Move, is_move
from facedown.server.store.writer import Other, Writer

T = TypeVar("T")


class SqlStore:
    prepare = staticmethod(prepare)  # brings a database to the present form

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        writing = create_engine(engine.url.set(drivername=sync_driver(engine.url)), **_of(engine.url))
        if engine.url.get_backend_name() == "sqlite":
            _prepare_connections(writing)
            _begin_for_writing(writing)
        self.file = _file_of(engine.url)
        self.watch = GenerationWatch(self.file)
        self.damage = Damage()
        self._mark = DatabaseMark(self.file) if self.file else None
        self._writer = Writer(writing, self.watch, self._mark)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, and bring the database to the present form."""
        engine = create_async_engine(url, **_of(make_url(url)))
        if engine.url.get_backend_name() == "sqlite":
            _prepare_connections(engine.sync_engine)
        else:  # what is read for one purpose is of one moment
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        try:
            if (file := _file_of(engine.url)) is not None:
                refuse_to_start_empty(file)
                _make_file(file)
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
        """From now on this is the generation that is written to."""
        self._writer.chains.forget()
        self.watch.generation = generation

    async def begin(self, restored: bool = False) -> None:
        """At the start, and after a backup was restored: learn which generation this is and what is known to be
        damaged, and compare the database with its mark."""
        self.adopt(await self.read(generation))
        self.damage.learn(await self.read(known_damage))
        if self._mark is not None:
            await self._compare(self._mark, restored)
        with suppress(StoreTrouble):  # then later
            await self.save_damage()

    async def _compare(self, mark: DatabaseMark, restored: bool) -> None:
        """Has the database lost something since the mark was written? Then the mark begins again."""
        before = read_mark(mark.file)
        number = await self.read(commits)
        if before is not None and await self.read(partial(is_behind, mark=before)):
            if not restored:
                await self.read(partial(note_loss, mark=before, note=self.damage.note))
            before = None
        mark.begin(self.watch.generation, number, before)

    async def save_damage(self) -> None:
        """Write down what was found since the last time."""
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
        """In a word. A damaged database goes on with the tables that are in order."""
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
        """Find out whether much could be written; raises StoreTrouble if not."""
        await self._writer.write(probe_disk)
        await self._writer.write(release_disk)  # which needs a little room, too
        self.condition.well(sure=True)

    async def write(self, work: Callable[[Connection], None]) -> None:
        """In one transaction, on the disk when this returns; Conflict for a row that is there already."""
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
        """Of one moment, or Damaged: then the table is set aside."""
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
        work = Move(table, change, chains) if is_move(change) else Other(table, change, chains, _write)
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
        """Read a list; a damaged row must not hide all others."""
        try:
            return await self.read(work)
        except (StoreTrouble, msgspec.MsgspecError, UnicodeDecodeError) as error:
            if isinstance(error, StoreTrouble) and not is_damage(error):
                raise
            return await self.read(one_by_one)

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()


def _write(connection: Connection, work: Other) -> None:
    table, change, chains = work.table, work.change, work.chains
    new = change.table
    if change.also is not None:
        _insert_table(connection, change.also)
        if change.also.id == table:
            return
    changed = update(TableModel).where(TableModel.id == table).values(changed=now())
    if new is not None:
        changed = changed.where(TableModel.rev == new.rev - 1).values(_columns(new))
    elif change.rows:
        changed = changed.where(TableModel.rev == change.rows[0].rev)
    if change.rows:
        changed = changed.where(TableModel.seq == change.rows[0].seq).values(seq=change.rows[-1].seq + 1)
    elif change.seq is not None:
        changed = changed.where(TableModel.seq == change.seq)
    if connection.execute(changed).rowcount != 1:
        raise Conflict(table)
    if new is not None:
        profiles.note_tables(connection, new, now())
    if change.heard is not None:
        seat, message = change.heard
        connection.execute(insert(HeardModel).values(table_id=table, seat=seat, message=message))
    if change.rows:
        links = [row[-1] for row in chains.linked(connection, table, change.rows)]
        rows = [{"table_id": table, **row._asdict(), "chain": k} for row, k in zip(change.rows, links, strict=True)]
        connection.execute(insert(LogModel), rows)
    if change.cut is not None:
        connection.execute(
            delete(SnapshotModel).where(SnapshotModel.table_id == table, SnapshotModel.length > change.cut)
        )
    if change.snapshot is not None:
        sum_ = snapshot_sum(chains.before(connection, table, change.snapshot.seq), change.snapshot)
        connection.execute(insert(SnapshotModel).values(table_id=table, **change.snapshot._asdict(), sum=sum_))


def _insert_table(connection: Connection, table: TableRow) -> None:
    connection.execute(insert(TableModel).values(id=table.id, made=now(), **_columns(table)))
    deals.note_table(connection, table)
    ratings.note_table(connection, table)
    profiles.note_tables(connection, table, now())


def _columns(table: TableRow) -> dict[str, Any]:
    return {
        "phase": table.phase,
        "listed": table.listed,
        "rev": table.rev,
        "changed": now(),
        "row": msgspec.json.encode(table).decode(),
    }


def _of(url: URL) -> dict[str, Any]:
    """How a database is connected to."""
    if url.get_backend_name() != "postgresql":
        return {}
    patience = {  # a server that hangs, or a cable that was pulled, does not hold up the others for long
        "connect_timeout": 10,
        "keepalives_idle": 10,
        "keepalives_interval": 5,
        "keepalives_count": 3,
        "tcp_user_timeout": 20_000,
        "options": "-c lock_timeout=5s -c idle_in_transaction_session_timeout=10s",
    }
    return {"pool_pre_ping": True, "connect_args": patience}


def _file_of(url: URL) -> Path | None:
    is_file = url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:"
    return Path(str(url.database)) if is_file else None


def _make_file(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.touch(mode=0o600)  # it holds the seeds of games in play: nobody else's business
    except OSError as error:
        raise FacedownError(f"cannot make the database {file}: {error.strerror}") from None


def _prepare_connections(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives a power cut too
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.close()


def _begin_for_writing(engine: Engine) -> None:
    """Python's driver begins by itself, and too late for savepoints: it is told to leave that to us."""

    @event.listens_for(engine, "connect")
    def leave_it(connection: Any, _: Any) -> None:
        connection.isolation_level = None

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")  # the lock at once: no work is done for nothing
