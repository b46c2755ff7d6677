"""Writes many moves at once: few statements for all that came together, however many tables they belong to.

Nearly every change of a table is a move: rows of its log, the message that led to them, now and then a snapshot, and
nothing else. Written one by one, each costs the way to the database more than everything else that a move needs. New
tables, people who sit down and games that begin or end go the same way, with the table's own row.
"""

import sqlite3
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Table, bindparam, update
from sqlalchemy.exc import IntegrityError

from facedown.server.common.steady_clock import now
from facedown.server.store import Change, Conflict, TableRow
from facedown.server.store.chain import Chains, Way, snapshot_sum
from facedown.server.store.mark import Head
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
_turn_one = (
    update(_tables)
    .where(
        _tables.c.id == bindparam("table_id"), _tables.c.rev == bindparam("then"), _tables.c.seq == bindparam("start")
    )
    .values(
        seq=bindparam("end"),
        changed=bindparam("at"),
        phase=bindparam("in_phase"),
        listed=bindparam("is_listed"),
        rev=bindparam("new"),
        row=bindparam("as_json"),
    )
)
_TURN = (
    "UPDATE tables SET seq = column4, changed = column5, phase = column6, listed = column7, rev = column8, "
    "row = column9 FROM (VALUES {values}) WHERE id = column1 AND rev = column2 AND seq = column3"
)
_MAKE = "INSERT INTO tables (id, seq, changed, made, phase, listed, rev, row) VALUES {values}"
_APPEND = "INSERT INTO log (table_id, seq, kind, seat, action, rev, at, chair, chain) VALUES {values}"
_REMEMBER = "INSERT INTO heard (table_id, seat, message) VALUES {values}"
_KEEP = "INSERT INTO snapshots (table_id, seq, length, data, sum) VALUES {values}"


class Move(msgspec.Struct, frozen=True):
    """Holds a change that deletes nothing."""

    table: str
    change: Change
    chains: Chains

    def __call__(self, connection: Connection) -> None:
        write(connection, [self])

    @property
    def heads(self) -> list[Head]:
        return heads(self.table, self.change)


def heads(table: str, change: Change) -> list[Head]:
    """Lists the tables that a change is about, with their numbers after it: for the mark of the database."""
    made = [(change.also.id, change.also.rev)] if change.also is not None else []
    if change.rows:
        return [*made, (table, change.rows[-1].rev + change.rows[-1].seq + 1)]
    if change.table is not None:
        return [*made, (table, change.table.rev + (change.seq or 0))]
    return made


def is_move(change: Change) -> bool:
    """Can it be written with others? Nothing is deleted, it is known after which row it comes, and there is no more to
    write about a table than its row: whose it is, that its result counts or is compared."""
    if change.cut is not None or _is_noted(change.table) or _is_noted(change.also) or _has_free_chairs(change.table):
        return False
    if change.table is None and change.also is not None:  # a new table, and nothing else
        return not (change.rows or change.heard)
    return bool(change.rows) or (change.table is not None and change.seq is not None)


def _is_noted(table: TableRow | None) -> bool:
    return table is not None and bool(table.rated or table.deal or any(seat.profile for seat in table.seats))


def _has_free_chairs(table: TableRow | None) -> bool:
    """Is what was known about the people of some chairs deleted?"""
    return table is not None and table.phase == "gathering" and any(seat.kind != "person" for seat in table.seats)


def columns(table: TableRow) -> Row:
    """Lists the columns of a table's row: phase, listed, rev, row."""
    return table.phase, table.listed, table.rev, msgspec.json.encode(table).decode()


def write_at_once(connection: Connection, moves: Sequence[Move]) -> bool:
    """Writes them all and returns True; or writes nothing and returns False, where one of them does not fit."""
    try:
        with connection.begin_nested():
            write(connection, moves)
        return True
    except (Conflict, IntegrityError):
        for move in moves:
            move.chains.begin()
        return False


def write(connection: Connection, moves: Sequence[Move]) -> None:
    """Writes all of them, or raises an error and writes none: within a savepoint of the caller."""
    if connection.dialect.name == "sqlite":
        write_quickly(connection.connection.cursor(), moves)
    else:
        _write(connection, moves)


def write_quickly(cursor: Any, moves: Sequence[Move]) -> None:
    """Writes the same, by SQLite's driver."""
    try:
        _write(cursor, moves)
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error


def _write(way: Way, moves: Sequence[Move]) -> None:
    at = now()
    touched, turned, made = list[Row](), list[Row](), list[Row]()
    rows, heard, snapshots = list[Row](), list[Row](), list[Row]()
    in_order = sorted(moves, key=lambda move: move.table)  # two servers never wait for each other in a circle
    for move in in_order:
        table, change = move.table, move.change
        new, seq = change.table, change.seq
        if change.rows:
            seq = change.rows[0].seq
            rows += move.chains.linked(way, table, change.rows)
        if new is not None:
            assert seq is not None
            turned.append((table, new.rev - 1, seq, seq + len(change.rows), at, *columns(new)))
        elif seq is not None and change.rows:
            touched.append((table, change.rows[0].rev, seq, change.rows[-1].seq + 1, at))
        if change.heard is not None:
            heard.append((table, *change.heard))
        if change.snapshot is not None:
            before = move.chains.before(way, table, change.snapshot.seq)
            snapshots.append((table, *change.snapshot, snapshot_sum(before, change.snapshot)))
        if change.also is not None:
            made.append((change.also.id, 0, at, at, *columns(change.also)))
    _put(way, _MAKE, made)
    if _touch(way, touched) + _turn(way, turned) != len(touched) + len(turned):
        raise Conflict("a table has changed since")
    _put(way, _APPEND, rows)
    _put(way, _REMEMBER, heard)
    _put(way, _KEEP, snapshots)


def _touch(way: Way, touched: list[Row]) -> int:
    """Updates tables, and counts how many were as they should be."""
    if isinstance(way, sqlite3.Cursor):
        return _put(way, _TOUCH, touched)
    names = ("table_id", "then", "start", "end", "at")  # one after the other, for the sake of their order
    return _one_by_one(way, _touch_one, names, touched)


def _turn(way: Way, turned: list[Row]) -> int:
    """Updates tables in the same way where their rows change."""
    if isinstance(way, sqlite3.Cursor):
        return _put(way, _TURN, turned)
    names = ("table_id", "then", "start", "end", "at", "in_phase", "is_listed", "new", "as_json")
    return _one_by_one(way, _turn_one, names, turned)


def _one_by_one(connection: Connection, statement: Any, names: Sequence[str], rows: list[Row]) -> int:
    if not rows:
        return 0
    return int(connection.execute(statement, [dict(zip(names, row, strict=True)) for row in rows]).rowcount)


def _put(way: Way, statement: str, rows: list[Row]) -> int:
    done = 0
    for some in _shares(rows):
        marks = "?" if isinstance(way, sqlite3.Cursor) else "%s"
        shape = ", ".join([f"({', '.join([marks] * len(some[0]))})"] * len(some))
        text, values = statement.format(values=shape), tuple(chain.from_iterable(some))
        done += (way.execute if isinstance(way, sqlite3.Cursor) else way.exec_driver_sql)(text, values).rowcount
    return done


def _shares(rows: list[Row]) -> Iterable[list[Row]]:
    return (rows[start : start + AT_ONCE] for start in range(0, len(rows), AT_ONCE))
