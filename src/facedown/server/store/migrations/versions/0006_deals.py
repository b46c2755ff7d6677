"""Keeps deals that several tables play."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("closes", sa.Float, nullable=False),
        sa.Column("row", sa.Text, nullable=False),
    )
    op.create_table(
        "deal_tables",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("deal", sa.String(16), sa.ForeignKey("deals.id"), nullable=False),
        sa.Column("told", sa.Text, nullable=True),
    )
    op.create_index("deal_tables_deal", "deal_tables", ["deal"])


def downgrade() -> None:
    op.drop_index("deal_tables_deal", "deal_tables")
    op.drop_table("deal_tables")
    op.drop_table("deals")
