"""Locked names, the log of admins, co-hosts and players who sit out, and reports and bans that survive their user.

Revision ID: 0035
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from rollhouse.server.store.migration_steps import create_table

revision = "0035"
down_revision = "0034"
oldest_node = "0034"  # older nodes delete reports and bans with their user, and ignore what is new

_NO = sa.false()
_WITHOUT_USER = (("reports", "about"), ("bans", "user_id"))


def upgrade() -> None:
    """Add the columns and the table, and drop two foreign keys."""
    op.add_column("users", sa.Column("name_locked", sa.Boolean(), nullable=False, server_default=_NO))
    op.add_column("competition_members", sa.Column("joined", sa.Double(), nullable=False, server_default="0"))
    op.add_column("competition_members", sa.Column("cohost", sa.Boolean(), nullable=False, server_default=_NO))
    op.add_column("competition_members", sa.Column("sits_out", sa.Boolean(), nullable=False, server_default=_NO))
    create_table("admin_actions", "id text, at double, action text, target text, details text", key="id", indexes=["at"])
    naming = {"fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s"}
    for table, column in _WITHOUT_USER:
        foreign = _foreign_key(table, column)
        with op.batch_alter_table(table, naming_convention=naming) as changed:
            changed.drop_constraint(foreign, type_="foreignkey")


def _foreign_key(table: str, column: str) -> str:
    """The name of a column's foreign key: older releases named some of them otherwise."""
    keys = sa.inspect(op.get_bind()).get_foreign_keys(table)
    named = next((key["name"] for key in keys if key["constrained_columns"] == [column]), None)
    return named or f"fk_{table}_{column}_users"
