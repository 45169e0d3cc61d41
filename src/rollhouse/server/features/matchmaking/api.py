"""`/api/matchmaking`: finding opponents."""

from __future__ import annotations

from litestar import Controller, delete, get, put
from litestar.di import NamedDependency
from litestar.params import FromQuery, JSONBody

from rollhouse.server.auth.endpoints import EXPENSIVE
from rollhouse.server.clock import Clock
from rollhouse.server.features.matchmaking.repository import Seek
from rollhouse.server.features.matchmaking.schemas import KeptSeek, SeekRequest, SeekStatus, WaitingPlayer
from rollhouse.server.features.matchmaking.service import Matchmaker, criteria_of, wishes_of
from rollhouse.server.features.tables.api import check_open_tables
from rollhouse.server.store.rows import User
from rollhouse.server.transport.dependencies import AnyRequest, ClockDep, ConfigDep, CurrentUser, RateLimiterDep, StoreDep


class MatchmakingController(Controller):
    """Finding opponents."""

    path = "/api/matchmaking"
    tags = ["people"]

    @get("/", summary="List waiting players")
    async def waiting(self, clock: ClockDep, matchmaker: NamedDependency[Matchmaker], user: CurrentUser) -> SeekStatus:
        """Lists players who look for opponents, longest wait first."""
        return await _status(clock, matchmaker, user, None)

    @put("/", summary="Look for opponents")
    async def seek(
        self,
        clock: ClockDep,
        matchmaker: NamedDependency[Matchmaker],
        rate_limiter: RateLimiterDep,
        config: ConfigDep,
        store: StoreDep,
        user: CurrentUser,
        request: AnyRequest,
        data: JSONBody[SeekRequest],
    ) -> SeekStatus:
        """Starts or continues a search, until `table` names the table to join.

        Repeat the request every ten seconds, or keep a page's socket open, which tells when a table is found. A search for a correspondence
        game goes on without either.
        """
        seek = await matchmaker.seek(user, data)
        if not seek.found:
            group = await matchmaker.find_group(seek, bots=matchmaker.bots_are_due(seek))
            if group:
                await check_open_tables(config, store, user)
                rate_limiter.check(request, user.user_id, EXPENSIVE)
                await matchmaker.open_table(seek, group, data.bot)
                seek = await matchmaker.seek(user, data)  # another node may have been faster: this names its table
        return await _status(clock, matchmaker, user, seek)

    @delete("/", summary="Stop looking for opponents")
    async def withdraw(self, matchmaker: NamedDependency[Matchmaker], user: CurrentUser, kept: FromQuery[bool] = False) -> None:
        """Ends my search; with `kept`, the one for a correspondence game."""
        await matchmaker.withdraw(user.user_id, kept=kept)


async def _status(clock: Clock, matchmaker: Matchmaker, user: User, seek: Seek | None) -> SeekStatus:
    now = clock.now()
    others = [] if seek is not None and seek.found else await matchmaker.waiting(user.user_id)
    waiting = [
        WaitingPlayer(
            other.user_id,
            other.name,
            wishes_of(other).points,
            criteria.rated,
            other.game,
            criteria.setup,
            criteria.pace,
            max(0.0, now - other.since),
            criteria.players,
            other.user_id == user.user_id,
        )
        for other in others
        for criteria in (criteria_of(other),)
    ]
    kept = next((_kept(one, now) for one in await matchmaker.repository.mine(user.user_id) if one.kept and not one.found), None)
    if seek is None:
        return SeekStatus("", 0.0, waiting, None, kept)
    return SeekStatus(seek.found, max(0.0, now - seek.since), waiting, matchmaker.accepted_difference(seek), kept)


def _kept(seek: Seek, now: float) -> KeptSeek:
    criteria = criteria_of(seek)
    return KeptSeek(seek.search, seek.game, criteria.pace, criteria.rated, max(0.0, now - seek.since))
