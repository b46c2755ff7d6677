"""Keeps searches for opponents."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "searches",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("terms", sa.String(64), nullable=False),
        sa.Column("game", sa.String(30), nullable=False),
        sa.Column("profile", sa.String(16), nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), nullable=True),
        sa.Column("row", sa.Text, nullable=False),
    )
    op.create_index("searches_open", "searches", ["game", "table_id", "seen"])


def downgrade() -> None:
    op.drop_index("searches_open", "searches")
    op.drop_table("searches")
