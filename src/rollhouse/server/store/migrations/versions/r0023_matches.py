"""Duplicate matches: two tables that play the same dice.

Older nodes would show a table while the other still plays, so none may run beside it.

Revision ID: 0023
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0023"
down_revision = "0022"


def upgrade() -> None:
    """Add three empty tables."""
    create_table(
        "matches",
        "id text, host text, body text, status text, secret bytes, rests_until double null, created double, updated double",
        key="id",
        indexes=["status updated", "host"],
    )
    create_table(
        "match_people",
        "match_id text, place integer, who text, name text, ready boolean, gone boolean",
        key="match_id place",
        references={"match_id": "matches.id"},
        indexes=["who"],
    )
    create_table(
        "match_boards",
        "match_id text, number integer, left_id text, right_id text, left_result text null, right_result text null, parting text null, "
        "compared boolean",
        key="match_id number",
        references={"match_id": "matches.id"},
    )
