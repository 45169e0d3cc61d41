"""Seeks by rating, and for correspondence games: a user has one of each kind.

Revision ID: 0036
"""

from __future__ import annotations

from alembic import op

from rollhouse.server.store.migration_steps import create_table

revision = "0036"
down_revision = "0035"
oldest_node = "0035"
"""Two columns more. Older nodes match only seeks with equal criteria, and take no notice of ranges."""


def upgrade() -> None:
    """Make the table anew, empty: a page that searches repeats its seek within seconds."""
    op.drop_table("seeks")
    create_table(
        "seeks",
        "user_id text, search text, name text, game text, criteria text, since double, seen double, found text, "
        "kept boolean default false, wishes text null",
        key="user_id search",
        references={"user_id": "users.user_id"},
        indexes=["game criteria since", "seen"],
    )
