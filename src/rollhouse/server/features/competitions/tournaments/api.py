"""Tournaments over HTTP."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Controller, Request, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.play.entries import Options
from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.passkeys import Passkeys
from rollhouse.server.auth.rate_limit import EXPENSIVE
from rollhouse.server.auth.users import Auth
from rollhouse.server.config import Config
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
from rollhouse.server.features.competitions.tournaments.service import TournamentError, TournamentService
from rollhouse.server.features.tables.api import checked_options
from rollhouse.server.store.rows import User
from rollhouse.server.tables.schemas import Where
from rollhouse.server.transport.addresses import Addresses

__all__ = ["TournamentsController"]


class TournamentsController(Controller):
    """`/api/tournaments`."""

    path = "/api/tournaments"
    tags = ["tournaments"]

    @get("/", summary="TournamentList")
    async def listed(
        self,
        tournaments: NamedDependency[TournamentService],
        auth: NamedDependency[Auth],
        config: NamedDependency[Config],
        passkeys: NamedDependency[Passkeys],
        request: Request[Any, Any, Any],
        after: FromQuery[str] = "",
    ) -> TournamentsPage:
        """Those that everybody may find, to which people come or that are going on, twenty at a time."""
        found, following = await tournaments.listed(after[:100])
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
        return TournamentsPage(lines, following, await _may_make(config, passkeys, await auth.current_user(request), request))

    @post("/", summary="Make a tournament", opt=EXPENSIVE)
    async def create(
        self,
        tournaments: NamedDependency[TournamentService],
        config: NamedDependency[Config],
        addresses: NamedDependency[Addresses],
        passkeys: NamedDependency[Passkeys],
        user: CurrentUser,
        request: Request[Any, Any, Any],
        data: JSONBody[NewTournament],
    ) -> Where:
        """Whoever has its address may take part; I begin it. With an admin in the house: they do, or whoever has kept their seat."""
        if not await _may_make(config, passkeys, user, request):
            raise TournamentError("tournament/not-kept")
        checked_options(Options(clock=data.clock), data.players)
        name = await tournaments.make(user.user_id, data, limited=bool(config.rate_limit))
        return Where(name, addresses.url(request, f"/tournament/{name}"))

    @get("/{name:str}", summary="A tournament")
    async def view(
        self,
        auth: NamedDependency[Auth],
        tournaments: NamedDependency[TournamentService],
        request: Request[Any, Any, Any],
        name: FromPath[str],
    ) -> TournamentView:
        """Who takes part, who plays whom, and who stands where."""
        user = await auth.current_user(request)
        return _view(await tournaments.tournament(name), "" if user is None else user.user_id)

    @post("/{name:str}/join", summary="Take part", status_code=200, opt=EXPENSIVE)
    async def join(
        self, tournaments: NamedDependency[TournamentService], user: CurrentUser, name: FromPath[str], data: JSONBody[TournamentName]
    ) -> TournamentView:
        """Before it begins; whoever does already has another name."""
        await tournaments.join(name, user.user_id, data.name)
        return _view(await tournaments.tournament(name), user.user_id)

    @post("/{name:str}/leave", summary="Take part no more", status_code=200)
    async def leave(self, tournaments: NamedDependency[TournamentService], user: CurrentUser, name: FromPath[str]) -> TournamentView:
        """In the rounds that follow; a game that is played is played on."""
        await tournaments.leave(name, user.user_id, user.user_id)
        return _view(await tournaments.tournament(name), user.user_id)

    @post("/{name:str}/remove/{member:str}", summary="Send somebody away", status_code=200)
    async def remove(
        self, tournaments: NamedDependency[TournamentService], user: CurrentUser, name: FromPath[str], member: FromPath[str]
    ) -> TournamentView:
        """The host may: whoever did not come, say."""
        await tournaments.leave(name, user.user_id, member)
        return _view(await tournaments.tournament(name), user.user_id)

    @post("/{name:str}/begin", summary="Begin", status_code=200, opt=EXPENSIVE)
    async def begin(self, tournaments: NamedDependency[TournamentService], user: CurrentUser, name: FromPath[str]) -> TournamentView:
        """The host does; from then on it runs by itself."""
        await tournaments.begin(name, user.user_id)
        return _view(await tournaments.tournament(name), user.user_id)

    @post("/{name:str}/cancel", summary="Call it off", status_code=200)
    async def call_off(self, tournaments: NamedDependency[TournamentService], user: CurrentUser, name: FromPath[str]) -> TournamentView:
        """The host may, before it begins."""
        await tournaments.call_off(name, user.user_id)
        return _view(await tournaments.tournament(name), user.user_id)

    @get("/{name:str}/qr.svg", summary="The tournament's address as a picture", media_type="image/svg+xml")
    async def qr(
        self,
        tournaments: NamedDependency[TournamentService],
        addresses: NamedDependency[Addresses],
        request: Request[Any, Any, Any],
        name: FromPath[str],
    ) -> bytes:
        """For phones in front of the television."""
        await tournaments.tournament(name)
        picture = io.BytesIO()
        segno.make(addresses.url(request, f"/tournament/{name}"), error="m").save(picture, kind="svg", border=2, scale=4)
        return picture.getvalue()


async def _may_make(config: Config, passkeys: Passkeys, user: User | None, request: Request[Any, Any, Any]) -> bool:
    """Anybody in a house without an admin: a living room. Elsewhere whoever can be told from others tomorrow too, or the admin."""
    if not config.admin_token or is_admin(request):
        return True
    return user is not None and bool(await passkeys.repository.passkeys(user.user_id))


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
