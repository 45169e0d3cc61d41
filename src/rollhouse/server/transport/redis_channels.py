"""Channels between nodes, through a Redis server that may go away and come back: whoever missed something is told so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Callable, Iterable
from contextlib import suppress
from typing import Any

import redis
from litestar.channels.backends.base import ChannelsBackend
from redis import RedisError
from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from rollhouse.core.entropy import draw
from rollhouse.server.transport.frames import read_shared, to_share

__all__ = ["AWAY", "RedisBackend", "ping"]

AWAY = (RedisError, OSError)
"""What is raised when the Redis server does not answer."""
_FORMAT = "rollhouse-2-"
"""Begins the name of every channel: the form of what nodes tell each other. A release that changes it changes the number, and nodes of both
hear nothing of each other: what others have stored they find in the store (`stragglers.py`), a little later."""
_MOST_CONNECTIONS = 32
_PATIENCE = 10.0
_ANSWER = 1.0
"""Seconds in which a server that is well has taken a frame; one that hangs never does."""
_NAME_BYTES = 4
_LOOK = 1.0
_AGAIN = 0.5
"""Seconds between attempts to reach it again."""
_log = logging.getLogger("rollhouse.channels")


class RedisBackend(ChannelsBackend):
    """Listens on one connection, which is made anew when it breaks, and closes everything when the server does."""

    def __init__(self, url: str) -> None:
        # Publishers wait for a connection instead of failing: the plain pool breaks when more than its size publish at once. One retry: the
        # server may have closed a connection that was idle.
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=_MOST_CONNECTIONS,
            timeout=_PATIENCE,
            socket_connect_timeout=_ANSWER,
            socket_timeout=_ANSWER,
            retry=Retry(NoBackoff(), 1),
        )
        self._name = draw("channels", _NAME_BYTES).hex().encode()
        """Begins whatever this node says: it has told its own viewers already."""
        self._client = Redis.from_pool(pool)
        self._subscribed = asyncio.Event()
        # Without retries of its own: what comes while a connection is made anew is lost, and must be known to be.
        self._ear = Redis.from_url(url, socket_connect_timeout=_PATIENCE, retry=Retry(NoBackoff(), 0))
        self._listening = self._ear.pubsub()
        self._changing = asyncio.Lock()
        self._wanted: set[str] = set()
        self._broken = False
        self.lost: Callable[[], None] = lambda: None
        """Called when frames may have been missed, once new ones come again."""

    async def on_startup(self) -> None:
        """Connections are made when they are needed."""

    async def on_shutdown(self) -> None:
        with suppress(*AWAY):
            await self._listening.aclose()  # type: ignore[no-untyped-call]  # redis does not say
        await self._ear.aclose()
        await self._client.aclose()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Tell every other node that listens."""
        shared = self._name + to_share(data)
        async with self._client.pipeline(transaction=False) as together:
            for channel in channels:
                together.publish(_FORMAT + channel, shared)
            await together.execute()

    async def subscribe(self, channels: Iterable[str]) -> None:
        """Listen on these channels too: at once, or as soon as the server is back."""
        names = {_FORMAT + channel for channel in channels}
        async with self._changing:
            self._wanted |= names
            try:
                await self._listening.subscribe(*names)
            except AWAY:
                self._broken = True
        self._subscribed.set()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        """Stop listening on these channels."""
        names = {_FORMAT + channel for channel in channels}
        async with self._changing:
            self._wanted -= names
            try:
                await self._listening.unsubscribe(*names)
            except AWAY:
                self._broken = True

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        """Nothing: what happened is in the store."""
        return []

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        """What comes, without end."""
        await self._subscribed.wait()
        while True:
            try:
                if self._broken:
                    await self._listen_anew()
                message = await self._listening.get_message(ignore_subscribe_messages=True, timeout=_LOOK)
            except AWAY as error:
                if not self._broken:
                    _log.warning("the channels are away: %s", type(error).__name__)
                self._broken = True
                await asyncio.sleep(_AGAIN)
                continue
            if message is not None and not message["data"].startswith(self._name):
                yield message["channel"].decode().removeprefix(_FORMAT), read_shared(message["data"][len(self._name) :])

    async def _listen_anew(self) -> None:
        async with self._changing:
            with suppress(*AWAY):
                await self._listening.aclose()  # type: ignore[no-untyped-call]  # redis does not say
            self._listening = self._ear.pubsub()
            await self._listening.subscribe(*self._wanted)
            if await self._listening.get_message(timeout=_PATIENCE) is None:  # the first confirmation stands for all
                raise RedisError("no answer")
            self._broken = False
        _log.warning("the channels are back")
        self.lost()


def ping(url: str) -> None:
    """Ask whether anybody is there."""
    with redis.Redis.from_url(url) as client:
        client.ping()
