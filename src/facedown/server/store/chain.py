"""Chains the rows of a table's log: each carries a checksum that covers the row before.

A row that was changed, lost or put in by a damaged disk breaks it there. The checksum has no key: it protects from
accidents, and a person who can write the database can write a new chain. Rows without one (written by an older version
that shared the database for a while) are not covered, and the chain begins again after them.
"""

import sqlite3
import struct
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Any

from sqlalchemy import Connection, select

from facedown.server.store import Conflict, Damaged, LogRow, SnapshotRow
from facedown.server.store.models import LogModel

Way = Connection | sqlite3.Cursor  # to SQLite the driver's own: SQLAlchemy's part of a small transaction is half of it
MOST = 8192  # tables whose last link is remembered
_ROW = struct.Struct("<qq10sqqqdq")
_LINK = "SELECT chain FROM log WHERE table_id = ? AND seq = ?"


def first_link(table: str) -> int:
    """Computes what the first row of a log is linked to."""
    return _number(f"facedown log of {table}".encode())


def link(before: int, row: Sequence[Any]) -> int:
    """Computes the link of a row: seq, kind, seat, action, rev, at, chair."""
    seq, kind, seat, action, rev, at, chair = row
    return _number(_ROW.pack(before, seq, kind.encode(), seat, action, rev, at, chair))


def snapshot_sum(before: int, snapshot: SnapshotRow) -> int:
    """Computes the sum of a snapshot, and of the last row of the log that it is about."""
    return _number(f"{before} {snapshot.seq} {snapshot.length} ".encode() + snapshot.data)


def checked(table: str, start: int, before: int | None, rows: Iterable[Sequence[Any]]) -> list[LogRow]:
    """Checks the rows of a log from `start` on, each with its link at the end, after a row with the link `before`.

    Raises Damaged where they do not follow each other.
    """
    made = []
    for seq, row in enumerate(rows, start):
        found = LogRow(*row[:-1])
        if found.seq != seq:
            raise Damaged(table, f"row {seq} of its log is missing")
        if row[-1] is not None and row[-1] != link(first_link(table) if before is None else before, found):
            raise Damaged(table, f"row {seq} of its log is not what was written")
        before = row[-1]
        made.append(found)
    return made


def _number(data: bytes) -> int:
    return int.from_bytes(blake2b(data, digest_size=8).digest(), "little", signed=True)


class Chains:
    """Keeps the last links of tables that were written lately. Only what was committed counts; within a transaction
    others are asked for in the database."""

    def __init__(self) -> None:
        self._links: dict[str, tuple[int, int]] = {}  # table -> seq of its next row, the link before that
        self._fresh: dict[str, tuple[int, int]] = {}  # of the transaction that is being written

    def linked(self, way: Way, table: str, rows: Sequence[LogRow]) -> list[tuple[Any, ...]]:
        """Gives rows as they are written: table, fields, link."""
        before, made = self.before(way, table, rows[0].seq), []
        for row in rows:
            before = link(before, row)
            made.append((table, *row, before))
        self._fresh[table] = (rows[-1].seq + 1, before)
        return made

    def before(self, way: Way, table: str, seq: int) -> int:
        """Gives the link that row `seq` is to follow; raises Conflict if there is none."""
        if seq == 0:
            return first_link(table)
        for known in (self._fresh.get(table), self._links.get(table)):
            if known is not None and known[0] == seq:
                return known[1]
        found: Any
        if isinstance(way, sqlite3.Cursor):
            found = way.execute(_LINK, (table, seq - 1)).fetchone()
        else:
            found = way.execute(
                select(LogModel.chain).where(LogModel.table_id == table, LogModel.seq == seq - 1)
            ).first()
        if found is None:  # decided on another version of the table
            raise Conflict(table)
        return first_link(table) if found[0] is None else int(found[0])

    def begin(self) -> None:
        """Begins where a transaction begins, or a part of it was given up."""
        self._fresh.clear()

    def keep(self) -> None:
        """Keeps the links of a transaction that is committed."""
        for table in self._fresh:
            self._links.pop(table, None)  # so that the last written are the last that are forgotten
        self._links |= self._fresh
        while len(self._links) > MOST:
            del self._links[next(iter(self._links))]
        self._fresh.clear()

    def forget(self) -> None:
        """Forgets all links: the database is another one now."""
        self._links.clear()
        self._fresh.clear()
