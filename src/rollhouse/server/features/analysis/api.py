"""Hints, warnings and reports over HTTP."""

from __future__ import annotations

from typing import Any, TypeVar

from litestar import Controller, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.analysis.report import Report
from rollhouse.core.errors import StaleMove
from rollhouse.core.game import CHANCE
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.auth.endpoints import EXPENSIVE
from rollhouse.server.features.analysis.schemas import CoachAnswer, CoachRequest, HintRequest, HintView, Preparing, PreparingReport
from rollhouse.server.features.analysis.service import AnalysisService, HelpError
from rollhouse.server.transport.dependencies import AnyRequest, CurrentUser, RateLimiterDep, TablesDep

T = TypeVar("T")

_HTTP_ACCEPTED = 202
_REPORTS = {
    200: ResponseSpec(Report, description="The report"),
    _HTTP_ACCEPTED: ResponseSpec(PreparingReport, description="Not yet, or the report on the first moves"),
}
"""The worker process encodes the report, so its type is stated here."""


class HelpController(Controller):
    """`/api/tables/ID/…`: hints, warnings and the report."""

    path = "/api/tables"
    tags = ["analysis"]

    @post("/{name:str}/hint", summary="Get a hint", status_code=200)
    async def hint(
        self,
        tables: TablesDep,
        analysis: NamedDependency[AnalysisService],
        user: CurrentUser,
        name: FromPath[str],
        data: JSONBody[HintRequest],
    ) -> Response[HintView | Preparing]:
        """Returns a hint in two steps to the player to act; 202 with `preparing` while it is computed: poll every second."""
        async with tables.locked(name) as loaded:
            game, state = loaded.session.game, _position(loaded.session, user.user_id, data.ply, "hint")
        return _answer(await analysis.hint(name, game.id, game.encode(state), data.step, user.user_id))

    @post("/{name:str}/coach", summary="Get the coach’s warning", status_code=200)
    async def coach(
        self,
        tables: TablesDep,
        analysis: NamedDependency[AnalysisService],
        user: CurrentUser,
        name: FromPath[str],
        data: JSONBody[CoachRequest],
    ) -> Response[CoachAnswer | Preparing]:
        """Returns the coach's warning before a move of the player to act, or null; 202 with `preparing` while it is computed."""
        async with tables.locked(name) as loaded:
            game, state = loaded.session.game, _position(loaded.session, user.user_id, data.ply, data.move)
        move = game.parse(data.move)
        game.play(state, move)
        return _answer(await analysis.coach(name, game.id, game.encode(state), str(move), data.threshold, user.user_id))

    @get("/{name:str}/report", summary="Get the report on a finished game", responses=_REPORTS)
    async def report(
        self,
        tables: TablesDep,
        analysis: NamedDependency[AnalysisService],
        rate_limiter: RateLimiterDep,
        request: AnyRequest,
        name: FromPath[str],
        estimate: FromQuery[bool] = False,
    ) -> Response[Any]:
        """Returns the report on a finished game: what each decision cost and why, and the luck of the rolls.

        Returns 202 with `preparing` while it is computed, and with the `report` on the first moves as soon as there is one.
        With `estimate`, a report by estimated values is returned while the exact ones are computed: `source.exact` says which it is.
        """
        async with tables.locked(name) as loaded:
            session = loaded.session
            if session.status != "over":
                raise TableError("table/not-over")
            session.check_readable("record")
            record, host = session.record(), session.opened.host
        if not analysis.has_report(name):
            rate_limiter.check(request, "", EXPENSIVE)
        found = await analysis.report(name, record, host, estimate=estimate)
        return _answer(found) if isinstance(found, Preparing) else Response(found, media_type=MediaType.JSON)


def _position(session: Session, user_id: str, ply: int, text: str) -> Any:
    """The position of a table in which this user may ask for help now."""
    table = session.playing
    if not session.seats_of(user_id):
        raise TableError("table/not-yours")
    if not session.opened.options.help:
        raise TableError("table/no-help")
    if ply != table.ply:
        raise StaleMove(text, ply=ply, now=table.ply)
    if session.state.to_act == CHANCE:
        raise HelpError("help/nothing")
    seat = session.seats[session.state.to_act]
    if seat.user_id != user_id or seat.bot:
        raise TableError("table/not-your-turn", value=text)
    return session.state


def _answer(found: T) -> Response[T]:
    return Response(found, status_code=_HTTP_ACCEPTED if isinstance(found, Preparing) else 200)
