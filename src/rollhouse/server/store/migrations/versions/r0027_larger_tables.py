"""Tournament tables of three and four players.

Nodes that know nothing of them would set their tables for two: none goes on beside it.

Revision ID: 0027
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """Add a column; earlier tables have two players."""
    op.add_column("evening_boards", sa.Column("others", sa.Text(), nullable=False, server_default=sa.text("''")))
