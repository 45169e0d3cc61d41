"""Publish and subscribe: frames reach the viewers of this process at once, those of other nodes through a backend."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Protocol, Self, TypeAlias

from rollhouse.core.errors import SetupError
from rollhouse.core.extras import needs
from rollhouse.core.messages import say
from rollhouse.server.config import Config
from rollhouse.server.transport.send_queue import BoundedSendQueue
from rollhouse.server.wire.frames import GAP

Subscriber: TypeAlias = Callable[[bytes], object]
"""Takes a frame of a channel without waiting: the publisher goes on when all subscribers have returned."""
_RETRY_SECONDS = 1.0
"""After a failure of the backend."""
_MAX_OUTGOING_FRAMES = 10_000
"""Frames that wait for the backend; nodes that miss some resync from the store."""
_log = logging.getLogger("rollhouse.pubsub")


class PubSub:
    """The subscribers of this process."""

    def __init__(self) -> None:
        self._subscribers: dict[str, dict[Subscriber, None]] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop receiving."""

    @property
    def has_gaps(self) -> bool:
        """Whether other nodes missed frames, and were not sent `GAP` yet."""
        return False

    def publish(self, data: bytes, channel: str) -> None:
        """Send a frame to all subscribers of a channel."""
        for subscriber in tuple(self._subscribers.get(channel, ())):
            try:
                subscriber(data)
            except Exception:  # the others get it all the same
                _log.exception("subscriber failed", extra={"channel": channel})

    async def subscribe(self, channel: str, subscriber: Subscriber) -> None:
        """Call the subscriber with every frame of the channel from now on."""
        self._subscribers.setdefault(channel, {})[subscriber] = None

    async def unsubscribe(self, channel: str, subscriber: Subscriber) -> None:
        """Stop calling the subscriber. Channels without subscribers take no memory: a server has had many tables."""
        subscribers = self._subscribers.get(channel, {})
        subscribers.pop(subscriber, None)
        if not subscribers:
            self._subscribers.pop(channel, None)

    @asynccontextmanager
    async def subscribed(self, channel: str, handle: Callable[[bytes], Awaitable[None]]) -> AsyncIterator[None]:
        """Await the handler for one frame after the other while the context lasts; when too many wait, they become `GAP`."""
        queue, not_empty = BoundedSendQueue(), asyncio.Event()

        def put(data: bytes) -> None:
            queue.add(data)
            not_empty.set()

        async def handle_all() -> None:
            while True:
                await not_empty.wait()
                while queue:
                    try:
                        await handle(queue.take())
                    except Exception:  # the next frame may be handled all the same
                        _log.exception("subscriber failed", extra={"channel": channel})
                not_empty.clear()

        handling = asyncio.create_task(handle_all())
        await self.subscribe(channel, put)
        try:
            yield
        finally:
            handling.cancel()
            await self.unsubscribe(channel, put)

    def has_subscribers(self, channel: str) -> bool:
        """Whether a frame of the channel may reach a subscriber."""
        return channel in self._subscribers

    def subscriber_count(self, channel: str) -> int:
        """The number of subscribers of a channel in this process."""
        return len(self._subscribers.get(channel, ()))


class PubSubBackend(Protocol):
    """Carries frames between nodes. A node does not receive its own frames."""

    unreachable: tuple[type[Exception], ...]
    """The exceptions that it raises when it can't be reached."""

    async def publish(self, frames: Sequence[tuple[bytes, str]]) -> None:
        """Send each frame to the other nodes that subscribe to its channel."""

    async def subscribe(self, channel: str) -> None:
        """Receive a channel's frames: from when this returns, or as soon as the backend can be reached again."""

    async def unsubscribe(self, channel: str) -> None:
        """Stop receiving a channel's frames."""

    def frames(self) -> AsyncIterator[tuple[str, bytes]]:
        """The frames of other nodes, without end, each with its channel; `("", GAP)` when some of any channel may have been missed."""

    async def close(self) -> None:
        """Close the connections."""


class ClusterPubSub(PubSub):
    """Publishes to this process first, then to other nodes through a backend.

    While the backend can't be reached other nodes miss frames; they are sent `GAP` later, and resync from the store.
    """

    def __init__(self, backend: PubSubBackend) -> None:
        super().__init__()
        self._backend = backend
        self._outgoing: asyncio.Queue[tuple[bytes, str]] = asyncio.Queue(_MAX_OUTGOING_FRAMES)
        self._gap_channels: set[str] = set()
        """Channels with frames that could not be sent."""
        self._retry_at = 0.0
        """Nothing is sent before: a timeout for every frame would let the queue fill up when the backend hangs."""
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._send_all()), asyncio.create_task(self._receive_all())]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._backend.close()

    @property
    def has_gaps(self) -> bool:
        return bool(self._gap_channels)

    def has_subscribers(self, channel: str) -> bool:
        return True  # on other nodes

    def publish(self, data: bytes, channel: str) -> None:
        super().publish(data, channel)
        try:
            self._outgoing.put_nowait((data, channel))
        except asyncio.QueueFull:
            self._gap_channels.add(channel)

    async def subscribe(self, channel: str, subscriber: Subscriber) -> None:
        first = channel not in self._subscribers
        await super().subscribe(channel, subscriber)
        if first:
            await self._backend.subscribe(channel)

    async def unsubscribe(self, channel: str, subscriber: Subscriber) -> None:
        await super().unsubscribe(channel, subscriber)
        if channel not in self._subscribers:
            await self._backend.unsubscribe(channel)

    async def _receive_all(self) -> None:
        async for channel, data in self._backend.frames():
            for target in (channel,) if channel else tuple(self._subscribers):
                super().publish(data, target)

    async def _send_all(self) -> None:
        while True:
            frames = [await self._outgoing.get()]
            with suppress(asyncio.QueueEmpty):
                while True:
                    frames.append(self._outgoing.get_nowait())  # all that wait are sent together
            if time.monotonic() < self._retry_at:
                self._gap_channels.update(channel for _, channel in frames)
            else:
                await self._send(frames)

    async def _send(self, frames: Sequence[tuple[bytes, str]]) -> None:
        try:
            await self._backend.publish(frames)
            if self._gap_channels:
                gaps, self._gap_channels = self._gap_channels, set()
                try:
                    await self._backend.publish([(GAP, channel) for channel in gaps])
                except self._backend.unreachable:
                    self._gap_channels |= gaps
                    raise
                _log.warning("other nodes reachable again")
        except self._backend.unreachable as error:
            if not self._gap_channels:
                _log.warning("other nodes unreachable", extra={"error": type(error).__name__})
            self._gap_channels.update(channel for _, channel in frames)
            self._retry_at = time.monotonic() + _RETRY_SECONDS


def make_pubsub(config: Config) -> PubSub:
    """The publish-subscribe service for this configuration: within the process, or between nodes through Redis."""
    if config.single_node:
        return PubSub()
    with needs("cluster"):
        from rollhouse.server.transport.redis_pubsub import RedisPubSubBackend

    return ClusterPubSub(RedisPubSubBackend(config.channels))


def check_channels(config: Config) -> None:
    """Refuse to start when Redis can't be reached: `setup/channels`."""
    if config.single_node:
        return
    with needs("cluster"):
        from rollhouse.server.transport.redis_pubsub import UNREACHABLE, ping
    try:
        ping(config.channels)
    except (*UNREACHABLE, ValueError) as error:
        where = config.channels.rpartition("@")[2]
        raise SetupError("setup/channels", value=where, reason=say("error-why-os", reason=str(error).rstrip("."))) from None
