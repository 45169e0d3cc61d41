"""A semaphore that serves waiters by priority, and round-robin per requester within a priority."""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from enum import IntEnum
from typing import NamedTuple


class Level(IntEnum):
    """How urgent a piece of work is; the lowest number is served first."""

    INTERACTIVE = 0
    """A person looks at the screen where the answer appears: a hint, a report, a bot's move in a game with people."""
    WAITING = 1
    """A person waits for it to finish: the analysis of their games before they train with them."""
    BACKGROUND = 2
    """No person waits for it."""


class Priority(NamedTuple):
    """For whom a piece of work is done, and how urgent it is."""

    requester: str = ""
    """The user who shares the work slots fairly with other users."""
    level: Level = Level.INTERACTIVE


ANY_REQUESTER = Priority()


class _Waiter(NamedTuple):
    since: float
    called: asyncio.Future[None]


class FairSemaphore:
    """A semaphore with `count` slots. A user's hundredth request waits behind every other user's first of the same level."""

    def __init__(self, count: int) -> None:
        self._free = count
        self._waiting: dict[Level, OrderedDict[str, deque[_Waiter]]] = {}

    @asynccontextmanager
    async def slot(self, priority: Priority) -> AsyncIterator[None]:
        """Hold one slot while the block runs."""
        await self.acquire(priority)
        try:
            yield
        finally:
            self.release()

    async def acquire(self, priority: Priority) -> None:
        """Wait for a slot and take it."""
        if self._free:
            self._free -= 1
            return
        queue = self._waiting.setdefault(priority.level, OrderedDict()).setdefault(priority.requester, deque())
        own = _Waiter(time.monotonic(), asyncio.get_running_loop().create_future())
        queue.append(own)
        try:
            await own.called
        except asyncio.CancelledError:
            if own in queue:
                queue.remove(own)
                self._remove_if_empty(priority)
            elif not own.called.cancelled():
                self.release()  # the slot was granted before the waiter was cancelled: the next waiter gets it
            raise

    def release(self) -> None:
        """Return a slot: the next waiter gets it, and its requester moves behind the other requesters of that level."""
        while self._waiting:
            level = min(self._waiting)
            requesters = self._waiting[level]
            requester, queue = next(iter(requesters.items()))
            called = queue.popleft().called
            cancelled = called.done()  # and its task has not run since
            if not cancelled:
                called.set_result(None)
                requesters.move_to_end(requester)
            self._remove_if_empty(Priority(requester, level))
            if not cancelled:
                return
        self._free += 1

    def longest_wait_seconds(self) -> float:
        """How long the oldest waiter has been waiting; 0 while there is none."""
        since = [queue[0].since for requesters in self._waiting.values() for queue in requesters.values()]
        return time.monotonic() - min(since) if since else 0.0

    def _remove_if_empty(self, priority: Priority) -> None:
        requesters = self._waiting[priority.level]
        if not requesters[priority.requester]:
            del requesters[priority.requester]
        if not requesters:
            del self._waiting[priority.level]
