"""Periodic background jobs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from rollhouse.server.store.database import StoreError

_log = logging.getLogger("rollhouse.scheduler")


class Scheduler:
    """Runs jobs periodically until it is closed. A run that fails is logged, and the job runs again at its next time."""

    def __init__(self) -> None:
        self._tasks: list[asyncio.Task[None]] = []

    def every(self, seconds: float, job: Callable[[], Awaitable[object]], *, name: str, first_after: float = 0.0) -> None:
        """Run a job at this interval, measured from the end of one run to the start of the next."""
        self.run(self._repeat(seconds, job, name, first_after), name=name)

    def run(self, work: Coroutine[Any, Any, None], *, name: str) -> None:
        """Run a coroutine that has a loop of its own."""
        self._tasks.append(asyncio.create_task(work, name=name))

    async def close(self) -> None:
        """Cancel all jobs and wait until they have ended."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(self, seconds: float, job: Callable[[], Awaitable[object]], name: str, first_after: float) -> None:
        await asyncio.sleep(first_after)
        while True:
            try:
                await job()
            except StoreError as error:  # the database is away; it may be back at the next run
                _log.warning("job failed", extra={"job": name, "code": error.code})
            except Exception:
                _log.exception("job failed", extra={"job": name})
            await asyncio.sleep(seconds)
