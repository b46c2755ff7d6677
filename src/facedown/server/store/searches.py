"""Keeps the searches for opponents: what somebody looks for, when they last asked, and what was found."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Float, ForeignKey, Index, String, Text, delete, func, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.messages.terms import Clock
from facedown.server.store import Conflict, TableRow
from facedown.server.store.models import Base
from facedown.server.store.table_changes import insert_table


class SearchModel(Base):
    __tablename__ = "searches"

    id: Mapped[str] = mapped_column(String(64), primary_key=True)  # hash of the token, which opens the seat later
    terms: Mapped[str] = mapped_column(String(64))  # hash of what all at a table must want alike
    game: Mapped[str] = mapped_column(String(30))
    profile: Mapped[str] = mapped_column(String(16))
    seen: Mapped[float] = mapped_column(Float)  # when they last asked, in seconds since 1970
    table_id: Mapped[str | None] = mapped_column(ForeignKey("tables.id"))  # the table that was found
    row: Mapped[str] = mapped_column(Text)  # the SearchRow as JSON

    __table_args__ = (Index("searches_open", "game", "table_id", "seen"),)


class SearchRow(msgspec.Struct, frozen=True):
    id: str
    game: str
    terms: str
    counts: list[int]
    options: dict[str, Any]  # without the number of players
    clock: Clock
    rated: bool
    name: str
    profile: str
    strength: float  # as people read ratings
    since: float
    bots_at: float  # when bots may fill the chairs; 0: never
    level: str


def begin(connection: Connection, row: SearchRow) -> None:
    """Keeps a new search. A person with a profile has one search a game: the one before ends."""
    if row.profile:
        old = (SearchModel.profile == row.profile, SearchModel.game == row.game, SearchModel.table_id.is_(None))
        connection.execute(delete(SearchModel).where(*old))
    values = {name: getattr(row, name) for name in ("id", "terms", "game", "profile")}
    connection.execute(insert(SearchModel).values(**values, seen=row.since, row=msgspec.json.encode(row).decode()))


def find(connection: Connection, id: str) -> tuple[SearchRow, str] | None:
    """Finds a search, and the table that it has found."""
    found = connection.execute(select(SearchModel.row, SearchModel.table_id).where(SearchModel.id == id)).first()
    return (msgspec.json.decode(found.row, type=SearchRow), found.table_id or "") if found else None


def see(connection: Connection, id: str, at: float) -> None:
    connection.execute(update(SearchModel).where(SearchModel.id == id).values(seen=at))


def end(connection: Connection, id: str) -> None:
    connection.execute(delete(SearchModel).where(SearchModel.id == id, SearchModel.table_id.is_(None)))


def forget(connection: Connection, open_before: float, found_before: float) -> None:
    """Deletes the searches of people who last asked before a moment; what was found stays for longer."""
    is_open = SearchModel.table_id.is_(None)
    connection.execute(delete(SearchModel).where(is_open, SearchModel.seen < open_before))
    connection.execute(delete(SearchModel).where(~is_open, SearchModel.seen < found_before))


def forget_person(connection: Connection, profile: str) -> None:
    connection.execute(delete(SearchModel).where(SearchModel.profile == profile))


def open_searches(connection: Connection, terms: str, since: float) -> list[SearchRow]:
    """Finds those that want the same, and whose people have asked since."""
    wanted = select(SearchModel.row).where(SearchModel.terms == terms, *_looking(since))
    return [msgspec.json.decode(row, type=SearchRow) for (row,) in connection.execute(wanted)]


def count(connection: Connection, game: str, since: float) -> int:
    wanted = select(func.count()).select_from(SearchModel).where(SearchModel.game == game, *_looking(since))
    return connection.execute(wanted).scalar_one()


def _looking(since: float) -> tuple[Any, ...]:
    return SearchModel.table_id.is_(None), SearchModel.seen >= since


def seat(connection: Connection, table: TableRow, searches: Sequence[str]) -> None:
    """Makes the table that some searches have found. A Conflict if one of them has ended or found another one."""
    insert_table(connection, table)
    open_ones = (SearchModel.id.in_(searches), SearchModel.table_id.is_(None))
    if connection.execute(update(SearchModel).where(*open_ones).values(table_id=table.id)).rowcount != len(searches):
        raise Conflict(table.id)
