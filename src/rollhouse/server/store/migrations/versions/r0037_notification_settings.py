"""What each user is notified of, by which channel, and a webhook.

Revision ID: 0037
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0037"
down_revision = "0036"
oldest_node = "0037"
"""Older nodes would send by e-mail what is meant for a webhook."""


def upgrade() -> None:
    """Add the table. Users without a row have the defaults."""
    create_table(
        "notification_settings",
        "user_id text, webhook text, choices text",
        key="user_id",
        references={"user_id": "users.user_id"},
    )
