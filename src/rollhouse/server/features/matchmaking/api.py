"""Other people over HTTP: who waits to play."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, delete, get, put
from litestar.di import NamedDependency
from litestar.params import JSONBody

from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.rate_limit import COST_OF_A_GUEST, RateLimiter
from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.features.matchmaking.repository import Seeker
from rollhouse.server.features.matchmaking.service import Matchmaker, wish_of
from rollhouse.server.features.social.schemas import Pairing, SeekRequest, Waiting
from rollhouse.server.features.tables.api import may_open
from rollhouse.server.store.rows import User
from rollhouse.server.store.store import Store

__all__ = ["MatchmakingController"]


class MatchmakingController(Controller):
    """`/api/matchmaking`: play with anybody who would like the same."""

    path = "/api/matchmaking"
    tags = ["people"]

    @get("/", summary="Who waits to play")
    async def waiting(
        self,
        clock: NamedDependency[Clock],
        matchmaker: NamedDependency[Matchmaker],
        user: CurrentUser,
    ) -> Pairing:
        """Everybody who waits, the longest first."""
        return await _pairing(clock, matchmaker, user, None)

    @put("/", summary="Wait for somebody to play with")
    async def seek(
        self,
        clock: NamedDependency[Clock],
        matchmaker: NamedDependency[Matchmaker],
        rate_limiter: NamedDependency[RateLimiter],
        config: NamedDependency[Config],
        store: NamedDependency[Store],
        user: CurrentUser,
        request: Request[Any, Any, Any],
        data: JSONBody[SeekRequest],
    ) -> Pairing:
        """Asked again and again, every few seconds: whoever does not is not waited for. `table` is where to go, once somebody was found."""
        seeker = await matchmaker.seek(user, data)
        if not seeker.found:
            party = await matchmaker.party_of(seeker, bots=matchmaker.bot_is_due(seeker, data))
            if party:
                await may_open(config, store, user)
                rate_limiter.charge(request, user.user_id, COST_OF_A_GUEST)
                await matchmaker.seat(seeker, party, data.bot)
                seeker = await matchmaker.seek(user, data)  # whoever was faster, it says where
        return await _pairing(clock, matchmaker, user, seeker)

    @delete("/", summary="Wait no longer")
    async def withdraw(self, matchmaker: NamedDependency[Matchmaker], user: CurrentUser) -> None:
        """Nobody is seated with me."""
        await matchmaker.store.withdraw(user.user_id)


async def _pairing(clock: Clock, matchmaker: Matchmaker, user: User, seeker: Seeker | None) -> Pairing:
    now = clock.now()
    found = [] if seeker is not None and seeker.found else await matchmaker.waiting(user.user_id)
    waiting = []
    for one in found:
        criteria = wish_of(one)
        waiting.append(
            Waiting(
                one.name, one.game, criteria.setup, criteria.pace, max(0.0, now - one.since), criteria.players, one.user_id == user.user_id
            )
        )
    if seeker is None:
        return Pairing("", 0.0, waiting)
    return Pairing(seeker.found, max(0.0, now - seeker.since), waiting)
