"""Users who look for an opponent.

Revision ID: 0008
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0008"
down_revision = "0007"
oldest_node = "0005"
"""Older nodes do not match users."""


def upgrade() -> None:
    """Add a table."""
    create_table(
        "seekers",
        "who text, search text, name text, game text, wish text, since double, seen double, found text",
        key="who",
        references={"who": "identities.who"},
        indexes=["game wish since", "seen"],
    )
