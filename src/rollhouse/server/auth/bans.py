"""Banned users. Every node reads the list from the store once a second, so that a ban takes effect everywhere."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import select

from rollhouse.server.auth.errors import PeopleError
from rollhouse.server.store.models import bans
from rollhouse.server.store.store import Store


class Bans:
    """The bans that this node knows of."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._until: dict[str, float | None] = {}

    async def refresh(self) -> bool:
        """Read the bans from the store; return whether they have changed."""
        before = self._until
        self._until = {row.user_id: row.until for row in await self._store.all(select(bans.c.user_id, bans.c.until))}
        return self._until != before

    def is_banned(self, user_id: str) -> bool:
        """Return whether a user is banned now."""
        until = self._until.get(user_id, 0.0)
        return until is None or until > self._store.now()

    def check(self, user_id: str) -> None:
        """Raise `people/banned` or `people/banned-until` for a banned user. Such users may still read, export and delete their data."""
        if not self.is_banned(user_id):
            return
        until = self._until[user_id]
        if until is None:
            raise PeopleError("people/banned")
        raise PeopleError("people/banned-until", value=datetime.fromtimestamp(until, UTC).strftime("%Y-%m-%d %H:%M UTC"))
