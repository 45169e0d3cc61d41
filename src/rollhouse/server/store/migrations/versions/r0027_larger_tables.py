"""Three or four at a table of an evening.

Nodes that know nothing of them would set their tables for two: none goes on beside it.

Revision ID: 0027
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0027"
down_revision = "0026"


def upgrade() -> None:
    """One column more; until now there were two."""
    op.add_column("evening_boards", sa.Column("others", sa.Text(), nullable=False, server_default=sa.text("''")))
