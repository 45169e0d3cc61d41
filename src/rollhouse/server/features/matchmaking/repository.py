"""Queries for seeks. All nodes see the same seeks; of two nodes that match a player, one succeeds."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, delete, insert, not_, or_, select, tuple_, update

from rollhouse.server.auth.schemas import read_privacy
from rollhouse.server.features.social.repository import is_blocked
from rollhouse.server.store.models import blocks, seeks, users
from rollhouse.server.store.store import Store

_EXPIRY_SECONDS = 600.0
"""Seeks that were not continued for so long are deleted."""
KEPT_SECONDS = 14 * 86_400.0
"""Seeks for correspondence games are deleted after so long."""

MAX_PARTNERS = 20
"""How many seeks with the same criteria are compared with one; the longest waits count."""


class SeekWishes(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a player wishes beside the criteria, which must be equal."""

    points: int | None = None
    """The player's rating; None for a guest."""
    range: int | None = None
    """The largest difference of ratings, in points; None for any."""
    bots_after_seconds: int | None = None
    bot: str = ""


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
    kept: bool = False
    """Whether it waits without an open page, for a correspondence game."""
    wishes: str | None = None
    """As JSON."""


_COLUMNS = [seeks.c[name] for name in Seek.__struct_fields__]


class MatchmakingRepository:
    """Queries for seeks."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def save(self, seek: Seek) -> Seek:
        """Start or continue a search; return it as it is stored, with the table that was found meanwhile."""
        same = (seeks.c.user_id == seek.user_id) & (seeks.c.search == seek.search)
        old = and_(seeks.c.kept.is_(False), seeks.c.seen < seek.seen - _EXPIRY_SECONDS) | (seeks.c.since < seek.seen - KEPT_SECONDS)
        other = (seeks.c.user_id == seek.user_id) & (seeks.c.kept.is_(seek.kept))

        def work(connection: Connection) -> Seek:
            if connection.execute(update(seeks).where(same).values(seen=seek.seen, wishes=seek.wishes)).rowcount:
                return Seek(**connection.execute(select(*_COLUMNS).where(same)).one()._mapping)
            connection.execute(delete(seeks).where(other | old))
            connection.execute(insert(seeks).values(**msgspec.structs.asdict(seek)))
            return seek

        return await self._store.write(work)

    async def locked_name(self, user_id: str) -> str | None:
        """Return the user's name where the admin has locked it."""
        return await self._store.locked_name(user_id)

    async def withdraw(self, user_id: str, *, kept: bool = False) -> None:
        """Delete a user's seek of this kind."""
        await self._store.execute(delete(seeks).where(seeks.c.user_id == user_id, seeks.c.kept.is_(kept)))

    async def touch(self, user_id: str, now: float) -> None:
        """Continue a user's search: their page is open."""
        mine = update(seeks).where(seeks.c.user_id == user_id, seeks.c.found == "", seeks.c.seen < now).values(seen=now)
        if await self.mine(user_id):
            await self._store.execute(mine)

    async def mine(self, user_id: str) -> list[Seek]:
        """Return a user's seeks, also those that have found a table."""
        rows = await self._store.all(select(*_COLUMNS).where(seeks.c.user_id == user_id))
        return [Seek(**row._mapping) for row in rows]

    async def open(self, since: float, limit: int = 2000) -> list[Seek]:
        """Return the open seeks of all users that were continued since then, longest wait first."""
        query = select(*_COLUMNS).where(_active(since)).order_by(seeks.c.since, seeks.c.user_id).limit(limit)
        return [Seek(**row._mapping) for row in await self._store.all(query)]

    async def may_be_watched(self, user_ids: Sequence[str]) -> bool:
        """Return whether all these users let spectators find their games."""
        rows = await self._store.scalars(select(users.c.privacy).where(users.c.user_id.in_(user_ids)))
        return all(read_privacy(text).watch for text in rows)

    async def waiting(self, since: float, user_id: str = "", limit: int = 50) -> list[Seek]:
        """Return open seeks that were continued since then, longest wait first, without players who blocked this user or are blocked."""
        query = select(*_COLUMNS).where(_active(since), not_(is_blocked(user_id, seeks.c.user_id)))
        query = query.order_by(seeks.c.since, seeks.c.user_id).limit(limit)
        return [Seek(**row._mapping) for row in await self._store.all(query)]

    async def partners(self, seek: Seek, since: float, limit: int = MAX_PARTNERS, criteria_texts: Sequence[str] = ()) -> list[Seek]:
        """Return open seeks with the same criteria, or one of `criteria_texts`, longest wait first, without blocked players."""
        like = (seeks.c.game == seek.game) & seeks.c.criteria.in_(criteria_texts or [seek.criteria]) & (seeks.c.user_id != seek.user_id)
        query = select(*_COLUMNS).where(like, _active(since), not_(is_blocked(seek.user_id, seeks.c.user_id)))
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
    rows = connection.execute(free.order_by(seeks.c.user_id, seeks.c.search).with_for_update()).all()
    wanted = {(seek.user_id, seek.search) for seek in claimed}
    if not wanted <= {(row.user_id, row.search) for row in rows}:
        return False
    connection.execute(update(seeks).where(tuple_(seeks.c.user_id, seeks.c.search).in_(sorted(wanted))).values(found=table_id))
    return True


def _active(since: float) -> ColumnElement[bool]:
    """Return the condition that a seek is open, and its page was open since then or need not be."""
    return and_(seeks.c.found == "", or_(seeks.c.kept, seeks.c.seen >= since))
