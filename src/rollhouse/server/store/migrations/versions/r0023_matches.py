"""Duplicate matches: two tables that play the same dice.

Nodes that know nothing of them would let anybody look at a table while the other still plays: none goes on beside it.

Revision ID: 0023
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023"
down_revision = "0022"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Three tables more, empty."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("rests_until", sa.Double()),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_status_updated", "matches", ["status", "updated"])
    op.create_index("ix_matches_host", "matches", ["host"])
    op.create_table(
        "match_people",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("ready", sa.Boolean(), nullable=False),
        sa.Column("gone", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_match_people_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", "place", name="pk_match_people"),
    )
    op.create_index("ix_match_people_who", "match_people", ["who"])
    op.create_table(
        "match_boards",
        sa.Column("match_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("left_id", sa.Text(), nullable=False),
        sa.Column("right_id", sa.Text(), nullable=False),
        sa.Column("left_result", sa.Text()),
        sa.Column("right_result", sa.Text()),
        sa.Column("parting", sa.Text()),
        sa.Column("compared", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["match_id"], ["matches.id"], name="fk_match_boards_match_id_matches"),
        sa.PrimaryKeyConstraint("match_id", "number", name="pk_match_boards"),
    )
