"""Who is shut out by the operator.

Revision ID: 0016
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0016"
down_revision = "0015"
oldest_node = "0010"
"""Nodes from before let everybody in, until they are replaced."""


def upgrade() -> None:
    """One table more."""
    create_table("bans", "who text, since double, until double null, reason text", key="who", references={"who": "identities.who"})
