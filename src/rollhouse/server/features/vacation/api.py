"""`/api/me/vacation`: my vacation from correspondence games."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from rollhouse.server.features.vacation.schemas import NewVacation, VacationPage
from rollhouse.server.features.vacation.service import VacationService
from rollhouse.server.transport.dependencies import CurrentUser


class VacationController(Controller):
    """My vacation."""

    path = "/api/me/vacation"
    tags = ["me"]

    @get("/", summary="Get my vacation")
    async def page(self, vacations: NamedDependency[VacationService], user: CurrentUser) -> VacationPage:
        """Returns until when I am on vacation, and the days left this year."""
        return await vacations.page(user.user_id)

    @post("/", summary="Start a vacation", status_code=200)
    async def begin(self, vacations: NamedDependency[VacationService], user: CurrentUser, data: JSONBody[NewVacation]) -> VacationPage:
        """Pauses my clocks in correspondence games for some days from now."""
        await vacations.begin(user.user_id, data.days)
        return await vacations.page(user.user_id)

    @delete("/", summary="End my vacation", status_code=200)
    async def end(self, vacations: NamedDependency[VacationService], user: CurrentUser) -> VacationPage:
        """Resumes my clocks. Unused days are kept."""
        await vacations.end(user.user_id)
        return await vacations.page(user.user_id)
