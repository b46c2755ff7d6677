"""Keeps what the strongest bot thought of finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "analyses",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("owner", sa.String(32), nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.create_index("analyses_open", "analyses", ["state", "changed"])


def downgrade() -> None:
    op.drop_index("analyses_open", "analyses")
    op.drop_table("analyses")
