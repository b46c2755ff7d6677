"""Notes when to look again at tables with days for a move."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "dues",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("due", sa.Float, nullable=False, index=True),
    )


def downgrade() -> None:
    op.drop_table("dues")
