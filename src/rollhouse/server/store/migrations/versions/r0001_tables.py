"""Tables, commits, seats, identities and tokens.

Revision ID: 0001
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Create the first tables."""
    create_table(
        "tables",
        "id text, game text, status text, public boolean default false, host text, seating text, whose_turn integer null, "
        "wakes double null, created double, updated double, version integer, commitment text, secret bytes null, parent text, "
        "rematch text",
        key="id",
        indexes=["status public updated", "host", "wakes"],
    )
    create_table(
        "commits", "table_id text, version integer, body text, at double", key="table_id version", references={"table_id": "tables.id"}
    )
    create_table(
        "seats", "table_id text, seat integer, who text", key="table_id seat", references={"table_id": "tables.id"}, indexes=["who"]
    )
    create_table("identities", "who text, name text, lang text, created double", key="who")
    create_table(
        "tokens",
        "hash bytes, who text, kind text, created double, used_at double null",
        key="hash",
        references={"who": "identities.who"},
        indexes=["who"],
    )
