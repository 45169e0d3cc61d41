"""The analysis service: hints, warnings, reports and finished games, all evaluated in worker processes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple, TypeAlias, TypeVar, cast

import msgspec

from rollhouse.analysis.marks import Mark
from rollhouse.analysis.report import Report
from rollhouse.core.background import background_allowed
from rollhouse.core.errors import RollhouseError
from rollhouse.core.record import Record
from rollhouse.core.registry import game as registered
from rollhouse.server.features.analysis import worker_tasks
from rollhouse.server.features.analysis.schemas import CoachAnswer, HintView, Preparing, PreparingReport
from rollhouse.server.features.analysis.tablebase_queue import TablebaseQueue
from rollhouse.server.features.analysis.worker_tasks import FinishedGame, ReportPart, SeatResult, Unavailable
from rollhouse.server.workers.fair_semaphore import FairSemaphore, Level, Priority
from rollhouse.server.workers.leased_tasks import LEASE_SECONDS, LeasedTasks
from rollhouse.server.workers.pool import Cancelled, FindGame, Process, WorkerPool

T = TypeVar("T")
LoadGame: TypeAlias = Callable[[], Awaitable[FinishedGame | None]]

_MAX_ANALYSIS_PROCESSES = 2
_MAX_CONCURRENT_REPORTS = 1
"""One process less than there are: a hint never waits for a report."""
ANSWER_SECONDS = 1.0
"""How long a request waits for its answer before it is told to poll."""
_MAX_CACHED_HINTS = 1000
_MAX_CACHED_REPORTS = 64
"""Some 100 KB each. A report that is no longer kept is made again, and is the same."""
_log = logging.getLogger(__name__)


class HelpError(RollhouseError):
    """There is no analysis here, or not now."""

    family = "help"
    status = 403
    statuses = {"help/unavailable": 503, "help/another-day": 409, "help/no-puzzle": 404, "help/no-rush": 404}


class _Part:
    """The report on a game as far as it is computed, while it is."""

    def __init__(self) -> None:
        self.report: Report | None = None
        self.changed = asyncio.Event()
        """Set with the next part, and when the report is complete or given up."""

    def set(self, report: Report | None) -> None:
        """Note a part, and tell the requests that wait for it."""
        self.report = report
        self.changed.set()
        self.changed = asyncio.Event()


class _Report(NamedTuple):
    text: bytes
    complete: bool
    """Whether it would be the same another time; otherwise a tablebase is missing."""


class AnalysisService:
    """Hints, warnings, reports and the analysis of finished games.

    Work is shared fairly between users and ordered by urgency (`Level`). Clients poll for what takes longer than a second; what no client
    has asked for during `lease_seconds` is dropped.
    """

    def __init__(
        self, pool: WorkerPool, background: WorkerPool, tablebases: TablebaseQueue, *, lease_seconds: float = LEASE_SECONDS
    ) -> None:
        self._pool = pool
        self._background = background
        self._tablebases = tablebases
        self._whole_games = FairSemaphore(_MAX_CONCURRENT_REPORTS)
        self._estimated_games = FairSemaphore(_MAX_CONCURRENT_REPORTS)
        self._background_slot = FairSemaphore(1)
        self._hints: LeasedTasks[Any] = LeasedTasks(kept=_MAX_CACHED_HINTS, lease_seconds=lease_seconds)
        self._reports: LeasedTasks[_Report] = LeasedTasks(kept=_MAX_CACHED_REPORTS, lease_seconds=lease_seconds)
        self._parts: dict[Hashable, _Part] = {}

    async def close(self) -> None:
        """Finish the tasks that run; tablebases are continued another time."""
        await self._hints.close()
        await self._reports.close()
        await self._tablebases.close()
        await self._background.close()
        await self._pool.close()

    @property
    def tablebases_waiting(self) -> int:
        """The number of tablebases that are being made or wait for that."""
        return len(self._tablebases)

    @classmethod
    def in_processes(cls, find: FindGame = registered) -> AnalysisService:
        """A service with worker processes of its own, which are started when they are needed."""
        tablebases = TablebaseQueue(Process(find), Process(find, low_priority=True), find)
        return cls(WorkerPool(_MAX_ANALYSIS_PROCESSES, find), WorkerPool(1, find, low_priority=True), tablebases)

    def prepare(self, game: str, state: str) -> None:
        """Start the work that the first answers about a game need: its estimate is compiled and loaded, then its tablebase is made.

        `state` is a decision of that game. The work runs at low priority, goes on while calls come, and is not done where background work
        is forbidden.
        """
        if background_allowed():
            self._hints.start(("prepare", game, state), partial(self._prepare, game, state))

    async def _prepare(self, game: str, state: str) -> bool:
        priority = Priority(level=Level.BACKGROUND)
        estimated = await self._pool.run(partial(worker_tasks.full_hint, estimate=True), game, state, priority=priority)
        found = await self._pool.run(worker_tasks.full_hint, game, state, priority=priority)
        if not (isinstance(found, Unavailable) and found.state):
            return not isinstance(estimated, Unavailable)
        return await self._tablebases.make(f"prepare {game}", game, found.state, priority)

    # --- a position -------------------------------------------------------------------------------------------------------------------

    async def hint(self, table_id: str, game: str, state: str, step: int, user_id: str = "") -> HintView | Preparing:
        """A hint for the seat that is to act: what to look at, and at step 2 the move.

        While the tablebase is being made it is an estimate, which says so.
        """
        hint = await self._exact_answer(table_id, user_id, worker_tasks.full_hint, game, state)
        if hint is None:
            hint = await self._estimate(user_id, worker_tasks.full_hint, game, state)
            if hint is None:
                return Preparing(self._tablebases.progress(table_id))
            if not hint.exact:
                hint = msgspec.structs.replace(hint, tablebase=self._tablebases.progress(table_id) or 0.0)
        return hint if step > 1 else msgspec.structs.replace(hint, best=None, why=None, candidates=(), chances={})

    async def coach(
        self, table_id: str, game: str, state: str, move: str, threshold: Mark | float, user_id: str = ""
    ) -> CoachAnswer | Preparing:
        """The coach's warning against a legal move, if it costs too much; an estimate while the tablebase is being made."""
        args = (game, state, move, threshold)
        answer = await self._exact_answer(table_id, user_id, worker_tasks.coach, *args)
        if answer is None:
            answer = await self._estimate(user_id, worker_tasks.coach, *args)
        return Preparing(self._tablebases.progress(table_id)) if answer is None else answer

    async def _exact_answer(self, table_id: str, user_id: str, task: Callable[..., T | Unavailable], *args: Any) -> T | None:
        """The exact answer, if it comes soon; None at once while the table's tablebase is being made."""
        priority = Priority(user_id, Level.INTERACTIVE)
        make = partial(self._exact, table_id, priority, partial(self._pool.run, priority=priority), task, *args)
        answer: T | None = await self._poll(self._hints, (task, args), make, 0.0 if table_id in self._tablebases else ANSWER_SECONDS)
        return answer

    async def _estimate(self, user_id: str, task: Callable[..., T | Unavailable], *args: Any) -> T | None:
        """The estimate, if it comes soon: the first one after a start does not."""
        make = partial(self._pool.run, partial(task, estimate=True), *args, priority=Priority(user_id, Level.INTERACTIVE))
        answer: T | Unavailable | None = await self._poll(self._hints, (task, args, "estimate"), make)
        return None if isinstance(answer, Unavailable) else answer

    # --- a finished game --------------------------------------------------------------------------------------------------------------

    def has_report(self, table_id: str) -> bool:
        """Whether the report on a table is there or being made."""
        return table_id in self._reports

    async def report(self, table_id: str, record: Record, user_id: str = "", *, estimate: bool = False) -> bytes | PreparingReport:
        """The report on a finished game, as JSON; with `estimate` one by estimated values where the tablebase is not there yet.

        While it is computed, the answer is the next part of it, or none after a second.
        """
        key = (table_id, "estimate") if estimate else table_id
        make = partial(self._make_report, key, table_id, record, user_id, estimate=estimate)
        report = await self._poll(self._reports, key, make, 0.0)
        if report is None:
            part = self._parts.setdefault(key, _Part())
            with suppress(TimeoutError):
                async with asyncio.timeout(ANSWER_SECONDS):
                    await part.changed.wait()
            report = await self._poll(self._reports, key, make, 0.0)
        if report is None:
            return PreparingReport(self._tablebases.progress(table_id), self._parts.setdefault(key, _Part()).report)
        if not report.complete:
            self._reports.forget(key)
        return report.text

    async def _make_report(self, key: Hashable, table_id: str, record: Record, user_id: str, *, estimate: bool) -> _Report:
        priority = Priority(user_id, Level.INTERACTIVE)
        part = self._parts.setdefault(key, _Part())

        async def run(task: Callable[..., T], slots: FairSemaphore = self._whole_games) -> T:
            async with slots.slot(priority):
                return await self._pool.run(task, record, priority=priority)

        async def in_parts(
            task: Callable[..., bytes | ReportPart | Unavailable], slots: FairSemaphore = self._whole_games
        ) -> bytes | Unavailable:
            found = await run(partial(task, None), slots)
            while isinstance(found, ReportPart):
                part.set(found.report)
                found = await run(partial(task, found.so_far), slots)
            return found

        try:
            if estimate:  # a second or two: it does not wait for reports whose decisions are played on
                estimated = await in_parts(partial(worker_tasks.report, estimate=True), self._estimated_games)
                if not isinstance(estimated, Unavailable):
                    return _Report(estimated, complete=True)
            exact: bytes = await self._exact(table_id, priority, in_parts, cast("Any", worker_tasks.report))
            return _Report(exact, complete=True)
        except HelpError:  # the report itself says what it lacks
            return _Report(await run(worker_tasks.report_without_tablebase), complete=False)
        finally:
            self._parts.pop(key, None)
            part.set(None)

    async def analyse_game(self, table_id: str, load: LoadGame, priority: Priority) -> dict[int, SeatResult]:
        """The sums and the mistakes of a game's seats. `load` is called when it is its turn, and returns None where nothing is left."""
        background = priority.level is Level.BACKGROUND
        slots, pool = (self._background_slot, self._background) if background else (self._whole_games, self._pool)

        async def run(task: Callable[[FinishedGame], Any]) -> Any:
            async with slots.slot(priority):
                game = await load()
                return {} if game is None else await pool.run(task, game, priority=priority)

        return await self._exact(table_id, priority, run, worker_tasks.analyse_finished_game)

    async def stop_background(self) -> None:
        """End the background process and free its memory; the next game starts another."""
        async with self._background_slot.slot(Priority()):
            await self._background.stop()
            await self._tablebases.stop_background()

    # --- running ----------------------------------------------------------------------------------------------------------------------

    async def _exact(
        self, table_id: str, priority: Priority, run: Callable[..., Any], task: Callable[..., T | Unavailable], *args: Any
    ) -> T:
        """The answer of a task, once the tablebase that it needs is there. While it waits for that it holds no process."""
        answer: T | Unavailable = await run(task, *args)
        if isinstance(answer, Unavailable) and answer.state:
            if not await self._tablebases.make(table_id, answer.game, answer.state, priority):
                raise HelpError("help/unavailable")
            answer = await run(task, *args)
        if isinstance(answer, Unavailable):
            raise HelpError("help/none")
        return answer

    async def _poll(self, tasks: LeasedTasks[T], key: Any, make: Callable[[], Any], wait_seconds: float = ANSWER_SECONDS) -> T | None:
        try:
            return await tasks.poll(key, make, wait_seconds)
        except Cancelled:
            return None
        except BrokenProcessPool:
            _log.error("analysis process died", extra={"task": repr(key)[:200]})
            raise HelpError("help/unavailable") from None
