"""The store in an SQL database: SQLite (WAL) in a file, or PostgreSQL, which several servers may share.

Many read, by way of SQLAlchemy's async engine; one thread writes for all (`writer.py`)."""

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self, TypeVar, cast

import msgspec
from sqlalchemy import URL, Connection, Engine, create_engine, delete, event, insert, make_url, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from facedown.engine.errors import FacedownError
from facedown.server.clock import now
from facedown.server.counts import Spread
from facedown.server.store import (
    Change,
    Conflict,
    Kind,
    LogRow,
    SnapshotRow,
    Stored,
    TableRow,
    deals,
    profiles,
    ratings,
)
from facedown.server.store.house import Watch, generation, give_room, take_room
from facedown.server.store.migrate import prepare, sync_driver
from facedown.server.store.models import HeardModel, LogModel, SnapshotModel, TableModel
from facedown.server.store.moves import Move, is_move
from facedown.server.store.trouble import Condition, explained, troubles
from facedown.server.store.writer import Writer

T = TypeVar("T")


class SqlStore:
    prepare = staticmethod(prepare)  # brings a database to the present form

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        writing = create_engine(engine.url.set(drivername=sync_driver(engine.url)), **_of(engine.url))
        if engine.url.get_backend_name() == "sqlite":
            _prepare_connections(writing)
            _begin_for_writing(writing)
        self.watch = Watch(_file_of(engine.url))
        self._writer = Writer(writing, self.watch)

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, and bring the database to the present form."""
        engine = create_async_engine(url, **_of(make_url(url)))
        if engine.url.get_backend_name() == "sqlite":
            _make_file(engine)
            _prepare_connections(engine.sync_engine)
        else:  # what is read for one purpose is of one moment
            engine = engine.execution_options(isolation_level="REPEATABLE READ")
        try:
            await asyncio.to_thread(cls.prepare, engine.url)
        except Exception as error:
            await engine.dispose()
            name = engine.url.render_as_string()
            raise FacedownError(f"cannot open the database {name}: {explained(error)}") from error
        store = cls(engine)
        store.watch.generation = await store.read(generation)
        return store

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
    def commits(self) -> Spread:
        """How long transactions took, in seconds."""
        return self._writer.commits

    @property
    def batches(self) -> Spread:
        """How many changes shared one."""
        return self._writer.batches

    async def probe(self) -> None:
        """Find out whether much could be written; raises StoreTrouble if not."""
        await self._writer.write(take_room)
        self.condition.well(sure=True)
        await self._writer.write(give_room)

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
        made = Change(also=table)
        if is_move(made):
            await self._writer.write(Move(table.id, made))
        else:
            await self._writer.write(lambda connection: _insert_table(connection, table))

    async def load(self, table: str) -> Stored | None:
        async with self._reading() as connection:
            wanted = select(TableModel.row, TableModel.changed).where(TableModel.id == table)
            found = (await connection.execute(wanted)).first()
            if found is None:
                return None
            shots = await connection.execute(
                select(SnapshotModel.seq, SnapshotModel.length, SnapshotModel.data)
                .where(SnapshotModel.table_id == table)
                .order_by(SnapshotModel.seq)
            )
            snapshots = [SnapshotRow(*row) for row in shots]
            start = snapshots[-1].seq if snapshots else 0
            rows = await _rows(connection, table, start)
        return Stored(msgspec.json.decode(found.row, type=TableRow), snapshots, rows, found.changed)

    async def log(self, table: str) -> list[LogRow]:
        async with self._reading() as connection:
            return await _rows(connection, table, 0)

    async def commit(self, table: str, change: Change) -> None:
        if is_move(change):
            await self._writer.write(Move(table, change))
        else:
            await self._writer.write(lambda connection: _write(connection, table, change))

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        wanted = select(TableModel.id, TableModel.rev + TableModel.seq)
        async with self._reading() as connection:
            found = await connection.execute(wanted.where(TableModel.id.in_(tables)))
            return {row[0]: row[1] for row in found}

    async def heard(self, table: str, seat: int, message: str) -> bool:
        wanted = select(HeardModel.seat).where(
            HeardModel.table_id == table, HeardModel.seat == seat, HeardModel.message == message
        )
        async with self._reading() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def listed(self, most: int) -> list[TableRow]:
        wanted = select(TableModel.row).where(TableModel.phase != "over", TableModel.listed)
        async with self._reading() as connection:
            rows = await connection.execute(wanted.order_by(TableModel.changed.desc()).limit(most))
            return [msgspec.json.decode(row, type=TableRow) for (row,) in rows]

    async def running(self, most: int) -> list[str]:
        wanted = select(TableModel.id).where(TableModel.phase == "running")
        async with self._reading() as connection:
            rows = await connection.execute(wanted.order_by(TableModel.changed.desc()).limit(most))
            return [id for (id,) in rows]

    async def close(self) -> None:
        await self._writer.close()
        await self._engine.dispose()


def _write(connection: Connection, table: str, change: Change) -> None:
    new = change.table
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
        connection.execute(insert(LogModel), [{"table_id": table, **row._asdict()} for row in change.rows])
    if change.cut is not None:
        connection.execute(
            delete(SnapshotModel).where(SnapshotModel.table_id == table, SnapshotModel.length > change.cut)
        )
    if change.snapshot is not None:
        connection.execute(insert(SnapshotModel).values(table_id=table, **change.snapshot._asdict()))
    if change.also is not None:
        _insert_table(connection, change.also)


async def _rows(connection: AsyncConnection, table: str, start: int) -> list[LogRow]:
    columns = (LogModel.seq, LogModel.kind, LogModel.seat, LogModel.action, LogModel.rev, LogModel.at, LogModel.chair)
    wanted = select(*columns)
    found = await connection.execute(
        wanted.where(LogModel.table_id == table, LogModel.seq >= start).order_by(LogModel.seq)
    )
    return [LogRow(row.seq, cast(Kind, row.kind), row.seat, row.action, row.rev, row.at, row.chair) for row in found]


def _insert_table(connection: Connection, table: TableRow) -> None:
    connection.execute(insert(TableModel).values(id=table.id, **_columns(table)))
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


def _make_file(engine: AsyncEngine) -> None:
    file = _file_of(engine.url)
    if file is not None:
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
