"""Worker processes, for computations that would hold up the event loop.

A worker process imports this module, the games and its task: no server, no database, and no secret ever reaches it.
"""

from __future__ import annotations

import asyncio
import gc
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from multiprocessing import get_all_start_methods, get_context, parent_process
from multiprocessing.context import BaseContext
from multiprocessing.util import Finalize
from pathlib import Path
from threading import Thread
from typing import Any, TypeAlias, TypeVar

from rollhouse.core.background import background_allowed
from rollhouse.core.extras import MissingExtra
from rollhouse.core.game import AnyGame
from rollhouse.core.registry import all_games, shipped_packages
from rollhouse.core.registry import game as registered
from rollhouse.play.subprocess_bot import end_programs
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, FairSemaphore, Priority

FindGame: TypeAlias = Callable[[str], AnyGame]
T = TypeVar("T")

_PROGRESS, _CANCEL, _MEMORY_EXCEEDED = 0, 1, 2
"""The slots of the shared array: the share that is done (negative while unknown), whether to cancel, whether to replace the process."""
_MAX_MEMORY_BYTES = 1_500_000_000
"""A process that holds more is replaced after its answer: its caches are worth less than the machine's memory."""
_LOW_PRIORITY_NICENESS = 10


class WorkerPool:
    """A pool of up to `count` processes, each started when all others are busy. `find` returns the game with an id, there as here."""

    def __init__(self, count: int, find: FindGame = registered, *, warm: bool = False, low_priority: bool = False) -> None:
        self._find = find
        self._warm = warm
        self._low_priority = low_priority
        self._slots = FairSemaphore(count)
        self._started: list[Process] = []
        self._idle: list[Process] = []
        self._closed = False

    async def close(self) -> None:
        """Let every process finish its task, and end it; tasks that wait for a slot are refused."""
        self._closed = True
        await asyncio.gather(*(process.close() for process in self._started))

    async def run(self, task: Callable[..., T], *args: Any, priority: Priority = ANY_REQUESTER) -> T:
        """The result of `task(*args)` in one of the processes; `BrokenProcessPool` where the process dies of it, twice.

        A caller that is cancelled leaves the queue at once. If its task runs already, the process is asked to stop and serves the next
        caller when it has.
        """
        await self._slots.acquire(priority)
        try:
            process = self._take()
        except BaseException:
            self._slots.release()
            raise
        running = asyncio.ensure_future(process.run(task, *args))
        running.add_done_callback(lambda task: self._put_back(process, task))
        try:
            return await asyncio.shield(running)
        except asyncio.CancelledError:
            process.cancel()
            raise

    async def stop(self) -> None:
        """End the processes, while none of them runs a task, and free their memory; the next task starts them again."""
        for process in self._started:
            await process.stop()

    def longest_wait_seconds(self) -> float:
        """How long the oldest task has been waiting for a process."""
        return self._slots.longest_wait_seconds()

    def _take(self) -> Process:
        """The process that was busy last: while one is enough, only one is started."""
        if self._closed:
            raise RuntimeError("the workers are closed")
        if self._idle:
            return self._idle.pop()
        self._started.append(self._new_process())
        return self._started[-1]

    def _new_process(self) -> Process:
        return Process(self._find, warm=self._warm, low_priority=self._low_priority)

    def _put_back(self, process: Process, task: asyncio.Future[Any]) -> None:
        if not task.cancelled():
            task.exception()  # marks it as retrieved: the caller may have been cancelled
        self._idle.append(process)
        self._slots.release()


class Process:
    """One worker process, replaced when it dies. With `low_priority`, it runs only as far as other processes leave the CPU idle."""

    def __init__(
        self, find: FindGame = registered, *, warm: bool = False, low_priority: bool = False, max_memory_bytes: int = _MAX_MEMORY_BYTES
    ) -> None:
        self._find = find
        self._max_memory_bytes = max_memory_bytes
        self._warm = warm
        self._low_priority = low_priority
        self._context = _context()
        self._shared = self._context.RawArray("d", [-1.0, 0.0, 0.0])
        self._pool: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()
        self._closed = False

    @property
    def progress(self) -> float | None:
        """The share of the running task that is done, from 0 to 1; None while it is unknown."""
        done: float = self._shared[_PROGRESS]
        return done if done >= 0.0 else None

    async def run(self, task: Callable[..., T], *args: Any) -> T:
        """The result of `task(*args)`. When the process dies the task is tried once more: it may not have been its fault."""
        self._shared[_PROGRESS] = -1.0
        if not self._closed:
            self._shared[_CANCEL] = 0.0
        try:
            return await self._run(task, *args)
        except BrokenProcessPool:
            return await self._run(task, *args)

    async def _run(self, task: Callable[..., T], *args: Any) -> T:
        pool = self._pool or await self.start()
        try:
            result = await asyncio.wrap_future(pool.submit(_run_task, self._max_memory_bytes, task, *args))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise
        if self._shared[_MEMORY_EXCEEDED] and self._pool is pool:
            self._pool, self._shared[_MEMORY_EXCEEDED] = None, 0.0
            await asyncio.to_thread(pool.shutdown)
        return result

    async def start(self) -> ProcessPoolExecutor:
        """Start the process unless it runs. That takes a while, so it is done in a thread."""
        async with self._starting:
            if self._closed:
                raise RuntimeError("the workers are closed")
            if self._pool is None:
                self._pool = await asyncio.to_thread(self._start)
            return self._pool

    def _start(self) -> ProcessPoolExecutor:
        args = (self._find, self._shared, self._warm, self._low_priority, dict(os.environ))
        pool = ProcessPoolExecutor(1, self._context, _start_worker, args)
        pool.submit(os.getpid).result()
        return pool

    def cancel(self) -> None:
        """Have the running task raise `Cancelled` at its next `report_progress`."""
        self._shared[_CANCEL] = 1.0

    async def stop(self) -> None:
        """End the process and free its memory; the next task starts another."""
        async with self._starting:
            pool, self._pool = self._pool, None
            if pool is not None:
                await asyncio.to_thread(pool.shutdown)

    async def close(self) -> None:
        """End the process after its task, or where the task next reports progress."""
        self._closed = True
        self.cancel()
        async with self._starting:
            if self._pool is not None:
                await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
                self._pool = None


def _context() -> BaseContext:
    """The start method of the processes, by which they inherit nothing of the server.

    Where the system has a fork server, that process imports what bots need once, which takes a second; elsewhere each process does.
    """
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__, *(f"{package}.warm" for package in shipped_packages())])
    return context


# --- in a worker ----------------------------------------------------------------------------------------------------------------------


class Worker:
    """What a worker process was given when it started."""

    find: FindGame
    shared: Any


class Cancelled(Exception):
    """The server closes, or no caller waits for the task any more."""


def report_progress(done: float) -> None:
    """Tell the server which share of the task is done, from 0 to 1; `Cancelled` where it is to stop."""
    Worker.shared[_PROGRESS] = done
    if Worker.shared[_CANCEL]:
        raise Cancelled


def _start_worker(find: FindGame, shared: Any, warm: bool, low_priority: bool, environ: dict[str, str]) -> None:
    os.environ.clear()  # the fork server has the environment of the time when it started
    os.environ.update(environ)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which lets its workers finish
    Worker.find, Worker.shared = find, shared
    if low_priority and hasattr(os, "nice"):
        os.nice(_LOW_PRIORITY_NICENESS)
    Finalize(None, end_programs, exitpriority=0)  # a forked process runs no atexit handlers
    Thread(target=_end_with_parent, daemon=True).start()
    if warm and find is registered and background_allowed():
        Thread(target=_warm_up, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        end_programs(for_good=True)
        os._exit(1)  # no process is left to take the answer


def _warm_up() -> None:
    for game in all_games().values():
        with suppress(MissingExtra):  # the bots that need the extra can't be seated then
            game.warm_up()


def _run_task(max_memory_bytes: int, task: Callable[..., T], *args: Any) -> T:
    result = task(*args)
    if _memory_bytes() > max_memory_bytes:
        gc.collect()  # caches that were dropped may hang in cycles
        if _memory_bytes() > max_memory_bytes:
            Worker.shared[_MEMORY_EXCEEDED] = 1.0
    return result


def _memory_bytes() -> int:
    """The memory that this process holds; 0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0
