"""Who waits to play with somebody.

Revision ID: 0008
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None
oldest_node = "0005"
"""Nodes from before pair nobody."""


def upgrade() -> None:
    """One table more."""
    op.create_table(
        "seekers",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("search", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("wish", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("found", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name=op.f("fk_seekers_who_identities")),
        sa.PrimaryKeyConstraint("who", name=op.f("pk_seekers")),
    )
    op.create_index(op.f("ix_seekers_game_wish_since"), "seekers", ["game", "wish", "since"])
    op.create_index(op.f("ix_seekers_seen"), "seekers", ["seen"])
