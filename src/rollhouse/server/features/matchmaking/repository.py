"""Who waits to play, as it is stored: every node sees the same, and of two that would pair somebody one does."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, not_, select, update

from rollhouse.server.features.social.repository import apart
from rollhouse.server.store.models import blocks, seeks
from rollhouse.server.store.store import Store

__all__ = ["MatchmakingRepository", "Seeker", "take_seekers"]

_FORGOTTEN = 600.0
"""Seconds after which nobody asks any more for what became of a search."""


class Seeker(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who would like to play."""

    user_id: str
    search: str
    name: str
    game: str
    criteria: str
    """The game's settings and the pace, as JSON: who has the same wish plays together."""
    since: float
    seen: float
    """When they were last heard of: whoever leaves the page is not waited for."""
    found: str = ""
    """The table at which they play."""


_COLUMNS = [seeks.c[name] for name in Seeker.__struct_fields__]


class MatchmakingRepository:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, asked: Seeker) -> Seeker:
        """Somebody seeks, or still does: the search as it stands, with the table that was found meanwhile."""
        same = (seeks.c.user_id == asked.user_id) & (seeks.c.search == asked.search)
        old = seeks.c.seen < asked.seen - _FORGOTTEN

        def work(connection: Connection) -> Seeker:
            if connection.execute(update(seeks).where(same).values(seen=asked.seen)).rowcount:
                return Seeker(**connection.execute(select(*_COLUMNS).where(same)).one()._mapping)
            connection.execute(delete(seeks).where((seeks.c.user_id == asked.user_id) | old))
            connection.execute(insert(seeks).values(**msgspec.structs.asdict(asked)))
            return asked

        return await self._store.write(work)

    async def withdraw(self, user_id: str) -> None:
        """Somebody waits no longer."""
        await self._store.execute(delete(seeks).where(seeks.c.user_id == user_id))

    async def waiting(self, since: float, user_id: str = "", limit: int = 50) -> list[Seeker]:
        """Everybody who waits and was heard of since then, the longest first; for somebody, those they may meet."""
        query = select(*_COLUMNS).where(seeks.c.seen >= since, seeks.c.found == "", not_(apart(user_id, seeks.c.user_id)))
        query = query.order_by(seeks.c.since, seeks.c.user_id).limit(limit)
        return [Seeker(**row._mapping) for row in await self._store.all(query)]

    async def partners(self, seeker: Seeker, since: float, limit: int = 20, criteria_texts: Sequence[str] = ()) -> list[Seeker]:
        """Who waits for the same, or for one of these `wishes`, the longest first; nobody who would rather not meet them, or they them."""
        like = (
            (seeks.c.game == seeker.game) & seeks.c.criteria.in_(criteria_texts or [seeker.criteria]) & (seeks.c.user_id != seeker.user_id)
        )
        query = select(*_COLUMNS).where(like, seeks.c.seen >= since, seeks.c.found == "", not_(apart(seeker.user_id, seeks.c.user_id)))
        query = query.order_by(seeks.c.since, seeks.c.user_id).limit(limit)
        return [Seeker(**row._mapping) for row in await self._store.all(query)]

    async def strangers(self, people: Sequence[str]) -> set[frozenset[str]]:
        """Those pairs among these people of whom one would rather not meet the other."""
        query = select(blocks.c.user_id, blocks.c.blocked).where(blocks.c.user_id.in_(people), blocks.c.blocked.in_(people))
        return {frozenset((row.user_id, row.blocked)) for row in await self._store.all(query)}


def take_seekers(connection: Connection, taken: Sequence[Seeker], table: str) -> bool:
    """Whether these still wait for somebody: then they wait no longer, and play at this table."""
    people = [one.user_id for one in taken]
    free = select(seeks.c.user_id, seeks.c.search).where(seeks.c.user_id.in_(people), seeks.c.found == "")
    # Always in the same order, so that two nodes can never each wait for the other.
    rows = connection.execute(free.order_by(seeks.c.user_id).with_for_update()).all()
    if {(row.user_id, row.search) for row in rows} != {(one.user_id, one.search) for one in taken}:
        return False
    connection.execute(update(seeks).where(seeks.c.user_id.in_(people)).values(found=table))
    return True
