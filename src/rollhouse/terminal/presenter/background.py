"""Functions run in a thread, with callbacks delivered to the user interface's own thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextvars import copy_context
from typing import Generic, TypeAlias, TypeVar

from rollhouse.core.errors import RollhouseError
from rollhouse.core.evaluate import Progress

T = TypeVar("T")

Post: TypeAlias = Callable[[Callable[[], None]], object]
"""Delivers a callback to the thread of the user interface."""


class _Stopped(Exception):
    """Raised in the thread of a stopped task when it reports progress."""


class BackgroundTask(Generic[T]):
    """One function in a daemon thread: leaving the game does not wait for it. After `stop` no callback is called.

    Args:
        work: The function; it gets a `Progress` to call with the fraction done.
        post: Delivers the callbacks below.
        ended: Called with the result.
        failed: Called with a `RollhouseError` that `work` raised; other exceptions are raised where callbacks are delivered.
        progress: Called with the fraction done.

    """

    def __init__(
        self,
        work: Callable[[Progress], T],
        post: Post,
        ended: Callable[[T], None],
        failed: Callable[[RollhouseError], None],
        progress: Callable[[float], None] = lambda done: None,
    ) -> None:
        self._work = work
        self._post = post
        self._ended = ended
        self._failed = failed
        self._progress = progress
        self._stop = threading.Event()
        threading.Thread(target=copy_context().run, args=(self._run,), name="rollhouse-work", daemon=True).start()

    def stop(self) -> None:
        """Drop the result. Work that reports progress ends at its next report, other work when it is done."""
        self._stop.set()

    def _run(self) -> None:
        try:
            result = self._work(self._report)
        except _Stopped:
            return
        except BaseException as error:
            raised = error
            self._deliver(lambda: self._fail(raised))
        else:
            self._deliver(lambda: self._ended(result))

    def _report(self, done: float) -> None:
        if self._stop.is_set():
            raise _Stopped
        self._deliver(lambda: self._progress(done))

    def _fail(self, error: BaseException) -> None:
        if not isinstance(error, RollhouseError):
            raise error
        self._failed(error)

    def _deliver(self, callback: Callable[[], None]) -> None:
        self._post(lambda: None if self._stop.is_set() else callback())
