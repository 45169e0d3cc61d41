"""Passkeys and recovery codes.

Revision ID: 0009
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0009"
down_revision = "0008"
oldest_node = "0005"
"""Older nodes do not use them."""


def upgrade() -> None:
    """Add three tables."""
    create_table(
        "passkeys",
        "id text, who text, credential bytes, public_key bytes, sign_count bigint, site text, name text, created double, "
        "used_at double null",
        key="id",
        references={"who": "identities.who"},
        indexes=["who"],
    )
    create_table("recovery_codes", "hash bytes, who text", key="hash", references={"who": "identities.who"}, indexes=["who"])
    create_table("challenges", "hash bytes, who text, created double", key="hash", indexes=["created"])
