"""Reads many tables at once: their rows in one query, and of those in play what the state is folded from."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, select

from facedown.server.store import LogRow, SnapshotRow, TableRow
from facedown.server.store.models import LogModel, SnapshotModel, TableModel, columns


class Glance(NamedTuple):
    table: TableRow
    number: int  # rises with every change


class Recent(NamedTuple):
    snapshot: SnapshotRow | None  # the last one in force
    rows: list[LogRow]  # since then


def glances(connection: Connection, tables: Sequence[str]) -> dict[str, Glance]:
    wanted = select(TableModel.id, TableModel.row, TableModel.rev + TableModel.seq).where(TableModel.id.in_(tables))
    return {
        id: Glance(msgspec.json.decode(row, type=TableRow), number) for id, row, number in connection.execute(wanted)
    }


def recent(connection: Connection, table: str) -> Recent:
    shots = select(*columns(SnapshotModel, SnapshotRow)).where(SnapshotModel.table_id == table)
    found = connection.execute(shots.order_by(SnapshotModel.seq.desc()).limit(1)).first()
    snapshot = SnapshotRow(*found) if found else None
    start = snapshot.seq if snapshot else 0
    rows = select(*columns(LogModel, LogRow)).where(LogModel.table_id == table, LogModel.seq >= start)
    return Recent(snapshot, [LogRow(*row) for row in connection.execute(rows.order_by(LogModel.seq))])
