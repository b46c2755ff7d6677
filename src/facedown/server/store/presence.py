"""Keeps who is connected where, so that a page does not take somebody for away who sits at another server.

Only servers that share their database write here. Rows of a server that has died stay until it is forgotten; they count
for nothing, because only those of living servers are asked for.
"""

from collections.abc import Collection

from sqlalchemy import Connection, Integer, String, delete, insert, select
from sqlalchemy.orm import Mapped, mapped_column

from facedown.server.store.heartbeat import NodeModel
from facedown.server.store.models import Base


class PresenceModel(Base):
    __tablename__ = "presence"

    table_id: Mapped[str] = mapped_column(String(16), primary_key=True)
    chair: Mapped[int] = mapped_column(Integer, primary_key=True, autoincrement=False)
    node: Mapped[str] = mapped_column(String(16), primary_key=True)
    share: Mapped[int] = mapped_column(Integer, server_default="0")  # see `lobby.py`; says nothing of who it is


def note(connection: Connection, table: str, node: str, chairs: Collection[int], share: int = 0) -> None:
    """Notes that these chairs of a table, and no others, are connected to this server."""
    connection.execute(delete(PresenceModel).where(PresenceModel.table_id == table, PresenceModel.node == node))
    if chairs:
        rows = [{"table_id": table, "chair": chair, "node": node, "share": share} for chair in chairs]
        connection.execute(insert(PresenceModel), rows)


def chairs(connection: Connection, tables: Collection[str], nodes: Collection[str]) -> dict[str, dict[str, set[int]]]:
    """Reads table -> server -> chairs, of those tables and servers where anybody is."""
    found: dict[str, dict[str, set[int]]] = {}
    wanted = select(PresenceModel.table_id, PresenceModel.node, PresenceModel.chair)
    there = wanted.where(PresenceModel.table_id.in_(tables), PresenceModel.node.in_(nodes))
    for table, node, chair in connection.execute(there):
        found.setdefault(table, {}).setdefault(node, set()).add(chair)
    return found


def forget_dead(connection: Connection) -> None:
    connection.execute(delete(PresenceModel).where(PresenceModel.node.not_in(select(NodeModel.id))))
