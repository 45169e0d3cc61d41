"""The accuracy of a user in a game, once it is analysed.

Revision ID: 0006
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
oldest_node = "0005"
"""Older nodes write games as not analysed, which is true."""


def upgrade() -> None:
    """Add empty columns: they are computed from the records when a user asks for them."""
    op.add_column("participations", sa.Column("weighed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("participations", sa.Column("decisions", sa.Integer()))
    op.add_column("participations", sa.Column("cost", sa.Double()))
    op.add_column("participations", sa.Column("luck", sa.Double()))
    op.add_column("participations", sa.Column("unit", sa.Text()))
    op.add_column("participations", sa.Column("exact", sa.Boolean()))
