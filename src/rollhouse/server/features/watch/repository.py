"""Queries for live games."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import select

from rollhouse.server.store.models import ratings
from rollhouse.server.store.store import Store


class WatchRepository:
    """Queries for the strength of players."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def ratings(self, user_ids: Collection[str]) -> dict[tuple[str, str], float]:
        """Return the all-time ratings of these users, in openskill's unit, by user and game."""
        if not user_ids:
            return {}
        query = select(ratings.c.user_id, ratings.c.game, ratings.c.mu).where(ratings.c.user_id.in_(user_ids), ratings.c.period == "")
        return {(row.user_id, row.game): row.mu for row in await self._store.all(query)}
