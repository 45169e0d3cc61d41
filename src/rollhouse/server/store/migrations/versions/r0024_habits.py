"""Play statistics of a user for each game: kinds of errors, and cards.

Revision ID: 0024
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
oldest_node = "0010"
"""Games that older nodes analyse have no statistics, and count for results only."""


def upgrade() -> None:
    """Add a column. Games that were analysed before are analysed again when their user opens the statistics."""
    op.add_column("participations", sa.Column("habits", sa.Text()))
    op.execute(sa.text("UPDATE participations SET weighed = :no WHERE weighed = :yes").bindparams(no=False, yes=True))
