"""Who may sit down with whom, and under which name."""

from __future__ import annotations

from collections.abc import Collection

from rollhouse.server.auth.errors import PeopleError
from rollhouse.server.features.social.repository import SocialRepository
from rollhouse.server.store.store import Store


class SeatPolicy:
    """The check before a user sits down with others: none of them has blocked another, and registered users play under their names."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._social = SocialRepository(store)

    async def seat_name(self, user_id: str, others: Collection[str], name: str, *, first: bool = True) -> str:
        """Return the name at the table; raise `people/blocked` where the user or one of the others blocked the other."""
        if await self._social.is_blocked_by_any(user_id, others):
            raise PeopleError("people/blocked")
        own = await (self._store.own_name if first else self._store.locked_name)(user_id)
        return own or name
