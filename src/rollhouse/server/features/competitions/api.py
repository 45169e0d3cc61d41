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
        """Returns public tournaments that are open or running, 20 at a time."""
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
        """The caller becomes its host. On a server with an admin token only the admin and users with a passkey may create tournaments."""
        if not await _may_create(config, passkeys, user.user_id, request):
            raise TournamentError("tournament/not-kept")
        checked_options(Options(clock=data.clock), data.players)
        name = await competitions.create("tournament", user.user_id, data, limited=bool(config.rate_limit))
        return Where(name, addresses.url(request, f"/tournament/{name}"))

    @get("/{name:str}", summary="Get a tournament")
    async def view(self, competitions: Competitions, viewer_id: ViewerId, name: FromPath[str]) -> TournamentView:
        """Returns its members, boards and standings."""
        return await competitions.tournament_view(name, viewer_id)

    @post("/{name:str}/join", summary="Join a tournament", status_code=200)
    async def join(
        self, competitions: Competitions, user: CurrentUser, name: FromPath[str], data: JSONBody[TournamentName]
    ) -> TournamentView:
        """Possible before the start, and in a Swiss tournament until its last round. A member changes their name."""
        await competitions.join("tournament", name, user.user_id, data.name)
        return await competitions.tournament_view(name, user.user_id)

    @post("/{name:str}/leave", summary="Leave a tournament", status_code=200)
    async def leave(self, competitions: Competitions, user: CurrentUser, name: FromPath[str]) -> TournamentView:
        """The caller is not paired in later rounds. A game that has begun is played on."""
        await competitions.leave("tournament", name, user.user_id)
        return await competitions.tournament_view(name, user.user_id)

    @post("/{name:str}/sit-out", summary="Sit out", status_code=200)
    async def sit_out(self, competitions: Competitions, user: CurrentUser, name: FromPath[str], data: JSONBody[SitOut]) -> TournamentView:
        """The caller is not paired until they return; for Swiss tournaments. Rounds that they sit out give no points."""
        await competitions.sit_out(name, user.user_id, sits_out=data.sits_out)
        return await competitions.tournament_view(name, user.user_id)

    @put("/{name:str}/cohosts/{user_id:str}", summary="Name a co-host", status_code=200)
    async def add_cohost(
        self, competitions: Competitions, user: CurrentUser, name: FromPath[str], user_id: FromPath[str]
    ) -> TournamentView:
        """Only the host may. A co-host may do what the host may, and becomes the host if the host deletes their account."""
        await competitions.set_cohost(name, user.user_id, user_id, cohost=True)
        return await competitions.tournament_view(name, user.user_id)

    @delete("/{name:str}/cohosts/{user_id:str}", summary="Dismiss a co-host", status_code=200)
    async def remove_cohost(
        self, competitions: Competitions, user: CurrentUser, name: FromPath[str], user_id: FromPath[str]
    ) -> TournamentView:
        """Only the host may."""
        await competitions.set_cohost(name, user.user_id, user_id, cohost=False)
        return await competitions.tournament_view(name, user.user_id)

    @put("/{name:str}/host/{user_id:str}", summary="Hand a tournament over", status_code=200)
    async def hand_over(self, competitions: Competitions, user: CurrentUser, name: FromPath[str], user_id: FromPath[str]) -> TournamentView:
        """Only the host may. The member becomes the host."""
        await competitions.hand_over("tournament", name, user.user_id, user_id)
        return await competitions.tournament_view(name, user.user_id)

    @post("/{name:str}/remove/{user_id:str}", summary="Remove a member", status_code=200)
    async def remove(self, competitions: Competitions, user: CurrentUser, name: FromPath[str], user_id: FromPath[str]) -> TournamentView:
        """Only the host may."""
        await competitions.remove("tournament", name, user.user_id, user_id)
        return await competitions.tournament_view(name, user.user_id)

    @post("/{name:str}/begin", summary="Start a tournament", status_code=200)
    async def begin(self, competitions: Competitions, user: CurrentUser, name: FromPath[str]) -> TournamentView:
        """Only the host and co-hosts may. From then on the tournament runs by itself."""
        await competitions.start("tournament", name, user.user_id)
        return await competitions.tournament_view(name, user.user_id)

    @post("/{name:str}/cancel", summary="Cancel a tournament", status_code=200)
    async def cancel(self, competitions: Competitions, user: CurrentUser, name: FromPath[str]) -> TournamentView:
        """Only the host may, before the start."""
        await competitions.cancel("tournament", name, user.user_id)
        return await competitions.tournament_view(name, user.user_id)


class MatchesController(Controller):
    """`/api/matches`."""

    path = "/api/matches"
    tags = ["matches"]

    @get("/", summary="List the caller's matches")
    async def listed(self, competitions: Competitions, user: CurrentUser) -> MatchList:
        """Returns the latest 20 that the caller hosts or takes part in."""
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
        """Users with its link may take a place. The commitments to the dice of every board are public from now on."""
        checked_options(Options(clock=data.clock), 2)
        name = await competitions.create("match", user.user_id, data, limited=bool(config.rate_limit))
        return Where(name, addresses.url(request, f"/match/{name}"))

    @get("/{name:str}", summary="Get a match")
    async def view(self, competitions: Competitions, viewer_id: ViewerId, name: FromPath[str]) -> MatchView:
        """Of the board in play, only the caller's own table is named."""
        return await competitions.match_view(name, viewer_id)

    @delete("/{name:str}", summary="Cancel a match")
    async def cancel(self, competitions: Competitions, user: CurrentUser, name: FromPath[str]) -> None:
        """Only the host may, before the start."""
        await competitions.cancel("match", name, user.user_id)

    @post("/{name:str}/join", summary="Take a place", status_code=200)
    async def join(self, competitions: Competitions, user: CurrentUser, name: FromPath[str], data: JSONBody[MatchPlace]) -> MatchView:
        """Possible before the start. A player moves to another place."""
        await competitions.join("match", name, user.user_id, data.name, data.place)
        return await competitions.match_view(name, user.user_id)

    @post("/{name:str}/ready", summary="Be ready", status_code=200)
    async def ready(self, competitions: Competitions, user: CurrentUser, name: FromPath[str], data: JSONBody[MatchReady]) -> MatchView:
        """The next board starts when all players are ready. Players of a correspondence match always are."""
        await competitions.ready("match", name, user.user_id, ready=data.ready)
        return await competitions.match_view(name, user.user_id)

    @post("/{name:str}/leave", summary="Leave a match", status_code=200)
    async def leave(self, competitions: Competitions, user: CurrentUser, name: FromPath[str]) -> MatchView:
        """Before the start the place is free again; after it the caller's team loses the match."""
        await competitions.leave("match", name, user.user_id)
        return await competitions.match_view(name, user.user_id)

    @post("/{name:str}/remove/{place:int}", summary="Clear a place", status_code=200)
    async def remove(self, competitions: Competitions, user: CurrentUser, name: FromPath[str], place: FromPath[int]) -> MatchView:
        """Only the host may, before the start."""
        member = (await competitions.get("match", name)).in_slot(place)
        await competitions.remove("match", name, user.user_id, "" if member is None else member.user_id)
        return await competitions.match_view(name, user.user_id)


async def _may_create(config: Config, passkeys: Passkeys, user_id: str, request: AnyRequest) -> bool:
    """Whether a user may create tournaments: with an admin token set, only the admin and users who can be recognised later."""
    if not config.admin_token or is_admin(request):
        return True
    return bool(user_id) and bool(await passkeys.repository.passkeys(user_id))
