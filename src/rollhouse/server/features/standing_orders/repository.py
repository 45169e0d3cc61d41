"""Queries for standing orders."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, select

from rollhouse.server.store.models import standing_orders
from rollhouse.server.store.store import Store
from rollhouse.server.store.upsert import upsert

_moves: msgspec.json.Decoder[tuple[str, ...]] = msgspec.json.Decoder(tuple[str, ...])


class StandingOrderRepository:
    """Queries for the reactions that users have ordered."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def at_table(self, table_id: str) -> dict[str, tuple[str, ...]]:
        """Return the reactions ordered at a table, by user."""
        query = select(standing_orders.c.user_id, standing_orders.c.moves).where(standing_orders.c.table_id == table_id)
        return {row.user_id: _moves.decode(row.moves) for row in await self._store.all(query)}

    async def set(self, table_id: str, user_id: str, moves: tuple[str, ...]) -> None:
        """Replace a user's orders at a table."""
        own = (standing_orders.c.table_id == table_id) & (standing_orders.c.user_id == user_id)

        def work(connection: Connection) -> None:
            if moves:
                keys = {"table_id": table_id, "user_id": user_id}
                upsert(connection, standing_orders, keys, {"moves": msgspec.json.encode(moves).decode()})
            else:
                connection.execute(delete(standing_orders).where(own))

        await self._store.write(work)
