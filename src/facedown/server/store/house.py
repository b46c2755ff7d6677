"""Facts about the database as a whole: which generation of it this is, and a place to try whether there is room.

A generation lasts until a backup is restored. Servers keep tables in memory, and one that goes on writing what it
remembers of an earlier generation would spoil the tables of this one: so every transaction looks first.
"""

import secrets
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, String, Text, delete, insert, update
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.store.models import Base
from facedown.server.store.trouble import StoreTrouble

ROOM = 256 * 1024  # characters: more than any change needs
_GENERATION = "SELECT value FROM house WHERE name = 'generation'"


class HouseModel(Base):
    __tablename__ = "house"

    name: Mapped[str] = mapped_column(String(20), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


def new_generation() -> str:
    return secrets.token_hex(8)


def generation(connection: Connection) -> str:
    """Empty for whoever has begun to read just before a backup was restored: nothing of the new one is in sight."""
    return str(connection.exec_driver_sql(_GENERATION).scalar() or "")


def begin_generation(connection: Connection) -> None:
    connection.execute(update(HouseModel).where(HouseModel.name == "generation").values(value=new_generation()))


def take_room(connection: Connection) -> None:
    """Is there room for much? Fails on a full disk. By lot, because PostgreSQL folds up what repeats itself."""
    give_room(connection)
    connection.execute(insert(HouseModel).values(name="room", value=secrets.token_urlsafe(ROOM * 3 // 4)))


def give_room(connection: Connection) -> None:
    connection.execute(delete(HouseModel).where(HouseModel.name == "room"))


class Watch:
    """Looks before each transaction whether the database is still the one that the server has opened."""

    def __init__(self, file: Path | None) -> None:
        self.generation = ""
        self._file = file
        self._known = self._identity()

    def __call__(self, cursor: Any) -> None:
        """At every transaction: the driver itself is ten times quicker than SQLAlchemy."""
        if self._known != self._identity():
            raise StoreTrouble("moved", str(self._file))
        cursor.execute(_GENERATION)
        found = cursor.fetchone()
        if found is None or found[0] != self.generation:
            raise StoreTrouble("restored")

    def _identity(self) -> tuple[int, int] | None:
        """Of the file: what is written into one that was moved away, nobody finds again."""
        if self._file is None:
            return None
        try:
            found = self._file.stat()
        except OSError:
            return None
        return found.st_dev, found.st_ino
