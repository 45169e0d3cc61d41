"""Holidays over HTTP."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from rollhouse.server.context import Guest, ServerContext
from rollhouse.server.limits import COSTLY
from rollhouse.server.me.bodies import HolidayPage, NewHoliday

__all__ = ["HolidaysController"]


class HolidaysController(Controller):
    """`/api/me/holiday`."""

    path = "/api/me/holiday"
    tags = ["me"]

    @get("/", summary="My holiday")
    async def page(self, context: ServerContext, guest: Guest) -> HolidayPage:
        """Whether I am on holiday, and how many days are left of those in a year."""
        return await context.holidays.page(guest.who)

    @post("/", summary="Go on holiday", status_code=200, opt=COSTLY)
    async def begin(self, context: ServerContext, guest: Guest, data: JSONBody[NewHoliday]) -> HolidayPage:
        """From now on, for so many days: my time stands still where people have days for a move."""
        await context.holidays.begin(guest.who, data.days)
        return await context.holidays.page(guest.who)

    @delete("/", summary="Back from holiday", status_code=200, opt=COSTLY)
    async def end(self, context: ServerContext, guest: Guest) -> HolidayPage:
        """My time runs again; the days that are left are kept."""
        await context.holidays.end(guest.who)
        return await context.holidays.page(guest.who)
