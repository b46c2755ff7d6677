"""Moves, written many at once: a few statements for all that came together, however many tables they belong to.

Nearly every change of a table is a move: rows of its log, the message that led to them, now and then a snapshot, and
nothing else. Written one by one, each costs the way to the database more than everything else that a move needs.
"""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Table, bindparam, update
from sqlalchemy.exc import IntegrityError

from facedown.server.clock import now
from facedown.server.store import Change, Conflict
from facedown.server.store.models import TableModel

Row = tuple[Any, ...]
AT_ONCE = 500  # rows in one statement: databases have a limit for its values

_tables = cast(Table, TableModel.__table__)
_touch_one = (
    update(_tables)
    .where(
        _tables.c.id == bindparam("table_id"), _tables.c.rev == bindparam("then"), _tables.c.seq == bindparam("start")
    )
    .values(changed=bindparam("at"), seq=bindparam("end"))
)
_TOUCH = (  # SQLite's names for what is not named
    "UPDATE tables SET seq = column4, changed = column5 FROM (VALUES {values}) "
    "WHERE id = column1 AND rev = column2 AND seq = column3"
)
_APPEND = "INSERT INTO log (table_id, seq, kind, seat, action, rev, at, chair) VALUES {values}"
_REMEMBER = "INSERT INTO heard (table_id, seat, message) VALUES {values}"
_KEEP = "INSERT INTO snapshots (table_id, seq, length, data) VALUES {values}"


class Move(msgspec.Struct, frozen=True):
    """A change that only adds to what is written."""

    table: str
    change: Change

    def __call__(self, connection: Connection) -> None:
        write(connection, [self])


def is_move(change: Change) -> bool:
    return bool(change.rows) and not (change.table or change.also) and change.cut is None


def write_at_once(connection: Connection, moves: Sequence[Move]) -> bool:
    """False, and nothing is written: one of them does not fit."""
    try:
        with connection.begin_nested():
            write(connection, moves)
        return True
    except (Conflict, IntegrityError):
        return False


def write(connection: Connection, moves: Sequence[Move]) -> None:
    """All of them, or an error and none: within a savepoint of the caller."""
    at = now()
    touched, rows, heard, snapshots = list[Row](), list[Row](), list[Row](), list[Row]()
    in_order = sorted(moves, key=lambda move: move.table)  # two servers never wait for each other in a circle
    for move in in_order:
        table, change = move.table, move.change
        first, last = change.rows[0], change.rows[-1]
        touched.append((table, first.rev, first.seq, last.seq + 1, at))
        rows += [(table, *row) for row in change.rows]
        if change.heard is not None:
            heard.append((table, *change.heard))
        if change.snapshot is not None:
            snapshots.append((table, *change.snapshot))
    if _touch(connection, touched) != len(touched):
        raise Conflict("a table has changed since")
    _put(connection, _APPEND, rows)
    _put(connection, _REMEMBER, heard)
    _put(connection, _KEEP, snapshots)


def _touch(connection: Connection, touched: list[Row]) -> int:
    """How many tables were as they should be."""
    if connection.dialect.name == "sqlite":
        return _put(connection, _TOUCH, touched)
    names = ("table_id", "then", "start", "end", "at")  # one after the other, for the sake of their order
    return int(connection.execute(_touch_one, [dict(zip(names, row, strict=True)) for row in touched]).rowcount)


def _put(connection: Connection, statement: str, rows: list[Row]) -> int:
    done = 0
    for some in _shares(rows):
        mark = "?" if connection.dialect.name == "sqlite" else "%s"
        values = ", ".join([f"({', '.join([mark] * len(some[0]))})"] * len(some))
        made = connection.exec_driver_sql(statement.format(values=values), tuple(chain.from_iterable(some)))
        done += made.rowcount
    return done


def _shares(rows: list[Row]) -> Iterable[list[Row]]:
    return (rows[start : start + AT_ONCE] for start in range(0, len(rows), AT_ONCE))
