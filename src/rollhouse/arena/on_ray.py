"""Tasks on a Ray cluster (`rollhouse[ray]`), with results in the order of the tasks.

The cluster is the one that `RAY_ADDRESS` names, else one that runs on this machine, else one of this machine's cores that ends with the
work. Its nodes need the same Rollhouse. Where a worker or a node is lost, its tasks are done again elsewhere.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Generator, Iterable
from itertools import islice
from typing import Any, TypeVar

import ray

from rollhouse.arena.games import ArenaError
from rollhouse.arena.workers import Task

_QUEUED_TASKS_PER_PROCESSOR = 4
_MAX_RETRIES = 5
"""Of a task whose worker was lost: one that always ends its worker must not go on for ever."""

T = TypeVar("T")


def results_from_ray(tasks: Iterable[Task[T]]) -> Generator[T, None, None]:
    """The results in the order of the tasks; closing the generator stops the work."""
    begun = not ray.is_initialized()
    if begun:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
    work: Any = ray.remote(max_retries=_MAX_RETRIES, scheduling_strategy="SPREAD")(_work)
    ahead = _QUEUED_TASKS_PER_PROCESSOR * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = iter(tasks)
    queued: deque[Any] = deque(work.remote(task) for task in islice(left, ahead))
    try:
        while queued:
            result: T = ray.get(queued[0])
            queued.popleft()
            queued.extend(work.remote(task) for task in islice(left, 1))
            yield result
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None  # an error within a task is raised as it would be here
    except ray.exceptions.RayError:
        raise ArenaError("arena/worker-lost") from None
    finally:
        for task in queued:
            ray.cancel(task, force=True)
        if begun:
            ray.shutdown()


def _work(task: Task[T]) -> T:
    return task(lambda: False)
