"""When people are on holiday.

Revision ID: 0007
"""

from __future__ import annotations

from rollhouse.server.store.migration_steps import create_table

revision = "0007"
down_revision = "0006"
oldest_node = "0005"
"""Nodes from before know of no holidays, and leave tables alone where one is written down."""


def upgrade() -> None:
    """One table more."""
    create_table("holidays", "who text, since double, until double", key="who since", references={"who": "identities.who"})
