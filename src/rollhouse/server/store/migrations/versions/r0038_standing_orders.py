"""Reactions that users order in advance in correspondence games.

Revision ID: 0038
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0038"
down_revision = "0037"
oldest_node = "0038"
"""Older nodes can't read the log of a table at which an order was followed."""


def upgrade() -> None:
    """Add the table."""
    create_table(
        "standing_orders",
        "table_id text, user_id text, moves text",
        key="table_id user_id",
        references={"table_id": "tables.id", "user_id": "users.user_id"},
        indexes=["user_id"],
    )
