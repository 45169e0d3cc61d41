"""A partial index of the running games of a user.

Revision ID: 0026
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026"
down_revision = "0025"
oldest_node = "0018"
"""An index only."""


def upgrade() -> None:
    """Add an index of running games."""
    op.create_index(
        "ix_participations_running",
        "participations",
        ["who"],
        postgresql_where=sa.text("ended IS NULL"),
        sqlite_where=sa.text("ended IS NULL"),
    )
