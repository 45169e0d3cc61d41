"""Evenings over HTTP."""

from __future__ import annotations

import io
from typing import Any

import segno
from litestar import Controller, Request, get, post
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.play.entries import Options
from rollhouse.server.context import Context, Guest, ServerContext
from rollhouse.server.events.bodies import EveningBoard, EveningLine, EveningName, EveningPerson, EveningsPage, EveningView, NewEvening
from rollhouse.server.events.evenings import EveningError
from rollhouse.server.events.evenings_store import Evening
from rollhouse.server.events.pairing import rounds_for, standings
from rollhouse.server.limits import COSTLY
from rollhouse.server.operator.api import is_operator
from rollhouse.server.store.rows import Identity
from rollhouse.server.tables.api import checked_options
from rollhouse.server.tables.bodies import Where

__all__ = ["EveningsController"]


class EveningsController(Controller):
    """`/api/evenings`."""

    path = "/api/evenings"
    tags = ["evenings"]

    @get("/", summary="Evenings")
    async def listed(self, context: ServerContext, request: Request[Any, Any, Any], after: FromQuery[str] = "") -> EveningsPage:
        """Those that everybody may find, to which people come or that are going on, twenty at a time."""
        found, following = await context.evenings.listed(after[:100])
        lines = [
            EveningLine(
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
        return EveningsPage(lines, following, await _may_make(context, await context.identities.of(request), request))

    @post("/", summary="Make an evening", opt=COSTLY)
    async def create(self, context: ServerContext, guest: Guest, request: Request[Any, Any, Any], data: JSONBody[NewEvening]) -> Where:
        """Whoever has its address may take part; I begin it. With an operator in the house: they do, or whoever has kept their seat."""
        if not await _may_make(context, guest, request):
            raise EveningError("evening/not-kept")
        checked_options(Options(clock=data.clock), data.players)
        name = await context.evenings.make(guest.who, data, limited=bool(context.config.rate_limit))
        return Where(name, context.url(request, f"/e/{name}"))

    @get("/{name:str}", summary="An evening")
    async def view(self, context: ServerContext, request: Request[Any, Any, Any], name: FromPath[str]) -> EveningView:
        """Who takes part, who plays whom, and who stands where."""
        guest = await context.identities.of(request)
        return _view(await context.evenings.evening(name), "" if guest is None else guest.who)

    @post("/{name:str}/join", summary="Take part", status_code=200, opt=COSTLY)
    async def join(self, context: ServerContext, guest: Guest, name: FromPath[str], data: JSONBody[EveningName]) -> EveningView:
        """Before it begins; whoever does already has another name."""
        await context.evenings.join(name, guest.who, data.name)
        return _view(await context.evenings.evening(name), guest.who)

    @post("/{name:str}/leave", summary="Take part no more", status_code=200)
    async def leave(self, context: ServerContext, guest: Guest, name: FromPath[str]) -> EveningView:
        """In the rounds that follow; a game that is played is played on."""
        await context.evenings.leave(name, guest.who, guest.who)
        return _view(await context.evenings.evening(name), guest.who)

    @post("/{name:str}/remove/{whom:str}", summary="Send somebody away", status_code=200)
    async def remove(self, context: ServerContext, guest: Guest, name: FromPath[str], whom: FromPath[str]) -> EveningView:
        """The host may: whoever did not come, say."""
        await context.evenings.leave(name, guest.who, whom)
        return _view(await context.evenings.evening(name), guest.who)

    @post("/{name:str}/begin", summary="Begin", status_code=200, opt=COSTLY)
    async def begin(self, context: ServerContext, guest: Guest, name: FromPath[str]) -> EveningView:
        """The host does; from then on it runs by itself."""
        await context.evenings.begin(name, guest.who)
        return _view(await context.evenings.evening(name), guest.who)

    @post("/{name:str}/call-off", summary="Call it off", status_code=200)
    async def call_off(self, context: ServerContext, guest: Guest, name: FromPath[str]) -> EveningView:
        """The host may, before it begins."""
        await context.evenings.call_off(name, guest.who)
        return _view(await context.evenings.evening(name), guest.who)

    @get("/{name:str}/qr.svg", summary="The evening's address as a picture", media_type="image/svg+xml")
    async def qr(self, context: ServerContext, request: Request[Any, Any, Any], name: FromPath[str]) -> bytes:
        """For phones in front of the television."""
        await context.evenings.evening(name)
        picture = io.BytesIO()
        segno.make(context.url(request, f"/e/{name}"), error="m").save(picture, kind="svg", border=2, scale=4)
        return picture.getvalue()


async def _may_make(context: Context, guest: Identity | None, request: Request[Any, Any, Any]) -> bool:
    """Anybody in a house without an operator: a living room. Elsewhere whoever can be told from others tomorrow too, or the operator."""
    if not context.config.operator_token or is_operator(request):
        return True
    return guest is not None and bool(await context.passkeys.store.passkeys(guest.who))


def _view(evening: Evening, you: str) -> EveningView:
    settings, gone = evening.settings, set(evening.gone)
    people = standings(settings.format, evening.lots, evening.games)
    return EveningView(
        id=evening.id,
        title=settings.title,
        game=settings.game,
        format=settings.format,
        duplicate=settings.duplicate,
        public=settings.public,
        players=settings.players,
        clock=settings.clock,
        host=evening.host,
        status=evening.status,
        round=evening.round,
        rounds=rounds_for(settings.format, len(people), settings.rounds, settings.players),
        people=[
            EveningPerson(one.who, evening.name(one.who), one.points, one.against, one.wins, one.games, one.who in gone) for one in people
        ],
        boards=[EveningBoard(one.round, one.people, one.table_id, one.won) for one in evening.boards],
        you=you,
    )
