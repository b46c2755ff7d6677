"""Notes when a log's row was written, and by whom of a team: for replays at the game's pace."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("log", sa.Column("at", sa.Float, nullable=False, server_default="0"))
    op.add_column("log", sa.Column("chair", sa.Integer, nullable=False, server_default="-1"))


def downgrade() -> None:
    for name in ("chair", "at"):
        op.drop_column("log", name)
