"""Public tournaments.

Revision ID: 0022
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022"
down_revision = "0018"
oldest_node = "0018"
"""Older nodes create tournaments that are not listed."""


def upgrade() -> None:
    """Add a column and an index."""
    op.add_column("evenings", sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_evenings_public_status_updated", "evenings", ["public", "status", "updated"])
