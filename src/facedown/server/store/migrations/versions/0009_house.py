"""Keeps facts about the database as a whole: its generation, which changes when a backup is restored."""

import sqlalchemy as sa
from alembic import op

from facedown.server.store.generation import new_generation

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    made = op.create_table(
        "house",
        sa.Column("name", sa.String(20), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.bulk_insert(made, [{"name": "generation", "value": new_generation()}])


def downgrade() -> None:
    op.drop_table("house")
