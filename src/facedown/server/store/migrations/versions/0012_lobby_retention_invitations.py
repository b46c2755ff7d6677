"""Keeps invitations to deals, when a table was made and visited, and how many tables of one address are open."""

import sqlalchemy as sa
from alembic import op

from facedown.server.common.steady_clock import now

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "deal_invitations",
        sa.Column("key", sa.String(64), primary_key=True),
        sa.Column("deal", sa.String(16), sa.ForeignKey("deals.id"), nullable=False),
        sa.Column("table_id", sa.String(16), nullable=True),
    )
    op.create_index("deal_invitations_deal", "deal_invitations", ["deal"])
    op.add_column("tables", sa.Column("made", sa.Float, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("visited", sa.Float, nullable=False, server_default="0"))
    op.add_column("presence", sa.Column("share", sa.Integer, nullable=False, server_default="0"))
    # The first line of a log is public; when the last one was written is not.
    op.execute(
        "UPDATE tables SET made = coalesce((SELECT at FROM log WHERE table_id = tables.id AND seq = 0), changed)"
    )
    # No table goes sooner after an update than it would have gone after a visit today.
    tables = sa.table("tables", sa.column("visited", sa.Float))
    op.execute(tables.update().values(visited=now()))
    op.drop_index("tables_lobby", "tables")
    op.create_index("tables_phase", "tables", ["phase", "changed"])


def downgrade() -> None:
    op.drop_index("tables_phase", "tables")
    op.create_index("tables_lobby", "tables", ["phase", "listed", "changed"])
    op.drop_column("presence", "share")
    op.drop_column("tables", "visited")
    op.drop_column("tables", "made")
    op.drop_index("deal_invitations_deal", "deal_invitations")
    op.drop_table("deal_invitations")
