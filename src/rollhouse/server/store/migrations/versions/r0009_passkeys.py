"""Passkeys and recovery codes, by which somebody keeps their seat.

Revision ID: 0009
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0009"
down_revision = "0008"
oldest_node = "0005"
"""Nodes from before know nothing of them, and need not."""


def upgrade() -> None:
    """Three tables more."""
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
