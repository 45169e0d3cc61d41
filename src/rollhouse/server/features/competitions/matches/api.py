"""Duplicate matches over HTTP."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Controller, Request, delete, get, post
from litestar.params import FromPath, JSONBody

from rollhouse.play.entries import Options
from rollhouse.server.auth.rate_limit import EXPENSIVE
from rollhouse.server.features.competitions.matches.schemas import MatchList, MatchPlace, MatchReady, MatchView, NewMatch
from rollhouse.server.features.competitions.matches.views import match_line, match_view
from rollhouse.server.features.tables.api import checked_options
from rollhouse.server.http.context import Context, Guest, ServerContext
from rollhouse.server.tables.schemas import Where

__all__ = ["MatchesController"]

_MOST_LISTED = 20
_WEIGHED_AT_ONCE = 4
"""People whose games are weighed because somebody looks at their match."""


class MatchesController(Controller):
    """`/api/matches`."""

    path = "/api/matches"
    tags = ["matches"]

    @post("/", summary="Make a duplicate match", opt=EXPENSIVE)
    async def create(self, context: ServerContext, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[NewMatch]) -> Where:
        """Whoever has its address may take a place. What fixes the dice of every board is published with it."""
        checked_options(Options(clock=data.clock), 2)
        name = await context.matches.make(guest.user_id, data, limited=bool(context.config.rate_limit))
        return Where(name, context.url(request, f"/match/{name}"))

    @get("/", summary="My matches")
    async def listed(self, context: ServerContext, guest: Guest) -> MatchList:
        """Those that I take part in, or have made; the latest first."""
        return MatchList([match_line(one, guest.user_id) for one in await context.matches.store.of(guest.user_id, _MOST_LISTED)])

    @get("/{name:str}", summary="A match")
    async def view(self, context: ServerContext, request: Request[Any, Any, Any], name: FromPath[str]) -> MatchView:
        """Of boards that are over, everything. Of the one that is played, only where I sit, and which table is over."""
        guest = await context.users.of(request)
        return await _view(context, name, "" if guest is None else guest.user_id)

    @delete("/{name:str}", summary="Call a match off")
    async def call_off(self, context: ServerContext, guest: Guest, name: FromPath[str]) -> None:
        """Before it begins, whoever made it may."""
        await context.matches.call_off(name, guest.user_id)

    @post("/{name:str}/join", summary="Take a place", status_code=200, opt=EXPENSIVE)
    async def join(self, context: ServerContext, guest: Guest, name: FromPath[str], data: JSONBody[MatchPlace]) -> MatchView:
        """Before it begins; whoever has one already changes it."""
        await context.matches.join(name, guest.user_id, data.place, data.name)
        return await _view(context, name, guest.user_id)

    @post("/{name:str}/ready", summary="Be ready", status_code=200)
    async def ready(self, context: ServerContext, guest: Guest, name: FromPath[str], data: JSONBody[MatchReady]) -> MatchView:
        """For the next board, which begins when everybody is. Where people have days for a move nobody needs to say so."""
        await context.matches.ready(name, guest.user_id, ready=data.ready)
        return await _view(context, name, guest.user_id)

    @post("/{name:str}/leave", summary="Leave a match", status_code=200)
    async def leave(self, context: ServerContext, guest: Guest, name: FromPath[str]) -> MatchView:
        """Before it begins my place is free again; then I give it up, and my side has lost it."""
        await context.matches.leave(name, guest.user_id)
        return await _view(context, name, guest.user_id)

    @post("/{name:str}/remove/{place:int}", summary="Clear a place", status_code=200)
    async def remove(self, context: ServerContext, guest: Guest, name: FromPath[str], place: FromPath[int]) -> MatchView:
        """Before it begins, whoever made the match may."""
        await context.matches.remove(name, guest.user_id, place)
        return await _view(context, name, guest.user_id)

    @get("/{name:str}/qr.svg", summary="The match's address as a picture", media_type="image/svg+xml")
    async def qr(self, context: ServerContext, request: Request[Any, Any, Any], name: FromPath[str]) -> bytes:
        """To be held before a phone."""
        await context.matches.match(name)
        picture = io.BytesIO()
        segno.make(context.url(request, f"/match/{name}"), error="m").save(picture, kind="svg", border=2, scale=4)
        return picture.getvalue()


async def _view(context: Context, name: str, you: str) -> MatchView:
    """The match as it is now. How well people played is worked out when somebody looks."""
    match = await context.matches.looked_at(name)
    over = [table for board in match.boards if board.compared for table in board.tables]
    played = await context.matches.store.played(over) if over else []
    for user_id in [one.user_id for one in played if not one.analysed][:_WEIGHED_AT_ONCE]:
        await context.game_analyser.request(user_id)
    return match_view(match, you, played, context.house.now())
