"""Keeps what somebody at a table wants of another person there: to be friends, not to be invited, to invite them."""

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import (
    Boolean,
    Connection,
    Float,
    ForeignKey,
    Integer,
    String,
    and_,
    delete,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.store import TableRow
from facedown.server.store.models import Base, columns

Met = tuple[str, int]  # a table, and the chair of a person there


class FriendModel(Base):
    __tablename__ = "friends"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    chair: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)  # who wants it
    other: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    wants: Mapped[bool] = mapped_column(Boolean)
    muted: Mapped[bool] = mapped_column(Boolean)
    invited_to: Mapped[str] = mapped_column(String(16))  # the table where a chair is kept for the other
    seen: Mapped[float] = mapped_column(Float)  # when the one of `chair` was here, in seconds since 1970


class FriendRow(NamedTuple):
    table_id: str
    chair: int
    other: int
    wants: bool = False
    muted: bool = False
    invited_to: str = ""
    seen: float = 0.0


def at_tables(connection: Connection, tables: Sequence[str]) -> dict[tuple[str, int, int], FriendRow]:
    """Reads what is known at some tables, by table, chair and other chair."""
    wanted = select(*columns(FriendModel, FriendRow)).where(FriendModel.table_id.in_(tables))
    rows = [FriendRow(*row) for row in connection.execute(wanted)]
    return {(row.table_id, row.chair, row.other): row for row in rows}


def change(connection: Connection, table: str, chair: int, other: int, **values: bool | str | float) -> None:
    """Changes what one person wants of another one; a Conflict if two do that for the first time at one moment."""
    key = (FriendModel.table_id == table, FriendModel.chair == chair, FriendModel.other == other)
    if connection.execute(update(FriendModel).where(*key).values(**values)).rowcount == 0:
        row = FriendRow(table, chair, other)._replace(**values)  # type: ignore[arg-type]
        connection.execute(insert(FriendModel).values(**row._asdict()))


def part(connection: Connection, table: str, one: int, other: int) -> None:
    """Ends a friendship for both: who was a friend does not become somebody who asks to be one."""
    both = or_(
        and_(FriendModel.chair == one, FriendModel.other == other),
        and_(FriendModel.chair == other, FriendModel.other == one),
    )
    connection.execute(update(FriendModel).where(FriendModel.table_id == table, both).values(wants=False))


def see(connection: Connection, seats: Sequence[Met], at: float) -> None:
    """Notes that some people are here; only where they want others to know."""
    theirs = or_(*(and_(FriendModel.table_id == table, FriendModel.chair == chair) for table, chair in seats))
    connection.execute(update(FriendModel).where(theirs, FriendModel.wants).values(seen=at))


def forget_freed(connection: Connection, table: TableRow) -> None:
    """Deletes what was wanted by people, and of people, whose chairs are free again before the game: somebody else may
    sit there next, to whom nobody has agreed."""
    free = [chair for chair, seat in enumerate(table.seats) if seat.kind != "person"]
    if table.phase == "gathering" and free:
        theirs = or_(FriendModel.chair.in_(free), FriendModel.other.in_(free))
        connection.execute(delete(FriendModel).where(FriendModel.table_id == table.id, theirs))
