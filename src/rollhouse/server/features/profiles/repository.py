"""Queries for users' pages. Each reads along an index, so that its time does not depend on the number of users and games."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from sqlalchemy import ColumnElement, func, select, update

from rollhouse.play.players import lookalike_key
from rollhouse.server.auth.schemas import Privacy, read_privacy
from rollhouse.server.features.profiles.schemas import Versus
from rollhouse.server.store.models import played_games, seats, tables, users
from rollhouse.server.store.rows import Result
from rollhouse.server.store.store import Store, all_let_others_watch


class ProfileRow(NamedTuple):
    """A user, as others see them."""

    user_id: str
    name: str
    created: float
    has_page: bool
    privacy: Privacy


class ProfileRepository:
    """Queries for users' pages."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def by_name(self, name: str) -> ProfileRow | None:
        """Return the registered user whose name looks like this one."""
        return await self._user(users.c.name_key == lookalike_key(name)) if name.isprintable() else None

    async def by_id(self, user_id: str) -> ProfileRow | None:
        """Return a user by public id."""
        return await self._user(users.c.user_id == user_id) if user_id.isprintable() else None

    async def _user(self, its: ColumnElement[bool]) -> ProfileRow | None:
        query = select(users.c.user_id, users.c.name, users.c.created, users.c.name_key, users.c.privacy).where(its)
        row = await self._store.one(query)
        return None if row is None else ProfileRow(row[0], row[1], row[2], row[3] is not None, read_privacy(row[4]))

    async def set_privacy(self, user_id: str, privacy: Privacy) -> None:
        """Store a user's privacy settings."""
        text = msgspec.json.encode(privacy).decode()
        await self._store.execute(update(users).where(users.c.user_id == user_id).values(privacy=text))

    async def public_game(self, user_id: str) -> str:
        """Return the table of a user's latest public game in play that all its players let others watch; empty if there is none."""
        running = (played_games.c.user_id == user_id) & played_games.c.ended.is_(None)
        query = select(tables.c.id).join(played_games, played_games.c.table_id == tables.c.id)
        query = query.where(running, tables.c.status == "playing", tables.c.public, all_let_others_watch())
        query = query.order_by(tables.c.updated.desc()).limit(1)
        return str(await self._store.scalar(query) or "")

    async def versus(self, user_id: str, other: str) -> Versus:
        """Return the results of a user's finished games with another."""
        mine, theirs = seats.alias(), seats.alias()
        shared = (
            select(mine.c.table_id)
            .join(theirs, theirs.c.table_id == mine.c.table_id)
            .where(mine.c.user_id == user_id, theirs.c.user_id == other)
            .distinct()
            .subquery()
        )
        query = (
            select(played_games.c.result, func.count())
            .join(shared, shared.c.table_id == played_games.c.table_id)
            .where(played_games.c.user_id == user_id, played_games.c.ended.is_not(None))
            .group_by(played_games.c.result)
        )
        counts: dict[Result, int] = {row[0]: row[1] for row in await self._store.all(query)}
        won, divided, lost = (counts.get(result, 0) for result in ("won", "shared", "lost"))
        return Versus(won + divided + lost, won, divided, lost)
