"""Keeps facts about the database as a whole: its generation, and a place to probe the disk for free space.

A generation lasts until a backup is restored. Servers keep tables in memory, and one that goes on writing what it
remembers of an earlier generation would spoil the tables of this one: so every transaction looks first.
"""

import secrets
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, String, Text, delete, insert
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.store.failures import StoreTrouble
from facedown.server.store.models import Base

ROOM = 256 * 1024  # characters: more than any change needs
_GENERATION = "SELECT value FROM house WHERE name = 'generation'"
_COMMITS = "SELECT value FROM house WHERE name = 'commits'"
_COUNT = f"UPDATE house SET value = value + 1 WHERE name = 'commits' AND ? = ({_GENERATION}) RETURNING value"


class HouseModel(Base):
    __tablename__ = "house"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


def new_generation() -> str:
    return secrets.token_hex(8)


def generation(connection: Connection) -> str:
    """Reads the generation.

    Empty for a reader that has begun just before a backup was restored: nothing of the new one is in sight.
    """
    return str(connection.exec_driver_sql(_GENERATION).scalar() or "")


def commits(connection: Connection) -> int:
    """Reads how many transactions there have been in this generation: counted in a file of SQLite only."""
    return int(connection.exec_driver_sql(_COMMITS).scalar() or 0)


def probe_disk(connection: Connection) -> None:
    """Writes random bytes to check for free disk space (random, because PostgreSQL compresses repetition)."""
    release_disk(connection)
    connection.execute(insert(HouseModel).values(name="room", value=secrets.token_urlsafe(ROOM * 3 // 4)))


def release_disk(connection: Connection) -> None:
    connection.execute(delete(HouseModel).where(HouseModel.name == "room"))


class GenerationWatch:
    """Looks before each transaction whether the database is still the one that the server has opened."""

    def __init__(self, file: Path | None) -> None:
        self.generation = ""
        self._file = file
        self._known = self._identity()

    def __call__(self, cursor: Any) -> int:
        """Counts at every transaction: the driver itself is ten times quicker than SQLAlchemy. Returns its number,
        where it is counted."""
        if self._known != self._identity():
            raise StoreTrouble("moved", str(self._file))
        if self._file is None:
            cursor.execute(_GENERATION)
            found = cursor.fetchone()
            if found is None or found[0] != self.generation:
                raise StoreTrouble("restored")
            return 0
        found = cursor.execute(_COUNT, (self.generation,)).fetchone()
        if found is None:
            raise StoreTrouble("restored")
        return int(found[0])

    def _identity(self) -> tuple[int, int] | None:
        """Identifies the file: what is written into one that was moved away, nobody finds again."""
        if self._file is None:
            return None
        try:
            found = self._file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
