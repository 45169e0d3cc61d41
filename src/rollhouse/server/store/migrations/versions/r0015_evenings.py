"""Tournaments.

Revision ID: 0015
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0015"
down_revision = "0014"
oldest_node = "0010"
"""Older nodes do not advance tournaments."""


def upgrade() -> None:
    """Add three empty tables."""
    create_table(
        "evenings",
        "id text, host text, body text, status text, round integer, secret bytes, created double, updated double",
        key="id",
        indexes=["status", "host"],
    )
    create_table(
        "evening_people",
        "evening_id text, who text, name text, lot integer, gone boolean",
        key="evening_id who",
        references={"evening_id": "evenings.id"},
        indexes=["who"],
    )
    create_table(
        "evening_boards",
        "evening_id text, round integer, board integer, first text, second text, table_id text, winner text null",
        key="evening_id round board",
        references={"evening_id": "evenings.id"},
    )
