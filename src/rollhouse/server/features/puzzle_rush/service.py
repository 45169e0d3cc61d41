"""Puzzle rushes: choice of puzzles, verdicts and time. The server measures the time; clients only show it."""

from __future__ import annotations

import asyncio
import random

import msgspec

from rollhouse.analysis.puzzles.archive import ArchivedPuzzle, archive, find_puzzle, pick_near
from rollhouse.analysis.puzzles.puzzle import Puzzle
from rollhouse.core.entropy import draw, draw_text
from rollhouse.server.clock import Clock
from rollhouse.server.features.analysis.service import HelpError
from rollhouse.server.features.puzzle_rush.repository import RushAnswer, RushKind, RushRepository, RushRow
from rollhouse.server.features.puzzles.questions import verdict
from rollhouse.server.features.puzzles.repository import PuzzleRepository, first_rating
from rollhouse.server.ratings.scale import mu_of

SECONDS_BY_KIND: dict[RushKind, float | None] = {"three": 180.0, "five": 300.0, "survival": None}
"""Survival has no clock."""
MAX_MISSES = 3
_FIRST_RATING, _MAX_RATING, _RATING_STEP = 1250.0, 2100.0, 35.0
"""Rating points of the first puzzle, of the hardest, and the increase from one to the next."""
_NO_REPEAT_RUSHES = 3
"""The puzzles of so many earlier rushes are not repeated."""
_ID_BYTES = 12


class RushService:
    """Runs rushes. A user has one at a time."""

    def __init__(self, repository: RushRepository, answers: PuzzleRepository, clock: Clock) -> None:
        self.repository = repository
        self._answers = answers
        self._clock = clock

    async def running(self, user_id: str) -> RushRow | None:
        """Return a user's running rush."""
        rush = await self.repository.running(user_id)
        if rush is None:
            return None
        rush = await self._end_in_time(rush)
        return None if rush.over else rush

    async def begin(self, user_id: str, kind: RushKind, game: str) -> RushRow:
        """Start a rush; return the running one if there is one."""
        running = await self.running(user_id)
        if running is not None:
            return running
        first = await self._next(user_id, game, 1, ())
        if first is None:
            raise HelpError("help/no-puzzle")
        started, seconds = self._clock.now(), SECONDS_BY_KIND[kind]
        ends = None if seconds is None else started + seconds
        fresh = RushRow(draw_text("rush", _ID_BYTES), user_id, kind, game, started, ends, 0, 0, 1, first.id, (), False)
        return await self.repository.begin(fresh)

    async def get(self, user_id: str, rush_id: str) -> RushRow:
        """Return a rush of this user. Raises `help/no-rush` for others' rushes."""
        rush = await self.repository.rush(user_id, rush_id)
        if rush is None:
            raise HelpError("help/no-rush")
        return await self._end_in_time(rush)

    async def answer(self, user_id: str, rush_id: str, number: int, move: str) -> RushRow:
        """Return the rush after an answer. A late answer, or one to another puzzle than the current, changes nothing."""
        rush = await self.get(user_id, rush_id)
        puzzle = find_puzzle(rush.puzzle)
        if rush.over or number != rush.number or puzzle is None:
            return rush
        right = verdict(puzzle, move).right
        answers = (*rush.answers, RushAnswer(puzzle.id, right))
        misses = rush.misses + (not right)
        following = (
            None if misses >= MAX_MISSES else await self._next(user_id, rush.game, number + 1, tuple(answer.puzzle for answer in answers))
        )
        after = msgspec.structs.replace(
            rush,
            score=rush.score + right,
            misses=misses,
            number=number + 1,
            puzzle="" if following is None else following.id,
            answers=answers,
            over=following is None,
        )
        if await self.repository.answered(after, puzzle, right=right, now=self._clock.now()):
            return after
        return await self.get(user_id, rush_id)  # it was answered on another device meanwhile

    async def end(self, user_id: str, rush_id: str) -> RushRow:
        """End a rush; the score stands."""
        rush = await self.get(user_id, rush_id)
        if not rush.over:
            await self.repository.end(rush)
        return await self.get(user_id, rush_id)

    def left(self, rush: RushRow) -> float | None:
        """Return the seconds left; None without a clock."""
        return None if rush.ends is None else max(0.0, rush.ends - self._clock.now())

    async def _end_in_time(self, rush: RushRow) -> RushRow:
        """End a rush whose time is over."""
        if rush.over or rush.ends is None or self._clock.now() < rush.ends:
            return rush
        await self.repository.end(rush)
        ended = await self.repository.rush(rush.user_id, rush.id)
        return msgspec.structs.replace(rush, over=True, puzzle="") if ended is None else ended

    async def _next(self, user_id: str, game: str, number: int, asked: tuple[str, ...]) -> Puzzle | None:
        """Draw a puzzle that is harder than the last; None if all were used."""
        puzzles_of_archive = await asyncio.to_thread(archive, self._clock.today())
        puzzles = [one for one in puzzles_of_archive if game in ("", one.puzzle.game)]
        rated = await self._answers.difficulties([one.puzzle.id for one in puzzles])
        recent = await self.repository.recent_puzzles(user_id, _NO_REPEAT_RUSHES)
        wanted = mu_of(min(_FIRST_RATING + _RATING_STEP * (number - 1), _MAX_RATING))
        rng = random.Random(draw("rush puzzle", 8))

        def difficulty(one: ArchivedPuzzle) -> float:
            return rated.get(one.puzzle.id, first_rating(one.puzzle)).mu

        fresh = pick_near(puzzles, difficulty, wanted, rng, but={*asked, *recent})
        chosen = fresh or pick_near(puzzles, difficulty, wanted, rng, but=asked)
        return None if chosen is None else chosen.puzzle
