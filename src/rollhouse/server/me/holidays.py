"""Holidays: so many days a year on which nobody loses a game for want of time, where people have days for a move."""

from __future__ import annotations

import asyncio
import logging
from math import ceil

from sqlalchemy import Connection, insert, select, update

from rollhouse.core.errors import RollhouseError
from rollhouse.play.clocks import DAYS_A_YEAR
from rollhouse.server.me.bodies import HolidayPage
from rollhouse.server.store.models import holidays, participations
from rollhouse.server.store.store import Store
from rollhouse.server.tables.house import Holiday, House

__all__ = ["HolidayError", "Holidays"]

_DAY = 86_400.0
_YEAR = 365 * _DAY
_log = logging.getLogger("rollhouse.holidays")


class HolidayError(RollhouseError):
    """Somebody can't have this holiday."""

    family = "holiday"
    status = 403


class Holidays:
    """Everybody's, in the same database as everything else; and what tables must know of them."""

    def __init__(self, store: Store, house: House) -> None:
        self._store = store
        self._house = house
        self._telling: set[asyncio.Task[None]] = set()

    async def last(self, who: str) -> Holiday | None:
        """The holiday that somebody is on, or was on last."""
        query = select(holidays.c.since, holidays.c.until).where(holidays.c.who == who).order_by(holidays.c.since.desc()).limit(1)
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Holiday(*row)

    async def all(self, who: str) -> list[Holiday]:
        """All that are kept of somebody's, the first one first."""
        query = select(holidays.c.since, holidays.c.until).where(holidays.c.who == who).order_by(holidays.c.since)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [Holiday(*row) for row in rows]

    async def page(self, who: str) -> HolidayPage:
        """What somebody sees of theirs."""
        now = self._house.now()
        found = await self._store.read(lambda connection: _since_a_year(connection, who, now))
        until = found[-1].until if found and found[-1].until > now else None
        return HolidayPage(until, int(DAYS_A_YEAR - _taken(found, now)), DAYS_A_YEAR)

    async def begin(self, who: str, days: int) -> None:
        """Go on holiday now. Refused while one lasts, and where that were too many days in a year."""
        holiday = Holiday(now := self._house.now(), now + days * _DAY)

        def work(connection: Connection) -> None:
            found = _since_a_year(connection, who, now)
            if found and found[-1].until > now:
                raise HolidayError("holiday/begun")
            left = int(DAYS_A_YEAR - _taken(found, now))
            if days > left:
                raise HolidayError("holiday/too-long", came=str(days), allowed=(f"1–{left}" if left else "0",))
            connection.execute(insert(holidays).values(who=who, since=holiday.since, until=holiday.until))

        await self._store.write(work)
        self._tell_soon(who, holiday)

    async def end(self, who: str) -> None:
        """Come back now; the days that are left are kept for another time."""
        now = self._house.now()
        lasts = (holidays.c.who == who) & (holidays.c.until > now)
        await self._store.write(lambda connection: connection.execute(update(holidays).where(lasts).values(until=now)).rowcount)
        if (last := await self.last(who)) is not None:
            self._tell_soon(who, last)

    def _tell_soon(self, who: str, holiday: Holiday) -> None:
        """Tables hear of it one after the other; one that does not asks when it would say that the time is over."""
        task = asyncio.create_task(self._tell(who, holiday))
        self._telling.add(task)
        task.add_done_callback(self._telling.discard)

    async def _tell(self, who: str, holiday: Holiday) -> None:
        running = select(participations.c.table_id).where(participations.c.who == who, participations.c.ended.is_(None)).distinct()
        for table in await self._store.read(lambda connection: connection.execute(running).scalars().all()):
            try:
                await self._house.rest(table, who, holiday)
            except RollhouseError as error:
                _log.warning("%s was not told of a holiday: %s", table, error.code)

    async def told(self) -> None:
        """Wait until all tables have heard of it."""
        await asyncio.gather(*self._telling)

    async def close(self) -> None:
        """Stop telling."""
        for task in list(self._telling):
            task.cancel()
        await asyncio.gather(*self._telling, return_exceptions=True)


def _since_a_year(connection: Connection, who: str, now: float) -> list[Holiday]:
    query = select(holidays.c.since, holidays.c.until).where(holidays.c.who == who, holidays.c.until > now - _YEAR)
    return [Holiday(*row) for row in connection.execute(query.order_by(holidays.c.since)).all()]


def _taken(found: list[Holiday], now: float) -> int:
    """The days of a year that are taken: each that was begun."""
    return sum(ceil((one.until - max(one.since, now - _YEAR)) / _DAY) for one in found)
