"""Queries for the contents of boxes that users have saved."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import delete, select

from rollhouse.server.features.boxes.schemas import SavedBox
from rollhouse.server.store.models import boxes
from rollhouse.server.store.store import Store
from rollhouse.server.store.upsert import upsert


class BoxRepository:
    """Queries for users' boxes: one per user and game."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_user(self, user_id: str) -> list[SavedBox]:
        """Return what a user has saved."""
        query = select(boxes.c.game, boxes.c.content, boxes.c.updated).where(boxes.c.user_id == user_id).order_by(boxes.c.game)
        return [SavedBox(row.game, msgspec.json.decode(row.content), row.updated) for row in await self._store.all(query)]

    async def content(self, user_id: str, game: str) -> dict[str, Any] | None:
        """Return the contents that a user has saved for a game."""
        row = await self._store.one(select(boxes.c.content).where(boxes.c.user_id == user_id, boxes.c.game == game))
        return None if row is None else msgspec.json.decode(row.content, type=dict[str, Any])

    async def save(self, user_id: str, game: str, content: msgspec.Struct, now: float) -> None:
        """Save the contents; they replace what was saved for the game."""
        keys = {"user_id": user_id, "game": game}
        values = {"content": msgspec.json.encode(content).decode(), "updated": now}
        await self._store.write(lambda connection: upsert(connection, boxes, keys, values))

    async def forget(self, user_id: str, game: str) -> None:
        """Delete what a user has saved for a game."""
        await self._store.execute(delete(boxes).where(boxes.c.user_id == user_id, boxes.c.game == game))
