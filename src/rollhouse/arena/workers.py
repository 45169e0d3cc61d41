"""Tasks shared out among processes, here or on a Ray cluster; results come in the order of the tasks, however many there are."""

from __future__ import annotations

import os
import signal
import sys
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Literal, TypeAlias, TypeVar

from rollhouse.arena.games import ArenaError
from rollhouse.core.extras import needs
from rollhouse.play.subprocess_bot import end_programs

WORKERS = range(1, 62)
"""61 is the most processes that Windows can wait for."""
_QUEUED_TASKS_PER_WORKER = 4
"""Enough to keep all workers busy, and few enough to stop at once."""

Engine: TypeAlias = Literal["local", "ray"]
ENGINES: tuple[Engine, ...] = ("local", "ray")
"""Where tasks run: in processes of this machine, or on a cluster."""

T = TypeVar("T")
Task: TypeAlias = Callable[[Callable[[], bool]], T]
"""Some work that can be sent to another process. Its argument says whether it may stop: the result is not used then."""


def usable_cores() -> int:
    """The number of processes that this machine can run at once."""
    usable = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1
    return min(usable, WORKERS[-1])


def results_in_order(tasks: Iterable[Task[T]], workers: int, engine: Engine = "local") -> Generator[T, None, None]:
    """The results in the order of the tasks; closing the generator stops the work.

    One worker is this process. A cluster has as many workers as processors, and ignores `workers`.
    """
    if engine == "ray":
        with needs("ray"):
            from rollhouse.arena.on_ray import results_from_ray
        return results_from_ray(tasks)
    return _here(tasks) if workers == 1 else _in_processes(tasks, workers)


def _here(tasks: Iterable[Task[T]]) -> Generator[T, None, None]:
    for task in tasks:
        yield task(lambda: False)


def _in_processes(tasks: Iterable[Task[T]], workers: int) -> Generator[T, None, None]:
    context = get_context("spawn")  # the same on every system, and nothing of this process leaks into a worker
    theirs, ours = context.Pipe(duplex=False)
    executor = ProcessPoolExecutor(workers, context, _begin_worker, (theirs,))
    left = iter(tasks)
    queued: deque[Future[T]] = deque()
    try:
        with _interrupts_held():  # workers inherit this: Ctrl-C reaches this process alone, even while they start
            queued.extend(executor.submit(_work, task) for task in islice(left, _QUEUED_TASKS_PER_WORKER * workers))
        while queued:
            result = queued.popleft().result()
            queued.extend(executor.submit(_work, task) for task in islice(left, 1))
            yield result
        executor.shutdown()
    except BrokenProcessPool:
        raise ArenaError("arena/worker-lost") from None
    finally:
        ours.close()
        executor.shutdown(cancel_futures=True)
        theirs.close()


@contextmanager
def _interrupts_held() -> Iterator[None]:
    if sys.platform == "win32":
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _begin_worker(end: Connection) -> None:
    """Prepare a worker. It ends when the other end of the pipe is closed: no result is wanted any more, or its reader is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)  # the executor's, when the first worker has ended: others still end their programs
    Thread(target=_end_after, args=(end,), daemon=True).start()  # the main thread may play or compile for minutes


def _end_after(end: Connection) -> None:
    with suppress(EOFError, OSError):
        end.recv_bytes()
    end_programs(for_good=True)
    os._exit(1)


def _work(task: Task[T]) -> T:
    return task(lambda: False)
