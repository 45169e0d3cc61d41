"""Whoever listens to a channel: told at once where they can be, and otherwise in their turn.

What it leans on in Litestar: `Subscriber._queue` and `Subscriber._worker`.
GAIN_SUBSCRIBER
"""

from __future__ import annotations

import logging
from collections.abc import Generator
from typing import Any

from litestar.channels.subscriber import EventCallback, Subscriber

__all__ = ["LOST", "EagerSubscriber"]

LOST = b""
"""What comes instead of the frames that a subscriber was too slow for."""
_BEGUN = b"begun"
"""Stands in the queue for what was begun already."""
_log = logging.getLogger("rollhouse.channels")


class _Begun:
    """The rest of something that was begun elsewhere, and waits for something."""

    def __init__(self, running: Generator[Any, None, Any], awaited: Any) -> None:
        self._running = running
        self._awaited = awaited

    def __await__(self) -> Generator[Any, None, None]:
        awaited = self._awaited
        try:
            while True:
                try:
                    yield awaited
                except BaseException as error:
                    awaited = self._running.throw(error)
                else:
                    awaited = self._running.send(None)
        except StopIteration:
            return


class EagerSubscriber(Subscriber):
    """Begins with what comes at once, in the publisher's own turn: a frame that the connection takes is sent without any queue or task.

    What can't be finished at once goes on in the subscriber's task, and what comes meanwhile waits in its queue. Nobody ever waits for it:
    when it has fallen too far behind, what it has not taken is dropped, and it is told so.
    """

    _hears: EventCallback | None = None
    """None while something is under way, and while nobody hears anything."""
    _begun: _Begun | None = None

    def put_nowait(self, item: bytes | None) -> bool:
        hears = self._hears
        if hears is None or item is None:
            self._wait_in_line(item)
            return True
        self._hears = None
        running = hears(item).__await__()
        try:
            awaited = running.send(None)
        except StopIteration:
            self._go_on(hears)
        except Exception:  # whoever publishes has done nothing wrong
            _log.exception("what was published could not be heard")
            self._go_on(hears)
        else:
            self._begun = _Begun(running, awaited)
            self._wait_in_line(_BEGUN)
        return True

    async def put(self, item: bytes | None) -> None:
        self.put_nowait(item)

    def _wait_in_line(self, item: bytes | None) -> None:
        queue = self._queue
        if queue.full():
            while not queue.empty():
                queue.get_nowait()
                queue.task_done()
            item = item if item is None else LOST
        queue.put_nowait(item)

    async def _worker(self, on_event: EventCallback) -> None:
        self._go_on(on_event)
        try:
            while (event := await self._queue.get()) is not None:
                if self._begun is not None:
                    begun, self._begun = self._begun, None
                    await begun
                if event is not _BEGUN:
                    await on_event(event)
                self._queue.task_done()
                self._go_on(on_event)
        finally:
            self._hears = None

    def _go_on(self, hears: EventCallback) -> None:
        if self._queue.empty():
            self._hears = hears
