"""Uploaded games, which were played elsewhere.

Revision ID: 0014
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
oldest_node = "0010"
"""Older nodes show uploaded games as any other, and accept no uploads."""


def upgrade() -> None:
    """Add a column; existing games were played here."""
    op.add_column("participations", sa.Column("elsewhere", sa.Boolean(), nullable=False, server_default=sa.false()))
