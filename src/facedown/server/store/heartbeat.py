"""Keeps the servers that share the database, each with its heartbeat, and their downtime."""

from typing import NamedTuple

from sqlalchemy import Boolean, Connection, Float, String, delete, func, insert, select, update
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.store.models import Base, TableModel, columns


class NodeModel(Base):
    __tablename__ = "nodes"

    id: Mapped[str] = mapped_column(String(16), primary_key=True)
    started: Mapped[float] = mapped_column(Float)  # seconds since 1970, like all times here
    beat: Mapped[float] = mapped_column(Float)
    gone: Mapped[bool] = mapped_column(Boolean)  # it has stopped properly


class SilenceModel(Base):
    """Keeps downtimes; the beginning is the key: of two servers that find the same downtime one writes it down."""

    __tablename__ = "silences"

    since: Mapped[float] = mapped_column(Float, primary_key=True)
    until: Mapped[float] = mapped_column(Float)


class Node(NamedTuple):
    id: str
    started: float
    beat: float
    gone: bool


def nodes(connection: Connection) -> list[Node]:
    wanted = select(*columns(NodeModel, Node))
    return [Node(*row) for row in connection.execute(wanted.order_by(NodeModel.id))]


def downtime(connection: Connection) -> list[tuple[float, float]]:
    return [(since, until) for since, until in connection.execute(select(SilenceModel.since, SilenceModel.until))]


def last_sign(connection: Connection) -> float:
    """Finds when a server last showed that it runs: a heartbeat or a change of a table; 0 if there never was one."""
    change = connection.execute(select(func.max(TableModel.changed))).scalar()
    return max(last_beat(connection), change or 0.0)


def last_beat(connection: Connection) -> float:
    """Finds the last heartbeat of any server."""
    return connection.execute(select(func.max(NodeModel.beat))).scalar() or 0.0


def beat(connection: Connection, node: Node) -> None:
    done = connection.execute(update(NodeModel).where(NodeModel.id == node.id).values(beat=node.beat, gone=node.gone))
    if done.rowcount != 1:  # the first one, or others have taken us for dead
        connection.execute(insert(NodeModel).values(node._asdict()))


def add_downtime(connection: Connection, since: float, until: float) -> None:
    connection.execute(insert(SilenceModel).values(since=since, until=until))


def forget_dead(connection: Connection, before: float) -> None:
    """Deletes rows of servers that have been gone for long; the newest stays, it says when the last one was there."""
    newest = select(func.max(NodeModel.beat)).scalar_subquery()
    connection.execute(delete(NodeModel).where(NodeModel.beat < before, NodeModel.beat < newest))
