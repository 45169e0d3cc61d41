"""Banned users.

Revision ID: 0016
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0016"
down_revision = "0015"
oldest_node = "0010"
"""Older nodes enforce no bans."""


def upgrade() -> None:
    """Add a table."""
    create_table("bans", "who text, since double, until double null, reason text", key="who", references={"who": "identities.who"})
