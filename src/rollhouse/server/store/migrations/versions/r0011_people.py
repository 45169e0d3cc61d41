"""Who knows whom: friends, whom somebody would rather not meet, invitations, reports, and who was seen when.

Revision ID: 0011
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None
oldest_node = "0005"
"""Nodes from before pair people who would rather not meet; nothing else of theirs is about it."""


def upgrade() -> None:
    """Five tables more."""
    for name, other in (("friends", "friend"), ("blocks", "blocked")):
        op.create_table(
            name,
            sa.Column("who", sa.Text(), nullable=False),
            sa.Column(other, sa.Text(), nullable=False),
            sa.Column("since", sa.Double(), nullable=False),
            sa.ForeignKeyConstraint(["who"], ["identities.who"], name=op.f(f"fk_{name}_who_identities")),
            sa.ForeignKeyConstraint([other], ["identities.who"], name=op.f(f"fk_{name}_{other}_identities")),
            sa.PrimaryKeyConstraint("who", other, name=op.f(f"pk_{name}")),
        )
    op.create_table(
        "invitations",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("sender", sa.Text(), nullable=False),
        sa.Column("invited_to", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name=op.f("fk_invitations_who_identities")),
        sa.ForeignKeyConstraint(["sender"], ["identities.who"], name=op.f("fk_invitations_sender_identities")),
        sa.PrimaryKeyConstraint("who", "invited_to", name=op.f("pk_invitations")),
    )
    op.create_table(
        "sightings",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("seen", sa.Double(), nullable=False),
        sa.Column("plays", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name=op.f("fk_sightings_who_identities")),
        sa.PrimaryKeyConstraint("who", name=op.f("pk_sightings")),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("at_table", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("note", sa.Text(), nullable=False),
        sa.Column("sayings", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("closed", sa.Double()),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name=op.f("fk_reports_who_identities")),
        sa.ForeignKeyConstraint(["about"], ["identities.who"], name=op.f("fk_reports_about_identities")),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_reports")),
    )
    op.create_index(op.f("ix_reports_at"), "reports", ["at"])
    op.create_index(op.f("ix_reports_who_at"), "reports", ["who", "at"])
