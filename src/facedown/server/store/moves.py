"""Moves, written many at once: three statements for all that came together, however many tables they belong to.

Nearly every change of a table is a move: rows of its log, the message that led to them, and nothing else. Written one
by one, each costs the way to the database more than everything else that a move needs.
"""

from collections.abc import Sequence
from typing import Any, cast

import msgspec
from sqlalchemy import Connection, Table, bindparam, insert, update
from sqlalchemy.exc import IntegrityError

from facedown.server.clock import now
from facedown.server.store import Change, Conflict
from facedown.server.store.models import HeardModel, LogModel, TableModel

_tables, _log, _heard = (cast(Table, model.__table__) for model in (TableModel, LogModel, HeardModel))
_touch = (
    update(_tables)
    .where(
        _tables.c.id == bindparam("table_id"), _tables.c.rev == bindparam("then"), _tables.c.seq == bindparam("start")
    )
    .values(changed=bindparam("at"), seq=bindparam("end"))
)
_append = insert(_log)
_remember = insert(_heard)


class Move(msgspec.Struct, frozen=True):
    """A change that is rows of the log alone."""

    table: str
    change: Change

    def __call__(self, connection: Connection) -> None:
        write(connection, [self])


def is_move(change: Change) -> bool:
    return bool(change.rows) and not (change.table or change.snapshot or change.also) and change.cut is None


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
    at, touched, rows, heard = now(), list[dict[str, Any]](), list[dict[str, Any]](), list[dict[str, Any]]()
    in_order = sorted(moves, key=lambda move: move.table)  # two servers never wait for each other in a circle
    for move in in_order:
        table, change = move.table, move.change
        first, last = change.rows[0], change.rows[-1]
        touched.append({"table_id": table, "at": at, "then": first.rev, "start": first.seq, "end": last.seq + 1})
        rows += [{"table_id": table, **row._asdict()} for row in change.rows]
        if change.heard is not None:
            seat, message = change.heard
            heard.append({"table_id": table, "seat": seat, "message": message})
    if connection.execute(_touch, touched).rowcount != len(touched):
        raise Conflict("a table has changed since")
    connection.execute(_append, rows)
    if heard:
        connection.execute(_remember, heard)
