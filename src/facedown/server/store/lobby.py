"""Reads for the lobby which listed tables somebody sits at, and their rows. The newest is the one that was made last:
when a table last changed would tell of hidden moves."""

from collections.abc import Collection

import msgspec
from sqlalchemy import Connection, func, select

from facedown.server.store import TableRow
from facedown.server.store.models import TableModel
from facedown.server.store.presence import PresenceModel

_OPEN = (TableModel.listed, TableModel.phase != "over")


def shares(connection: Connection, nodes: Collection[str]) -> dict[str, int]:
    """Reads the noted shares of the listed tables at which somebody sits by way of these servers."""
    wanted = select(PresenceModel.table_id, func.min(PresenceModel.share).label("least")).join(
        TableModel, TableModel.id == PresenceModel.table_id
    )
    there = wanted.where(PresenceModel.node.in_(nodes), PresenceModel.chair >= 0, *_OPEN)
    return {row.table_id: row.least for row in connection.execute(there.group_by(PresenceModel.table_id))}


def made(connection: Connection, tables: Collection[str]) -> dict[str, float]:
    """Reads when those of these tables were made that belong into a lobby."""
    wanted = select(TableModel.id, TableModel.made).where(TableModel.id.in_(tables), *_OPEN)
    return {row.id: row.made for row in connection.execute(wanted)}


def rows(connection: Connection, tables: Collection[str]) -> list[TableRow]:
    """Reads those that wait for people first, then the newest."""
    wanted = select(TableModel.row).where(TableModel.id.in_(tables), *_OPEN)
    in_order = wanted.order_by(TableModel.phase != "gathering", TableModel.made.desc(), TableModel.id)
    return [msgspec.json.decode(row, type=TableRow) for (row,) in connection.execute(in_order)]
