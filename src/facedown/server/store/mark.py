"""Keeps a small file beside an SQLite file that says how far the database had come: `tables.sqlite.mark`.

What is acknowledged lies in SQLite's log of writes (`-wal`) for a while. If that is deleted or cut, SQLite opens an
older database and says nothing. So the database counts its transactions, and after each the number is written here,
with the tables that it was about. It is written after the transaction is on the disk, and never forced to the disk
itself: after a power cut the mark may be behind the database, which means nothing, but never ahead of it.

The file has one size: a header, and the last tables in a ring. Each part has a checksum that covers the generation of
the database, so that what is left of an earlier one is not read.
"""

import logging
import os
import struct
import zlib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from facedown.engine.errors import FacedownError

log = logging.getLogger("facedown.store")

MAGIC = b"FDMARK1\n"
SLOTS = 4096  # more than there are changes between two checkpoints of SQLite
_HEADER = struct.Struct("<8s16sQ")
_SLOT = struct.Struct("<Q16sQ")  # number of the transaction, table, number of the table after it
_SUM = struct.Struct("<I")
HEADER_SIZE, SLOT_SIZE = _HEADER.size + _SUM.size, _SLOT.size + _SUM.size
SIZE = HEADER_SIZE + SLOTS * SLOT_SIZE
Head = tuple[str, int]  # a table, and a number that rises with each of its changes


class DatabaseGone(FacedownError):
    """Says that there was a database, and that it is missing or empty."""


class Found(NamedTuple):
    """Holds what a mark says."""

    generation: str
    number: int  # of the last transaction
    heads: list[tuple[int, str, int]]  # number of a transaction, a table that it has changed, that table's number
    slot: int = 0  # after the last of them

    def lost_since(self, number: int) -> dict[str, int]:
        """Lists tables that were changed after a transaction, and their numbers then."""
        lost: dict[str, int] = {}
        for at, table, head in self.heads:
            if at > number:
                lost[table] = max(head, lost.get(table, 0))
        return lost


def mark_of(database: Path) -> Path:
    return database.with_name(database.name + ".mark")


def refuse_to_start_empty(database: Path) -> None:
    """Raises DatabaseGone if a database was here that is missing or empty now."""
    mark, wal = mark_of(database), database.with_name(database.name + "-wal")
    if (database.exists() and database.stat().st_size) or not (mark.exists() or (wal.exists() and wal.stat().st_size)):
        return
    left = " and ".join(str(file) for file in (mark, wal) if file.exists())
    raise DatabaseGone(
        f"there was a database in {database}, and it is {'empty' if database.exists() else 'missing'} now. Nothing was "
        "changed. Put the file back, or bring a backup back with `facedown restore FILE`. To begin without any tables, "
        f"delete {left}"
    )


def read(file: Path) -> Found | None:
    """Reads the mark; None if there is none, or none that can be read."""
    try:
        data = file.read_bytes()
    except OSError:
        return None
    head, sum_ = data[: _HEADER.size], data[_HEADER.size : HEADER_SIZE]
    if len(data) < HEADER_SIZE or not head.startswith(MAGIC) or sum_ != _sum(head, b""):
        return None
    _, generation, number = _HEADER.unpack(head)
    heads: list[tuple[int, str, int]] = []
    last = (0, -1)
    for place, start in enumerate(range(HEADER_SIZE, len(data) - SLOT_SIZE + 1, SLOT_SIZE)):
        slot = data[start : start + _SLOT.size]
        if data[start + _SLOT.size : start + SLOT_SIZE] == _sum(slot, generation):
            at, table, head_number = _SLOT.unpack(slot)
            heads.append((at, table.rstrip(b"\0").decode(errors="replace"), head_number))
            last = max(last, (at, place))
    return Found(generation.rstrip(b"\0").decode(errors="replace"), number, heads, (last[1] + 1) % SLOTS)


def _sum(data: bytes, generation: bytes) -> bytes:
    return _SUM.pack(zlib.crc32(generation, zlib.crc32(data)) ^ 0xFFFFFFFF)


class DatabaseMark:
    """Keeps the mark of a database that is open. Whatever goes wrong with it hinders nobody: it falls behind."""

    def __init__(self, database: Path) -> None:
        self.file = mark_of(database)
        self._slot = 0
        self._descriptor = -1
        self._failed = False

    def begin(self, generation: str, number: int, before: Found | None = None) -> None:
        """Writes down where the database stands. It replaces what the mark held, except for what is given here."""
        try:
            if self._descriptor < 0:
                self._descriptor = os.open(self.file, os.O_RDWR | os.O_CREAT, 0o600)
            if before is None:
                os.pwrite(self._descriptor, bytes(SIZE), 0)
        except OSError as error:
            self._fail(error)
        self._slot = before.slot if before else 0
        self.write(generation, number, ())

    def write(self, generation: str, number: int, heads: Sequence[Head]) -> None:
        """Writes the mark after a transaction."""
        if self._descriptor < 0:
            return
        key = generation.encode()[:16].ljust(16, b"\0")
        slots = [_SLOT.pack(number, table.encode()[:16], head) for table, head in heads[-SLOTS:]]
        made = [slot + _sum(slot, key) for slot in slots]
        try:
            while made:
                some, made = made[: SLOTS - self._slot], made[SLOTS - self._slot :]  # at the end the ring begins again
                os.pwrite(self._descriptor, b"".join(some), HEADER_SIZE + self._slot * SLOT_SIZE)
                self._slot = (self._slot + len(some)) % SLOTS
            header = _HEADER.pack(MAGIC, key, number)
            os.pwrite(self._descriptor, header + _sum(header, b""), 0)
        except OSError as error:
            self._fail(error)

    def _fail(self, error: OSError) -> None:
        if not self._failed:
            self._failed = True
            cause = {"cause": str(error)}
            log.warning("the mark of the database cannot be written: a loss would not be noticed", extra=cause)

    def close(self) -> None:
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1
