"""Evenings with many tables.

Revision ID: 0015
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None
oldest_node = "0010"
"""Nodes from before look after no evening; those of this release do."""


def upgrade() -> None:
    """Three tables more, empty."""
    op.create_table(
        "evenings",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_evenings"),
    )
    op.create_index("ix_evenings_status", "evenings", ["status"])
    op.create_index("ix_evenings_host", "evenings", ["host"])
    op.create_table(
        "evening_people",
        sa.Column("evening_id", sa.Text(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("lot", sa.Integer(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["evening_id"], ["evenings.id"], name="fk_evening_people_evening_id_evenings"),
        sa.PrimaryKeyConstraint("evening_id", "who", name="pk_evening_people"),
    )
    op.create_index("ix_evening_people_who", "evening_people", ["who"])
    op.create_table(
        "evening_boards",
        sa.Column("evening_id", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("board", sa.Integer(), nullable=False),
        sa.Column("first", sa.Text(), nullable=False),
        sa.Column("second", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("winner", sa.Text()),
        sa.ForeignKeyConstraint(["evening_id"], ["evenings.id"], name="fk_evening_boards_evening_id_evenings"),
        sa.PrimaryKeyConstraint("evening_id", "round", "board", name="pk_evening_boards"),
    )
