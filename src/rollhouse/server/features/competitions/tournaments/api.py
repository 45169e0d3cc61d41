"""Tournaments over HTTP."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Controller, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.play.entries import Options
from rollhouse.server.auth.rate_limit import EXPENSIVE
from rollhouse.server.features.admin.api import is_admin
from rollhouse.server.features.competitions.tournaments.pairing import rounds_for, standings
from rollhouse.server.features.competitions.tournaments.repository import Tournament
from rollhouse.server.features.competitions.tournaments.schemas import (
    NewTournament,
    TournamentBoard,
    TournamentLine,
    TournamentName,
    TournamentPerson,
    TournamentsPage,
    TournamentView,
)
from rollhouse.server.features.competitions.tournaments.service import TournamentError
from rollhouse.server.features.tables.api import checked_options
from rollhouse.server.http.context import Context, Guest, ServerContext
from rollhouse.server.store.rows import User
from rollhouse.server.tables.schemas import Where

__all__ = ["TournamentsController"]


class TournamentsController(Controller):
    """`/api/tournaments`."""

    path = "/api/tournaments"
    tags = ["tournaments"]

    @get("/", summary="TournamentList")
    async def listed(self, context: ServerContext, request: Request[Any, Any, Any], after: FromQuery[str] = "") -> TournamentsPage:
        """Those that everybody may find, to which people come or that are going on, twenty at a time."""
        found, following = await context.tournaments.listed(after[:100])
        lines = [
            TournamentLine(
                one.id,
                one.settings.title,
                one.settings.game,
                one.settings.format,
                one.settings.duplicate,
                one.status,
                one.round,
                one.people,
            )
            for one in found
        ]
        return TournamentsPage(lines, following, await _may_make(context, await context.users.of(request), request))

    @post("/", summary="Make a tournament", opt=EXPENSIVE)
    async def create(self, context: ServerContext, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[NewTournament]) -> Where:
        """Whoever has its address may take part; I begin it. With an admin in the house: they do, or whoever has kept their seat."""
        if not await _may_make(context, guest, request):
            raise TournamentError("tournament/not-kept")
        checked_options(Options(clock=data.clock), data.players)
        name = await context.tournaments.make(guest.user_id, data, limited=bool(context.config.rate_limit))
        return Where(name, context.url(request, f"/tournament/{name}"))

    @get("/{name:str}", summary="A tournament")
    async def view(self, context: ServerContext, request: Request[Any, Any, Any], name: FromPath[str]) -> TournamentView:
        """Who takes part, who plays whom, and who stands where."""
        guest = await context.users.of(request)
        return _view(await context.tournaments.tournament(name), "" if guest is None else guest.user_id)

    @post("/{name:str}/join", summary="Take part", status_code=200, opt=EXPENSIVE)
    async def join(self, context: ServerContext, guest: Guest, name: FromPath[str], data: JSONBody[TournamentName]) -> TournamentView:
        """Before it begins; whoever does already has another name."""
        await context.tournaments.join(name, guest.user_id, data.name)
        return _view(await context.tournaments.tournament(name), guest.user_id)

    @post("/{name:str}/leave", summary="Take part no more", status_code=200)
    async def leave(self, context: ServerContext, guest: Guest, name: FromPath[str]) -> TournamentView:
        """In the rounds that follow; a game that is played is played on."""
        await context.tournaments.leave(name, guest.user_id, guest.user_id)
        return _view(await context.tournaments.tournament(name), guest.user_id)

    @post("/{name:str}/remove/{member:str}", summary="Send somebody away", status_code=200)
    async def remove(self, context: ServerContext, guest: Guest, name: FromPath[str], member: FromPath[str]) -> TournamentView:
        """The host may: whoever did not come, say."""
        await context.tournaments.leave(name, guest.user_id, member)
        return _view(await context.tournaments.tournament(name), guest.user_id)

    @post("/{name:str}/begin", summary="Begin", status_code=200, opt=EXPENSIVE)
    async def begin(self, context: ServerContext, guest: Guest, name: FromPath[str]) -> TournamentView:
        """The host does; from then on it runs by itself."""
        await context.tournaments.begin(name, guest.user_id)
        return _view(await context.tournaments.tournament(name), guest.user_id)

    @post("/{name:str}/cancel", summary="Call it off", status_code=200)
    async def call_off(self, context: ServerContext, guest: Guest, name: FromPath[str]) -> TournamentView:
        """The host may, before it begins."""
        await context.tournaments.call_off(name, guest.user_id)
        return _view(await context.tournaments.tournament(name), guest.user_id)

    @get("/{name:str}/qr.svg", summary="The tournament's address as a picture", media_type="image/svg+xml")
    async def qr(self, context: ServerContext, request: Request[Any, Any, Any], name: FromPath[str]) -> bytes:
        """For phones in front of the television."""
        await context.tournaments.tournament(name)
        picture = io.BytesIO()
        segno.make(context.url(request, f"/tournament/{name}"), error="m").save(picture, kind="svg", border=2, scale=4)
        return picture.getvalue()


async def _may_make(context: Context, guest: User | None, request: Request[Any, Any, Any]) -> bool:
    """Anybody in a house without an admin: a living room. Elsewhere whoever can be told from others tomorrow too, or the admin."""
    if not context.config.admin_token or is_admin(request):
        return True
    return guest is not None and bool(await context.passkeys.store.passkeys(guest.user_id))


def _view(tournament: Tournament, you: str) -> TournamentView:
    settings, gone = tournament.settings, set(tournament.gone)
    people = standings(settings.format, tournament.lots, tournament.games)
    return TournamentView(
        id=tournament.id,
        title=settings.title,
        game=settings.game,
        format=settings.format,
        duplicate=settings.duplicate,
        public=settings.public,
        players=settings.players,
        clock=settings.clock,
        host=tournament.host,
        status=tournament.status,
        round=tournament.round,
        rounds=rounds_for(settings.format, len(people), settings.rounds, settings.players),
        people=[
            TournamentPerson(one.user_id, tournament.name(one.user_id), one.points, one.against, one.wins, one.games, one.user_id in gone)
            for one in people
        ],
        boards=[TournamentBoard(one.round, one.people, one.table_id, one.won) for one in tournament.boards],
        you=you,
    )
