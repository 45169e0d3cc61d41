"""Nodes that hear of each other late, and not in order: `pytest -p tests.late_news`. ROLLHOUSE_TEST_DELAYS seeds how late, and is printed.

What is told on one channel stays in its order, as Redis keeps it; what is told on two may arrive in any.
"""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator
from itertools import count

import pytest

from rollhouse.server.tables.presence import PRESENCE_CHANNEL
from rollhouse.server.transport.redis_pubsub import RedisPubSubBackend

__all__ = ["DELAYS"]

DELAYS = "ROLLHOUSE_TEST_DELAYS"
LATEST = 0.1
LATEST_PRESENCE = 0.6
"""Seconds; who is there is told least urgently of all."""
_on_time = RedisPubSubBackend.frames
_nodes = count()


async def _late(self: RedisPubSubBackend) -> AsyncIterator[tuple[str, bytes]]:
    chance = random.Random(f"{os.environ[DELAYS]} {next(_nodes)}")
    clock = asyncio.get_running_loop().time
    due: asyncio.PriorityQueue[tuple[float, int, str, bytes]] = asyncio.PriorityQueue()
    last: dict[str, float] = {}

    async def hear() -> None:
        numbers = count()
        async for channel, frame in _on_time(self):
            latest = LATEST_PRESENCE if channel == PRESENCE_CHANNEL else LATEST
            last[channel] = max(last.get(channel, 0.0), clock() + chance.uniform(0, latest))
            due.put_nowait((last[channel], next(numbers), channel, frame))

    hearing = asyncio.create_task(hear())
    try:
        while True:
            at, number, channel, frame = await due.get()
            if (wait := at - clock()) > 0:
                await asyncio.sleep(min(wait, 0.01))
                due.put_nowait((at, number, channel, frame))  # something that is due sooner may have come meanwhile
            else:
                yield channel, frame
    finally:
        hearing.cancel()


def pytest_report_header() -> str:
    return f"nodes hear of each other late: {DELAYS}={os.environ[DELAYS]} gives these delays again"


@pytest.fixture(autouse=True, scope="session")
def _late_news() -> None:
    RedisPubSubBackend.frames = _late  # type: ignore[method-assign]  # for as long as this process of tests lives
