"""Queries for seeks. All nodes see the same seeks; of two nodes that match a player, one succeeds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, not_, select, update

from rollhouse.server.features.social.repository import is_blocked
from rollhouse.server.store.models import blocks, seeks
from rollhouse.server.store.store import Store

_EXPIRY_SECONDS = 600.0
"""Seeks that were not continued for so long are deleted."""


class Seek(msgspec.Struct, frozen=True, kw_only=True):
    """A search for opponents."""

    user_id: str
    search: str
    name: str
    game: str
    criteria: str
    """Setup and time control, as JSON. Seeks with equal criteria are matched."""
    since: float
    seen: float
    """When the client last continued the search; a player who leaves the page is not matched."""
    found: str = ""
    """The table; empty until opponents are found."""


_COLUMNS = [seeks.c[name] for name in Seek.__struct_fields__]


class MatchmakingRepository:
    """Queries for seeks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def save(self, seek: Seek) -> Seek:
        """Start or continue a search; return it as it is stored, with the table that was found meanwhile."""
        same = (seeks.c.user_id == seek.user_id) & (seeks.c.search == seek.search)
        old = seeks.c.seen < seek.seen - _EXPIRY_SECONDS

        def work(connection: Connection) -> Seek:
            if connection.execute(update(seeks).where(same).values(seen=seek.seen)).rowcount:
                return Seek(**connection.execute(select(*_COLUMNS).where(same)).one()._mapping)
            connection.execute(delete(seeks).where((seeks.c.user_id == seek.user_id) | old))
            connection.execute(insert(seeks).values(**msgspec.structs.asdict(seek)))
            return seek

        return await self._store.write(work)

    async def withdraw(self, user_id: str) -> None:
        """Delete a user's seek."""
        await self._store.execute(delete(seeks).where(seeks.c.user_id == user_id))

    async def waiting(self, since: float, user_id: str = "", limit: int = 50) -> list[Seek]:
        """Return open seeks that were continued since then, longest wait first, without players who blocked this user or are blocked."""
        query = select(*_COLUMNS).where(seeks.c.seen >= since, seeks.c.found == "", not_(is_blocked(user_id, seeks.c.user_id)))
        query = query.order_by(seeks.c.since, seeks.c.user_id).limit(limit)
        return [Seek(**row._mapping) for row in await self._store.all(query)]

    async def partners(self, seek: Seek, since: float, limit: int = 20, criteria_texts: Sequence[str] = ()) -> list[Seek]:
        """Return open seeks with the same criteria, or one of `criteria_texts`, longest wait first, without blocked players."""
        like = (seeks.c.game == seek.game) & seeks.c.criteria.in_(criteria_texts or [seek.criteria]) & (seeks.c.user_id != seek.user_id)
        query = select(*_COLUMNS).where(like, seeks.c.seen >= since, seeks.c.found == "", not_(is_blocked(seek.user_id, seeks.c.user_id)))
        query = query.order_by(seeks.c.since, seeks.c.user_id).limit(limit)
        return [Seek(**row._mapping) for row in await self._store.all(query)]

    async def blocked_pairs(self, user_ids: Sequence[str]) -> set[frozenset[str]]:
        """Return the pairs among these users of whom one blocked the other."""
        query = select(blocks.c.user_id, blocks.c.blocked).where(blocks.c.user_id.in_(user_ids), blocks.c.blocked.in_(user_ids))
        return {frozenset((row.user_id, row.blocked)) for row in await self._store.all(query)}


def claim_seeks(connection: Connection, claimed: Sequence[Seek], table_id: str) -> bool:
    """Assign these seeks to a table; return False if one of them is not open any more."""
    user_ids = [seek.user_id for seek in claimed]
    free = select(seeks.c.user_id, seeks.c.search).where(seeks.c.user_id.in_(user_ids), seeks.c.found == "")
    # Always in the same order, so that two nodes can't deadlock.
    rows = connection.execute(free.order_by(seeks.c.user_id).with_for_update()).all()
    if {(row.user_id, row.search) for row in rows} != {(seek.user_id, seek.search) for seek in claimed}:
        return False
    connection.execute(update(seeks).where(seeks.c.user_id.in_(user_ids)).values(found=table_id))
    return True
