"""The praised moves of a user in a game.

Revision ID: 0039
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0039"
down_revision = "0038"
oldest_node = "0038"
"""Two columns more."""


def upgrade() -> None:
    """Add columns to `played_games`; null for games that were analysed before."""
    op.add_column("played_games", sa.Column("only_moves", sa.Integer()))
    op.add_column("played_games", sa.Column("great_finds", sa.Integer()))
