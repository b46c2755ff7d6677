"""Restores a backup: in one transaction, so that servers see the old tables or the new ones, and nothing in between.

The database's tables are dropped and made again in the form that the backup has, its rows are put in, and then
everything is brought to the present form. That begins a new generation of the database, which running servers notice
before they write the next time (`generation.py`).
"""

import shutil
from pathlib import Path

from sqlalchemy import Connection, MetaData, func, insert, inspect, select, text
from sqlalchemy.engine import URL

from facedown.engine.errors import FacedownError
from facedown.server.common.steady_clock import now
from facedown.server.store.backup import BackupError, Header, Progress, check, named, parts, size, tables_in
from facedown.server.store.failures import explained, trouble_in
from facedown.server.store.generation import generation
from facedown.server.store.mark import DatabaseMark
from facedown.server.store.migrate import check_references, form_of, forms, migrating_engine, one_at_a_time, upgrade
from facedown.server.store.models import TableModel


def tables_held(url: URL) -> int:
    """Counts how many tables are in a database already, finished ones included; 0 if there is none."""
    if url.get_backend_name() == "sqlite" and not Path(url.database or "").is_file():
        return 0
    engine = migrating_engine(url)
    try:
        with engine.connect() as connection:
            if not inspect(connection).has_table(TableModel.__tablename__):
                return 0
            return connection.execute(select(func.count()).select_from(TableModel)).scalar_one()
    except Exception as error:
        raise _told(url, error) from error
    finally:
        engine.dispose()


def restore(url: URL, file: Path, progress: Progress = lambda done, total: None) -> Header:
    """Replaces everything in the database; raises BackupError, and then nothing was changed."""
    header = check(file)
    if url.get_backend_name() == "sqlite":
        _make_room(Path(url.database or ""), file)
    engine = migrating_engine(url)
    try:
        with engine.begin() as connection:
            one_at_a_time(connection)
            _replace(connection, file, header, progress)
            begun = generation(connection)
    except BackupError:
        raise
    except Exception as error:
        raise _told(url, error) from error
    finally:
        engine.dispose()
    if url.get_backend_name() == "sqlite":
        mark = DatabaseMark(Path(url.database or ""))
        mark.begin(begun, 0)
        mark.close()
    return header


def _replace(connection: Connection, file: Path, header: Header, progress: Progress) -> None:
    form = form_of(connection)
    if form is None and inspect(connection).get_table_names():
        raise BackupError("there is something in this database that is not Facedown's; choose another one")
    if form is not None and form not in forms():
        raise BackupError(f"this database was made by a newer Facedown (form {form}); update Facedown")
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = '30s'"))
    present = MetaData()
    present.reflect(connection)
    present.drop_all(connection)
    upgrade(connection, header.form)
    tables = {table.name: table for table in tables_in(connection)}
    if set(header.rows) != set(tables):
        raise BackupError(f"{file} has other tables than a database of form {header.form}")
    for table in reversed(tables.values()):  # what a migration has put in is in the backup, too
        connection.execute(table.delete())
    done = 0
    for table, rows in parts(file, tables):
        connection.execute(insert(table), rows)
        done += len(rows)
        progress(done, header.total)
    _go_on_counting(connection)
    upgrade(connection)
    _add_downtime(connection, header)
    check_references(connection)


def _go_on_counting(connection: Connection) -> None:
    """Makes the numbers that PostgreSQL gives out by itself go on after the highest that was put in."""
    if connection.dialect.name != "postgresql":
        return
    for table in tables_in(connection):
        for column in table.primary_key:
            sequence = connection.execute(
                text("SELECT pg_get_serial_sequence(:table, :column)"), {"table": table.name, "column": column.name}
            ).scalar()
            highest = connection.execute(select(func.max(column))).scalar() if sequence else None
            if highest is not None:
                connection.execute(text("SELECT setval(:name, :highest)"), {"name": sequence, "highest": highest})


def _add_downtime(connection: Connection, header: Header) -> None:
    """Adds the time since the backup, which was nobody's, for all clocks there are."""
    moment = now()
    if header.at < moment:
        silences = MetaData()
        silences.reflect(connection, only=["silences"])
        table = silences.tables["silences"]
        connection.execute(table.delete().where(table.c.since >= header.at))
        connection.execute(insert(table).values(since=header.at, until=moment))


def _make_room(database: Path, file: Path) -> None:
    """Makes a place for a new file, readable for its owner only; and checks that its disk has room enough."""
    try:
        database.parent.mkdir(parents=True, exist_ok=True)
        database.touch(mode=0o600)
    except OSError as error:
        raise BackupError(f"cannot write {database}: {error.strerror or error}") from error
    needed = 2 * size(file)  # first to the log of writes, then to their place
    free = shutil.disk_usage(database.parent).free
    if free < needed:
        raise BackupError(
            f"there is not enough room beside {database}: {needed / 1e6:.1f} MB are needed, "
            f"{free / 1e6:.1f} MB are free. Nothing was changed"
        )


def _told(url: URL, error: Exception) -> FacedownError:
    if isinstance(error, FacedownError) and trouble_in(error) is None:
        return error
    return BackupError(f"the database {named(url)} cannot be restored: {explained(error)}. Nothing was changed")
