"""Frames between nodes through Redis, which may be unreachable for a while: nodes that missed frames are told so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import suppress

import redis
from redis import RedisError
from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from rollhouse.core.entropy import draw
from rollhouse.server.wire.frames import GAP, from_node, to_node

UNREACHABLE = (RedisError, OSError)
"""The exceptions that are raised when Redis does not answer."""
_CHANNEL_PREFIX = "rollhouse-3-"
"""Has the number of the frames' format. A release that changes the format changes it: nodes of both releases then receive nothing of each
other, and find each other's commits in the store (`missed_commits.py`), a little later."""
_MAX_CONNECTIONS = 32
_CONNECT_TIMEOUT_SECONDS = 10.0
_ANSWER_TIMEOUT_SECONDS = 1.0
"""A server that works has taken a frame by then; one that hangs never does."""
_NODE_ID_BYTES = 4
_POLL_SECONDS = 1.0
_RETRY_SECONDS = 0.5
_log = logging.getLogger("rollhouse.pubsub")


class RedisPubSubBackend:
    """Receives on one connection, which is replaced when it breaks, and sends on a pool of others."""

    def __init__(self, url: str) -> None:
        # Publishers wait for a connection instead of failing: the plain pool breaks when more than its size publish at once. One retry: the
        # server may have closed a connection that was idle.
        pool = BlockingConnectionPool.from_url(
            url,
            max_connections=_MAX_CONNECTIONS,
            timeout=_CONNECT_TIMEOUT_SECONDS,
            socket_connect_timeout=_ANSWER_TIMEOUT_SECONDS,
            socket_timeout=_ANSWER_TIMEOUT_SECONDS,
            retry=Retry(NoBackoff(), 1),
        )
        self._node_id = draw("channels", _NODE_ID_BYTES).hex().encode()
        """Begins each frame of this node, which ignores its own: its viewers have them already."""
        self._client = Redis.from_pool(pool)
        self._subscribed = asyncio.Event()
        # Without retries of its own: what comes while a connection is made anew is lost, and must be known to be.
        self._receiver = Redis.from_url(url, socket_connect_timeout=_CONNECT_TIMEOUT_SECONDS, retry=Retry(NoBackoff(), 0))
        self._pubsub = self._receiver.pubsub()
        self._changing = asyncio.Lock()
        self._wanted: set[str] = set()
        self._unconfirmed: dict[str, asyncio.Event] = {}
        """Subscriptions that Redis has not confirmed yet."""
        self._broken = False
        self.unreachable: tuple[type[Exception], ...] = UNREACHABLE

    async def close(self) -> None:
        """Close the subscription and the connections."""
        with suppress(*UNREACHABLE):
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]  # redis does not say
        await self._receiver.aclose()
        await self._client.aclose()

    async def publish(self, frames: Sequence[tuple[bytes, str]]) -> None:
        """Send the frames to the other nodes, in one round trip."""
        async with self._client.pipeline(transaction=False) as pipeline:
            for data, channel in frames:
                pipeline.publish(_CHANNEL_PREFIX + channel, self._node_id + to_node(data))
            await pipeline.execute()

    async def subscribe(self, channel: str) -> None:
        """Receive a channel's frames. Returns when Redis has confirmed it: what is stored after that can't be missed."""
        name = _CHANNEL_PREFIX + channel
        confirmed = self._unconfirmed[name] = asyncio.Event()
        async with self._changing:
            self._wanted.add(name)
            try:
                await self._pubsub.subscribe(name)
            except UNREACHABLE:
                self._broken = True
        self._subscribed.set()
        if not self._broken:
            with suppress(TimeoutError):  # Redis hangs: a gap is reported when it is back
                await asyncio.wait_for(confirmed.wait(), _ANSWER_TIMEOUT_SECONDS)

    async def unsubscribe(self, channel: str) -> None:
        """Stop receiving a channel's frames."""
        name = _CHANNEL_PREFIX + channel
        async with self._changing:
            self._wanted.discard(name)
            try:
                await self._pubsub.unsubscribe(name)
            except UNREACHABLE:
                self._broken = True

    async def frames(self) -> AsyncIterator[tuple[str, bytes]]:
        """The frames of other nodes, without end, each with its channel; `("", GAP)` after a reconnection."""
        await self._subscribed.wait()
        while True:
            try:
                if self._broken:
                    await self._reconnect()
                    yield "", GAP
                message = await self._pubsub.get_message(timeout=_POLL_SECONDS)
            except UNREACHABLE as error:
                if not self._broken:
                    _log.warning("redis unreachable", extra={"error": type(error).__name__})
                self._broken = True
                await asyncio.sleep(_RETRY_SECONDS)
                continue
            if message is None:
                continue
            name, data = message["channel"].decode(), message["data"]
            if message["type"] == "subscribe":
                self._confirm(name)
            elif message["type"] == "message" and not data.startswith(self._node_id):
                yield name.removeprefix(_CHANNEL_PREFIX), from_node(data[len(self._node_id) :])

    def _confirm(self, name: str) -> None:
        if (waiting := self._unconfirmed.pop(name, None)) is not None:
            waiting.set()

    async def _reconnect(self) -> None:
        async with self._changing:
            with suppress(*UNREACHABLE):
                await self._pubsub.aclose()  # type: ignore[no-untyped-call]  # redis does not say
            self._pubsub = self._receiver.pubsub()
            await self._pubsub.subscribe(*self._wanted)
            if await self._pubsub.get_message(timeout=_CONNECT_TIMEOUT_SECONDS) is None:  # the first confirmation stands for all
                raise RedisError("no answer")
            self._broken = False
            for name in list(self._unconfirmed):
                self._confirm(name)
        _log.warning("redis reachable again")


def ping(url: str) -> None:
    """Raise one of `UNREACHABLE` when Redis does not answer."""
    with redis.Redis.from_url(url) as client:
        client.ping()
