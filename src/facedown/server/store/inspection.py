"""Looks through a whole database for damage: SQLite's own check of its file, then the chain of each table's log.

A server does this after its start, in a thread and with a fifth of a core, so that nobody waits for it; a table that is
opened is checked at that moment anyway, from its last snapshot on. `facedown check` does it at once.
"""

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import msgspec
from sqlalchemy import Connection, Engine, select
from sqlalchemy.engine import URL

from facedown.server.store import Damaged, TableRow
from facedown.server.store.backup import reading_engine
from facedown.server.store.damage import DATABASE
from facedown.server.store.failures import is_damage
from facedown.server.store.generation import commits, generation
from facedown.server.store.loading import read_table
from facedown.server.store.mark import Found
from facedown.server.store.models import TableModel

SHARE = 0.2  # of a core, for a server
MOST_WORDS = 300
Note = Callable[[str, str], object]  # table (or DATABASE), what is wrong
# Each reads another part of the file: where the list itself is damaged, the index of the logs still names the tables.
_IDS = (
    ("SELECT id FROM tables ORDER BY phase = 'running' DESC", True),
    ("SELECT DISTINCT table_id FROM log", False),
    ("SELECT id FROM tables", False),
)


def inspect(url: URL, note: Note, share: float = SHARE, stop: threading.Event | None = None) -> int:
    """Tells `note` of all damage that is found. Returns how many tables were looked at."""
    stop, seen = stop or threading.Event(), 0
    engine = reading_engine(url)
    try:
        tables: dict[str, bool] = {}
        if engine.dialect.name == "sqlite":
            with _one_moment(engine, note) as connection:
                check_file(connection, note)
        with _one_moment(engine, note) as connection:
            tables = table_ids(connection, note)
        for table, is_listed in tables.items():
            begun = time.perf_counter()
            with _one_moment(engine, note) as connection:
                inspect_table(connection, table, note, is_listed)
            seen += 1
            if stop.wait((time.perf_counter() - begun) * (1 / share - 1)):
                break
    finally:
        engine.dispose()
    return seen


@contextmanager
def _one_moment(engine: Engine, note: Note) -> Iterator[Connection]:
    try:
        with engine.connect() as connection:
            yield connection
    except Exception as error:
        if not is_damage(error):
            raise
        note(DATABASE, "it cannot be read as a whole")


def is_behind(connection: Connection, mark: Found) -> bool:
    """Is the database older than its mark, or another one?"""
    return mark.generation != generation(connection) or mark.number > commits(connection)


def note_loss(connection: Connection, mark: Found, note: Note) -> None:
    """Tells which tables have lost something acknowledged: the database is behind its mark, or another one."""
    if mark.generation != generation(connection):
        note(DATABASE, "it is another one than the server wrote last")
        return
    here = commits(connection)
    lost = mark.lost_since(here)
    found = connection.execute(
        select(TableModel.id, TableModel.rev + TableModel.seq).where(TableModel.id.in_(lost))
    ).all()
    numbers = {row[0]: row[1] for row in found}
    gone = sorted(table for table in lost if table not in numbers)
    for table, number in numbers.items():
        if number < lost[table]:
            note(table, f"its last {lost[table] - number} changes are lost")
    missing = f"; tables that were made then are gone: {', '.join(gone)}" if gone else ""
    note(DATABASE, f"its last {mark.number - here} transactions are lost{missing}"[:MOST_WORDS])


def check_file(connection: Connection, note: Note) -> None:
    try:
        found = [str(line) for (line,) in connection.exec_driver_sql("PRAGMA quick_check(5)")]
    except Exception as error:
        if not is_damage(error):
            raise
        found = [str(getattr(error, "orig", error))]
    if found != ["ok"]:
        note(DATABASE, f"SQLite finds its file damaged ({'; '.join(found)})"[:MOST_WORDS])


def table_ids(connection: Connection, note: Note) -> dict[str, bool]:
    """Finds all tables that can be found, those in play first: is it in the list of tables?

    If so, and it is gone a moment later, it was deleted.
    """
    found: dict[str, bool] = {}
    for query, is_listed in _IDS:
        try:
            found = {str(id): is_listed for (id,) in connection.exec_driver_sql(query)} | found
            if is_listed:
                break
        except Exception as error:
            if not is_damage(error):
                raise
            note(DATABASE, "the list of its tables cannot be read as a whole")
    return found


def readable_rows(connection: Connection, note: Note) -> list[TableRow]:
    """Reads the rows of all tables that can still be read, one by one, where the list as a whole cannot."""
    rows = []
    for table, is_listed in table_ids(connection, note).items():
        try:
            found = connection.execute(select(TableModel.row).where(TableModel.id == table)).scalar()
            if found is not None:
                rows.append(msgspec.json.decode(found, type=TableRow))
            elif not is_listed:
                note(table, "its own row is missing")
        except Exception as error:
            if not is_damage(error) and not isinstance(error, msgspec.MsgspecError | UnicodeDecodeError):
                raise
            note(table, "its own row cannot be read")
    return rows


def inspect_table(connection: Connection, table: str, note: Note, is_listed: bool = True) -> None:
    try:
        if read_table(connection, table, whole=True) is None and not is_listed:
            note(table, "its own row is missing")
    except Damaged as damaged:
        note(table, damaged.why)
