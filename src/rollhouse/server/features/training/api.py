"""The daily puzzle, and training with the mistakes of my own games, over HTTP."""

from __future__ import annotations

import asyncio

import msgspec
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.analysis.puzzles.daily import puzzle_games, puzzle_of_the_day
from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.analysis.puzzles.review import Review, reviewed, streak
from rollhouse.core.registry import all_games
from rollhouse.server.clock import Clock
from rollhouse.server.features.analysis.finished_games import FinishedGameAnalyser
from rollhouse.server.features.analysis.repository import AnalysisRepository
from rollhouse.server.features.analysis.service import HelpError
from rollhouse.server.features.puzzles.questions import puzzle_view, rating_change, verdict
from rollhouse.server.features.puzzles.repository import PuzzleRepository
from rollhouse.server.features.puzzles.schemas import PuzzleAnswer
from rollhouse.server.features.training.schemas import DailyAnswer, DailyVerdict, DailyView, StreakView, TrainerVerdict, TrainerView
from rollhouse.server.transport.dependencies import ClockDep, CurrentUser

_MAX_DUE_SHOWN = 20


class PuzzlesController(Controller):
    """`/api/puzzles`: the daily puzzle, the same for all users."""

    path = "/api/puzzles"
    tags = ["analysis"]

    @get("/today", summary="Get the daily puzzle")
    async def today(
        self, clock: ClockDep, reviews: NamedDependency[AnalysisRepository], user: CurrentUser, game: FromQuery[str] = ""
    ) -> DailyView:
        """Returns the puzzle of the day, of any game or of one, and my streak."""
        day = clock.today()
        puzzle, games = await asyncio.to_thread(lambda: (puzzle_of_the_day(day, game), puzzle_games()))  # the first time files are read
        if puzzle is None and game:
            raise HelpError("help/no-puzzle")
        days = await reviews.days(user.user_id)
        shown = None if puzzle is None else puzzle_view(puzzle)
        return DailyView(day.isoformat(), shown, games, await _streak(clock, reviews, user.user_id), days.get(day))

    @post("/today", summary="Answer the daily puzzle", status_code=200)
    async def answer(
        self,
        clock: ClockDep,
        reviews: NamedDependency[AnalysisRepository],
        puzzles: NamedDependency[PuzzleRepository],
        user: CurrentUser,
        data: JSONBody[DailyAnswer],
    ) -> DailyVerdict:
        """Answers the puzzle of the day. The first answer counts for the streak, and is rated."""
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
            counted=counted, streak=await _streak(clock, reviews, user.user_id), rated=rating_change(rated), **msgspec.structs.asdict(found)
        )


class TrainerController(Controller):
    """`/api/trainer`: positions of my finished games in which I made a mistake."""

    path = "/api/trainer"
    tags = ["analysis"]

    @get("/", summary="List positions to review")
    async def due(
        self,
        clock: ClockDep,
        game_analyser: NamedDependency[FinishedGameAnalyser],
        reviews: NamedDependency[AnalysisRepository],
        user: CurrentUser,
    ) -> TrainerView:
        """Returns the positions due today, and how many of my latest games are analysed. Poll while `preparing` is not null."""
        preparing = await game_analyser.progress(user.user_id, mistakes=True)
        found, total = await reviews.due(user.user_id, clock.today(), _rules(), _MAX_DUE_SHOWN)
        return TrainerView(tuple(puzzle_view(_puzzle(one.body), one.table_id) for one in found), total, preparing)

    @post("/{puzzle_id:str}", summary="Answer a position", status_code=200)
    async def answer(
        self,
        clock: ClockDep,
        reviews: NamedDependency[AnalysisRepository],
        user: CurrentUser,
        puzzle_id: FromPath[str],
        data: JSONBody[PuzzleAnswer],
    ) -> TrainerVerdict:
        """Answers a position: a solved one is due again later, a missed one tomorrow. Early answers change nothing."""
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


async def _streak(clock: Clock, reviews: AnalysisRepository, user_id: str) -> StreakView:
    days = await reviews.days(user_id)
    today = clock.today()
    found = streak([day for day, solved in days.items() if solved], today, missed_today=days.get(today) is False)
    return StreakView(found.current, found.longest)


def _rules() -> dict[str, int]:
    return {name: game.rules_version for name, game in all_games().items()}


def _puzzle(text: str) -> Puzzle:
    return msgspec.json.decode(text, type=Puzzle)
