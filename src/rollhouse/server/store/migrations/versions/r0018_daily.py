"""The daily challenge: the dice of each day, and who has tried it.

Nodes that know nothing of it would tell its secret with the first game's end: none goes on beside it.

Revision ID: 0018
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Two tables more."""
    op.create_table(
        "daily_challenges",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("day", name="pk_daily_challenges"),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("started", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_daily_tries_who_identities"),
        sa.PrimaryKeyConstraint("day", "who", name="pk_daily_tries"),
    )
