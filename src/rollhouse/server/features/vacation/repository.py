"""Queries for vacations."""

from __future__ import annotations

from collections.abc import Callable

from sqlalchemy import Connection, insert, select, update

from rollhouse.server.store.models import played_games, vacations
from rollhouse.server.store.store import Store
from rollhouse.server.tables.observers import Vacation


class VacationRepository:
    """Queries for the vacations of users, and for the running games that they pause."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def last(self, user_id: str) -> Vacation | None:
        """Return the vacation that a user is on, or was on last."""
        query = (
            select(vacations.c.since, vacations.c.until).where(vacations.c.user_id == user_id).order_by(vacations.c.since.desc()).limit(1)
        )
        row = await self._store.one(query)
        return None if row is None else Vacation(*row)

    async def since(self, user_id: str, moment: float = 0.0) -> list[Vacation]:
        """Return a user's vacations that ended after this moment, oldest first."""
        return await self._store.read(lambda connection: vacations_since(connection, user_id, moment))

    async def change(self, work: Callable[[Connection], None]) -> None:
        """Run a change in one transaction."""
        await self._store.write(work)

    async def end(self, user_id: str, now: float) -> None:
        """End the vacation that a user is on."""
        lasts = (vacations.c.user_id == user_id) & (vacations.c.until > now)
        await self._store.execute(update(vacations).where(lasts).values(until=now))

    async def running_tables(self, user_id: str) -> list[str]:
        """Return the tables at which a user plays."""
        query = select(played_games.c.table_id).where(played_games.c.user_id == user_id, played_games.c.ended.is_(None)).distinct()
        return await self._store.scalars(query)


def vacations_since(connection: Connection, user_id: str, moment: float) -> list[Vacation]:
    """Return a user's vacations that ended after this moment, oldest first."""
    query = select(vacations.c.since, vacations.c.until).where(vacations.c.user_id == user_id, vacations.c.until > moment)
    return [Vacation(*row) for row in connection.execute(query.order_by(vacations.c.since)).all()]


def add_vacation(connection: Connection, user_id: str, vacation: Vacation) -> None:
    """Store a vacation."""
    connection.execute(insert(vacations).values(user_id=user_id, since=vacation.since, until=vacation.until))
