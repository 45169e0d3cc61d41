"""The names of registered users, of which no two look the same."""

from __future__ import annotations

from sqlalchemy import Connection, exists, select, update
from sqlalchemy.exc import IntegrityError

from rollhouse.play.players import MAX_NAME_LENGTH, lookalike_key
from rollhouse.server.store.models import users


def register(connection: Connection, user_id: str, now: float) -> None:
    """Make a guest a registered user. If another one has the guest's name, a number is added to it."""
    row = connection.execute(select(users.c.name, users.c.registered).where(users.c.user_id == user_id)).one_or_none()
    if row is None or row.registered is not None:
        return
    connection.execute(update(users).where(users.c.user_id == user_id).values(registered=now))
    if not row.name:
        return
    plain = row.name.replace("/", "-")
    number, name = 1, plain
    while not claim_name(connection, user_id, name):
        number += 1
        ending = f" {number}"
        name = plain[: MAX_NAME_LENGTH - len(ending)] + ending


def claim_name(connection: Connection, user_id: str, name: str) -> bool:
    """Give a registered user a name; return False if another registered user's looks the same."""
    key = lookalike_key(name)
    if connection.execute(select(exists().where(users.c.name_key == key, users.c.user_id != user_id))).scalar_one():
        return False
    try:
        with connection.begin_nested():
            connection.execute(update(users).where(users.c.user_id == user_id).values(name=name, name_key=key))
    except IntegrityError:  # another node was faster
        return False
    return True
