"""Keeps profiles of people who choose to have one, and their ratings."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def _profile() -> "sa.Column[str]":
    return sa.Column("profile", sa.String(16), sa.ForeignKey("profiles.id"), nullable=False)


def upgrade() -> None:
    op.create_table(
        "profiles",
        sa.Column("id", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("code", sa.String(64), nullable=False, unique=True),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("key", sa.String(64), primary_key=True),
        _profile(),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
    )
    op.create_index("sessions_profile", "sessions", ["profile"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(64), primary_key=True),
        _profile(),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
    )
    op.create_index("passkeys_profile", "passkeys", ["profile"])
    op.create_table(
        "challenges",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("profile", sa.String(16), nullable=False),
        sa.Column("challenge", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "profile_tables",
        sa.Column("profile", sa.String(16), primary_key=True),
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("profile", sa.String(16), sa.ForeignKey("profiles.id"), primary_key=True),
        sa.Column("pool", sa.String(40), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
    )
    op.create_table(
        "rated",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("done", sa.Float, nullable=False),
    )
    op.create_index("rated_done", "rated", ["done"])
    op.create_table(
        "rating_changes",
        sa.Column("table_id", sa.String(16), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("chair", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("profile", sa.String(16), nullable=False),
        sa.Column("pool", sa.String(40), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("share", sa.Float, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("rating_changes_profile", "rating_changes", ["profile", "at"])


def downgrade() -> None:
    op.drop_index("rating_changes_profile", "rating_changes")
    op.drop_table("rating_changes")
    op.drop_index("rated_done", "rated")
    for name in ("rated", "ratings", "profile_tables", "challenges"):
        op.drop_table(name)
    for name in ("passkeys", "sessions"):
        op.drop_index(f"{name}_profile", name)
        op.drop_table(name)
    op.drop_table("profiles")
