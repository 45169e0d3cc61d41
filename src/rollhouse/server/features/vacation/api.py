"""Vacations over HTTP."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import JSONBody

from rollhouse.server.auth.rate_limit import EXPENSIVE
from rollhouse.server.features.history.schemas import NewVacation, VacationPage
from rollhouse.server.http.context import Guest, ServerContext

__all__ = ["VacationController"]


class VacationController(Controller):
    """`/api/me/vacation`."""

    path = "/api/me/vacation"
    tags = ["me"]

    @get("/", summary="My vacation")
    async def page(self, context: ServerContext, guest: Guest) -> VacationPage:
        """Whether I am on vacation, and how many days are left of those in a year."""
        return await context.vacations.page(guest.user_id)

    @post("/", summary="Go on vacation", status_code=200, opt=EXPENSIVE)
    async def begin(self, context: ServerContext, guest: Guest, data: JSONBody[NewVacation]) -> VacationPage:
        """From now on, for so many days: my time stands still where people have days for a move."""
        await context.vacations.begin(guest.user_id, data.days)
        return await context.vacations.page(guest.user_id)

    @delete("/", summary="Back from vacation", status_code=200, opt=EXPENSIVE)
    async def end(self, context: ServerContext, guest: Guest) -> VacationPage:
        """My time runs again; the days that are left are kept."""
        await context.vacations.end(guest.user_id)
        return await context.vacations.page(guest.user_id)
