"""`/api/watch`: live games."""

from __future__ import annotations

from litestar import Controller, get
from litestar.di import NamedDependency

from rollhouse.server.features.watch.schemas import LiveGame
from rollhouse.server.features.watch.service import WatchService
from rollhouse.server.transport.dependencies import CurrentUser


class WatchController(Controller):
    """Live games."""

    path = "/api/watch"
    tags = ["tables"]

    @get("/", summary="List live games")
    async def live(self, watch: NamedDependency[WatchService], user: CurrentUser) -> list[LiveGame]:
        """Lists public games with a move in the last ten minutes whose players allow spectators, the strongest first, at most 20."""
        return await watch.live(user.user_id)
