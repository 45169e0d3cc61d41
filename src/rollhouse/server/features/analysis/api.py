"""The teacher over HTTP: hints and warnings at a table, the report after it, the day's puzzle, and positions from one's own games."""

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
from rollhouse.server.auth.rate_limit import COST_OF_A_GUEST, RateLimiter
from rollhouse.server.clock import Clock
from rollhouse.server.features.analysis.mistakes import Trainer
from rollhouse.server.features.analysis.mistakes_repository import MistakesRepository
from rollhouse.server.features.analysis.schemas import (
    DailyAnswer,
    DailyVerdict,
    DailyView,
    HintAsked,
    HintView,
    Preparing,
    PuzzleAnswer,
    StreakView,
    TrainerVerdict,
    TrainerView,
    WeighAsked,
    Weighed,
)
from rollhouse.server.features.analysis.service import HelpError, Teacher
from rollhouse.server.features.puzzles.questions import puzzle_view, verdict
from rollhouse.server.features.puzzles.repository import PuzzleRepository
from rollhouse.server.features.puzzles.views import rating_change
from rollhouse.server.tables.manager import TableManager

__all__ = ["HelpController", "PuzzlesController", "TrainerController"]

T = TypeVar("T")

_HELP = {"cost": 5}
"""A hint is a few milliseconds of another process: it counts as several commands."""
_NOT_YET = 202
_MOST_DUE = 20
_REPORTS = {200: ResponseSpec(Report, description="The report"), _NOT_YET: ResponseSpec(Preparing, description="Not yet")}
"""It comes from another process as JSON: what it is, is said here."""


class HelpController(Controller):
    """`/api/tables/ID/…`: help at a table, unless its host has said no."""

    path = "/api/tables"
    tags = ["teacher"]

    @post("/{name:str}/hint", summary="A hint, in two steps", status_code=200, opt=_HELP)
    async def hint(
        self,
        tables: NamedDependency[TableManager],
        teacher: NamedDependency[Teacher],
        user: CurrentUser,
        name: FromPath[str],
        data: JSONBody[HintAsked],
    ) -> Response[HintView | Preparing]:
        """For the person who is to act. 202 with `preparing` while a table is worked out: ask again in a second."""
        async with tables.locked(name) as live:
            game, state = live.session.game, _position(live.session, user.user_id, data.ply, "hint")
        return _answer(await teacher.hint(name, game.id, game.encode(state), data.step, user.user_id))

    @post("/{name:str}/coach", summary="The coach's warning before a move", status_code=200, opt=_HELP)
    async def weigh(
        self,
        tables: NamedDependency[TableManager],
        teacher: NamedDependency[Teacher],
        user: CurrentUser,
        name: FromPath[str],
        data: JSONBody[WeighAsked],
    ) -> Response[Weighed | Preparing]:
        """For the person who is to act, about a legal move. 202 as above: then there is no warning yet."""
        async with tables.locked(name) as live:
            game, state = live.session.game, _position(live.session, user.user_id, data.ply, data.move)
        move = game.parse(data.move)
        game.play(state, move)
        return _answer(await teacher.weigh(name, game.id, game.encode(state), str(move), data.threshold, user.user_id))

    @get("/{name:str}/report", summary="The report on a finished game", responses=_REPORTS)
    async def report(
        self,
        tables: NamedDependency[TableManager],
        teacher: NamedDependency[Teacher],
        rate_limiter: NamedDependency[RateLimiter],
        request: Request[Any, Any, Any],
        name: FromPath[str],
    ) -> Response[Any]:
        """What every decision cost and why, how lucky the rolls were; 202 as above."""
        async with tables.locked(name) as live:
            session = live.session
            if session.status != "over":
                raise TableError("table/not-over")
            session.check_visible()
            record, last, host = session.record(), session.game.encode(session.state), session.opened.host
        if not teacher.knows_report(name):
            rate_limiter.charge(request, "", COST_OF_A_GUEST)
        found = await teacher.report(name, record, last, host)
        return _answer(found) if isinstance(found, Preparing) else Response(found, media_type=MediaType.JSON)


class PuzzlesController(Controller):
    """`/api/puzzles`: a puzzle a day, the same for everybody."""

    path = "/api/puzzles"
    tags = ["teacher"]

    @get("/today", summary="The day's puzzle")
    async def today(
        self,
        clock: NamedDependency[Clock],
        mistakes: NamedDependency[MistakesRepository],
        user: CurrentUser,
        game: FromQuery[str] = "",
    ) -> DailyView:
        """The house's, or that of one game; and my streak."""
        day = clock.today()
        puzzle, games = await asyncio.to_thread(lambda: (puzzle_of_the_day(day, game), puzzle_games()))  # the first time files are read
        if puzzle is None and game:
            raise HelpError("help/no-puzzle")
        days = await mistakes.days(user.user_id)
        shown = None if puzzle is None else puzzle_view(puzzle)
        return DailyView(day.isoformat(), shown, games, await _streak(clock, mistakes, user.user_id), days.get(day))

    @post("/today", summary="Answer it", status_code=200, opt=_HELP)
    async def answer(
        self,
        clock: NamedDependency[Clock],
        mistakes: NamedDependency[MistakesRepository],
        puzzles: NamedDependency[PuzzleRepository],
        user: CurrentUser,
        data: JSONBody[DailyAnswer],
    ) -> DailyVerdict:
        """The first answer of the day counts for the streak, whichever game's puzzle it was; the first to a puzzle is rated."""
        day = clock.today()
        if data.day != day.isoformat():
            raise HelpError("help/another-day", value=data.day, expected=(day.isoformat(),))
        puzzle = await asyncio.to_thread(puzzle_of_the_day, day, data.game)
        if puzzle is None:
            raise HelpError("help/no-puzzle")
        found = verdict(puzzle, data.move)
        counted = await mistakes.answered(user.user_id, day, solved=found.right)
        rated = await puzzles.answer(user.user_id, puzzle, solved=found.right, way="daily", now=clock.now())
        return DailyVerdict(
            counted=counted,
            streak=await _streak(clock, mistakes, user.user_id),
            rated=rating_change(rated),
            **msgspec.structs.asdict(found),
        )


class TrainerController(Controller):
    """`/api/trainer`: positions from my own finished games in which I erred."""

    path = "/api/trainer"
    tags = ["teacher"]

    @get("/", summary="Positions to look at again")
    async def due(
        self,
        clock: NamedDependency[Clock],
        trainer: NamedDependency[Trainer],
        mistakes: NamedDependency[MistakesRepository],
        user: CurrentUser,
    ) -> TrainerView:
        """Those of today, and whether my latest games are still being gone through."""
        preparing = await trainer.go_on(user.user_id)
        found, total = await mistakes.due(user.user_id, clock.today(), _rules(), _MOST_DUE)
        return TrainerView(tuple(puzzle_view(_puzzle(one.body), one.table_id) for one in found), total, preparing)

    @post("/{puzzle_id:str}", summary="Answer one", status_code=200, opt=_HELP)
    async def answer(
        self,
        clock: NamedDependency[Clock],
        mistakes: NamedDependency[MistakesRepository],
        user: CurrentUser,
        puzzle_id: FromPath[str],
        data: JSONBody[PuzzleAnswer],
    ) -> TrainerVerdict:
        """Solved, it stays away longer each time; missed, it is back tomorrow. Before it is due, an answer changes nothing."""
        row = await mistakes.review(user.user_id, puzzle_id, _rules()) if puzzle_id.isalnum() else None
        if row is None:
            raise HelpError("help/no-puzzle")
        puzzle, today = _puzzle(row.body), clock.today()
        found = verdict(puzzle, data.move)
        again = row.due
        if row.due is not None and row.due <= today.isoformat():
            after = reviewed(Review(row.puzzle, row.box), found.right, today)
            again = None if after.due is None else after.due.isoformat()
            await mistakes.reviewed(user.user_id, row, box=after.box, due=again)
        return TrainerVerdict(played=puzzle.played, again=again, **msgspec.structs.asdict(found))


def _position(session: Session, user_id: str, ply: int, text: str) -> Any:
    """The position that somebody asks about, which is theirs to ask about."""
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


async def _streak(clock: Clock, mistakes: MistakesRepository, user_id: str) -> StreakView:
    days = await mistakes.days(user_id)
    today = clock.today()
    found = streak([day for day, solved in days.items() if solved], today, missed_today=days.get(today) is False)
    return StreakView(found.current, found.longest)


def _rules() -> dict[str, int]:
    return {name: game.rules_version for name, game in all_games().items()}


def _puzzle(text: str) -> Puzzle:
    return msgspec.json.decode(text, type=Puzzle)
