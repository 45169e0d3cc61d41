"""`/api/rush`: puzzles against the clock. The response to an answer contains the next puzzle."""

from __future__ import annotations

import asyncio

from litestar import Controller, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from rollhouse.analysis.puzzles.archive import find_puzzle
from rollhouse.analysis.puzzles.daily import puzzle_games
from rollhouse.core.registry import game as find_game
from rollhouse.server.features.puzzle_rush.repository import Best, RushKind, RushRow, RushSpan, period
from rollhouse.server.features.puzzle_rush.schemas import NewRush, RushBest, RushLine, RushMove, RushPage, RushRanking, RushView
from rollhouse.server.features.puzzle_rush.service import RushService
from rollhouse.server.features.puzzles.questions import puzzle_view
from rollhouse.server.transport.dependencies import ClockDep, CurrentUser

_RANKING_SIZE = 50
_UNNAMED_PLAYER = "?"


class RushController(Controller):
    """Puzzle rushes. A user has one at a time."""

    path = "/api/rush"
    tags = ["analysis"]

    @get("/", summary="Get my rush and my best scores")
    async def page(self, clock: ClockDep, rushes: NamedDependency[RushService], user: CurrentUser) -> RushPage:
        """Returns my running rush and my best scores."""
        running, games = await rushes.running(user.user_id), await asyncio.to_thread(puzzle_games)
        bests = await rushes.repository.bests(user.user_id, clock.now())
        return RushPage(None if running is None else _view(rushes, running), _bests(bests, clock.now()), games)

    @post("/", summary="Start a rush")
    async def begin(self, rushes: NamedDependency[RushService], user: CurrentUser, data: JSONBody[NewRush]) -> RushView:
        """Starts a rush and its clock, or returns my running one."""
        game = find_game(data.game).id if data.game else ""
        return _view(rushes, await rushes.begin(user.user_id, data.kind, game))

    @get("/best", summary="Get a ranking")
    async def best(
        self,
        clock: ClockDep,
        rushes: NamedDependency[RushService],
        user: CurrentUser,
        kind: FromQuery[RushKind],
        game: FromQuery[str] = "",
        span: FromQuery[RushSpan] = "day",
    ) -> RushRanking:
        """Returns the fifty best scores of the day, the month or all time, and my place."""
        now, wanted = clock.now(), find_game(game).id if game else ""
        when = period(span, now)
        found = await rushes.repository.ranking(kind, wanted, when, _RANKING_SIZE, now)
        lines = [_line(one, place, user.user_id) for place, one in enumerate(found, start=1)]
        own = await rushes.repository.bests(user.user_id, now)
        mine = next((one for one in own if (one.kind, one.game, one.period) == (kind, wanted, when)), None)
        standing = None if mine is None else _line(mine, await rushes.repository.place(mine, now), user.user_id)
        return RushRanking(kind, wanted, span, lines, standing)

    @get("/{rush_id:str}", summary="Get a rush")
    async def one(self, rushes: NamedDependency[RushService], user: CurrentUser, rush_id: FromPath[str]) -> RushView:
        """Returns one of my rushes."""
        return _view(rushes, await rushes.get(user.user_id, rush_id))

    @post("/{rush_id:str}", summary="Answer a rush puzzle", status_code=200)
    async def answer(
        self, rushes: NamedDependency[RushService], user: CurrentUser, rush_id: FromPath[str], data: JSONBody[RushMove]
    ) -> RushView:
        """Answers a puzzle and returns the rush with the next one. Late and repeated answers change nothing."""
        return _view(rushes, await rushes.answer(user.user_id, rush_id, data.number, data.move))

    @delete("/{rush_id:str}", summary="End a rush", status_code=200)
    async def end(self, rushes: NamedDependency[RushService], user: CurrentUser, rush_id: FromPath[str]) -> RushView:
        """Ends a rush; its score stands."""
        return _view(rushes, await rushes.end(user.user_id, rush_id))


def _view(rushes: RushService, rush: RushRow) -> RushView:
    puzzle = None if rush.over else find_puzzle(rush.puzzle)
    return RushView(
        id=rush.id,
        kind=rush.kind,
        game=rush.game,
        left=rushes.left(rush),
        score=rush.score,
        misses=rush.misses,
        number=rush.number,
        puzzle=None if puzzle is None else puzzle_view(puzzle),
        answers=list(rush.answers),
        over=rush.over,
    )


def _bests(found: list[Best], now: float) -> list[RushBest]:
    scores = {(one.kind, one.game, one.period): one.score for one in found}
    spans: tuple[RushSpan, ...] = ("day", "month", "all")
    return [
        RushBest(kind, game, *(scores.get((kind, game, period(span, now)), 0) for span in spans))
        for kind, game in sorted({(one.kind, one.game) for one in found})
    ]


def _line(one: Best, place: int, me: str) -> RushLine:
    return RushLine(place, one.name or _UNNAMED_PLAYER, one.score, me=one.user_id == me)
