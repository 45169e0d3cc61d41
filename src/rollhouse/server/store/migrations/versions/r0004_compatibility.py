"""How old a Rollhouse may be that uses this database: nodes are replaced one by one, and meanwhile there are some of both releases.

Revision ID: 0004
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0004"
down_revision = "0003"
oldest_node = "0004"
"""Nodes from before do not ask, and refuse any database that they do not know."""


def upgrade() -> None:
    """One table more, with one row, which `migrate` writes."""
    create_table("compatibility", "oldest text", key="oldest")
