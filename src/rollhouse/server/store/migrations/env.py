"""Executed by Alembic for `migrate`, which has opened the transaction already. Nothing in this folder is a module to import."""

from __future__ import annotations

from alembic import context

from rollhouse.server.store.models import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True, transactional_ddl=True
)
context.run_migrations()
