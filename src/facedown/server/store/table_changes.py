"""Writes changes of tables that cannot go with others in one statement. Those are changes that delete, and those that
are noted elsewhere too (whose table it is, that it is rated or shares its deal). Moves go by `move_batches`."""

from typing import Any

import msgspec
from sqlalchemy import Connection, delete, insert, update

from facedown.server.common.steady_clock import now
from facedown.server.store import Conflict, TableRow, deals, friends, profiles, ratings
from facedown.server.store.chain import snapshot_sum
from facedown.server.store.models import HeardModel, LogModel, SnapshotModel, TableModel
from facedown.server.store.writer import Other


def write_change(connection: Connection, work: Other) -> None:
    """Writes one change in the caller's transaction; a Conflict if its table has changed since."""
    table, change, chains = work.table, work.change, work.chains
    new = change.table
    if change.also is not None:
        insert_table(connection, change.also)
        if change.also.id == table:
            return
    changed = update(TableModel).where(TableModel.id == table).values(changed=now())
    if new is not None:
        changed = changed.where(TableModel.rev == new.rev - 1).values(_columns(new))
    elif change.rows:
        changed = changed.where(TableModel.rev == change.rows[0].rev)
    if change.rows:
        changed = changed.where(TableModel.seq == change.rows[0].seq).values(seq=change.rows[-1].seq + 1)
    elif change.seq is not None:
        changed = changed.where(TableModel.seq == change.seq)
    if connection.execute(changed).rowcount != 1:
        raise Conflict(table)
    if new is not None:
        profiles.note_tables(connection, new, now())
        friends.forget_freed(connection, new)
    if change.heard is not None:
        seat, message = change.heard
        connection.execute(insert(HeardModel).values(table_id=table, seat=seat, message=message))
    if change.rows:
        links = [row[-1] for row in chains.linked(connection, table, change.rows)]
        rows = [{"table_id": table, **row._asdict(), "chain": k} for row, k in zip(change.rows, links, strict=True)]
        connection.execute(insert(LogModel), rows)
    if change.cut is not None:
        connection.execute(
            delete(SnapshotModel).where(SnapshotModel.table_id == table, SnapshotModel.length > change.cut)
        )
    if change.snapshot is not None:
        sum_ = snapshot_sum(chains.before(connection, table, change.snapshot.seq), change.snapshot)
        connection.execute(insert(SnapshotModel).values(table_id=table, **change.snapshot._asdict(), sum=sum_))


def insert_table(connection: Connection, table: TableRow) -> None:
    connection.execute(insert(TableModel).values(id=table.id, made=now(), **_columns(table)))
    deals.note_table(connection, table)
    ratings.note_table(connection, table)
    profiles.note_tables(connection, table, now())


def _columns(table: TableRow) -> dict[str, Any]:
    return {
        "phase": table.phase,
        "listed": table.listed,
        "rev": table.rev,
        "changed": now(),
        "row": msgspec.json.encode(table).decode(),
    }
