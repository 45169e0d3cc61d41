"""Ways to what people ask for in a house with a long history: their tables by how far they are, and their games that are to be weighed.

Revision ID: 0013
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
oldest_node = "0010"
"""Indexes only: nodes from before find everything as they did."""


def upgrade() -> None:
    """One index more, and one that has grown."""
    op.create_index(
        "ix_participations_to_weigh",
        "participations",
        ["who", "started"],
        postgresql_where=sa.text("ended IS NOT NULL AND weighed = false"),
        sqlite_where=sa.text("ended IS NOT NULL AND weighed = 0"),
    )
    op.create_index("ix_tables_host_status_updated", "tables", ["host", "status", "updated"])
    op.drop_index("ix_tables_host", "tables")
