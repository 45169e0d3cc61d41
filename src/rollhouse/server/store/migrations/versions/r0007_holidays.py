"""Vacations of users.

Revision ID: 0007
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0007"
down_revision = "0006"
oldest_node = "0005"
"""Older nodes know no vacations, and leave tables with one to newer nodes."""


def upgrade() -> None:
    """Add a table."""
    create_table("holidays", "who text, since double, until double", key="who since", references={"who": "identities.who"})
