"""An event loop on virtual time: it never waits, runs threads' work itself, and repeats exactly for the same seed.

The libraries for this (simloop, simloom) need Python 3.12, and simulate a network below asyncio; Rollhouse runs on 3.11, and its ports
(store, publish and subscribe, sockets) are where faults are put in here.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from contextvars import Context, ContextVar
from functools import partial
from typing import Any, Protocol, cast

_STORE_SECONDS = 0.0005, 0.02
"""The shortest and longest time of work that a thread would do: a transaction, a query."""


class Process(Protocol):
    """A simulated process, which may die between any two steps of its tasks."""

    dead: bool

    def step(self) -> None:
        """Called before each step of a task."""

    def run(self, work: Callable[[], Any]) -> Any:
        """Call the work of a thread."""


RUNNING: ContextVar[Process | None] = ContextVar("running", default=None)
"""The process that the current task belongs to."""


class Stuck(Exception):
    """No task can go on, and no timer is set."""


class _Steps(Coroutine[Any, Any, Any]):
    """A coroutine that goes on only while its process lives: a dead one does nothing more, not even clean up."""

    def __init__(self, inner: Coroutine[Any, Any, Any], process: Process, loop: VirtualLoop) -> None:
        self._inner = inner
        self._process = process
        self._loop = loop
        loop.coroutines.add(self)

    def send(self, value: Any) -> Any:
        self._process.step()
        return self._go_on(self._inner.send, value)

    def throw(self, *error: Any) -> Any:
        return self._go_on(self._inner.throw, *error)

    def _go_on(self, way: Callable[..., Any], *given: Any) -> Any:
        if self._process.dead:
            return _never()
        try:
            return way(*given)
        except BaseException:  # it has ended
            self._loop.coroutines.discard(self)
            raise

    def close(self) -> None:
        """End the inner coroutine, after the run."""
        with suppress(BaseException):  # it may wait while it cleans up
            self._inner.close()

    def __await__(self) -> Any:
        raise TypeError("only tasks run it")


def _never() -> asyncio.Future[None]:
    """What a task waits for that never goes on."""
    forever: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    forever._asyncio_future_blocking = True
    return forever


class VirtualLoop(asyncio.BaseEventLoop):
    """The loop. Time passes only when nothing is left to do."""

    def __init__(self, rng: random.Random) -> None:
        super().__init__()
        self._rng = rng
        self._now = 0.0
        self._selector = self
        self.coroutines: set[Coroutine[Any, Any, Any]] = set()
        """Those that have not ended: collected during a run, those of dead processes would clean up."""
        self.set_task_factory(_make_task)

    def time(self) -> float:
        return self._now

    def select(self, timeout: float | None) -> list[Any]:
        """As the loop's own selector: let the time pass."""
        if timeout is None:
            raise Stuck
        self._now += timeout
        return []

    def _process_events(self, event_list: list[Any]) -> None:
        """There are none."""

    def _write_to_self(self) -> None:
        """No other thread has to wake the loop."""

    def close(self) -> None:
        """End what has not ended."""
        for coroutine in tuple(self.coroutines):
            coroutine.close()
        super().close()

    def _check_closed(self) -> None:
        """Generators of dead processes may be collected later, and clean up then: that does nothing."""

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> asyncio.Future[Any]:  # type: ignore[override]  # typeshed's is generic
        """Do the work a little later, at once and in this thread."""
        answer: asyncio.Future[Any] = self.create_future()
        self.do_later(answer, func, *args)
        return answer

    def do_later(self, answer: asyncio.Future[Any] | Future[Any], func: Callable[..., Any], *args: Any) -> None:
        """Do what a thread would, and answer."""
        process = RUNNING.get()

        def work() -> None:
            try:
                result = func(*args) if process is None else process.run(lambda: func(*args))
            except BaseException as error:
                if not answer.cancelled():
                    answer.set_exception(error)
            else:
                if not answer.cancelled():
                    answer.set_result(result)

        self.call_later(self._rng.uniform(*_STORE_SECONDS), work)


class VirtualThreads(ThreadPoolExecutor):
    """Threads of a simulated process: the loop does their work."""

    def __init__(self, loop: VirtualLoop) -> None:
        super().__init__(1)
        self._loop = loop

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """Do the work a little later."""
        answer: Future[Any] = Future()
        self._loop.do_later(answer, partial(fn, *args, **kwargs))
        return answer


def _make_task(loop: asyncio.AbstractEventLoop, coro: Any, *, context: Context | None = None, **more: Any) -> asyncio.Task[Any]:
    process = RUNNING.get() if context is None else context.get(RUNNING)
    steps = coro if process is None else _Steps(coro, process, cast("VirtualLoop", loop))
    task: asyncio.Task[Any] = asyncio.Task(steps, loop=loop, context=context, **more)
    task._log_destroy_pending = False  # type: ignore[attr-defined]  # those of dead processes never end
    return task
