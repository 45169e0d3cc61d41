"""Who is shut out: every node asks the store each second, so that a ban is heeded everywhere at once."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime

from sqlalchemy import Connection, select

from rollhouse.server.auth.errors import PeopleError
from rollhouse.server.store.models import bans
from rollhouse.server.store.store import Store

__all__ = ["Bans", "banned_people"]


def banned_people(connection: Connection) -> dict[str, float | None]:
    """Everybody who was ever shut out and not let in again, and until when; None for good."""
    return {row.user_id: row.until for row in connection.execute(select(bans.c.user_id, bans.c.until)).all()}


class Bans:
    """As this node knows them."""

    def __init__(self, store: Store, now: Callable[[], float] = time.time) -> None:
        self._store = store
        self._now = now
        self._until: dict[str, float | None] = {}

    async def look(self) -> None:
        """Ask the store anew."""
        self._until = await self._store.read(banned_people)

    def check(self, user_id: str) -> None:
        """Refuse somebody who is shut out: `people/banned`. They may look, take what is theirs, and go."""
        if user_id not in self._until:
            return
        until = self._until[user_id]
        if until is None:
            raise PeopleError("people/banned")
        if until > self._now():
            raise PeopleError("people/banned-until", value=datetime.fromtimestamp(until, UTC).strftime("%Y-%m-%d %H:%M UTC"))
