"""Passkeys and recovery codes, by which somebody keeps their seat.

Revision ID: 0009
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None
oldest_node = "0005"
"""Nodes from before know nothing of them, and need not."""


def upgrade() -> None:
    """Three tables more."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("credential", sa.LargeBinary(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.BigInteger(), nullable=False),
        sa.Column("site", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used_at", sa.Double()),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_passkeys_who_identities"),
    )
    op.create_index("ix_passkeys_who", "passkeys", ["who"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_recovery_codes"),
        sa.ForeignKeyConstraint(["who"], ["identities.who"], name="fk_recovery_codes_who_identities"),
    )
    op.create_index("ix_recovery_codes_who", "recovery_codes", ["who"])
    op.create_table(
        "challenges",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_challenges"),
    )
    op.create_index("ix_challenges_created", "challenges", ["created"])
