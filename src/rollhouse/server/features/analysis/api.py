"""Hints, warnings and reports over HTTP, the daily puzzle, and training with one's own mistakes."""

from __future__ import annotations

import asyncio
from typing import Any, TypeVar

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.analysis.puzzles.daily import puzzle_games, puzzle_of_the_day
from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.analysis.puzzles.review import Review, reviewed, streak
from rollhouse.analysis.report import Report
from rollhouse.core.errors import StaleMove
from rollhouse.core.game import CHANCE
from rollhouse.core.registry import all_games
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.auth.dependencies import CurrentUser
from rollhouse.server.auth.rate_limit import EXPENSIVE_COST, RateLimiter
from rollhouse.server.clock import Clock
from rollhouse.server.features.analysis.finished_games import FinishedGameAnalyser
from rollhouse.server.features.analysis.repository import AnalysisRepository
from rollhouse.server.features.analysis.schemas import (
    CoachAnswer,
    CoachRequest,
    DailyAnswer,
    DailyVerdict,
    DailyView,
    HintRequest,
    HintView,
    Preparing,
    PuzzleAnswer,
    StreakView,
    TrainerVerdict,
    TrainerView,
)
from rollhouse.server.features.analysis.service import AnalysisService, HelpError
from rollhouse.server.features.puzzles.questions import puzzle_view, verdict
from rollhouse.server.features.puzzles.repository import PuzzleRepository
from rollhouse.server.features.puzzles.views import rating_change
from rollhouse.server.tables.manager import TableManager

__all__ = ["HelpController", "PuzzlesController", "TrainerController"]

T = TypeVar("T")

_HELP = {"cost": 5}
"""A hint takes a few milliseconds of a worker process: it counts as several commands."""
_NOT_YET = 202
_MAX_DUE_SHOWN = 20
_REPORTS = {200: ResponseSpec(Report, description="The report"), _NOT_YET: ResponseSpec(Preparing, description="Not yet")}
"""The worker process encodes the report, so its type is stated here."""


class HelpController(Controller):
    """`/api/tables/ID/…`: hints, warnings and the report."""

    path = "/api/tables"
    tags = ["analysis"]

    @post("/{name:str}/hint", summary="A hint, in two steps", status_code=200, opt=_HELP)
    async def hint(
        self,
        tables: NamedDependency[TableManager],
        analysis: NamedDependency[AnalysisService],
        user: CurrentUser,
        name: FromPath[str],
        data: JSONBody[HintRequest],
    ) -> Response[HintView | Preparing]:
        """For the player who is to act. Returns 202 with `preparing` while the answer is computed: poll every second."""
        async with tables.locked(name) as live:
            game, state = live.session.game, _position(live.session, user.user_id, data.ply, "hint")
        return _answer(await analysis.hint(name, game.id, game.encode(state), data.step, user.user_id))

    @post("/{name:str}/coach", summary="The coach's warning before a move", status_code=200, opt=_HELP)
    async def coach(
        self,
        tables: NamedDependency[TableManager],
        analysis: NamedDependency[AnalysisService],
        user: CurrentUser,
        name: FromPath[str],
        data: JSONBody[CoachRequest],
    ) -> Response[CoachAnswer | Preparing]:
        """Checks a legal move of the player who is to act. Returns 202 with `preparing` while there is no answer yet."""
        async with tables.locked(name) as live:
            game, state = live.session.game, _position(live.session, user.user_id, data.ply, data.move)
        move = game.parse(data.move)
        game.play(state, move)
        return _answer(await analysis.coach(name, game.id, game.encode(state), str(move), data.threshold, user.user_id))

    @get("/{name:str}/report", summary="The report on a finished game", responses=_REPORTS)
    async def report(
        self,
        tables: NamedDependency[TableManager],
        analysis: NamedDependency[AnalysisService],
        rate_limiter: NamedDependency[RateLimiter],
        request: Request[Any, Any, Any],
        name: FromPath[str],
    ) -> Response[Any]:
        """What every decision cost and why, and how lucky the rolls were. Returns 202 with `preparing` while it is computed."""
        async with tables.locked(name) as live:
            session = live.session
            if session.status != "over":
                raise TableError("table/not-over")
            session.check_visible()
            record, host = session.record(), session.opened.host
        if not analysis.has_report(name):
            rate_limiter.check(request, "", EXPENSIVE_COST)
        found = await analysis.report(name, record, host)
        return _answer(found) if isinstance(found, Preparing) else Response(found, media_type=MediaType.JSON)


class PuzzlesController(Controller):
    """`/api/puzzles`: the daily puzzle, the same for all users."""

    path = "/api/puzzles"
    tags = ["analysis"]

    @get("/today", summary="The daily puzzle")
    async def today(
        self,
        clock: NamedDependency[Clock],
        reviews: NamedDependency[AnalysisRepository],
        user: CurrentUser,
        game: FromQuery[str] = "",
    ) -> DailyView:
        """The puzzle of the day, or that of one game; and my streak."""
        day = clock.today()
        puzzle, games = await asyncio.to_thread(lambda: (puzzle_of_the_day(day, game), puzzle_games()))  # the first time files are read
        if puzzle is None and game:
            raise HelpError("help/no-puzzle")
        days = await reviews.days(user.user_id)
        shown = None if puzzle is None else puzzle_view(puzzle)
        return DailyView(day.isoformat(), shown, games, await _streak(clock, reviews, user.user_id), days.get(day))

    @post("/today", summary="Answer it", status_code=200, opt=_HELP)
    async def answer(
        self,
        clock: NamedDependency[Clock],
        reviews: NamedDependency[AnalysisRepository],
        puzzles: NamedDependency[PuzzleRepository],
        user: CurrentUser,
        data: JSONBody[DailyAnswer],
    ) -> DailyVerdict:
        """The first answer of the day counts for the streak, for any game's puzzle; the first answer to a puzzle is rated."""
        day = clock.today()
        if data.day != day.isoformat():
            raise HelpError("help/another-day", value=data.day, expected=(day.isoformat(),))
        puzzle = await asyncio.to_thread(puzzle_of_the_day, day, data.game)
        if puzzle is None:
            raise HelpError("help/no-puzzle")
        found = verdict(puzzle, data.move)
        counted = await reviews.answered(user.user_id, day, solved=found.right)
        rated = await puzzles.answer(user.user_id, puzzle, solved=found.right, way="daily", now=clock.now())
        return DailyVerdict(
            counted=counted,
            streak=await _streak(clock, reviews, user.user_id),
            rated=rating_change(rated),
            **msgspec.structs.asdict(found),
        )


class TrainerController(Controller):
    """`/api/trainer`: positions of my finished games in which I made a mistake."""

    path = "/api/trainer"
    tags = ["analysis"]

    @get("/", summary="Positions to review")
    async def due(
        self,
        clock: NamedDependency[Clock],
        game_analyser: NamedDependency[FinishedGameAnalyser],
        reviews: NamedDependency[AnalysisRepository],
        user: CurrentUser,
    ) -> TrainerView:
        """The positions that are due today, and how many of my latest games are analysed. Poll while `preparing` is not null."""
        preparing = await game_analyser.progress(user.user_id, mistakes=True)
        found, total = await reviews.due(user.user_id, clock.today(), _rules(), _MAX_DUE_SHOWN)
        return TrainerView(tuple(puzzle_view(_puzzle(one.body), one.table_id) for one in found), total, preparing)

    @post("/{puzzle_id:str}", summary="Answer one", status_code=200, opt=_HELP)
    async def answer(
        self,
        clock: NamedDependency[Clock],
        reviews: NamedDependency[AnalysisRepository],
        user: CurrentUser,
        puzzle_id: FromPath[str],
        data: JSONBody[PuzzleAnswer],
    ) -> TrainerVerdict:
        """A solved position is due again after a longer time, a missed one tomorrow. An answer before it is due changes nothing."""
        row = await reviews.review(user.user_id, puzzle_id, _rules()) if puzzle_id.isalnum() else None
        if row is None:
            raise HelpError("help/no-puzzle")
        puzzle, today = _puzzle(row.body), clock.today()
        found = verdict(puzzle, data.move)
        again = row.due
        if row.due is not None and row.due <= today.isoformat():
            after = reviewed(Review(row.puzzle, row.box), found.right, today)
            again = None if after.due is None else after.due.isoformat()
            await reviews.reviewed(user.user_id, row, box=after.box, due=again)
        return TrainerVerdict(played=puzzle.played, again=again, **msgspec.structs.asdict(found))


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
    return Response(found, status_code=_NOT_YET if isinstance(found, Preparing) else 200)


async def _streak(clock: Clock, reviews: AnalysisRepository, user_id: str) -> StreakView:
    days = await reviews.days(user_id)
    today = clock.today()
    found = streak([day for day, solved in days.items() if solved], today, missed_today=days.get(today) is False)
    return StreakView(found.current, found.longest)


def _rules() -> dict[str, int]:
    return {name: game.rules_version for name, game in all_games().items()}


def _puzzle(text: str) -> Puzzle:
    return msgspec.json.decode(text, type=Puzzle)
