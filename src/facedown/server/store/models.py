"""Declares the database's tables."""

from typing import Any

from sqlalchemy import BigInteger, Boolean, Float, ForeignKey, Index, Integer, LargeBinary, String, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    pass


def columns(model: type[Base], row: Any) -> list[Any]:
    """Lists a model's columns in the order of a named tuple, so that what is selected makes one."""
    return [getattr(model, name) for name in row._fields]


class TableModel(Base):
    __tablename__ = "tables"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    phase: Mapped[str] = mapped_column(String(10))
    listed: Mapped[bool] = mapped_column(Boolean)
    rev: Mapped[int] = mapped_column(Integer)
    changed: Mapped[float] = mapped_column(Float)  # seconds since 1970; tells of hidden moves, so it is told to nobody
    made: Mapped[float] = mapped_column(Float, server_default="0")
    visited: Mapped[float] = mapped_column(Float, server_default="0")  # by somebody's socket, to the hour
    seq: Mapped[int] = mapped_column(Integer, server_default="0")  # of the next row of its log
    row: Mapped[str] = mapped_column(Text)  # the whole TableRow as JSON

    __table_args__ = (Index("tables_phase", "phase", "changed"),)


class LogModel(Base):
    """Keeps the log by the key (table, seq): two writers of one row cannot both succeed."""

    __tablename__ = "log"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    kind: Mapped[str] = mapped_column(String(10))
    seat: Mapped[int] = mapped_column(Integer)
    action: Mapped[int] = mapped_column(Integer)
    rev: Mapped[int] = mapped_column(Integer)
    at: Mapped[float] = mapped_column(Float)
    chair: Mapped[int] = mapped_column(Integer)
    chain: Mapped[int | None] = mapped_column(BigInteger)  # a checksum that covers the row before, see `chain.py`


class SnapshotModel(Base):
    __tablename__ = "snapshots"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    length: Mapped[int] = mapped_column(Integer)
    data: Mapped[bytes] = mapped_column(LargeBinary)
    sum: Mapped[int | None] = mapped_column(BigInteger)  # covers the last row of the log before it, too


class HeardModel(Base):
    """Keeps messages that have taken effect; sent again, they do nothing."""

    __tablename__ = "heard"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    message: Mapped[str] = mapped_column(String(40), primary_key=True)
