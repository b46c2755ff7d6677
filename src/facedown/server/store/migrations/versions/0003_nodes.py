"""Lists servers that share this database, the times in which none of them ran, and each log's length."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "silences",
        sa.Column("since", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "presence",
        sa.Column("table_id", sa.String(16), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("node", sa.String(16), primary_key=True),
    )
    op.add_column("tables", sa.Column("seq", sa.Integer, nullable=False, server_default="0"))
    op.execute("UPDATE tables SET seq = (SELECT count(*) FROM log WHERE log.table_id = tables.id)")


def downgrade() -> None:
    op.drop_column("tables", "seq")
    for name in ("presence", "silences", "nodes"):
        op.drop_table(name)
