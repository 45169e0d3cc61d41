"""A pytest plugin that delays messages between nodes: `pytest -p tests.delayed_pubsub`. ROLLHOUSE_TEST_DELAYS is the seed, and is printed.

Messages of one channel stay in order, as in Redis; those of different channels may change places.
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

DELAYS = "ROLLHOUSE_TEST_DELAYS"
MAX_DELAY_SECONDS = 0.1
MAX_PRESENCE_DELAY_SECONDS = 0.6
_undelayed = RedisPubSubBackend.frames
_nodes = count()


async def _delayed(self: RedisPubSubBackend) -> AsyncIterator[tuple[str, bytes]]:
    rng = random.Random(f"{os.environ[DELAYS]} {next(_nodes)}")
    clock = asyncio.get_running_loop().time
    due: asyncio.PriorityQueue[tuple[float, int, str, bytes]] = asyncio.PriorityQueue()
    last: dict[str, float] = {}

    async def receive() -> None:
        numbers = count()
        async for channel, frame in _undelayed(self):
            longest = MAX_PRESENCE_DELAY_SECONDS if channel == PRESENCE_CHANNEL else MAX_DELAY_SECONDS
            last[channel] = max(last.get(channel, 0.0), clock() + rng.uniform(0, longest))
            due.put_nowait((last[channel], next(numbers), channel, frame))

    receiving = asyncio.create_task(receive())
    try:
        while True:
            at, number, channel, frame = await due.get()
            if (wait := at - clock()) > 0:
                await asyncio.sleep(min(wait, 0.01))
                due.put_nowait((at, number, channel, frame))  # a message that is due sooner may have arrived
            else:
                yield channel, frame
    finally:
        receiving.cancel()


def pytest_report_header() -> str:
    return f"messages between nodes are delayed: {DELAYS}={os.environ[DELAYS]} repeats these delays"


@pytest.fixture(autouse=True, scope="session")
def _delay_pubsub() -> None:
    RedisPubSubBackend.frames = _delayed  # type: ignore[method-assign]  # for as long as this process of tests lives
