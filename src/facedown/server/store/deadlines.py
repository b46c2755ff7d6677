"""Finds tables with days for a move whose time is about to run out, so that they need not stay in memory."""

from sqlalchemy import Connection, Float, ForeignKey, delete, insert, select
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.store.models import Base


class DueModel(Base):
    __tablename__ = "dues"

    table_id: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    due: Mapped[float] = mapped_column(Float, index=True)  # seconds since 1970


def note(connection: Connection, table: str, due: float) -> None:
    """Notes the earliest moment at which somebody's time runs out there; 0: nobody's does."""
    connection.execute(delete(DueModel).where(DueModel.table_id == table))
    if due:
        connection.execute(insert(DueModel).values(table_id=table, due=due))


def before(connection: Connection, moment: float, most: int) -> list[str]:
    """Lists tables to look at, the longest overdue first."""
    wanted = select(DueModel.table_id).where(DueModel.due <= moment).order_by(DueModel.due).limit(most)
    return [table for (table,) in connection.execute(wanted)]
