"""Columns and stored entries take the names of the wire: chat messages, undone moves, revealed entropy, statistics.

Revision ID: 0030
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rollhouse.server.store.migration_steps import rewrite

revision = "0030"
down_revision = "0029"

MAX_SEATS = 8
COLUMNS = (("played_games", "habits", "statistics"), ("reports", "sayings", "messages"))
"""A table, and the old and the new name of a column."""
IN_ENTRIES = (
    ('{"is":"said",', '{"is":"chat",'),
    ('{"is":"took-back",', '{"is":"undone",'),
    ('{"is":"parts-dropped",', '{"is":"entropy-dropped",'),
    *((f'{{"is":"revealed","seat":{seat},"part":"', f'{{"is":"revealed","seat":{seat},"entropy":"') for seat in range(MAX_SEATS)),
    ('"dice":"house"', '"dice":"server"'),
)
"""Old and new names in entries. Quotes inside stored texts are escaped, so none of these can be part of one."""


def upgrade() -> None:
    """Rename the columns, then rewrite the entries that have an old name, in one statement."""
    for table, old, new in COLUMNS:
        op.execute(sa.text(f"ALTER TABLE {table} RENAME COLUMN {old} TO {new}"))
    rewrite("commits", "body", *IN_ENTRIES)
