"""Brings a database to the present form, with Alembic; runs whenever a server starts.

Whole or not at all: everything happens in one transaction (both databases can do that with forms, too). Before an
SQLite file with tables in it is changed, a copy is made beside it.
"""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, Engine, create_engine, inspect, text
from sqlalchemy.engine import URL

from facedown.engine.errors import FacedownError
from facedown.server.store.connections import begin_with, set_up, sync_driver
from facedown.server.store.failures import explained

if TYPE_CHECKING:
    from alembic.config import Config

SCRIPTS = Path(__file__).parent / "migrations"
BUSY_MS = 5000
LOCK = 0x_FACE_D0  # of PostgreSQL: who holds it migrates, others wait


class MigrationFailed(FacedownError):
    """Says that the database could not be brought to the present form, and is as it was."""


def config(connection: Connection | None = None) -> "Config":
    from alembic.config import Config  # here, because most starts have nothing to migrate

    made = Config()
    made.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    made.set_main_option("path_separator", "os")
    made.attributes["connection"] = connection
    return made


def upgrade(connection: Connection, to: str = "head") -> None:
    from alembic import command

    command.upgrade(config(connection), to)


def forms() -> list[str]:
    """Lists all forms that this version knows, oldest first: each migration's file begins with its number."""
    return sorted(file.name.partition("_")[0] for file in (SCRIPTS / "versions").glob("[0-9]*_*.py"))


def form_of(connection: Connection) -> str | None:
    """Finds which form a database has; none if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def prepare(url: URL) -> None:
    """Brings the database at an address to the present form. Raises MigrationFailed with what to do."""
    engine = migrating_engine(url)
    try:
        with engine.begin() as connection:
            one_at_a_time(connection)
            _prepare(connection, url)
    finally:
        engine.dispose()


def migrating_engine(url: URL) -> Engine:
    """Makes an engine whose transactions take in changes of forms, which Python's driver for SQLite would not."""
    engine = create_engine(url.set(drivername=sync_driver(url)))
    if url.get_backend_name() == "sqlite":
        begin_with(engine, "BEGIN IMMEDIATE")
        # SQLite changes a table by copying it, and what refers to it must not fall in between; see `check_references`.
        set_up(engine, f"busy_timeout={BUSY_MS}", "foreign_keys=OFF")
    return engine


def check_references(connection: Connection) -> None:
    """Checks for SQLite, with references unchecked until now, that every row exists that another names."""
    if connection.dialect.name == "sqlite":
        wrong = connection.exec_driver_sql("PRAGMA foreign_key_check").first()
        if wrong is not None:
            raise MigrationFailed(f"a row of '{wrong[0]}' belongs to nothing in '{wrong[2]}'")


def one_at_a_time(connection: Connection) -> None:
    """Takes a lock, as several servers may start at once. SQLite's transaction holds the others up by itself."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})


def _prepare(connection: Connection, url: URL) -> None:
    known, found = forms(), form_of(connection)
    if found == known[-1]:
        return
    if found is not None and found not in known:
        raise MigrationFailed(
            f"this database was made by a newer Facedown (form {found}; this version knows forms up to {known[-1]}). "
            "Update Facedown, or restore a backup into another database"
        )
    if found is None and inspect(connection).get_table_names():
        raise MigrationFailed("there is something in this database that is not Facedown's; choose another one")
    copy = _safety_copy(url, found) if found is not None else None
    try:
        upgrade(connection)
        check_references(connection)
    except Exception as error:
        kept = f"A copy is in {copy}. " if copy else ""
        was = f"form {found}" if found else "empty"
        raise MigrationFailed(
            f"it could not be brought to its new form: {explained(error)}. Nothing was changed: it is still {was}, "
            f"and the version of Facedown that was used before opens it. {kept}Start again when the cause is gone"
        ) from error


def _safety_copy(url: URL, form: str) -> Path | None:
    """Copies an SQLite file as it is, with what has not come into it from the log of writes yet."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    file = Path(url.database)
    copy = file.with_name(f"{file.name}.form-{form}")
    part = copy.with_name(copy.name + ".part")
    needed = sum(one.stat().st_size for one in (file, file.with_name(file.name + "-wal")) if one.is_file())
    if shutil.disk_usage(file.parent).free < 2 * needed:  # the change itself needs as much again
        raise MigrationFailed(
            f"there is not enough room to bring it to its new form: {2 * needed / 1e6:.0f} MB are needed beside "
            f"{file}, for a copy and for the change. Nothing was changed"
        )
    try:
        part.unlink(missing_ok=True)
        part.touch(mode=0o600)
        with closing(sqlite3.connect(file)) as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
        part.replace(copy)
    except (OSError, sqlite3.Error) as error:
        part.unlink(missing_ok=True)
        raise MigrationFailed(f"no copy could be made before changing it: {error}. Nothing was changed") from error
    return copy
