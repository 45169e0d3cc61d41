"""What is told again and again: at once, and then not so often. Whatever changes meanwhile is told together."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

__all__ = ["Throttle"]

_log = logging.getLogger("rollhouse.pacing")


class Throttle:
    """Work for a table, done when it is asked for; after it there is a rest, in which any number of wishes are one."""

    def __init__(self, work: Callable[[str], Awaitable[None]], rest: Callable[[str], float]) -> None:
        self._work = work
        self._rest = rest
        self._again: dict[str, bool] = {}
        """The tables that are worked for or rested from, and whether it was asked for again."""
        self._tasks: set[asyncio.Task[None]] = set()

    def ask(self, table: str) -> None:
        """Soon, and for whatever is so then."""
        if table in self._again:
            self._again[table] = True
            return
        self._again[table] = True
        task = asyncio.create_task(self._go(table))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _go(self, table: str) -> None:
        try:
            while self._again[table]:
                self._again[table] = False
                try:
                    await self._work(table)
                except Exception:  # the next time it may go well
                    _log.exception("%s could not be told", table)
                await asyncio.sleep(self._rest(table))
        finally:
            del self._again[table]

    async def close(self) -> None:
        """Stop."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
