"""Writes backups: all that a database holds, as one file that any store can be restored from.

The file is gzipped text: one JSON value a line. First a header (version, date, form of the database, how many rows of
what), then for each table of the database a line with its name and columns, and a line for each row, and at the end a
hash of all that came before. It is read from the database in one transaction, so it is of one moment however much is
written meanwhile.
"""

import base64
import gzip
import hashlib
import os
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, LargeBinary, MetaData, Table, create_engine, func, select
from sqlalchemy.engine import URL

import facedown
from facedown.engine.errors import FacedownError
from facedown.server.common.steady_clock import now
from facedown.server.store.connections import begin_with, set_up, sync_driver
from facedown.server.store.failures import explained
from facedown.server.store.migrate import form_of, forms

FORMAT = 1
OF_RUNNING_SERVERS = {"nodes", "presence", "house"}  # who is alive now, and which generation: nothing to keep
LEFT_OUT = {"alembic_version", *OF_RUNNING_SERVERS}
AT_ONCE = 500  # rows
MOST_LINE = 1 << 26
Progress = Callable[[int, int], None]  # rows done, rows in all


class BackupError(FacedownError):
    """Says that a backup cannot be made, read or restored, and why."""


class Header(msgspec.Struct, frozen=True):
    facedown_backup: int  # the format of this file
    version: str
    form: str  # of the database
    at: float
    date: str
    rows: dict[str, int]  # how many, in the order in which they follow

    @property
    def total(self) -> int:
        return sum(self.rows.values())


class Part(msgspec.Struct, frozen=True):
    """Marks the beginning of a table of the database."""

    table: str
    columns: list[str]


class End(msgspec.Struct, frozen=True):
    end: int  # rows
    sha256: str


# --- making one -------------------------------------------------------------------------------------------------------


def backup(url: URL, file: Path, progress: Progress = lambda done, total: None) -> Header:
    """Writes a backup, reads it again to see that it is whole, and only then gives it its name."""
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)  # it holds seeds of games in play, and keys: nobody else's business
        with reading(url) as connection:
            header = _write(connection, part, progress)
        found = check(part)
        if found != header:
            raise BackupError(f"what was written to {file} reads differently; is its disk in order?")
        part.replace(file)
    except OSError as error:
        raise BackupError(f"cannot write {file}: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)
    return header


def named(url: URL) -> str:
    """Names a database as people call it; never with its password."""
    return url.database or "" if url.get_backend_name() == "sqlite" else url.render_as_string()


@contextmanager
def reading(url: URL) -> Iterator[Connection]:
    """Opens a connection that sees the database as it is at one moment."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        raise BackupError(f"there is no database {url.database}")
    engine = reading_engine(url)
    try:
        with engine.begin() as connection:
            yield connection
    except (FacedownError, OSError):
        raise
    except Exception as error:
        raise BackupError(f"cannot read the database {named(url)}: {explained(error)}") from error
    finally:
        engine.dispose()


def reading_engine(url: URL) -> Engine:
    """Makes an engine whose transactions see the database as it is at one moment."""
    if url.get_backend_name() != "sqlite":
        return create_engine(url.set(drivername=sync_driver(url)), isolation_level="REPEATABLE READ")
    engine = create_engine(url.set(drivername=sync_driver(url)))

    begin_with(engine, "BEGIN")
    set_up(engine, "busy_timeout=5000")
    return engine


def tables_in(connection: Connection) -> list[Table]:
    """Lists what is backed up, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name not in LEFT_OUT]


def _write(connection: Connection, part: Path, progress: Progress) -> Header:
    form = form_of(connection)
    if form is None:
        raise BackupError("there are no tables of Facedown in this database yet")
    if form not in forms():
        raise BackupError(f"this database was made by a newer Facedown (form {form}); update Facedown")
    tables = tables_in(connection)
    moment = now()
    header = Header(
        facedown_backup=FORMAT,
        version=facedown.__version__,
        form=form,
        at=moment,
        date=datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds"),
        rows={
            str(table.name): connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in tables
        },
    )
    done = 0
    with part.open("wb") as raw:
        with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=5, mtime=0, filename="") as packed:
            digest = hashlib.sha256()

            def put(value: Any) -> None:
                line = msgspec.json.encode(value) + b"\n"
                digest.update(line)
                packed.write(line)

            put(header)
            for table in tables:
                put(Part(str(table.name), [str(column.name) for column in table.columns]))
                order = list(table.primary_key)
                found = connection.execution_options(yield_per=AT_ONCE).execute(select(table).order_by(*order))
                for rows in found.partitions():
                    for row in rows:
                        put([_plain(value) for value in row])
                    done += len(rows)
                    progress(done, header.total)
            packed.write(msgspec.json.encode(End(done, digest.hexdigest())) + b"\n")
        raw.flush()
        os.fsync(raw.fileno())
    return header


def _plain(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


# --- reading one ------------------------------------------------------------------------------------------------------


def check(file: Path, progress: Progress = lambda done, total: None) -> Header:
    """Reads a whole backup; raises BackupError if anything about it is not as it was written."""
    with _lines(file) as lines:
        header = _header(file, next(lines, b""))
        counts: dict[str, int] = {}
        table, done = "", 0
        for line in lines:
            if line.startswith(b"["):
                counts[table] = counts.get(table, 0) + 1
                done += 1
                if done % AT_ONCE == 0:
                    progress(done, header.total)
            elif line.startswith(b'{"table"'):
                table = _decode(file, line, Part).table
                counts[table] = 0
    if counts != header.rows:
        raise BackupError(f"{file} is damaged: it has not all rows that its beginning promises")
    progress(done, header.total)
    return header


def size(file: Path) -> int:
    """Counts the bytes of a backup when it is unpacked."""
    with _lines(file) as lines:
        return sum(len(line) for line in lines)


def parts(file: Path, tables: dict[str, Table]) -> Iterator[tuple[Table, list[dict[str, Any]]]]:
    """Reads the rows of a backup, some at a time, as they go into tables of a database."""
    with _lines(file) as lines:
        next(lines)
        table: Table | None = None
        columns: list[str] = []
        binary: set[str] = set()
        waiting: list[dict[str, Any]] = []
        for line in lines:
            if line.startswith(b"["):
                row = dict(zip(columns, msgspec.json.decode(line), strict=True))
                for name in binary:
                    if row[name] is not None:
                        row[name] = base64.b64decode(row[name])
                waiting.append(row)
            if waiting and (len(waiting) >= AT_ONCE or not line.startswith(b"[")):
                assert table is not None
                yield table, waiting
                waiting = []
            if line.startswith(b'{"table"'):
                part = _decode(file, line, Part)
                table, columns = tables[part.table], part.columns
                binary = {name for name in columns if isinstance(table.columns[name].type, LargeBinary)}


@contextmanager
def _lines(file: Path) -> Iterator[Iterator[bytes]]:
    """Reads all lines but the last, which must agree with them. Raises BackupError, which says what is wrong."""
    if not file.is_file():
        raise BackupError(f"there is no file {file}" if not file.exists() else f"{file} is not a file")
    try:
        with gzip.open(file) as packed:
            yield _checked(file, packed)
    except gzip.BadGzipFile as error:
        raise BackupError(f"{file} is not a backup of Facedown, or it is damaged") from error
    except (EOFError, zlib.error) as error:
        raise BackupError(f"{file} is damaged: it ends too early, or something in it has changed") from error
    except OSError as error:
        raise BackupError(f"cannot read {file}: {error.strerror or error}") from error


def _checked(file: Path, packed: gzip.GzipFile) -> Iterator[bytes]:
    digest, rows = hashlib.sha256(), 0
    while line := packed.readline(MOST_LINE):
        if line.startswith(b'{"end"'):
            end = _decode(file, line, End)
            if end.sha256 != digest.hexdigest() or end.end != rows or packed.readline(1):
                raise BackupError(f"{file} is damaged: something in it has changed")
            yield line
            return
        digest.update(line)
        rows += line.startswith(b"[")
        yield line
    raise BackupError(f"{file} is damaged: its end is missing" if rows else f"{file} is not a backup of Facedown")


def _header(file: Path, line: bytes) -> Header:
    try:
        format = msgspec.json.decode(line)["facedown_backup"]
        is_newer = int(format) > FORMAT
        header = None if is_newer else msgspec.json.decode(line, type=Header)
    except (msgspec.MsgspecError, UnicodeDecodeError, KeyError, TypeError, ValueError):
        raise BackupError(f"{file} is not a backup of Facedown") from None
    if header is None or header.form not in forms():
        raise BackupError(f"{file} was made by a newer Facedown; update Facedown to restore it")
    return header


def _decode(file: Path, line: bytes, kind: Any) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise BackupError(f"{file} is damaged: something in it has changed") from None
