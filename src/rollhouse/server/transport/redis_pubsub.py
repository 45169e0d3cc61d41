"""The network between nodes: a Redis server that may go away and come back. Whoever missed something is told so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import suppress

import redis
from redis import RedisError
from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from rollhouse.core.entropy import draw
from rollhouse.server.wire.frames import read_shared, to_share

__all__ = ["AWAY", "RedisPubSubBackend", "ping"]

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


class RedisPubSubBackend:
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
        self._unconfirmed: dict[str, asyncio.Event] = {}
        """Channels that the server has been asked for, and has not answered yet."""
        self._broken = False
        self.lost: Callable[[], None] = lambda: None
        self.away: tuple[type[Exception], ...] = AWAY

    async def close(self) -> None:
        """Close everything."""
        with suppress(*AWAY):
            await self._listening.aclose()  # type: ignore[no-untyped-call]  # redis does not say
        await self._ear.aclose()
        await self._client.aclose()

    async def publish(self, told: Sequence[tuple[bytes, str]]) -> None:
        """Tell every other node that listens, in one parcel."""
        async with self._client.pipeline(transaction=False) as together:
            for data, channel in told:
                together.publish(_FORMAT + channel, self._name + to_share(data))
            await together.execute()

    async def subscribe(self, channel: str) -> None:
        """Listen on a channel too. Returns when the server has said that it will tell: what is stored after that can't be missed."""
        name = _FORMAT + channel
        confirmed = self._unconfirmed[name] = asyncio.Event()
        async with self._changing:
            self._wanted.add(name)
            try:
                await self._listening.subscribe(name)
            except AWAY:
                self._broken = True
        self._subscribed.set()
        if not self._broken:
            with suppress(TimeoutError):  # it hangs: whoever missed something is told so when it is back
                await asyncio.wait_for(confirmed.wait(), _ANSWER)

    async def unsubscribe(self, channel: str) -> None:
        """Stop listening on a channel."""
        name = _FORMAT + channel
        async with self._changing:
            self._wanted.discard(name)
            try:
                await self._listening.unsubscribe(name)
            except AWAY:
                self._broken = True

    async def heard(self) -> AsyncIterator[tuple[str, bytes]]:
        """What comes, without end."""
        await self._subscribed.wait()
        while True:
            try:
                if self._broken:
                    await self._listen_anew()
                message = await self._listening.get_message(timeout=_LOOK)
            except AWAY as error:
                if not self._broken:
                    _log.warning("the channels are away: %s", type(error).__name__)
                self._broken = True
                await asyncio.sleep(_AGAIN)
                continue
            if message is None:
                continue
            name, data = message["channel"].decode(), message["data"]
            if message["type"] == "subscribe":
                self._confirm(name)
            elif message["type"] == "message" and not data.startswith(self._name):
                yield name.removeprefix(_FORMAT), read_shared(data[len(self._name) :])

    def _confirm(self, name: str) -> None:
        if (waiting := self._unconfirmed.pop(name, None)) is not None:
            waiting.set()

    async def _listen_anew(self) -> None:
        async with self._changing:
            with suppress(*AWAY):
                await self._listening.aclose()  # type: ignore[no-untyped-call]  # redis does not say
            self._listening = self._ear.pubsub()
            await self._listening.subscribe(*self._wanted)
            if await self._listening.get_message(timeout=_PATIENCE) is None:  # the first confirmation stands for all
                raise RedisError("no answer")
            self._broken = False
            for name in list(self._unconfirmed):
                self._confirm(name)
        _log.warning("the channels are back")
        self.lost()


def ping(url: str) -> None:
    """Ask whether anybody is there."""
    with redis.Redis.from_url(url) as client:
        client.ping()
