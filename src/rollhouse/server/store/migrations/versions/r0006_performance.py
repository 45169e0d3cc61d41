"""How well somebody played a game, once it is worked out.

Revision ID: 0006
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
oldest_node = "0005"
"""Nodes from before write games that are still to be weighed, which is true."""


def upgrade() -> None:
    """Some columns more, empty: everything is worked out from the records when somebody asks for it."""
    op.add_column("participations", sa.Column("weighed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("participations", sa.Column("decisions", sa.Integer()))
    op.add_column("participations", sa.Column("cost", sa.Double()))
    op.add_column("participations", sa.Column("luck", sa.Double()))
    op.add_column("participations", sa.Column("unit", sa.Text()))
    op.add_column("participations", sa.Column("exact", sa.Boolean()))
