"""Other people over HTTP: who waits to play."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, delete, get, put
from litestar.params import JSONBody

from rollhouse.server.auth.rate_limit import COST_OF_A_GUEST
from rollhouse.server.features.matchmaking.repository import Seeker
from rollhouse.server.features.matchmaking.service import wish_of
from rollhouse.server.features.social.schemas import Pairing, SeekRequest, Waiting
from rollhouse.server.features.tables.api import may_open
from rollhouse.server.http.context import Context, Guest, ServerContext
from rollhouse.server.store.rows import User

__all__ = ["MatchmakingController"]


class MatchmakingController(Controller):
    """`/api/matchmaking`: play with anybody who would like the same."""

    path = "/api/matchmaking"
    tags = ["people"]

    @get("/", summary="Who waits to play")
    async def waiting(self, context: ServerContext, guest: Guest) -> Pairing:
        """Everybody who waits, the longest first."""
        return await _pairing(context, guest, None)

    @put("/", summary="Wait for somebody to play with")
    async def seek(self, context: ServerContext, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[SeekRequest]) -> Pairing:
        """Asked again and again, every few seconds: whoever does not is not waited for. `table` is where to go, once somebody was found."""
        seeker = await context.matchmaker.seek(guest, data)
        if not seeker.found:
            party = await context.matchmaker.party_of(seeker, bots=context.matchmaker.bot_is_due(seeker, data))
            if party:
                await may_open(context, guest)
                context.charge(request, guest.user_id, COST_OF_A_GUEST)
                await context.matchmaker.seat(seeker, party, data.bot)
                seeker = await context.matchmaker.seek(guest, data)  # whoever was faster, it says where
        return await _pairing(context, guest, seeker)

    @delete("/", summary="Wait no longer")
    async def withdraw(self, context: ServerContext, guest: Guest) -> None:
        """Nobody is seated with me."""
        await context.matchmaker.store.withdraw(guest.user_id)


async def _pairing(context: Context, guest: User, seeker: Seeker | None) -> Pairing:
    now = context.house.now()
    found = [] if seeker is not None and seeker.found else await context.matchmaker.waiting(guest.user_id)
    waiting = []
    for one in found:
        criteria = wish_of(one)
        waiting.append(
            Waiting(
                one.name, one.game, criteria.setup, criteria.pace, max(0.0, now - one.since), criteria.players, one.user_id == guest.user_id
            )
        )
    if seeker is None:
        return Pairing("", 0.0, waiting)
    return Pairing(seeker.found, max(0.0, now - seeker.since), waiting)
