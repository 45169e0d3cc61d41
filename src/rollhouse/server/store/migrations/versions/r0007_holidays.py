"""When people are on holiday.

Revision ID: 0007
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None
oldest_node = "0005"
"""Nodes from before know of no holidays, and leave tables alone where one is written down."""


def upgrade() -> None:
    """One table more."""
    op.create_table(
        "holidays",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_holidays_who_identities"),
        sa.PrimaryKeyConstraint("who", "since", name="pk_holidays"),
    )
