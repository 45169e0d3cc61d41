"""What people train with: answers to the day's puzzles, games that were gone through, positions that come back.

Revision ID: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three tables more; what is there stays as it is."""
    op.create_table(
        "dailies",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("solved", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("who", "day", name="pk_dailies"),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_dailies_who_identities"),
    )
    op.create_table(
        "studied",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("who", "table_id", name="pk_studied"),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_studied_who_identities"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_studied_table_id_tables"),
    )
    op.create_table(
        "reviews",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("puzzle", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("rules_version", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("cost", sa.Double(), nullable=False),
        sa.Column("box", sa.Integer(), nullable=False),
        sa.Column("due", sa.Text()),
        sa.PrimaryKeyConstraint("who", "puzzle", name="pk_reviews"),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_reviews_who_identities"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reviews_table_id_tables"),
    )
    op.create_index("ix_reviews_who_due", "reviews", ["who", "due"])
