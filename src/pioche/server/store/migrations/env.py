"""Alembic asks here on which connection to work: on the one that `engine.alembic` gives."""

from alembic import context

from pioche.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
