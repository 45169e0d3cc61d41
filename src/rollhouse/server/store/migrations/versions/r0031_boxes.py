"""The contents of printed boxes that users have saved.

Revision ID: 0031
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0031"
down_revision = "0030"
branch_labels = None
depends_on = None
oldest_node = "0030"
"""A table more, which older nodes do not read."""


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "boxes",
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.user_id"], name="fk_boxes_user_id_users"),
        sa.PrimaryKeyConstraint("user_id", "game", name="pk_boxes"),
    )
