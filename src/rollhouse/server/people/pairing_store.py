"""Who waits to play, as it is stored: every node sees the same, and of two that would pair somebody one does."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import Connection, delete, insert, not_, select, update

from rollhouse.server.people.friends_store import apart
from rollhouse.server.store.models import blocks, seekers
from rollhouse.server.store.store import Store

__all__ = ["PairingStore", "Seeker", "take_seekers"]

_FORGOTTEN = 600.0
"""Seconds after which nobody asks any more for what became of a search."""


class Seeker(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who would like to play."""

    who: str
    search: str
    name: str
    game: str
    wish: str
    """The game's settings and the pace, as JSON: who has the same wish plays together."""
    since: float
    seen: float
    """When they were last heard of: whoever leaves the page is not waited for."""
    found: str = ""
    """The table at which they play."""


_COLUMNS = [seekers.c[name] for name in Seeker.__struct_fields__]


class PairingStore:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, asked: Seeker) -> Seeker:
        """Somebody seeks, or still does: the search as it stands, with the table that was found meanwhile."""
        same = (seekers.c.who == asked.who) & (seekers.c.search == asked.search)
        old = seekers.c.seen < asked.seen - _FORGOTTEN

        def work(connection: Connection) -> Seeker:
            if connection.execute(update(seekers).where(same).values(seen=asked.seen)).rowcount:
                return Seeker(**connection.execute(select(*_COLUMNS).where(same)).one()._mapping)
            connection.execute(delete(seekers).where((seekers.c.who == asked.who) | old))
            connection.execute(insert(seekers).values(**msgspec.structs.asdict(asked)))
            return asked

        return await self._store.write(work)

    async def withdraw(self, who: str) -> None:
        """Somebody waits no longer."""
        await self._store.write(lambda connection: connection.execute(delete(seekers).where(seekers.c.who == who)).rowcount)

    async def waiting(self, since: float, who: str = "", limit: int = 50) -> list[Seeker]:
        """Everybody who waits and was heard of since then, the longest first; for somebody, those they may meet."""
        query = select(*_COLUMNS).where(seekers.c.seen >= since, seekers.c.found == "", not_(apart(who, seekers.c.who)))
        query = query.order_by(seekers.c.since, seekers.c.who).limit(limit)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Seeker(**row._mapping) for row in rows]

    async def partners(self, seeker: Seeker, since: float, limit: int = 20, wishes: Sequence[str] = ()) -> list[Seeker]:
        """Who waits for the same, or for one of these `wishes`, the longest first; nobody who would rather not meet them, or they them."""
        like = (seekers.c.game == seeker.game) & seekers.c.wish.in_(wishes or [seeker.wish]) & (seekers.c.who != seeker.who)
        query = select(*_COLUMNS).where(like, seekers.c.seen >= since, seekers.c.found == "", not_(apart(seeker.who, seekers.c.who)))
        query = query.order_by(seekers.c.since, seekers.c.who).limit(limit)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Seeker(**row._mapping) for row in rows]

    async def strangers(self, people: Sequence[str]) -> set[frozenset[str]]:
        """Those pairs among these people of whom one would rather not meet the other."""
        query = select(blocks.c.who, blocks.c.blocked).where(blocks.c.who.in_(people), blocks.c.blocked.in_(people))
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {frozenset((row.who, row.blocked)) for row in rows}


def take_seekers(connection: Connection, taken: Sequence[Seeker], table: str) -> bool:
    """Whether these still wait for somebody: then they wait no longer, and play at this table."""
    people = [one.who for one in taken]
    free = select(seekers.c.who, seekers.c.search).where(seekers.c.who.in_(people), seekers.c.found == "")
    # Always in the same order, so that two nodes can never each wait for the other.
    rows = connection.execute(free.order_by(seekers.c.who).with_for_update()).all()
    if {(row.who, row.search) for row in rows} != {(one.who, one.search) for one in taken}:
        return False
    connection.execute(update(seekers).where(seekers.c.who.in_(people)).values(found=table))
    return True
