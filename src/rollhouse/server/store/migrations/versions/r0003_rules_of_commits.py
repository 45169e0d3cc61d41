"""The rules version of each commit: a node that does not know it leaves the table to newer nodes.

Revision ID: 0003
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add a column. Older nodes keep writing without it: 0 means that the version is not stated."""
    op.add_column("commits", sa.Column("rules_version", sa.Integer(), nullable=False, server_default="0"))
