"""Keeps analyses of finished games: one a table, for good. The server that works on one holds it by its name, and shows
now and then that it is alive; another server takes over a row that was left."""

from typing import Literal, NamedTuple

from sqlalchemy import Connection, Float, ForeignKey, Index, Integer, LargeBinary, String, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.store import Conflict
from facedown.server.store.models import Base, columns

State = Literal["waiting", "working", "done", "cancelled", "failed"]
OPEN = ("waiting", "working")


class AnalysisModel(Base):
    __tablename__ = "analyses"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    version: Mapped[int] = mapped_column(Integer)
    state: Mapped[str] = mapped_column(String(10))
    owner: Mapped[str] = mapped_column(String(32))
    changed: Mapped[float] = mapped_column(Float)  # seconds since 1970; 0: let go
    data: Mapped[bytes] = mapped_column(LargeBinary)  # Progress as JSON, packed

    __table_args__ = (Index("analyses_open", "state", "changed"),)


class AnalysisRow(NamedTuple):
    version: int
    state: State
    owner: str
    changed: float
    data: bytes


def load(connection: Connection, table: str) -> AnalysisRow | None:
    wanted = select(*columns(AnalysisModel, AnalysisRow)).where(AnalysisModel.table_id == table)
    found = connection.execute(wanted).first()
    return AnalysisRow(*found) if found else None


def claim(connection: Connection, table: str, old: AnalysisRow | None, new: AnalysisRow) -> None:
    """Makes a row, or takes over one that nobody has touched since it was looked at. Else a Conflict."""
    if old is None:
        connection.execute(insert(AnalysisModel).values(table_id=table, **new._asdict()))
        return
    m = AnalysisModel
    same = (m.table_id == table, m.owner == old.owner, m.changed == old.changed, m.state == old.state)
    if connection.execute(update(m).where(*same).values(**new._asdict())).rowcount != 1:
        raise Conflict(table)


def save(connection: Connection, table: str, row: AnalysisRow) -> None:
    """Writes down how far it is; a Conflict if it is no longer the owner's."""
    m = AnalysisModel
    mine = (m.table_id == table, m.owner == row.owner, m.state.in_(OPEN))
    if connection.execute(update(m).where(*mine).values(**row._asdict())).rowcount != 1:
        raise Conflict(table)


def cancel(connection: Connection, table: str) -> None:
    m = AnalysisModel
    connection.execute(update(m).where(m.table_id == table, m.state.in_(OPEN)).values(state="cancelled", owner=""))


def touch(connection: Connection, owner: str, now: float) -> None:
    """Gives a sign of life for all that the owner holds; 0 lets go of them."""
    m = AnalysisModel
    connection.execute(update(m).where(m.owner == owner, m.state.in_(OPEN)).values(changed=now))


def left(connection: Connection, before: float, most: int) -> list[str]:
    """Lists tables whose analysis is not finished and whose server has given no sign of life since."""
    m = AnalysisModel
    wanted = select(m.table_id).where(m.state.in_(OPEN), m.changed < before).order_by(m.changed).limit(most)
    return [table for (table,) in connection.execute(wanted)]
