"""Reads a table from the database, and checks on the way that it is what was written (`chain.py`)."""

from typing import Any

import msgspec
from sqlalchemy import Connection, select

from facedown.engine.dice import commitment
from facedown.server.store import Damaged, LogRow, SnapshotRow, Stored, TableRow
from facedown.server.store.chain import checked, first_link, snapshot_sum
from facedown.server.store.failures import is_damage
from facedown.server.store.models import LogModel, SnapshotModel, TableModel, columns

_LOG = (*columns(LogModel, LogRow), LogModel.chain)


def read_table(connection: Connection, table: str, whole: bool = False) -> Stored | None:
    """Reads a table from its last snapshot on; `whole`: with all rows. Raises Damaged.

    Within a transaction: what is read is of one moment.
    """
    try:
        return _read(connection, table, whole)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise Damaged(table, f"its own row cannot be read ({error})") from error
    except Damaged:
        raise
    except Exception as error:
        if is_damage(error):
            raise Damaged(table, "its place in the file of the database is damaged") from error
        raise


def read_log(connection: Connection, table: str) -> list[LogRow]:
    """Reads all rows from the first on."""
    found = read_table(connection, table, whole=True)
    return found.rows if found else []


def _read(connection: Connection, table: str, whole: bool) -> Stored | None:
    wanted = select(TableModel.row, TableModel.changed, TableModel.visited, TableModel.rev, TableModel.seq).where(
        TableModel.id == table
    )
    found = connection.execute(wanted).first()
    if found is None:
        return None
    row = msgspec.json.decode(found.row, type=TableRow)
    if row.id != table or row.rev != found.rev or commitment(bytes.fromhex(row.seed)) != row.commitment:
        raise Damaged(table, "its own row is not what was written")
    shots = connection.execute(
        select(*columns(SnapshotModel, SnapshotRow), SnapshotModel.sum)
        .where(SnapshotModel.table_id == table)
        .order_by(SnapshotModel.seq)
    ).all()
    snapshots = [SnapshotRow(*shot[:3]) for shot in shots]
    start = snapshots[-1].seq if snapshots and not whole else 0
    log = select(*_LOG).where(LogModel.table_id == table, LogModel.seq >= max(0, start - 1)).order_by(LogModel.seq)
    rows: list[Any] = list(connection.execute(log))
    if start and not rows:
        raise Damaged(table, f"row {start - 1} of its log is missing")
    before = rows.pop(0).chain if start else None
    made = checked(table, start, before, rows)
    if start + len(made) != found.seq:
        raise Damaged(table, f"its log has {start + len(made)} rows and should have {found.seq}")
    _check_snapshots(connection, table, shots)
    return Stored(row, snapshots, made, max(found.changed, found.visited))


def _check_snapshots(connection: Connection, table: str, shots: Any) -> None:
    places = [shot.seq - 1 for shot in shots if shot.sum is not None and shot.seq]
    links: dict[int, int | None] = {-1: first_link(table)}
    if places:
        wanted = select(LogModel.seq, LogModel.chain).where(LogModel.table_id == table, LogModel.seq.in_(places))
        links |= {row[0]: row[1] for row in connection.execute(wanted)}
    for shot in shots:
        if shot.sum is not None:
            before = links.get(shot.seq - 1)
            known = first_link(table) if before is None else before
            if snapshot_sum(known, SnapshotRow(*shot[:3])) != shot.sum:
                raise Damaged(table, f"its snapshot after row {shot.seq - 1} is not what was written")
