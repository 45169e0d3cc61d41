"""Duplicate matches over HTTP."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Controller, Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from rollhouse.play.entries import Options
from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.rate_limit import EXPENSIVE
from rollhouse.server.auth.users import Auth
from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.features.analysis.finished_games import GameAnalyser
from rollhouse.server.features.competitions.matches.schemas import MatchList, MatchPlace, MatchReady, MatchView, NewMatch
from rollhouse.server.features.competitions.matches.service import MatchService
from rollhouse.server.features.competitions.matches.views import match_line, match_view
from rollhouse.server.features.tables.api import checked_options
from rollhouse.server.tables.schemas import Where
from rollhouse.server.transport.addresses import Addresses

__all__ = ["MatchesController"]

_MOST_LISTED = 20
_WEIGHED_AT_ONCE = 4
"""People whose games are weighed because somebody looks at their match."""


class MatchesController(Controller):
    """`/api/matches`."""

    path = "/api/matches"
    tags = ["matches"]

    @post("/", summary="Make a duplicate match", opt=EXPENSIVE)
    async def create(
        self,
        matches: NamedDependency[MatchService],
        config: NamedDependency[Config],
        addresses: NamedDependency[Addresses],
        user: CurrentUser,
        request: Request[Any, Any, Any],
        data: JSONBody[NewMatch],
    ) -> Where:
        """Whoever has its address may take a place. What fixes the dice of every board is published with it."""
        checked_options(Options(clock=data.clock), 2)
        name = await matches.make(user.user_id, data, limited=bool(config.rate_limit))
        return Where(name, addresses.url(request, f"/match/{name}"))

    @get("/", summary="My matches")
    async def listed(self, matches: NamedDependency[MatchService], user: CurrentUser) -> MatchList:
        """Those that I take part in, or have made; the latest first."""
        return MatchList([match_line(one, user.user_id) for one in await matches.store.of(user.user_id, _MOST_LISTED)])

    @get("/{name:str}", summary="A match")
    async def view(
        self,
        clock: NamedDependency[Clock],
        auth: NamedDependency[Auth],
        matches: NamedDependency[MatchService],
        game_analyser: NamedDependency[GameAnalyser],
        request: Request[Any, Any, Any],
        name: FromPath[str],
    ) -> MatchView:
        """Of boards that are over, everything. Of the one that is played, only where I sit, and which table is over."""
        user = await auth.current_user(request)
        return await _view(clock, matches, game_analyser, name, "" if user is None else user.user_id)

    @delete("/{name:str}", summary="Call a match off")
    async def call_off(self, matches: NamedDependency[MatchService], user: CurrentUser, name: FromPath[str]) -> None:
        """Before it begins, whoever made it may."""
        await matches.call_off(name, user.user_id)

    @post("/{name:str}/join", summary="Take a place", status_code=200, opt=EXPENSIVE)
    async def join(
        self,
        clock: NamedDependency[Clock],
        matches: NamedDependency[MatchService],
        game_analyser: NamedDependency[GameAnalyser],
        user: CurrentUser,
        name: FromPath[str],
        data: JSONBody[MatchPlace],
    ) -> MatchView:
        """Before it begins; whoever has one already changes it."""
        await matches.join(name, user.user_id, data.place, data.name)
        return await _view(clock, matches, game_analyser, name, user.user_id)

    @post("/{name:str}/ready", summary="Be ready", status_code=200)
    async def ready(
        self,
        clock: NamedDependency[Clock],
        matches: NamedDependency[MatchService],
        game_analyser: NamedDependency[GameAnalyser],
        user: CurrentUser,
        name: FromPath[str],
        data: JSONBody[MatchReady],
    ) -> MatchView:
        """For the next board, which begins when everybody is. Where people have days for a move nobody needs to say so."""
        await matches.ready(name, user.user_id, ready=data.ready)
        return await _view(clock, matches, game_analyser, name, user.user_id)

    @post("/{name:str}/leave", summary="Leave a match", status_code=200)
    async def leave(
        self,
        clock: NamedDependency[Clock],
        matches: NamedDependency[MatchService],
        game_analyser: NamedDependency[GameAnalyser],
        user: CurrentUser,
        name: FromPath[str],
    ) -> MatchView:
        """Before it begins my place is free again; then I give it up, and my side has lost it."""
        await matches.leave(name, user.user_id)
        return await _view(clock, matches, game_analyser, name, user.user_id)

    @post("/{name:str}/remove/{place:int}", summary="Clear a place", status_code=200)
    async def remove(
        self,
        clock: NamedDependency[Clock],
        matches: NamedDependency[MatchService],
        game_analyser: NamedDependency[GameAnalyser],
        user: CurrentUser,
        name: FromPath[str],
        place: FromPath[int],
    ) -> MatchView:
        """Before it begins, whoever made the match may."""
        await matches.remove(name, user.user_id, place)
        return await _view(clock, matches, game_analyser, name, user.user_id)

    @get("/{name:str}/qr.svg", summary="The match's address as a picture", media_type="image/svg+xml")
    async def qr(
        self,
        matches: NamedDependency[MatchService],
        addresses: NamedDependency[Addresses],
        request: Request[Any, Any, Any],
        name: FromPath[str],
    ) -> bytes:
        """To be held before a phone."""
        await matches.match(name)
        picture = io.BytesIO()
        segno.make(addresses.url(request, f"/match/{name}"), error="m").save(picture, kind="svg", border=2, scale=4)
        return picture.getvalue()


async def _view(clock: Clock, matches: MatchService, game_analyser: GameAnalyser, name: str, you: str) -> MatchView:
    """The match as it is now. How well people played is worked out when somebody looks."""
    match = await matches.looked_at(name)
    over = [table for board in match.boards if board.compared for table in board.tables]
    played = await matches.store.played(over) if over else []
    for user_id in [one.user_id for one in played if not one.analysed][:_WEIGHED_AT_ONCE]:
        game_analyser.soon(user_id)
    return match_view(match, you, played, clock.now())
