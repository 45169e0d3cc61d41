"""The teacher of a running server. Nothing is evaluated here: that is done in other processes, and nobody's move waits for it."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Any, TypeVar

import msgspec

from rollhouse.analysis.game_analysis import SeatAnalysis
from rollhouse.analysis.marks import Mark
from rollhouse.analysis.puzzles.puzzle import Mistake
from rollhouse.core.errors import RollhouseError
from rollhouse.core.record import Record
from rollhouse.core.registry import game as registered
from rollhouse.server.features.analysis import worker_tasks as work
from rollhouse.server.features.analysis.schemas import HintView, Preparing, Weighed
from rollhouse.server.features.analysis.tablebase_queue import QueueFull, TablebaseQueue
from rollhouse.server.features.analysis.worker_tasks import Unavailable
from rollhouse.server.workers.pool import FindGame, Process, WorkerPool

__all__ = ["HelpError", "Teacher"]

T = TypeVar("T")

_PROCESSES = 2
"""So that a hint need not wait for a report."""
_SOON = 1.0
"""Seconds that an answer may take before somebody is asked to come back for it."""
_HINTS_KEPT = 1000
_REPORTS_KEPT = 64
"""Of some 100 KB each. A report that was forgotten is made again, and is the same."""
_log = logging.getLogger(__name__)


class HelpError(RollhouseError):
    """The teacher can't help here, or not now."""

    family = "help"
    status = 403
    statuses = {"help/unavailable": 503, "help/another-day": 409, "help/no-puzzle": 404, "help/no-rush": 404}


class Teacher:
    """Hints, warnings, reports and puzzles. `table` is always the table that a question is about: it waits once for what it needs."""

    def __init__(self, find: FindGame = registered) -> None:
        self._desk = WorkerPool(_PROCESSES, find)
        self._room = TablebaseQueue(find)
        self._one_at_a_time = asyncio.Semaphore(1)
        self._aside = Process(find, polite=True)
        self._one_aside = asyncio.Semaphore(1)
        self._hints = _Answers(_HINTS_KEPT)
        self._reports = _Answers(_REPORTS_KEPT)

    async def close(self) -> None:
        """Finish what is being answered; tables that are being worked out wait until another time."""
        await self._hints.close()
        await self._reports.close()
        await self._room.close()
        await self._aside.close()
        await self._desk.close()

    async def hint(self, table: str, game: str, state: str, step: int, whose: str = "") -> HintView | Preparing:
        """A hint for whoever is to act in this position: what to look at, and at step 2 the move.

        While the tablebase is worked out it is an estimate, which says so.
        """
        found: HintView | None = await self._exact(table, (game, state), whose, work.full_hint, game, state)
        if found is None:
            found = await self._estimate(work.full_hint, game, state)
            if found is None:
                return Preparing(self._room.done(table))
            if not found.exact:
                found = msgspec.structs.replace(found, tablebase=self._room.done(table) or 0.0)
        return found if step > 1 else msgspec.structs.replace(found, best=None, why=None, candidates=(), chances={})

    async def weigh(self, table: str, game: str, state: str, move: str, threshold: Mark | float, whose: str = "") -> Weighed | Preparing:
        """The coach's opinion of a legal move; by an estimate while the tablebase is worked out."""
        asked = (game, state, move, threshold)
        found: Weighed | None = await self._exact(table, (game, state), whose, work.analysed, *asked)
        if found is None:
            found = await self._estimate(work.analysed, *asked)
        return Preparing(self._room.done(table)) if found is None else found

    async def _exact(self, table: str, position: tuple[str, str], whose: str, ask: Callable[..., T | Unavailable], *given: Any) -> T | None:
        """The exact answer, if it comes soon; None at once while the table's tablebase is worked out."""
        if table in self._room:
            return None
        return await self._soon(self._hints, (ask, given), lambda: self._worked_out(table, position, ask, *given, whose=whose))

    async def _estimate(self, ask: Callable[..., T | Unavailable], *given: Any) -> T | None:
        """The estimate, if it comes soon: the first time on a machine it does not."""
        found = await self._soon(self._hints, (ask, given, "estimate"), lambda: self._desk.run(partial(ask, estimate=True), *given))
        return None if isinstance(found, str) else found

    def knows_report(self, table: str) -> bool:
        """Whether the report on a table is there, or being made."""
        return table in self._reports

    async def report(self, table: str, record: Record, state: str, whose: str = "") -> bytes | Preparing:
        """The report on a finished game, as JSON. `state` is its last position."""
        found: tuple[bytes, bool] | None = await self._soon(self._reports, table, lambda: self._make_report(table, record, state, whose))
        if found is None:
            return Preparing(self._room.done(table))
        text, lasting = found
        if not lasting:
            self._reports.forget(table)
        return text

    async def _make_report(self, table: str, record: Record, state: str, whose: str) -> tuple[bytes, bool]:
        """The report, and whether it would be the same another time."""
        try:
            return await self._worked_out(table, (record.game, state), work.report, record, whose=whose), True
        except HelpError:  # there is still something to say, and it says what it lacks
            return await self._desk.run(work.report_as_far_as_known, record), False

    async def mistakes(self, table: str, record: Record, state: str, seats: tuple[int, ...]) -> tuple[Mistake, ...]:
        """The positions of a finished game in which these seats erred. Whatever people wait for comes first."""
        async with self._one_at_a_time:
            return await self._worked_out(table, (record.game, state), work.mistakes, record, seats, patient=True)

    async def weighings(
        self,
        table: str,
        record: Record,
        state: str,
        playing: tuple[frozenset[int], ...],
        seats: tuple[int, ...],
        *,
        aside: bool = False,
    ) -> dict[int, SeatAnalysis]:
        """How well these seats of a finished game were played, and what was done there. Whatever people wait for comes first.

        With `aside`, in a process of its own that steps back for everybody: nobody waits for this.
        """
        given = (record, playing, seats)
        if aside:
            async with self._one_aside:
                return await self._worked_out(table, (record.game, state), work.weighings, *given, patient=True, desk=self._aside)
        async with self._one_at_a_time:
            return await self._worked_out(table, (record.game, state), work.weighings, *given, patient=True)

    async def rest(self) -> None:
        """Nothing is done aside for a while: its process goes, with all the memory that it took."""
        async with self._one_aside:
            await self._aside.rest()

    async def _soon(self, answers: _Answers, key: Any, make: Callable[[], Coroutine[Any, Any, T]]) -> T | None:
        """The answer, if it comes soon; None when somebody is to ask for it again."""
        try:
            found: T | None = await answers.soon(key, make)
        except QueueFull:
            return None
        except BrokenProcessPool:
            _log.error("a process of the teacher's died of %r", key)
            raise HelpError("help/unavailable") from None
        return found

    async def _worked_out(
        self,
        table: str,
        position: tuple[str, str],
        ask: Callable[..., T | Unavailable],
        *given: Any,
        whose: str = "",
        patient: bool = False,
        desk: WorkerPool | Process | None = None,
    ) -> T:
        """What is asked for, once the tablebase that it needs is there."""
        desk = desk or self._desk
        found = await desk.run(ask, *given)
        if found == "tablebase":
            if not await self._room.make(table, *position, whose=whose, patient=patient):
                raise HelpError("help/unavailable")
            found = await desk.run(ask, *given)
        if isinstance(found, str):
            raise HelpError("help/none")
        return found

    @property
    def waiting(self) -> int:
        """How many tables are waited for."""
        return len(self._room)


class _Answers:
    """Answers that are there or on their way, the latest ones. Whoever asks the same meanwhile waits for the same answer."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._tasks: OrderedDict[Any, asyncio.Task[Any]] = OrderedDict()

    def __contains__(self, key: object) -> bool:
        return key in self._tasks

    async def soon(self, key: Any, make: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
        """The answer, or None if it takes longer. What went wrong is told once; then it is tried again."""
        task = self._tasks.get(key)
        if task is None:
            task = self._tasks[key] = asyncio.create_task(make())
            task.add_done_callback(_heard)
            self._make_room()
        self._tasks.move_to_end(key)
        await asyncio.wait([task], timeout=_SOON)
        if not task.done():
            return None
        if task.exception() is not None:
            self.forget(key)
        return task.result()

    def _make_room(self) -> None:
        """Forget the oldest answers; what is still being worked out is not forgotten."""
        for key in list(self._tasks)[: max(0, len(self._tasks) - self._most)]:
            if self._tasks[key].done():
                del self._tasks[key]

    def forget(self, key: Any) -> None:
        """Let it be worked out anew the next time."""
        self._tasks.pop(key, None)

    async def close(self) -> None:
        """Nobody waits any more."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _heard(task: asyncio.Task[Any]) -> None:
    """Whoever asked may have gone: then nobody looks at what went wrong, and that is no reason to complain."""
    if not task.cancelled():
        task.exception()
