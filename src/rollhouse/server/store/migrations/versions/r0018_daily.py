"""The daily challenge: the dice of each day, and the tries of users.

Nodes that know nothing of it would tell its secret with the first game's end: none goes on beside it.

Revision ID: 0018
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    """Add two tables."""
    create_table("daily_challenges", "day text, secret bytes", key="day")
    create_table("daily_tries", "day text, who text, table_id text, started double", key="day who", references={"who": "identities.who"})
