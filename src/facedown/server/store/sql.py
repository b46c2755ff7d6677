"""The store in an SQL database: SQLite (WAL) in a file, by way of SQLAlchemy's async engine."""

import time
from pathlib import Path
from typing import Any, Self, cast

import msgspec
from sqlalchemy import delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from facedown.engine.errors import FacedownError
from facedown.server.store import Change, Conflict, Kind, LogRow, SnapshotRow, Stored, TableRow
from facedown.server.store.migrate import upgrade
from facedown.server.store.models import HeardModel, LogModel, SnapshotModel, TableModel


class SqlStore:
    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @classmethod
    async def open(cls, url: str) -> Self:
        """Connect, and bring the database to the present form."""
        engine = create_async_engine(url)
        if engine.url.get_backend_name() == "sqlite":
            _prepare_sqlite(engine)
        try:
            async with engine.begin() as connection:
                await connection.run_sync(upgrade)
        except Exception as error:
            await engine.dispose()
            cause = getattr(error, "orig", None) or error
            raise FacedownError(f"cannot open the database {engine.url.render_as_string()}: {cause}") from error
        return cls(engine)

    async def create(self, table: TableRow) -> None:
        async with self._engine.begin() as connection:
            await _insert_table(connection, table)

    async def load(self, table: str) -> Stored | None:
        async with self._engine.connect() as connection:
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
        async with self._engine.connect() as connection:
            return await _rows(connection, table, 0)

    async def commit(self, table: str, change: Change) -> None:
        try:
            async with self._engine.begin() as connection:
                await self._write(connection, table, change)
        except IntegrityError as error:
            raise Conflict(table) from error

    async def _write(self, connection: AsyncConnection, table: str, change: Change) -> None:
        new = change.table
        if new is None:
            await connection.execute(update(TableModel).where(TableModel.id == table).values(changed=time.time()))
        else:
            done = await connection.execute(
                update(TableModel).where(TableModel.id == table, TableModel.rev == new.rev - 1).values(_columns(new))
            )
            if done.rowcount != 1:
                raise Conflict(table)
        if change.heard is not None:
            seat, message = change.heard
            await connection.execute(insert(HeardModel).values(table_id=table, seat=seat, message=message))
        if change.rows:
            await connection.execute(insert(LogModel), [{"table_id": table, **row._asdict()} for row in change.rows])
        if change.cut is not None:
            await connection.execute(
                delete(SnapshotModel).where(SnapshotModel.table_id == table, SnapshotModel.length > change.cut)
            )
        if change.snapshot is not None:
            await connection.execute(insert(SnapshotModel).values(table_id=table, **change.snapshot._asdict()))
        if change.also is not None:
            await _insert_table(connection, change.also)

    async def heard(self, table: str, seat: int, message: str) -> bool:
        wanted = select(HeardModel.seat).where(
            HeardModel.table_id == table, HeardModel.seat == seat, HeardModel.message == message
        )
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).first() is not None

    async def listed(self, most: int) -> list[TableRow]:
        wanted = select(TableModel.row).where(TableModel.phase != "over", TableModel.listed)
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(TableModel.changed.desc()).limit(most))
            return [msgspec.json.decode(row, type=TableRow) for (row,) in rows]

    async def running(self, most: int) -> list[str]:
        wanted = select(TableModel.id).where(TableModel.phase == "running")
        async with self._engine.connect() as connection:
            rows = await connection.execute(wanted.order_by(TableModel.changed.desc()).limit(most))
            return [id for (id,) in rows]

    async def close(self) -> None:
        await self._engine.dispose()


async def _rows(connection: AsyncConnection, table: str, start: int) -> list[LogRow]:
    columns = (LogModel.seq, LogModel.kind, LogModel.seat, LogModel.action, LogModel.rev, LogModel.at, LogModel.chair)
    wanted = select(*columns)
    found = await connection.execute(
        wanted.where(LogModel.table_id == table, LogModel.seq >= start).order_by(LogModel.seq)
    )
    return [LogRow(row.seq, cast(Kind, row.kind), row.seat, row.action, row.rev, row.at, row.chair) for row in found]


async def _insert_table(connection: AsyncConnection, table: TableRow) -> None:
    await connection.execute(insert(TableModel).values(id=table.id, **_columns(table)))


def _columns(table: TableRow) -> dict[str, Any]:
    return {
        "phase": table.phase,
        "listed": table.listed,
        "rev": table.rev,
        "changed": time.time(),
        "row": msgspec.json.encode(table).decode(),
    }


def _prepare_sqlite(engine: AsyncEngine) -> None:
    file = engine.url.database
    if file and file != ":memory:":
        try:
            Path(file).parent.mkdir(parents=True, exist_ok=True)
            Path(file).touch(mode=0o600)  # it holds the seeds of games in play: nobody else's business
        except OSError as error:
            raise FacedownError(f"cannot make the database {file}: {error.strerror}") from None

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged move survives a power cut too
        cursor.execute("PRAGMA foreign_keys=ON")
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.close()
