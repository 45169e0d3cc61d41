"""Who wants to be told that it is their turn, how, and what is to be sent.

Revision ID: 0012
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None
oldest_node = "0005"
"""Nodes from before tell nobody; those of this release do."""


def upgrade() -> None:
    """Tables more, empty."""
    op.create_table(
        "push_subscriptions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_push_subscriptions_who_identities"),
        sa.PrimaryKeyConstraint("id", name="pk_push_subscriptions"),
    )
    op.create_index("ix_push_subscriptions_who", "push_subscriptions", ["who"])
    op.create_table(
        "mail_addresses",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("address", sa.Text(), nullable=False),
        sa.Column("asked", sa.Double(), nullable=False),
        sa.Column("confirmed", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_mail_addresses_who_identities"),
        sa.PrimaryKeyConstraint("who", name="pk_mail_addresses"),
    )
    op.create_table(
        "notices",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("made", sa.Double(), nullable=False),
        sa.Column("due", sa.Double()),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("done", sa.Double()),
        sa.Column("outcome", sa.Text()),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_notices_who_identities"),
        sa.PrimaryKeyConstraint("id", name="pk_notices"),
    )
    for column in ("due", "made", "who"):
        op.create_index(f"ix_notices_{column}", "notices", [column])
    op.create_table(
        "house_keys",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_house_keys"),
    )
