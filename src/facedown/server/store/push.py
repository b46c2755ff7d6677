"""Keeps who wants to be notified at which seat, and the server's own keys. Shared by all servers on a database."""

import hashlib
from typing import NamedTuple

from sqlalchemy import Connection, ForeignKey, Integer, String, Text, delete, func, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.store.models import Base, columns

MOST = 5  # browsers of one seat


class PushModel(Base):
    __tablename__ = "push"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    chair: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    address: Mapped[str] = mapped_column(String(64), primary_key=True)  # hash of the endpoint
    endpoint: Mapped[str] = mapped_column(Text)
    p256dh: Mapped[str] = mapped_column(String(100))
    auth: Mapped[str] = mapped_column(String(40))
    language: Mapped[str] = mapped_column(String(5))
    told: Mapped[int] = mapped_column(Integer)  # the question that was told of last, by the number it was asked at


class HouseKeyModel(Base):
    __tablename__ = "house_keys"

    name: Mapped[str] = mapped_column(String(40), primary_key=True)
    value: Mapped[str] = mapped_column(Text)


class PushRow(NamedTuple):
    endpoint: str
    p256dh: str
    auth: str
    language: str
    told: int = -1

    @property
    def address(self) -> str:
        return hashlib.sha256(self.endpoint.encode()).hexdigest()


def subscribers(connection: Connection, table: str, chair: int) -> list[PushRow]:
    wanted = select(*columns(PushModel, PushRow)).where(PushModel.table_id == table, PushModel.chair == chair)
    return [PushRow(*row) for row in connection.execute(wanted)]


def subscribe(connection: Connection, table: str, chair: int, row: PushRow) -> None:
    """Subscribes a browser in place of its earlier subscription. Where a chair has too many, the others end."""
    unsubscribe(connection, table, chair, row)
    count = select(func.count()).select_from(PushModel)
    mine = (PushModel.table_id == table, PushModel.chair == chair)
    if connection.execute(count.where(*mine)).scalar_one() >= MOST:
        connection.execute(delete(PushModel).where(*mine))
    connection.execute(insert(PushModel).values(table_id=table, chair=chair, address=row.address, **row._asdict()))


def unsubscribe(connection: Connection, table: str, chair: int, row: PushRow) -> None:
    mine = (PushModel.table_id == table, PushModel.chair == chair)
    connection.execute(delete(PushModel).where(*mine, PushModel.address == row.address))


def claim(connection: Connection, table: str, chair: int, row: PushRow, asked: int) -> bool:
    """Is this the first server that tells this browser of this question?"""
    mine = (PushModel.table_id == table, PushModel.chair == chair, PushModel.address == row.address)
    done = connection.execute(update(PushModel).where(*mine, PushModel.told < asked).values(told=asked))
    return done.rowcount == 1


def key(connection: Connection, name: str) -> str | None:
    return connection.execute(select(HouseKeyModel.value).where(HouseKeyModel.name == name)).scalar()


def keep_key(connection: Connection, name: str, value: str) -> None:
    connection.execute(insert(HouseKeyModel).values(name=name, value=value))
