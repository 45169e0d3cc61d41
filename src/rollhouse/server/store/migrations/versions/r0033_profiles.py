"""Unique names for registered users, privacy settings, and friend requests.

Revision ID: 0033
"""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from rollhouse.play.players import MAX_NAME_LENGTH, lookalike_key
from rollhouse.server.store.migration_steps import create_table

revision = "0033"
down_revision = "0032"
oldest_node = "0032"
"""Columns and a table more. A name that an older node changes has no page until it is changed again."""

_REGISTERED_USERS_QUERY = (
    "SELECT user_id, name, created FROM users WHERE user_id IN (SELECT user_id FROM passkeys) "
    "OR user_id IN (SELECT user_id FROM recovery_codes) ORDER BY created, user_id"
)


def upgrade() -> None:
    """Add them, and make the names of registered users unique: of equal names the oldest account keeps it."""
    op.add_column("users", sa.Column("registered", sa.Double()))
    op.add_column("users", sa.Column("name_key", sa.Text()))
    op.add_column("users", sa.Column("privacy", sa.Text()))
    _claim_names()
    op.create_index("ix_users_name_key", "users", ["name_key"], unique=True)
    create_table(
        "friend_requests",
        "user_id text, sender text, at double",
        key="user_id sender",
        references={"user_id": "users.user_id", "sender": "users.user_id"},
        indexes=["sender"],
    )


def _claim_names() -> None:
    users = sa.table("users", *map(sa.column, ("user_id", "name", "registered", "name_key")))
    taken: set[str] = set()
    for user_id, name, created in op.get_bind().execute(sa.text(_REGISTERED_USERS_QUERY)).all():
        values: dict[str, Any] = {"registered": created}
        if name:
            unique = _unique(name.replace("/", "-"), taken)
            taken.add(lookalike_key(unique))
            values |= {"name": unique, "name_key": lookalike_key(unique)}
        op.get_bind().execute(users.update().where(users.c.user_id == user_id).values(**values))


def _unique(name: str, taken: set[str]) -> str:
    """Return the name, with a number if another user has it."""
    number, unique = 1, name
    while lookalike_key(unique) in taken:
        number += 1
        ending = f" {number}"
        unique = name[: MAX_NAME_LENGTH - len(ending)] + ending
    return unique
