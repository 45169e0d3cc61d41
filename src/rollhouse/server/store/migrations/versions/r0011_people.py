"""Friends, blocked users, invitations, reports, and when users were last seen.

Revision ID: 0011
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0011"
down_revision = "0010"
oldest_node = "0005"
"""Older nodes match users who block each other."""


def upgrade() -> None:
    """Add five tables."""
    for name, other in (("friends", "friend"), ("blocks", "blocked")):
        references = {"who": "identities.who", other: "identities.who"}
        create_table(name, f"who text, {other} text, since double", key=f"who {other}", references=references)
    create_table(
        "invitations",
        "who text, sender text, invited_to text, at double",
        key="who invited_to",
        references={"who": "identities.who", "sender": "identities.who"},
    )
    create_table("sightings", "who text, seen double, plays boolean", key="who", references={"who": "identities.who"})
    create_table(
        "reports",
        "id text, who text, about text, at_table text, reason text, note text, sayings text, at double, closed double null",
        key="id",
        references={"who": "identities.who", "about": "identities.who"},
        indexes=["at", "who at"],
    )
