"""Puzzles against the clock: what comes next, who judges, and when it is over. The house keeps the time; clients only show it."""

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

__all__ = ["KINDS", "MISSES", "RushService"]

KINDS: dict[RushKind, float | None] = {"three": 180.0, "five": 300.0, "survival": None}
"""Seconds; survival has no clock."""
MISSES = 3
"""Wrong answers that end any of them."""
_EASY, _HARD, _STEP = 1250.0, 2100.0, 35.0
"""Points of the first puzzle, of the hardest that are looked for, and from one to the next."""
_NOT_AGAIN = 3
"""Rushes whose puzzles do not come again in the next."""
_ID_BYTES = 12


class RushService:
    """One at a time for everybody."""

    def __init__(self, store: RushRepository, answers: PuzzleRepository, clock: Clock) -> None:
        self.store = store
        self._answers = answers
        self._clock = clock

    async def running(self, user_id: str) -> RushRow | None:
        """Somebody's rush, while it goes on."""
        found = await self.store.running(user_id)
        if found is None:
            return None
        now = await self._as_it_is(found)
        return None if now.over else now

    async def begin(self, user_id: str, kind: RushKind, game: str) -> RushRow:
        """Begin one. Whoever is in the middle of one goes on with that."""
        running = await self.running(user_id)
        if running is not None:
            return running
        first = await self._next(user_id, game, 1, ())
        if first is None:
            raise HelpError("help/no-puzzle")
        started, seconds = self._clock.now(), KINDS[kind]
        ends = None if seconds is None else started + seconds
        fresh = RushRow(draw_text("rush", _ID_BYTES), user_id, kind, game, started, ends, 0, 0, 1, first.id, (), False)
        return await self.store.begin(fresh)

    async def of(self, user_id: str, rush_id: str) -> RushRow:
        """Somebody's own, running or over; nobody else's."""
        found = await self.store.rush(user_id, rush_id)
        if found is None:
            raise HelpError("help/no-rush")
        return await self._as_it_is(found)

    async def answer(self, user_id: str, rush_id: str, number: int, move: str) -> RushRow:
        """The rush after this answer. An answer to a puzzle that is not the one asked now, or that comes too late, changes nothing."""
        rush = await self.of(user_id, rush_id)
        puzzle = find_puzzle(rush.puzzle)
        if rush.over or number != rush.number or puzzle is None:
            return rush
        right = verdict(puzzle, move).right
        answers = (*rush.answers, RushAnswer(puzzle.id, right))
        misses = rush.misses + (not right)
        following = None if misses >= MISSES else await self._next(user_id, rush.game, number + 1, tuple(one.puzzle for one in answers))
        after = msgspec.structs.replace(
            rush,
            score=rush.score + right,
            misses=misses,
            number=number + 1,
            puzzle="" if following is None else following.id,
            answers=answers,
            over=following is None,
        )
        if await self.store.answered(after, puzzle, right=right, now=self._clock.now()):
            return after
        return await self.of(user_id, rush_id)  # it was answered elsewhere meanwhile

    async def end(self, user_id: str, rush_id: str) -> RushRow:
        """Give up: what was reached stays."""
        rush = await self.of(user_id, rush_id)
        if not rush.over:
            await self.store.end(rush)
        return await self.of(user_id, rush_id)

    def left(self, rush: RushRow) -> float | None:
        """Seconds that are left; None where there is no clock."""
        return None if rush.ends is None else max(0.0, rush.ends - self._clock.now())

    async def _as_it_is(self, rush: RushRow) -> RushRow:
        """Over, once the time is."""
        if rush.over or rush.ends is None or self._clock.now() < rush.ends:
            return rush
        await self.store.end(rush)
        found = await self.store.rush(rush.user_id, rush.id)
        return msgspec.structs.replace(rush, over=True, puzzle="") if found is None else found

    async def _next(self, user_id: str, game: str, number: int, asked: tuple[str, ...]) -> Puzzle | None:
        """A harder one each time, drawn now: nobody can know it before. None where all were asked."""
        shelf = await asyncio.to_thread(archive, self._clock.today())
        puzzles = [one for one in shelf if game in ("", one.puzzle.game)]
        rated = await self._answers.difficulties([one.puzzle.id for one in puzzles])
        lately = await self.store.lately(user_id, _NOT_AGAIN)
        wanted = mu_of(min(_EASY + _STEP * (number - 1), _HARD))
        rng = random.Random(draw("rush puzzle", 8))

        def difficulty(one: ArchivedPuzzle) -> float:
            return rated.get(one.puzzle.id, first_rating(one.puzzle)).mu

        fresh = pick_near(puzzles, difficulty, wanted, rng, but={*asked, *lately})
        chosen = fresh or pick_near(puzzles, difficulty, wanted, rng, but=asked)
        return None if chosen is None else chosen.puzzle
