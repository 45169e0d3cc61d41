"""Training: answers to daily puzzles, analysed games, and positions to review.

Revision ID: 0002
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add three tables."""
    create_table("dailies", "who text, day text, solved boolean", key="who day", references={"who": "identities.who"})
    create_table("studied", "who text, table_id text", key="who table_id", references={"who": "identities.who", "table_id": "tables.id"})
    create_table(
        "reviews",
        "who text, puzzle text, table_id text, game text, rules_version integer, body text, cost double, box integer, due text null",
        key="who puzzle",
        references={"who": "identities.who", "table_id": "tables.id"},
        indexes=["who due"],
    )
