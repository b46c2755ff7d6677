"""Links each log's rows by a chain of checksums, lists tables that are set aside, and counts transactions."""

import sqlalchemy as sa
from alembic import op

from facedown.server.store import SnapshotRow
from facedown.server.store.chain import first_link, link, snapshot_sum

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None

_FIELDS = ("seq", "kind", "seat", "action", "rev", "at", "chair")
_log = sa.table("log", *(sa.column(name) for name in ("table_id", *_FIELDS, "chain")))
_snapshots = sa.table("snapshots", *(sa.column(name) for name in ("table_id", "seq", "length", "data", "sum")))


def upgrade() -> None:
    op.add_column("log", sa.Column("chain", sa.BigInteger, nullable=True))
    op.add_column("snapshots", sa.Column("sum", sa.BigInteger, nullable=True))
    op.create_table(
        "damage",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.bulk_insert(sa.table("house", sa.column("name"), sa.column("value")), [{"name": "commits", "value": "0"}])
    _fill()


def _fill() -> None:
    """Links the rows that are there already. One table of the game at a time, in the order of its log."""
    connection = op.get_bind()
    set_link = (
        sa.update(_log)
        .where(_log.c.table_id == sa.bindparam("of"), _log.c.seq == sa.bindparam("row"))
        .values(chain=sa.bindparam("made"))
    )
    set_sum = (
        sa.update(_snapshots)
        .where(_snapshots.c.table_id == sa.bindparam("of"), _snapshots.c.seq == sa.bindparam("row"))
        .values(sum=sa.bindparam("made"))
    )
    for (table,) in connection.execute(sa.select(_log.c.table_id).distinct()).all():
        rows = connection.execute(sa.select(_log).where(_log.c.table_id == table).order_by(_log.c.seq)).all()
        before, links = first_link(table), list[dict[str, object]]()
        by_seq = {-1: before}
        for row in rows:
            before = by_seq[row.seq] = link(before, [getattr(row, name) for name in _FIELDS])
            links.append({"of": table, "row": row.seq, "made": before})
        connection.execute(set_link, links)
        found = connection.execute(sa.select(_snapshots).where(_snapshots.c.table_id == table)).all()
        shots = [SnapshotRow(row.seq, row.length, row.data) for row in found if row.seq - 1 in by_seq]
        sums = [{"of": table, "row": shot.seq, "made": snapshot_sum(by_seq[shot.seq - 1], shot)} for shot in shots]
        if sums:
            connection.execute(set_sum, sums)


def downgrade() -> None:
    op.execute("DELETE FROM house WHERE name = 'commits'")
    op.drop_table("damage")
    op.drop_column("snapshots", "sum")
    op.drop_column("log", "chain")
