"""A throttle per table: work runs at once, then at most once per interval."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from rollhouse.server.workers.background_tasks import BackgroundTasks

_log = logging.getLogger("rollhouse.throttle")


class Throttle:
    """Runs work for a table at once, then at most once per interval; requests in between are coalesced into one."""

    def __init__(self, work: Callable[[str], Awaitable[None]], interval_seconds: Callable[[str], float]) -> None:
        self._work = work
        self._interval_seconds = interval_seconds
        self._requested: dict[str, bool] = {}
        """The tables within their interval, and whether work was requested again."""
        self._running = BackgroundTasks()

    def request(self, table_id: str) -> None:
        """Run the work for a table as soon as its interval allows."""
        if table_id in self._requested:
            self._requested[table_id] = True
            return
        self._requested[table_id] = True
        self._running.start(self._run(table_id))

    async def _run(self, table_id: str) -> None:
        try:
            while self._requested[table_id]:
                self._requested[table_id] = False
                try:
                    await self._work(table_id)
                except Exception:  # the next run may succeed
                    _log.exception("throttled work failed", extra={"table_id": table_id})
                await asyncio.sleep(self._interval_seconds(table_id))
        finally:
            del self._requested[table_id]

    async def close(self) -> None:
        """Cancel all work."""
        await self._running.cancel()
