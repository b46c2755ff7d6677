"""Keeps deals that several tables play: what they have in common, which tables there are, and who may make another."""

from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Float, ForeignKey, String, Text, func, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.store import Conflict, TableRow
from facedown.server.store.models import Base, TableModel

MOST_INVITED = 199  # to one deal
MOST_TABLES = MOST_INVITED + 1


class DealModel(Base):
    __tablename__ = "deals"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    closes: Mapped[float] = mapped_column(Float)  # seconds since 1970; open to all from then on
    row: Mapped[str] = mapped_column(Text)  # the DealRow as JSON


class DealTableModel(Base):
    __tablename__ = "deal_tables"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    deal: Mapped[str] = mapped_column(ForeignKey("deals.id"))
    told: Mapped[str | None] = mapped_column(Text)  # the finished game in numbers, as JSON


class InvitationModel(Base):
    """Holds invitations: each opens one table of its deal, once."""

    __tablename__ = "deal_invitations"

    key: Mapped[str] = mapped_column(String(64), primary_key=True)  # hash of the secret in the link
    deal: Mapped[str] = mapped_column(ForeignKey("deals.id"), index=True)
    table_id: Mapped[str | None] = mapped_column(String(16))  # the table that it has opened


class DealRow(msgspec.Struct, frozen=True):
    """Holds what all tables of a deal share. `closes` is in a column of its own, since it changes."""

    id: str
    game: str
    rules: int
    options: dict[str, Any]
    seed: str
    commitment: str
    bots: dict[int, str]  # chair -> level, the same at every table
    maker: str  # the name of who made it
    key: str  # hash of the secret that closes it
    made: float
    first: str = ""  # its first table; nobody is invited before that is over


class InvitationRow(NamedTuple):
    key: str
    table_id: str | None


def insert_deal(connection: Connection, deal: DealRow, closes: float) -> None:
    connection.execute(insert(DealModel).values(id=deal.id, closes=closes, row=msgspec.json.encode(deal).decode()))


def find(connection: Connection, id: str) -> tuple[DealRow, float] | None:
    """Finds a deal and when it closes."""
    found = connection.execute(select(DealModel.row, DealModel.closes).where(DealModel.id == id)).first()
    return (msgspec.json.decode(found.row, type=DealRow), found.closes) if found else None


def close(connection: Connection, id: str, at: float) -> None:
    connection.execute(update(DealModel).where(DealModel.id == id, DealModel.closes > at).values(closes=at))


def invite(connection: Connection, deal: str, key: str) -> None:
    connection.execute(insert(InvitationModel).values(key=key, deal=deal, table_id=None))


def invited(connection: Connection, deal: str) -> int:
    """Counts how many invitations there are, used or not."""
    wanted = select(func.count()).select_from(InvitationModel).where(InvitationModel.deal == deal)
    return connection.execute(wanted).scalar_one()


def invitation(connection: Connection, deal: str, key: str) -> InvitationRow | None:
    wanted = select(InvitationModel.key, InvitationModel.table_id)
    found = connection.execute(wanted.where(InvitationModel.deal == deal, InvitationModel.key == key)).first()
    return InvitationRow(*found) if found else None


def note_table(connection: Connection, table: TableRow) -> None:
    """Notes a table when it is made. It uses up its invitation: the second one has a Conflict."""
    if table.invitation:
        unused = (InvitationModel.deal == table.deal, InvitationModel.table_id.is_(None))
        spend = update(InvitationModel).where(InvitationModel.key == table.invitation, *unused)
        if connection.execute(spend.values(table_id=table.id)).rowcount != 1:
            raise Conflict(table.id)
    if table.deal:
        connection.execute(insert(DealTableModel).values(table_id=table.id, deal=table.deal, told=None))


def tables_of(connection: Connection, deal: str) -> list[tuple[TableRow, str | None]]:
    """Reads the tables of a deal, and their games in numbers where that is known already."""
    wanted = (
        select(TableModel.row, DealTableModel.told)
        .join(DealTableModel, DealTableModel.table_id == TableModel.id)
        .where(DealTableModel.deal == deal)
        .order_by(TableModel.id)
        .limit(MOST_TABLES)
    )
    return [(msgspec.json.decode(row, type=TableRow), told) for row, told in connection.execute(wanted)]


def keep_told(connection: Connection, table: str, told: str) -> None:
    connection.execute(update(DealTableModel).where(DealTableModel.table_id == table).values(told=told))
