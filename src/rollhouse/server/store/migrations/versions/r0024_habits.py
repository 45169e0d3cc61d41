"""What somebody does again and again, game by game: which errors, which cards.

Revision ID: 0024
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024"
down_revision = "0023"
oldest_node = "0010"
"""Nodes from before weigh games as they did; those have no habits, and count for results only."""


def upgrade() -> None:
    """A column more. Games that were weighed before are weighed again when somebody looks: what is known of them stays until then."""
    op.add_column("participations", sa.Column("habits", sa.Text()))
    op.execute(sa.text("UPDATE participations SET weighed = :no WHERE weighed = :yes").bindparams(no=False, yes=True))
