"""Vacations: a number of days per year during which a user's correspondence clocks stand still."""

from __future__ import annotations

import logging
from math import ceil

from sqlalchemy import Connection

from rollhouse.core.errors import RollhouseError
from rollhouse.play.clocks import VACATION_DAYS_PER_YEAR
from rollhouse.server.clock import Clock
from rollhouse.server.features.vacation.repository import VacationRepository, add_vacation, vacations_since
from rollhouse.server.features.vacation.schemas import VacationPage
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.tables.observers import Vacation
from rollhouse.server.workers.background_tasks import BackgroundTasks

_DAY_SECONDS = 86_400.0
_YEAR_SECONDS = 365 * _DAY_SECONDS
_log = logging.getLogger("rollhouse.vacations")


class VacationError(RollhouseError):
    """A vacation was refused."""

    family = "vacation"
    status = 403


class VacationService:
    """Starts and ends vacations, and pauses the user's clocks at running tables."""

    def __init__(self, repository: VacationRepository, tables: TableManager, clock: Clock) -> None:
        self.repository = repository
        self._tables = tables
        self._clock = clock
        self._pausing = BackgroundTasks()

    async def page(self, user_id: str) -> VacationPage:
        """Return until when a user is on vacation, and how many days are left this year."""
        now = self._clock.now()
        taken = await self.repository.since(user_id, now - _YEAR_SECONDS)
        until = taken[-1].until if taken and taken[-1].until > now else None
        return VacationPage(until, int(VACATION_DAYS_PER_YEAR - _days_taken(taken, now)), VACATION_DAYS_PER_YEAR)

    async def begin(self, user_id: str, days: int) -> None:
        """Start a vacation now. Raises `vacation/begun` during one, `vacation/too-long` for more days than are left this year."""
        vacation = Vacation(now := self._clock.now(), now + days * _DAY_SECONDS)

        def work(connection: Connection) -> None:
            taken = vacations_since(connection, user_id, now - _YEAR_SECONDS)
            if taken and taken[-1].until > now:
                raise VacationError("vacation/begun")
            left = int(VACATION_DAYS_PER_YEAR - _days_taken(taken, now))
            if days > left:
                raise VacationError("vacation/too-long", value=str(days), expected=(f"1–{left}" if left else "0",))
            add_vacation(connection, user_id, vacation)

        await self.repository.change(work)
        self._pause_soon(user_id, vacation)

    async def end(self, user_id: str) -> None:
        """End the vacation now; the days that are left can be used later."""
        await self.repository.end(user_id, self._clock.now())
        if (last := await self.repository.last(user_id)) is not None:
            self._pause_soon(user_id, last)

    def _pause_soon(self, user_id: str, vacation: Vacation) -> None:
        """Pause the user's clocks one table after the other. A table that is missed asks before it would end the user's time."""
        self._pausing.start(self._pause(user_id, vacation))

    async def _pause(self, user_id: str, vacation: Vacation) -> None:
        for table_id in await self.repository.running_tables(user_id):
            try:
                await self._tables.start_vacation(table_id, user_id, vacation)
            except RollhouseError as error:
                _log.warning("clock not paused", extra={"table_id": table_id, "code": error.code})

    async def settled(self) -> None:
        """Wait until the clocks at all tables are paused."""
        await self._pausing.finish()

    async def close(self) -> None:
        """Cancel what is under way."""
        await self._pausing.cancel()


def _days_taken(vacations: list[Vacation], now: float) -> int:
    """Return how many days of the last year were vacation; a started day counts."""
    return sum(ceil((one.until - max(one.since, now - _YEAR_SECONDS)) / _DAY_SECONDS) for one in vacations)
