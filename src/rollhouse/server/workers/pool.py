"""Processes of our own, for work that must not be done where moves are made.

This module is all that such a process imports besides the games and its work: no server, no database, and nothing secret ever reaches it.
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
from rollhouse.server.workers.fair_semaphore import ANY_REQUESTER, FairSemaphore, Turn

__all__ = ["FindGame", "Process", "Stopped", "Worker", "WorkerPool", "tell"]

FindGame: TypeAlias = Callable[[str], AnyGame]
T = TypeVar("T")

_DONE, _STOP, _FULL = 0, 1, 2
"""The places of a board: how much is done, from 0 to 1, below 0 while nobody knows; whether to stop; whether it holds too much memory."""
_MOST_MEMORY = 1_500_000_000
"""Bytes beyond which a process is replaced, once it has answered: what bots know of many deals is worth less than the machine."""
_POLITE = 10
"""By how much a process that works for long steps back for all others."""


class WorkerPool:
    """Up to `count` processes, each begun when all others are busy. `find` gives the game with an id, there as here."""

    def __init__(self, count: int, find: FindGame = registered, *, warm: bool = False) -> None:
        self._find = find
        self._warm = warm
        self._turns = FairSemaphore(count)
        self._begun: list[Process] = []
        self._idle: list[Process] = []
        self._closed = False

    async def close(self) -> None:
        """Let every process finish what it is at, and end it; who still waits for a turn is refused."""
        self._closed = True
        await asyncio.gather(*(process.close() for process in self._begun))

    async def run(self, work: Callable[..., T], *given: Any, turn: Turn = ANY_REQUESTER) -> T:
        """What `work` gives, done in one of the processes; `BrokenProcessPool` where that dies of it, twice."""
        async with self._turns.take(turn):
            process = self._take()
            try:
                return await process.run(work, *given)
            finally:
                self._idle.append(process)

    def longest_wait(self) -> float:
        """The seconds for which some piece of work has been waiting for its turn."""
        return self._turns.longest_wait()

    def _take(self) -> Process:
        """The process that was busy last: as long as one is enough, there is only one."""
        if self._closed:
            raise RuntimeError("the workers are closed")
        if self._idle:
            return self._idle.pop()
        self._begun.append(Process(self._find, warm=self._warm))
        return self._begun[-1]


class Process:
    """One process that works, replaced when it dies. A polite one steps back when the machine is busy."""

    def __init__(self, find: FindGame = registered, *, warm: bool = False, polite: bool = False, most_memory: int = _MOST_MEMORY) -> None:
        self._find = find
        self._most_memory = most_memory
        self._warm = warm
        self._polite = polite
        self._context = _context()
        self._board = self._context.RawArray("d", [-1.0, 0.0, 0.0])
        self._pool: ProcessPoolExecutor | None = None
        self._beginning = asyncio.Lock()
        self._closed = False

    @property
    def done(self) -> float | None:
        """How much of the work under way is done, from 0 to 1; None while that is not known."""
        told: float = self._board[_DONE]
        return told if told >= 0.0 else None

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """What `work` gives. When the process dies it is asked once more: it may not have been the work's fault."""
        self._board[_DONE] = -1.0
        if not self._closed:
            self._board[_STOP] = 0.0
        try:
            return await self._run(work, *given)
        except BrokenProcessPool:
            return await self._run(work, *given)

    async def _run(self, work: Callable[..., T], *given: Any) -> T:
        pool = self._pool or await self.ready()
        try:
            found = await asyncio.wrap_future(pool.submit(_work, self._most_memory, work, *given))
        except BrokenProcessPool:
            if self._pool is pool:
                self._pool = None
            raise
        if self._board[_FULL] and self._pool is pool:
            self._pool, self._board[_FULL] = None, 0.0
            await asyncio.to_thread(pool.shutdown)
        return found

    async def ready(self) -> ProcessPoolExecutor:
        """A pool of this one process, begun: that takes a while, so it is not done in the event loop."""
        async with self._beginning:
            if self._closed:
                raise RuntimeError("the workers are closed")
            if self._pool is None:
                self._pool = await asyncio.to_thread(self._begin)
            return self._pool

    def _begin(self) -> ProcessPoolExecutor:
        given = (self._find, self._board, self._warm, self._polite, dict(os.environ))
        pool = ProcessPoolExecutor(1, self._context, _begin_worker, given)
        pool.submit(_report).result()
        return pool

    def interrupt(self) -> None:
        """Let the work under way break off with `Stopped` where it next tells how far it is."""
        self._board[_STOP] = 1.0

    async def rest(self) -> None:
        """End it while there is nothing to do; the next work begins another."""
        async with self._beginning:
            pool, self._pool = self._pool, None
            if pool is not None:
                await asyncio.to_thread(pool.shutdown)

    async def close(self) -> None:
        """End it, once it has finished; work that tells how far it is stops there."""
        self._closed = True
        self.interrupt()
        async with self._beginning:
            if self._pool is not None:
                await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)
                self._pool = None


def _context() -> BaseContext:
    """How processes begin: they inherit nothing of the server.

    Where the system can, they are forked from a process that has done nothing but import what bots need, a second's work that no later
    one does again; elsewhere each begins afresh.
    """
    if "forkserver" not in get_all_start_methods():
        return get_context("spawn")
    context = get_context("forkserver")
    context.set_forkserver_preload([__name__, *(f"{package}.warm" for package in shipped_packages())])
    return context


# --- in a worker ----------------------------------------------------------------------------------------------------------------------


class Worker:
    """What a worker process was given when it began."""

    find: FindGame
    board: Any


class Stopped(Exception):
    """The server is closing, or something else comes first: what is done so far is all for now."""


def tell(done: float) -> None:
    """Tell the server how much of the work is done, from 0 to 1; `Stopped` when it wants no more."""
    Worker.board[_DONE] = done
    if Worker.board[_STOP]:
        raise Stopped


def _begin_worker(find: FindGame, board: Any, warm: bool, polite: bool, environ: dict[str, str]) -> None:
    os.environ.clear()  # it would be what the process it was forked from began with
    os.environ.update(environ)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which lets its workers finish
    Worker.find, Worker.board = find, board
    if polite and hasattr(os, "nice"):
        os.nice(_POLITE)
    Finalize(None, end_programs, exitpriority=0)  # a forked process does not do what others do when they exit
    Thread(target=_end_with_parent, daemon=True).start()
    if warm and find is registered and background_allowed():
        Thread(target=_warm_up, daemon=True).start()


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        end_programs()
        os._exit(1)  # whoever would hear the answer is gone


def _warm_up() -> None:
    for game in all_games().values():
        with suppress(MissingExtra):  # its bots that need more can't be seated then
            game.warm_up()


def _work(most_memory: int, work: Callable[..., T], *given: Any) -> T:
    found = work(*given)
    if _memory() > most_memory:
        gc.collect()  # caches that were dropped hang in cycles
        if _memory() > most_memory:
            Worker.board[_FULL] = 1.0
    return found


def _memory() -> int:
    """The bytes that this process holds; 0 where nobody says."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, AttributeError):
        return 0


def _report() -> int:
    return os.getpid()
