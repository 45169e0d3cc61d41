"""Tournaments and duplicate matches over HTTP."""

from __future__ import annotations

from typing import TypeAlias

from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.play.entries import Options
from rollhouse.server.auth.admin import is_admin
from rollhouse.server.auth.passkeys import Passkeys
from rollhouse.server.config import Config
from rollhouse.server.features.competitions.schemas import (
    MatchList,
    MatchPlace,
    MatchReady,
    MatchSettings,
    MatchView,
    SitOut,
    TournamentName,
    TournamentSettings,
    TournamentsPage,
    TournamentView,
)
from rollhouse.server.features.competitions.service import CompetitionService
from rollhouse.server.features.competitions.tournament_rules import TournamentError
from rollhouse.server.features.competitions.views import match_line
from rollhouse.server.tables.schemas import Where
from rollhouse.server.tables.setups import checked_options
from rollhouse.server.transport.dependencies import AddressesDep, AnyRequest, ConfigDep, CurrentUser, PasskeysDep, ViewerId

Competitions: TypeAlias = NamedDependency[CompetitionService]
_MAX_CURSOR_LENGTH = 100
_MAX_LISTED_MATCHES = 20


class TournamentsController(Controller):
    """`/api/tournaments`."""

    path = "/api/tournaments"
    tags = ["tournaments"]

    @get("/", summary="List tournaments")
    async def listed(
        self,
        competitions: Competitions,
        viewer_id: ViewerId,
        config: ConfigDep,
        passkeys: PasskeysDep,
        request: AnyRequest,
        after: FromQuery[str] = "",
    ) -> TournamentsPage:
        """Lists public tournaments that are open or running, 20 at a time."""
        page, following = await competitions.public_tournaments(after[:_MAX_CURSOR_LENGTH])
        may_make = await _may_create(config, passkeys, viewer_id, request)
        return TournamentsPage(page, following, may_make)

    @post("/", summary="Create a tournament")
    async def create(
        self,
        competitions: Competitions,
        user: CurrentUser,
        config: ConfigDep,
        passkeys: PasskeysDep,
        addresses: AddressesDep,
        request: AnyRequest,
        data: JSONBody[TournamentSettings],
    ) -> Where:
        """Creates a tournament with me as host. Where an admin token is set, only the admin and users with a passkey may."""
        if not await _may_create(config, passkeys, user.user_id, request):
            raise TournamentError("tournament/not-kept")
        checked_options(Options(clock=data.clock), data.players)
        name = await competitions.create("tournament", user.user_id, data, limited=bool(config.rate_limit))
        return Where(name, addresses.url(request, f"/tournament/{name}"))

    @get("/{name:str}", summary="Get a tournament")
    async def view(self, competitions: Competitions, viewer_id: ViewerId, name: FromPath[str]) -> TournamentView:
        """Returns a tournament's members, boards and standings."""
        return await competitions.tournament_view(name, viewer_id)

    @post("/{name:str}/join", summary="Join a tournament", status_code=200)
    async def join(
        self, competitions: Competitions, user: CurrentUser, name: FromPath[str], data: JSONBody[TournamentName]
    ) -> TournamentView:
        """Joins before the start, or a Swiss tournament until its last round. A member changes their name."""
        await competitions.join("tournament", name, user.user_id, data.name)
        return await competitions.tournament_view(name, user.user_id)

    @post("/{name:str}/leave", summary="Leave a tournament", status_code=200)
    async def leave(self, competitions: Competitions, user: CurrentUser, name: FromPath[str]) -> TournamentView:
        """Leaves: I am not paired in later rounds. A game that has begun is played on."""
        await competitions.leave("tournament", name, user.user_id)
        return await competitions.tournament_view(name, user.user_id)

    @post("/{name:str}/sit-out", summary="Sit out", status_code=200)
    async def sit_out(self, competitions: Competitions, user: CurrentUser, name: FromPath[str], data: JSONBody[SitOut]) -> TournamentView:
        """Keeps me from being paired until I return, without points; for Swiss tournaments."""
        await competitions.sit_out(name, user.user_id, sits_out=data.sits_out)
        return await competitions.tournament_view(name, user.user_id)

    @put("/{name:str}/cohosts/{user_id:str}", summary="Name a co-host", status_code=200)
    async def add_cohost(
        self, competitions: Competitions, user: CurrentUser, name: FromPath[str], user_id: FromPath[str]
    ) -> TournamentView:
        """Names a co-host, who may do what the host may; for the host."""
        await competitions.set_cohost(name, user.user_id, user_id, cohost=True)
        return await competitions.tournament_view(name, user.user_id)

    @delete("/{name:str}/cohosts/{user_id:str}", summary="Dismiss a co-host", status_code=200)
    async def remove_cohost(
        self, competitions: Competitions, user: CurrentUser, name: FromPath[str], user_id: FromPath[str]
    ) -> TournamentView:
        """Dismisses a co-host; for the host."""
        await competitions.set_cohost(name, user.user_id, user_id, cohost=False)
        return await competitions.tournament_view(name, user.user_id)

    @put("/{name:str}/host/{user_id:str}", summary="Hand a tournament over", status_code=200)
    async def hand_over(self, competitions: Competitions, user: CurrentUser, name: FromPath[str], user_id: FromPath[str]) -> TournamentView:
        """Makes a member the host; for the host."""
        await competitions.hand_over("tournament", name, user.user_id, user_id)
        return await competitions.tournament_view(name, user.user_id)

    @post("/{name:str}/remove/{user_id:str}", summary="Remove a member", status_code=200)
    async def remove(self, competitions: Competitions, user: CurrentUser, name: FromPath[str], user_id: FromPath[str]) -> TournamentView:
        """Removes a member; for the host."""
        await competitions.remove("tournament", name, user.user_id, user_id)
        return await competitions.tournament_view(name, user.user_id)

    @post("/{name:str}/begin", summary="Start a tournament", status_code=200)
    async def begin(self, competitions: Competitions, user: CurrentUser, name: FromPath[str]) -> TournamentView:
        """Starts a tournament, which then runs by itself; for hosts and co-hosts."""
        await competitions.start("tournament", name, user.user_id)
        return await competitions.tournament_view(name, user.user_id)

    @post("/{name:str}/cancel", summary="Cancel a tournament", status_code=200)
    async def cancel(self, competitions: Competitions, user: CurrentUser, name: FromPath[str]) -> TournamentView:
        """Cancels a tournament before its start; for the host."""
        await competitions.cancel("tournament", name, user.user_id)
        return await competitions.tournament_view(name, user.user_id)


class MatchesController(Controller):
    """`/api/matches`."""

    path = "/api/matches"
    tags = ["matches"]

    @get("/", summary="List the caller's matches")
    async def listed(self, competitions: Competitions, user: CurrentUser) -> MatchList:
        """Lists the latest 20 matches that I host or take part in."""
        matches = await competitions.repository.matches_of(user.user_id, _MAX_LISTED_MATCHES)
        return MatchList([match_line(match, user.user_id) for match in matches])

    @post("/", summary="Create a duplicate match")
    async def create(
        self,
        competitions: Competitions,
        user: CurrentUser,
        config: ConfigDep,
        addresses: AddressesDep,
        request: AnyRequest,
        data: JSONBody[MatchSettings],
    ) -> Where:
        """Creates a match, and publishes the commitments to the dice of all its boards."""
        checked_options(Options(clock=data.clock), 2)
        name = await competitions.create("match", user.user_id, data, limited=bool(config.rate_limit))
        return Where(name, addresses.url(request, f"/match/{name}"))

    @get("/{name:str}", summary="Get a match")
    async def view(self, competitions: Competitions, viewer_id: ViewerId, name: FromPath[str]) -> MatchView:
        """Returns a match. Of the board in play, only my own table is named."""
        return await competitions.match_view(name, viewer_id)

    @delete("/{name:str}", summary="Cancel a match")
    async def cancel(self, competitions: Competitions, user: CurrentUser, name: FromPath[str]) -> None:
        """Cancels a match before its start; for the host."""
        await competitions.cancel("match", name, user.user_id)

    @post("/{name:str}/join", summary="Take a place", status_code=200)
    async def join(self, competitions: Competitions, user: CurrentUser, name: FromPath[str], data: JSONBody[MatchPlace]) -> MatchView:
        """Takes a place, or moves me to another one, before the start."""
        await competitions.join("match", name, user.user_id, data.name, data.place)
        return await competitions.match_view(name, user.user_id)

    @post("/{name:str}/ready", summary="Be ready", status_code=200)
    async def ready(self, competitions: Competitions, user: CurrentUser, name: FromPath[str], data: JSONBody[MatchReady]) -> MatchView:
        """Says that I am ready. The next board starts when all are; players of correspondence matches always are."""
        await competitions.ready("match", name, user.user_id, ready=data.ready)
        return await competitions.match_view(name, user.user_id)

    @post("/{name:str}/leave", summary="Leave a match", status_code=200)
    async def leave(self, competitions: Competitions, user: CurrentUser, name: FromPath[str]) -> MatchView:
        """Frees my place before the start; afterwards my side loses the match."""
        await competitions.leave("match", name, user.user_id)
        return await competitions.match_view(name, user.user_id)

    @post("/{name:str}/remove/{place:int}", summary="Clear a place", status_code=200)
    async def remove(self, competitions: Competitions, user: CurrentUser, name: FromPath[str], place: FromPath[int]) -> MatchView:
        """Clears a place before the start; for the host."""
        member = (await competitions.get("match", name)).in_slot(place)
        await competitions.remove("match", name, user.user_id, "" if member is None else member.user_id)
        return await competitions.match_view(name, user.user_id)


async def _may_create(config: Config, passkeys: Passkeys, user_id: str, request: AnyRequest) -> bool:
    """Whether a user may create tournaments: with an admin token set, only the admin and users who can be recognised later."""
    if not config.admin_token or is_admin(request):
        return True
    return bool(user_id) and bool(await passkeys.repository.passkeys(user_id))
