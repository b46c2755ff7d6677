"""Names players among the best only if they say that they want to be."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("profiles", sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_index("ratings_pool", "ratings", ["pool", "mu"])


def downgrade() -> None:
    op.drop_index("ratings_pool", "ratings")
    op.drop_column("profiles", "listed")
