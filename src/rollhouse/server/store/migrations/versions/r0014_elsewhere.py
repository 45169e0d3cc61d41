"""Games that were played elsewhere, and whose records somebody has brought along.

Revision ID: 0014
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
oldest_node = "0010"
"""Nodes from before show such games as any other, and bring none along; those that know no ratings went with them."""


def upgrade() -> None:
    """One column more; what there is was played here."""
    op.add_column("participations", sa.Column("elsewhere", sa.Boolean(), nullable=False, server_default=sa.false()))
