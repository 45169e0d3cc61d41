"""A queue of tablebases to be solved: one at a time, those that a person waits for first, round-robin per user, the smallest first."""

from __future__ import annotations

import asyncio
import logging
from itertools import count

import msgspec

from rollhouse.core.registry import game as registered
from rollhouse.core.teaching import preparation_of
from rollhouse.server.features.analysis.worker_tasks import prepare
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, Level, Priority
from rollhouse.server.workers.pool import Cancelled, FindGame, Process

_log = logging.getLogger(__name__)


class _Job(msgspec.Struct, eq=False):
    """A tablebase that at least one caller waits for."""

    game: str
    state: str
    """A position of the game that it is for."""
    requester: str
    background: bool
    cost: float
    number: int
    made: asyncio.Future[bool]
    """Whether it could be made."""
    callers: int = 0


class TablebaseQueue:
    """Tablebases by the key of the table that needs them. What is solved of one that has to stop is kept and continued later.

    One that a user waits for is solved in `process`, others in `background`, which runs at low priority: on a busy machine that would take
    a user fifty times as long.
    """

    def __init__(self, process: Process, background: Process, find: FindGame = registered) -> None:
        self._process = process
        self._background = background
        self._find = find
        self._jobs: dict[str, _Job] = {}
        self._current: _Job | None = None
        self._numbers = count()
        self._last_served: dict[str, int] = {}
        """When each waiting requester was served last, as a number: those who were served longest ago are next."""
        self._working: asyncio.Task[None] | None = None

    async def make(self, key: str, game: str, state: str, priority: Priority = ANY_REQUESTER) -> bool:
        """Solve the tablebase for the game of this position; whether it could be made. It is dropped when its last caller is cancelled."""
        background = priority.level is Level.BACKGROUND
        job = self._jobs.get(key)
        if job is None:
            rules = self._find(game)
            made: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
            cost = preparation_of(rules, rules.decode(state)).cost
            job = self._jobs[key] = _Job(game, state, priority.requester, background, cost, next(self._numbers), made)
            if self._working is None:
                self._working = asyncio.create_task(self._work())
        job.background = job.background and background
        if not background:
            self._background.cancel()  # a user waits for this job, which may be the one that runs in the background
        job.callers += 1
        try:
            return await asyncio.shield(job.made)
        finally:
            job.callers -= 1
            if not job.callers and self._jobs.get(key) is job:
                del self._jobs[key]
                if job is self._current:
                    self._process.cancel()
                    self._background.cancel()

    def progress(self, key: str) -> float | None:
        """The share of a tablebase that is solved, from 0 to 1; None before its turn, or where no caller waits for it."""
        job = self._jobs.get(key)
        if job is None or job is not self._current:
            return None
        return (self._background if job.background else self._process).progress

    def __contains__(self, key: object) -> bool:
        return key in self._jobs

    def __len__(self) -> int:
        return len(self._jobs)

    def _next(self) -> tuple[str, _Job]:
        def order(item: tuple[str, _Job]) -> tuple[bool, int, float, int]:
            job = item[1]
            return job.background, self._last_served.get(job.requester, -1), job.cost, job.number

        return min(self._jobs.items(), key=order)

    async def _work(self) -> None:
        try:
            while self._jobs:
                key, job = self._next()
                self._current, made = job, False
                try:
                    process = self._background if job.background else self._process
                    made = await process.run(prepare, job.game, job.state)
                except Cancelled:  # a more urgent one is waited for, or no caller waits for this one any more
                    continue
                except Exception:  # a full disk, say: the next one may be smaller
                    _log.exception("building a tablebase failed", extra={"table_id": key, "game": job.game})
                if self._jobs.get(key) is job:
                    del self._jobs[key]
                if not job.made.done():
                    job.made.set_result(made)
                waiting = {other.requester for other in self._jobs.values()}
                self._last_served = {one: at for one, at in self._last_served.items() if one in waiting}
                self._last_served[job.requester] = next(self._numbers)
        finally:
            self._working = self._current = None

    async def stop_background(self) -> None:
        """End the low-priority process and free its memory, unless it is at work."""
        if self._current is None:
            await self._background.stop()

    async def close(self) -> None:
        """Stop; what is solved of a tablebase is kept and continued another time."""
        working, self._working = self._working, None
        if working is not None:
            working.cancel()
            await asyncio.wait([working])
        for job in self._jobs.values():
            job.made.cancel()
        await self._process.close()
        await self._background.close()
