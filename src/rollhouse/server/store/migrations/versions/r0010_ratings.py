"""Ratings by result, and how each rated game changed them.

Nodes that know nothing of rated games would let people take back in them, and count none: none goes on beside it.

Revision ID: 0010
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add two empty tables: no earlier game was rated."""
    create_table(
        "ratings",
        "who text, game text, period text, name text, mu double, sigma double, games integer, won integer, sure double, "
        "established boolean, updated double",
        key="who game period",
        indexes=["game period established sure"],
    )
    create_table(
        "rating_changes",
        "table_id text, seat integer, who text, game text, at double, mu_before double, sigma_before double, mu double, sigma double",
        key="table_id seat",
        references={"table_id": "tables.id"},
        indexes=["who game at"],
    )
