"""Tasks whose results clients poll for: each poll renews a lease, and a task whose lease runs out is cancelled."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any, Generic, TypeVar

T = TypeVar("T")

LEASE_SECONDS = 60.0
"""How long work goes on after the last request for it. Clients poll every second; a player asks for a hint once a turn."""


class LeasedTasks(Generic[T]):
    """Tasks by key. Requests with the same key share one task; the last `kept` results answer later requests at once."""

    def __init__(self, *, kept: int = 0, lease_seconds: float = LEASE_SECONDS) -> None:
        self._kept = kept
        self._lease_seconds = lease_seconds
        self._entries: OrderedDict[Hashable, _Entry[T]] = OrderedDict()

    def __contains__(self, key: object) -> bool:
        return key in self._entries

    async def poll(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]], wait_seconds: float) -> T | None:
        """The result, or None where it takes longer than `wait_seconds`; a failure is raised once, and the next poll tries again."""
        entry = self._renewed(key, make)
        await asyncio.wait([entry.task], timeout=wait_seconds)
        if not entry.task.done() or entry.task.cancelled():
            return None
        if entry.task.exception() is not None:
            self.forget(key)
        return entry.task.result()

    def start(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> None:
        """Start a task or renew its lease, without waiting for the result."""
        self._renewed(key, make)

    def _renewed(self, key: Hashable, make: Callable[[], Coroutine[Any, Any, T]]) -> _Entry[T]:
        entry = self._entries.get(key)
        if entry is None:
            entry = self._entries[key] = _Entry(make, self._lease_seconds)
            entry.task.add_done_callback(lambda task: self._finished(key, entry, task))
        entry.renew(self._lease_seconds)
        self._entries.move_to_end(key)
        return entry

    def lease_ends(self, key: Hashable) -> float:
        """When the lease of a running task runs out, in the event loop's time."""
        return self._entries[key].lease_ends()

    def forget(self, key: Hashable) -> None:
        """Drop a result: the next poll works it out again."""
        self._entries.pop(key, None)

    async def close(self) -> None:
        """Cancel every running task."""
        tasks = [entry.task for entry in self._entries.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _finished(self, key: Hashable, entry: _Entry[T], task: asyncio.Task[T]) -> None:
        if self._entries.get(key) is entry and task.cancelled():
            del self._entries[key]
        if not task.cancelled():
            task.exception()  # marks it as retrieved: the client that asked may have gone
        finished = [one for one, other in self._entries.items() if other.task.done()]
        for one in finished[: max(0, len(finished) - self._kept)]:
            del self._entries[one]


class _Entry(Generic[T]):
    def __init__(self, make: Callable[[], Coroutine[Any, Any, T]], lease_seconds: float) -> None:
        self._lease = asyncio.timeout(lease_seconds)
        self._entered = False
        self.task: asyncio.Task[T] = asyncio.create_task(self._run(make))

    async def _run(self, make: Callable[[], Coroutine[Any, Any, T]]) -> T:
        try:
            async with self._lease:
                self._entered = True
                return await make()
        except TimeoutError:
            if self._lease.expired():
                raise asyncio.CancelledError from None
            raise

    def renew(self, lease_seconds: float) -> None:
        if self._entered and not self.task.done() and not self._lease.expired():
            self._lease.reschedule(asyncio.get_running_loop().time() + lease_seconds)

    def lease_ends(self) -> float:
        return self._lease.when() or 0.0
