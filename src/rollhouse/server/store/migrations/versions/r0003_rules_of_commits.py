"""Which version of the rules each commit was made by: a node that does not know them yet leaves the table to those that do.

Revision ID: 0003
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """One column more. Nodes that run already and know nothing of it go on writing: 0 means that nobody said."""
    op.add_column("commits", sa.Column("rules_version", sa.Integer(), nullable=False, server_default="0"))
