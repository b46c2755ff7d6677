"""Keeps what people write at tables. Room -1 is the whole table; any other one is a team's own."""

from typing import NamedTuple

from sqlalchemy import Connection, Float, ForeignKey, Integer, String, delete, insert, select
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.store.models import Base, HeardModel, columns

KEPT = 300  # lines of each room; older ones are let go
EVERYBODY = -1


class TalkModel(Base):
    __tablename__ = "talk"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    room: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    number: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    at: Mapped[float] = mapped_column(Float)  # seconds since 1970
    chair: Mapped[int] = mapped_column(Integer)
    text: Mapped[str] = mapped_column(String(300))


class ChatRow(NamedTuple):
    room: int
    number: int
    at: float
    chair: int
    text: str


def said(connection: Connection, table: str) -> list[ChatRow]:
    """Reads all that is kept, oldest first."""
    wanted = (
        select(*columns(TalkModel, ChatRow)).where(TalkModel.table_id == table).order_by(TalkModel.at, TalkModel.number)
    )
    return [ChatRow(*row) for row in connection.execute(wanted)]


def add(connection: Connection, table: str, row: ChatRow, message: str) -> None:
    """Adds a line, and notes its message as done. Raises Conflict if either is there already."""
    connection.execute(insert(HeardModel).values(table_id=table, seat=row.chair, message=message))
    connection.execute(insert(TalkModel).values(table_id=table, **row._asdict()))
    same_room = (TalkModel.table_id == table, TalkModel.room == row.room)
    connection.execute(delete(TalkModel).where(*same_room, TalkModel.number <= row.number - KEPT))
