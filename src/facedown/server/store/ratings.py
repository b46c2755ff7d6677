"""Keeps ratings of profiles, in pools of a game and role; and which tables have been counted."""

from typing import Any, NamedTuple

from sqlalchemy import Connection, Float, ForeignKey, Index, Integer, String, delete, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.store import Conflict, TableRow
from facedown.server.store.models import Base, TableModel, columns
from facedown.server.store.profiles import ProfileModel


class RatingModel(Base):
    __tablename__ = "ratings"

    profile: Mapped[str] = mapped_column(ForeignKey("profiles.id"), primary_key=True)
    pool: Mapped[str] = mapped_column(String(40), primary_key=True)
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    games: Mapped[int] = mapped_column(Integer)
    won: Mapped[float] = mapped_column(Float)  # shares of wins, added up
    __table_args__ = (Index("ratings_pool", "pool", "mu"),)


class RatedModel(Base):
    """Marks a table whose result counts; `done` when it has been counted, 0 before."""

    __tablename__ = "rated"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    done: Mapped[float] = mapped_column(Float)


class RatingChangeModel(Base):
    __tablename__ = "rating_changes"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    chair: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    profile: Mapped[str] = mapped_column(String(16))  # empty: deleted since
    pool: Mapped[str] = mapped_column(String(40))
    mu: Mapped[float] = mapped_column(Float)
    sigma: Mapped[float] = mapped_column(Float)
    share: Mapped[float] = mapped_column(Float)
    at: Mapped[float] = mapped_column(Float)


class RatingRow(NamedTuple):
    profile: str
    pool: str
    mu: float
    sigma: float
    games: int
    won: float


class ChangeRow(NamedTuple):
    table_id: str
    chair: int
    profile: str
    pool: str
    mu: float
    sigma: float
    share: float
    at: float


_RATING = columns(RatingModel, RatingRow)


def note_table(connection: Connection, table: TableRow) -> None:
    """Notes a rated table when it is made."""
    if table.rated:
        connection.execute(insert(RatedModel).values(table_id=table.id, done=0.0))


def waiting(connection: Connection) -> list[str]:
    """Lists finished tables that have not been counted yet."""
    wanted = select(RatedModel.table_id).join(TableModel, TableModel.id == RatedModel.table_id)
    return [id for (id,) in connection.execute(wanted.where(RatedModel.done == 0, TableModel.phase == "over"))]


def claim(connection: Connection, table: str, at: float) -> None:
    """Claims the table for this transaction, which counts it; the second one has a Conflict."""
    wanted = update(RatedModel).where(RatedModel.table_id == table, RatedModel.done == 0)
    if connection.execute(wanted.values(done=at)).rowcount != 1:
        raise Conflict(table)


def is_waiting(connection: Connection, table: str) -> bool:
    """Is a table still to be counted?"""
    wanted = select(RatedModel.table_id).where(RatedModel.table_id == table, RatedModel.done == 0)
    return connection.execute(wanted).first() is not None


def put(connection: Connection, row: RatingRow, new: bool) -> None:
    if new:
        connection.execute(insert(RatingModel).values(**row._asdict()))
    else:
        same = (RatingModel.profile == row.profile, RatingModel.pool == row.pool)
        values = {"mu": row.mu, "sigma": row.sigma, "games": row.games, "won": row.won}
        connection.execute(update(RatingModel).where(*same).values(**values))


def note_change(connection: Connection, row: ChangeRow) -> None:
    connection.execute(insert(RatingChangeModel).values(**row._asdict()))


def ratings_of(connection: Connection, profiles: list[str]) -> list[RatingRow]:
    return [RatingRow(*row) for row in connection.execute(select(*_RATING).where(RatingModel.profile.in_(profiles)))]


def strongest(connection: Connection, pool: str, least: int, most: int) -> list[tuple[str, RatingRow]]:
    """Lists the strongest of a pool by name, of those who want to be named and have played at least so often."""
    wanted = select(ProfileModel.name, *_RATING).join(ProfileModel, ProfileModel.id == RatingModel.profile)
    named = wanted.where(RatingModel.pool == pool, RatingModel.games >= least, ProfileModel.listed)
    best = named.order_by(RatingModel.mu.desc(), RatingModel.sigma, ProfileModel.id).limit(most)
    found: list[Any] = list(connection.execute(best))
    return [(name, RatingRow(*row)) for name, *row in found]


def history(connection: Connection, profile: str, most: int) -> list[ChangeRow]:
    """Lists the last changes, oldest first."""
    wanted = select(*columns(RatingChangeModel, ChangeRow)).where(RatingChangeModel.profile == profile)
    found = connection.execute(wanted.order_by(RatingChangeModel.at.desc()).limit(most))
    return [ChangeRow(*row) for row in reversed(found.all())]


def forget(connection: Connection, profile: str) -> None:
    """Deletes the ratings; the changes stay as those of nobody."""
    connection.execute(delete(RatingModel).where(RatingModel.profile == profile))
    same = RatingChangeModel.profile == profile
    connection.execute(update(RatingChangeModel).where(same).values(profile=""))
