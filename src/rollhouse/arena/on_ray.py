"""Work on a Ray cluster (`rollhouse[ray]`): results in the order of the tasks, as everywhere, so that they are the same bytes as here.

The cluster is the one that `RAY_ADDRESS` names, else one that runs on this machine, else one of this machine's cores that ends with the
work. Its nodes need the same Rollhouse. Where a worker or a node is lost, what it was at is done again elsewhere.
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

__all__ = ["worked_off_on_ray"]

_AHEAD = 4
"""Tasks handed out beforehand, per processor of the cluster."""
_AGAIN = 5
"""How often a task is begun again whose worker was lost: one that always ends its worker must not go on for ever."""

T = TypeVar("T")


def worked_off_on_ray(tasks: Iterable[Task[T]]) -> Generator[T, None, None]:
    """The results, in the order of the tasks. Closing it stops the work."""
    begun = not ray.is_initialized()
    if begun:
        ray.init(log_to_driver=False, logging_level=logging.ERROR, include_dashboard=False)
    work: Any = ray.remote(max_retries=_AGAIN, scheduling_strategy="SPREAD")(_work)
    ahead = _AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = iter(tasks)
    handed_out: deque[Any] = deque(work.remote(task) for task in islice(left, ahead))
    try:
        while handed_out:
            result: T = ray.get(handed_out[0])
            handed_out.popleft()
            handed_out.extend(work.remote(task) for task in islice(left, 1))
            yield result
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None  # what went wrong within a task is told as if it had been done here
    except ray.exceptions.RayError:
        raise ArenaError("arena/worker-lost") from None
    finally:
        for one in handed_out:
            ray.cancel(one, force=True)
        if begun:
            ray.shutdown()


def _work(task: Task[T]) -> T:
    return task(lambda: False)
