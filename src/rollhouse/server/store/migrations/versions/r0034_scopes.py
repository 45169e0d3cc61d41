"""Scopes of tokens, changes of accounts that their owners are told of, and the destinations of outgoing calls.

Revision ID: 0034
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0034"
down_revision = "0033"
branch_labels = None
depends_on = None
oldest_node = "0031"
"""Only additions. A token that an older node creates has no scope, and counts as one for everything."""


def upgrade() -> None:
    """Add the columns and tables."""
    op.add_column("tokens", sa.Column("scope", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("tokens", sa.Column("name", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("tokens", sa.Column("confirmed_at", sa.Double()))
    op.create_table(
        "account_changes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("user_id", sa.Text(), nullable=False),
        sa.Column("what", sa.Text(), nullable=False),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["user_id"], ["users.user_id"], name="fk_account_changes_user_id_users"),
        sa.PrimaryKeyConstraint("id", name="pk_account_changes"),
    )
    op.create_index("ix_account_changes_user_id_at", "account_changes", ["user_id", "at"])
    op.add_column("notifications", sa.Column("host", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("notifications", sa.Column("event", sa.Text(), nullable=False, server_default="turn"))
    op.add_column("notifications", sa.Column("details", sa.Text(), nullable=False, server_default="{}"))
    op.create_table(
        "destinations",
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("failures", sa.Integer(), nullable=False),
        sa.Column("resumes", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("host", name="pk_destinations"),
    )
