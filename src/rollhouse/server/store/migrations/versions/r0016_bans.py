"""Who is shut out by the operator.

Revision ID: 0016
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None
oldest_node = "0010"
"""Nodes from before let everybody in, until they are replaced."""


def upgrade() -> None:
    """One table more."""
    op.create_table(
        "bans",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double()),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name=op.f("fk_bans_who_identities")),
        sa.PrimaryKeyConstraint("who", name=op.f("pk_bans")),
    )
