"""Indexes for long histories: tables of a user by status, and games to analyse.

Revision ID: 0013
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
oldest_node = "0010"
"""Indexes only."""


def upgrade() -> None:
    """Add an index, and extend another."""
    op.create_index(
        "ix_participations_to_weigh",
        "participations",
        ["who", "started"],
        postgresql_where=sa.text("ended IS NOT NULL AND weighed = false"),
        sqlite_where=sa.text("ended IS NOT NULL AND weighed = 0"),
    )
    op.create_index("ix_tables_host_status_updated", "tables", ["host", "status", "updated"])
    op.drop_index("ix_tables_host", "tables")
