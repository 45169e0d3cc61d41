"""VacationService over HTTP."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.rate_limit import EXPENSIVE
from rollhouse.server.features.vacation.schemas import NewVacation, VacationPage
from rollhouse.server.features.vacation.service import VacationService

__all__ = ["VacationController"]


class VacationController(Controller):
    """`/api/me/vacation`."""

    path = "/api/me/vacation"
    tags = ["me"]

    @get("/", summary="My vacation")
    async def page(self, vacations: NamedDependency[VacationService], user: CurrentUser) -> VacationPage:
        """Whether I am on vacation, and how many days are left of those in a year."""
        return await vacations.page(user.user_id)

    @post("/", summary="Go on vacation", status_code=200, opt=EXPENSIVE)
    async def begin(self, vacations: NamedDependency[VacationService], user: CurrentUser, data: JSONBody[NewVacation]) -> VacationPage:
        """From now on, for so many days: my time stands still where people have days for a move."""
        await vacations.begin(user.user_id, data.days)
        return await vacations.page(user.user_id)

    @delete("/", summary="Back from vacation", status_code=200, opt=EXPENSIVE)
    async def end(self, vacations: NamedDependency[VacationService], user: CurrentUser) -> VacationPage:
        """My time runs again; the days that are left are kept."""
        await vacations.end(user.user_id)
        return await vacations.page(user.user_id)
