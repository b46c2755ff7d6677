"""Runs migrations on the connection that the store has opened: Alembic's entry."""

from alembic import context

from facedown.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite changes a table by copying it
)
with context.begin_transaction():
    context.run_migrations()
