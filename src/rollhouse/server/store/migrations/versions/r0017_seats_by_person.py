"""A covering index of the seats of a user.

Revision ID: 0017
"""

from __future__ import annotations

from alembic import op

revision = "0017"
down_revision = "0016"
oldest_node = "0010"
"""An index only."""


def upgrade() -> None:
    """Replace an index by one with more columns."""
    op.create_index("ix_seats_who_table_id", "seats", ["who", "table_id"])
    op.drop_index("ix_seats_who", "seats")
