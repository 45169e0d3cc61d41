"""How old a Rollhouse may be that uses this database: nodes are replaced one by one, and meanwhile there are some of both releases.

Revision ID: 0004
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None
oldest_node = "0004"
"""Nodes from before do not ask, and refuse any database that they do not know."""


def upgrade() -> None:
    """One table more, with one row, which `migrate` writes."""
    op.create_table(
        "compatibility", sa.Column("oldest", sa.Text(), nullable=False), sa.PrimaryKeyConstraint("oldest", name="pk_compatibility")
    )
