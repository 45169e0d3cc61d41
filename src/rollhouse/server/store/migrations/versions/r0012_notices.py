"""Notification settings, and the queue of notifications to send.

Revision ID: 0012
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0012"
down_revision = "0011"
oldest_node = "0005"
"""Older nodes send no notifications."""


def upgrade() -> None:
    """Add empty tables."""
    create_table(
        "push_subscriptions",
        "id text, who text, endpoint text, p256dh text, auth text, created double",
        key="id",
        references={"who": "identities.who"},
        indexes=["who"],
    )
    create_table(
        "mail_addresses", "who text, address text, asked double, confirmed boolean", key="who", references={"who": "identities.who"}
    )
    create_table(
        "notices",
        "id text, who text, kind text, device text, table_id text, made double, due double null, tries integer, done double null, "
        "outcome text null",
        key="id",
        references={"who": "identities.who"},
        indexes=["due", "made", "who"],
    )
    create_table("house_keys", "name text, value text", key="name")
