"""The oldest release that may use this database: during a rolling upgrade nodes of both releases run.

Revision ID: 0004
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0004"
down_revision = "0003"
oldest_node = "0004"
"""Older nodes do not read it, and refuse any database revision that they do not know."""


def upgrade() -> None:
    """Add a table with one row, which `migrate` writes."""
    create_table("compatibility", "oldest text", key="oldest")
