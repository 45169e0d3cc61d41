"""The daily challenge as it is stored: the dice of each day, and who has tried it."""

from __future__ import annotations

import time
from datetime import date

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from rollhouse.play.fair import commitment, new_secret
from rollhouse.server.features.daily.challenge import SEAT
from rollhouse.server.store.models import daily_challenges, daily_tries, played_games
from rollhouse.server.store.rows import Result
from rollhouse.server.store.store import Store
from rollhouse.server.store.upsert import insert_or_ignore

__all__ = ["DailyRepository", "Try"]

_ABANDONED = 60.0
"""Seconds after which a try at which no table came about, because a node died, counts as none."""


class Try(msgspec.Struct, frozen=True):
    """Somebody's try that is over. What its decisions cost is none until that is known."""

    user_id: str
    name: str
    table_id: str
    ended: float
    result: Result
    decisions: int | None
    cost: float | None
    analysed: bool


class DailyRepository:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def secret(self, day: date) -> bytes:
        """The secret of a day's dice, drawn by whoever asks first: for the house alone until the day is over."""
        query = select(daily_challenges.c.secret).where(daily_challenges.c.day == day.isoformat())
        found: bytes | None = await self._store.scalar(query)
        if found is not None:
            return bytes(found)
        drawn = new_secret()

        def work(connection: Connection) -> bytes:
            insert_or_ignore(connection, daily_challenges, day=day.isoformat(), secret=drawn)
            return bytes(connection.execute(query).scalar_one())

        return await self._store.write(work)

    async def commitment(self, day: date) -> str:
        """What fixes a day's dice, and tells nothing about them."""
        return commitment(await self.secret(day))

    async def begin(self, day: date, user_id: str) -> str | None:
        """Reserve somebody's one try; the table of the try that they have had already, or None where it is theirs to begin now."""
        mine = (daily_tries.c.day == day.isoformat()) & (daily_tries.c.user_id == user_id)

        def work(connection: Connection) -> str | None:
            now = time.time()
            connection.execute(delete(daily_tries).where(mine, daily_tries.c.table_id == "", daily_tries.c.started < now - _ABANDONED))
            found: str | None = connection.execute(select(daily_tries.c.table_id).where(mine)).scalar_one_or_none()
            if found is None:
                connection.execute(insert(daily_tries).values(day=day.isoformat(), user_id=user_id, table_id="", started=now))
            return found

        return await self._store.write(work)

    async def begun(self, day: date, user_id: str, table: str) -> None:
        """The table at which somebody's try is played."""
        mine = (daily_tries.c.day == day.isoformat()) & (daily_tries.c.user_id == user_id)
        change = update(daily_tries).where(mine).values(table_id=table)
        await self._store.execute(change)

    async def mine(self, day: date, user_id: str) -> str:
        """The table of somebody's try; empty where they have had none."""
        query = select(daily_tries.c.table_id).where(daily_tries.c.day == day.isoformat(), daily_tries.c.user_id == user_id)
        found: str | None = await self._store.scalar(query)
        return found or ""

    async def tries(self, day: date) -> list[Try]:
        """Every try of a day that was played to its end."""
        played = played_games.c
        query = (
            select(
                played.user_id, played.name, played.table_id, played.ended, played.result, played.decisions, played.cost, played.analysed
            )
            .join(daily_tries, (daily_tries.c.table_id == played.table_id) & (played.seat == SEAT))
            .where(daily_tries.c.day == day.isoformat(), played.ended.is_not(None))
        )
        return [Try(**row._mapping) for row in await self._store.all(query)]
