"""Tables, commits, seats, identities and tokens.

Revision ID: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """From nothing."""
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("public", sa.Boolean(), nullable=False, server_default=sa.false()),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("seating", sa.Text(), nullable=False),
        sa.Column("whose_turn", sa.Integer()),
        sa.Column("wakes", sa.Double()),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("updated", sa.Double(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary()),
        sa.Column("parent", sa.Text(), nullable=False),
        sa.Column("rematch", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_status_public_updated", "tables", ["status", "public", "updated"])
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_index("ix_tables_wakes", "tables", ["wakes"])
    op.create_table(
        "commits",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "version", name="pk_commits"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_commits_table_id_tables"),
    )
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id_tables"),
    )
    op.create_index("ix_seats_who", "seats", ["who"])
    op.create_table(
        "identities",
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("lang", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_identities"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used_at", sa.Double()),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_tokens_who_identities"),
    )
    op.create_index("ix_tokens_who", "tokens", ["who"])
