"""Queries for daily challenges and attempts at them."""

from __future__ import annotations

from datetime import date

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from rollhouse.play.fair import commitment, new_secret
from rollhouse.server.features.daily.challenge import SEAT
from rollhouse.server.store.models import daily_challenges, daily_tries, played_games
from rollhouse.server.store.rows import Result
from rollhouse.server.store.store import Store
from rollhouse.server.store.upsert import insert_or_ignore

_RESERVATION_SECONDS = 60.0
"""A reserved attempt without a table is void after this time: its node has died."""


class Attempt(msgspec.Struct, frozen=True):
    """A finished attempt. `decisions` and `cost` are None until it is analysed."""

    user_id: str
    name: str
    table_id: str
    ended: float
    result: Result
    decisions: int | None
    cost: float | None
    analysed: bool


class DailyRepository:
    """Queries for daily challenges."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def secret(self, day: date) -> bytes:
        """Return the secret of a day's dice, which the first request draws. It must stay secret until the day is over."""
        query = select(daily_challenges.c.secret).where(daily_challenges.c.day == day.isoformat())
        stored: bytes | None = await self._store.scalar(query)
        if stored is not None:
            return bytes(stored)
        drawn = new_secret()

        def work(connection: Connection) -> bytes:
            insert_or_ignore(connection, daily_challenges, day=day.isoformat(), secret=drawn)
            return bytes(connection.execute(query).scalar_one())

        return await self._store.write(work)

    async def commitment(self, day: date) -> str:
        """Return the commitment to a day's dice, which reveals nothing about them."""
        return commitment(await self.secret(day))

    async def reserve(self, day: date, user_id: str) -> str | None:
        """Reserve a user's only attempt. Returns None if it may start now, else its table (empty while it starts)."""
        mine, now = (daily_tries.c.day == day.isoformat()) & (daily_tries.c.user_id == user_id), self._store.now()

        def work(connection: Connection) -> str | None:
            connection.execute(
                delete(daily_tries).where(mine, daily_tries.c.table_id == "", daily_tries.c.started < now - _RESERVATION_SECONDS)
            )
            table_id: str | None = connection.execute(select(daily_tries.c.table_id).where(mine)).scalar_one_or_none()
            if table_id is None:
                connection.execute(insert(daily_tries).values(day=day.isoformat(), user_id=user_id, table_id="", started=now))
            return table_id

        return await self._store.write(work)

    async def set_table(self, day: date, user_id: str, table_id: str) -> None:
        """Store the table of a user's attempt."""
        mine = (daily_tries.c.day == day.isoformat()) & (daily_tries.c.user_id == user_id)
        change = update(daily_tries).where(mine).values(table_id=table_id)
        await self._store.execute(change)

    async def table_of(self, day: date, user_id: str) -> str:
        """Return the table of a user's attempt; empty if there is none."""
        query = select(daily_tries.c.table_id).where(daily_tries.c.day == day.isoformat(), daily_tries.c.user_id == user_id)
        return await self._store.scalar(query) or ""

    async def attempts(self, day: date) -> list[Attempt]:
        """Return the finished attempts of a day."""
        played = played_games.c
        query = (
            select(
                played.user_id, played.name, played.table_id, played.ended, played.result, played.decisions, played.cost, played.analysed
            )
            .join(daily_tries, (daily_tries.c.table_id == played.table_id) & (played.seat == SEAT))
            .where(daily_tries.c.day == day.isoformat(), played.ended.is_not(None))
        )
        return [Attempt(**row._mapping) for row in await self._store.all(query)]
