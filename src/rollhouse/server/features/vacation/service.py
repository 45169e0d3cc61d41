"""Vacations: so many days a year on which nobody loses a game for want of time, where people have days for a move."""

from __future__ import annotations

import asyncio
import logging
from math import ceil

from sqlalchemy import Connection, insert, select, update

from rollhouse.core.errors import RollhouseError
from rollhouse.play.clocks import DAYS_A_YEAR
from rollhouse.server.features.history.schemas import VacationPage
from rollhouse.server.store.models import played_games, vacations
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager, Vacation

__all__ = ["VacationError", "Vacations"]

_DAY = 86_400.0
_YEAR = 365 * _DAY
_log = logging.getLogger("rollhouse.vacations")


class VacationError(RollhouseError):
    """Somebody can't have this vacation."""

    family = "vacation"
    status = 403


class Vacations:
    """Everybody's, in the same database as everything else; and what tables must know of them."""

    def __init__(self, store: Store, house: TableManager) -> None:
        self._store = store
        self._house = house
        self._telling: set[asyncio.Task[None]] = set()

    async def last(self, user_id: str) -> Vacation | None:
        """The vacation that somebody is on, or was on last."""
        query = (
            select(vacations.c.since, vacations.c.until).where(vacations.c.user_id == user_id).order_by(vacations.c.since.desc()).limit(1)
        )
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Vacation(*row)

    async def all(self, user_id: str) -> list[Vacation]:
        """All that are kept of somebody's, the first one first."""
        query = select(vacations.c.since, vacations.c.until).where(vacations.c.user_id == user_id).order_by(vacations.c.since)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Vacation(*row) for row in rows]

    async def page(self, user_id: str) -> VacationPage:
        """What somebody sees of theirs."""
        now = self._house.now()
        found = await self._store.read(lambda connection: _since_a_year(connection, user_id, now))
        until = found[-1].until if found and found[-1].until > now else None
        return VacationPage(until, int(DAYS_A_YEAR - _taken(found, now)), DAYS_A_YEAR)

    async def begin(self, user_id: str, days: int) -> None:
        """Go on vacation now. Refused while one lasts, and where that were too many days in a year."""
        vacation = Vacation(now := self._house.now(), now + days * _DAY)

        def work(connection: Connection) -> None:
            found = _since_a_year(connection, user_id, now)
            if found and found[-1].until > now:
                raise VacationError("vacation/begun")
            left = int(DAYS_A_YEAR - _taken(found, now))
            if days > left:
                raise VacationError("vacation/too-long", value=str(days), expected=(f"1–{left}" if left else "0",))
            connection.execute(insert(vacations).values(user_id=user_id, since=vacation.since, until=vacation.until))

        await self._store.write(work)
        self._tell_soon(user_id, vacation)

    async def end(self, user_id: str) -> None:
        """Come back now; the days that are left are kept for another time."""
        now = self._house.now()
        lasts = (vacations.c.user_id == user_id) & (vacations.c.until > now)
        await self._store.write(lambda connection: connection.execute(update(vacations).where(lasts).values(until=now)).rowcount)
        if (last := await self.last(user_id)) is not None:
            self._tell_soon(user_id, last)

    def _tell_soon(self, user_id: str, vacation: Vacation) -> None:
        """Tables hear of it one after the other; one that does not asks when it would say that the time is over."""
        task = asyncio.create_task(self._tell(user_id, vacation))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, user_id: str, vacation: Vacation) -> None:
        running = select(played_games.c.table_id).where(played_games.c.user_id == user_id, played_games.c.ended.is_(None)).distinct()
        for table in await self._store.read(lambda connection: connection.execute(running).scalars().all()):
            try:
                await self._house.rest(table, user_id, vacation)
            except RollhouseError as error:
                _log.warning("%s was not told of a vacation: %s", table, error.code)

    async def told(self) -> None:
        """Wait until all tables have heard of it."""
        await asyncio.gather(*self._telling)

    async def close(self) -> None:
        """Stop telling."""
        for task in list(self._telling):
            task.cancel()
        await asyncio.gather(*self._telling, return_exceptions=True)


def _since_a_year(connection: Connection, user_id: str, now: float) -> list[Vacation]:
    query = select(vacations.c.since, vacations.c.until).where(vacations.c.user_id == user_id, vacations.c.until > now - _YEAR)
    return [Vacation(*row) for row in connection.execute(query.order_by(vacations.c.since)).all()]


def _taken(found: list[Vacation], now: float) -> int:
    """The days of a year that are taken: each that was begun."""
    return sum(ceil((one.until - max(one.since, now - _YEAR)) / _DAY) for one in found)
