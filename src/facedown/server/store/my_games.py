"""Reads many tables at once: their rows in one query, and of those in play what the state is folded from."""

from collections.abc import Sequence
from typing import NamedTuple, cast

import msgspec
from sqlalchemy import Connection, select

from facedown.engine.game_log import Kind
from facedown.server.store import LogRow, SnapshotRow, TableRow
from facedown.server.store.models import LogModel, SnapshotModel, TableModel


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
    shots = select(SnapshotModel.seq, SnapshotModel.length, SnapshotModel.data).where(SnapshotModel.table_id == table)
    found = connection.execute(shots.order_by(SnapshotModel.seq.desc()).limit(1)).first()
    snapshot = SnapshotRow(*found) if found else None
    columns = (LogModel.seq, LogModel.kind, LogModel.seat, LogModel.action, LogModel.rev, LogModel.at, LogModel.chair)
    rows = select(*columns).where(LogModel.table_id == table, LogModel.seq >= (snapshot.seq if snapshot else 0))
    return Recent(
        snapshot,
        [
            LogRow(seq, cast(Kind, kind), seat, action, rev, at, chair)
            for seq, kind, seat, action, rev, at, chair in connection.execute(rows.order_by(LogModel.seq))
        ],
    )
