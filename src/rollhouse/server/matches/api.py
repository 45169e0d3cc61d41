"""Duplicate matches over HTTP."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Controller, Request, delete, get, post
from litestar.params import FromPath, JSONBody

from rollhouse.play.entries import Options
from rollhouse.server.context import Context, Guest, ServerContext
from rollhouse.server.limits import COSTLY
from rollhouse.server.matches.bodies import Matches, MatchPlace, MatchReady, MatchView, NewMatch
from rollhouse.server.matches.views import match_line, match_view
from rollhouse.server.tables.api import checked_options
from rollhouse.server.tables.bodies import Where

__all__ = ["MatchesController"]

_MOST_LISTED = 20
_WEIGHED_AT_ONCE = 4
"""People whose games are weighed because somebody looks at their match."""


class MatchesController(Controller):
    """`/api/matches`."""

    path = "/api/matches"
    tags = ["matches"]

    @post("/", summary="Make a duplicate match", opt=COSTLY)
    async def create(self, context: ServerContext, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[NewMatch]) -> Where:
        """Whoever has its address may take a place. What fixes the dice of every board is published with it."""
        checked_options(Options(clock=data.clock), 2)
        name = await context.matches.make(guest.who, data, limited=bool(context.config.rate_limit))
        return Where(name, context.url(request, f"/match/{name}"))

    @get("/", summary="My matches")
    async def listed(self, context: ServerContext, guest: Guest) -> Matches:
        """Those that I take part in, or have made; the latest first."""
        return Matches([match_line(one, guest.who) for one in await context.matches.store.of(guest.who, _MOST_LISTED)])

    @get("/{name:str}", summary="A match")
    async def view(self, context: ServerContext, request: Request[Any, Any, Any], name: FromPath[str]) -> MatchView:
        """Of boards that are over, everything. Of the one that is played, only where I sit, and which table is over."""
        guest = await context.identities.of(request)
        return await _view(context, name, "" if guest is None else guest.who)

    @delete("/{name:str}", summary="Call a match off")
    async def call_off(self, context: ServerContext, guest: Guest, name: FromPath[str]) -> None:
        """Before it begins, whoever made it may."""
        await context.matches.call_off(name, guest.who)

    @post("/{name:str}/join", summary="Take a place", status_code=200, opt=COSTLY)
    async def join(self, context: ServerContext, guest: Guest, name: FromPath[str], data: JSONBody[MatchPlace]) -> MatchView:
        """Before it begins; whoever has one already changes it."""
        await context.matches.join(name, guest.who, data.place, data.name)
        return await _view(context, name, guest.who)

    @post("/{name:str}/ready", summary="Be ready", status_code=200)
    async def ready(self, context: ServerContext, guest: Guest, name: FromPath[str], data: JSONBody[MatchReady]) -> MatchView:
        """For the next board, which begins when everybody is. Where people have days for a move nobody needs to say so."""
        await context.matches.ready(name, guest.who, ready=data.ready)
        return await _view(context, name, guest.who)

    @post("/{name:str}/leave", summary="Leave a match", status_code=200)
    async def leave(self, context: ServerContext, guest: Guest, name: FromPath[str]) -> MatchView:
        """Before it begins my place is free again; then I give it up, and my side has lost it."""
        await context.matches.leave(name, guest.who)
        return await _view(context, name, guest.who)

    @post("/{name:str}/remove/{place:int}", summary="Clear a place", status_code=200)
    async def remove(self, context: ServerContext, guest: Guest, name: FromPath[str], place: FromPath[int]) -> MatchView:
        """Before it begins, whoever made the match may."""
        await context.matches.remove(name, guest.who, place)
        return await _view(context, name, guest.who)

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
    for who in [one.who for one in played if not one.weighed][:_WEIGHED_AT_ONCE]:
        context.weigher.soon(who)
    return match_view(match, you, played, context.house.now())
