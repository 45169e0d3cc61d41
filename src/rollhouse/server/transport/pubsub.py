"""How what was committed reaches every viewer: those of this process at once, those of other nodes through a network."""

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
from rollhouse.server.wire.frames import LOST

__all__ = ["ClusterPubSub", "PubSub", "PubSubBackend", "Subscriber", "check_channels", "make_pubsub"]

Subscriber: TypeAlias = Callable[[bytes], object]
"""Takes what is told on a channel, and waits for nothing: whoever tells it goes on when everybody has heard it."""
_REST = 1.0
"""Seconds after a failure before the network is tried again."""
_MOST_UNTOLD = 10_000
"""Frames that wait for the network; whoever misses some looks at what is stored."""
_log = logging.getLogger("rollhouse.channels")


class PubSub:
    """Who listens to what in this process."""

    def __init__(self) -> None:
        self._ears: dict[str, dict[Subscriber, None]] = {}

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        """Nothing is told any more."""

    @property
    def away(self) -> bool:
        """Whether other nodes have missed something, and have not heard so yet."""
        return False

    def publish(self, data: bytes, channel: str) -> None:
        """Tell everybody who listens."""
        for hear in tuple(self._ears.get(channel, ())):
            try:
                hear(data)
            except Exception:  # whatever is wrong with one of them, the others are told
                _log.exception("somebody on %s could not be told", channel)

    async def listen(self, channel: str, hear: Subscriber) -> None:
        """From now on `hear` is told everything."""
        self._ears.setdefault(channel, {})[hear] = None

    async def stop(self, channel: str, hear: Subscriber) -> None:
        """It is told nothing any more. Nothing is kept of channels that nobody listens to: a house has had many tables."""
        ears = self._ears.get(channel, {})
        ears.pop(hear, None)
        if not ears:
            self._ears.pop(channel, None)

    @asynccontextmanager
    async def attended(self, channel: str, hear: Callable[[bytes], Awaitable[None]]) -> AsyncIterator[None]:
        """Meanwhile everything is heard by something that takes its time, one after the other; too much of it at once comes as `LOST`."""
        backlog, something = BoundedSendQueue(), asyncio.Event()

        def put(data: bytes) -> None:
            backlog.add(data)
            something.set()

        async def attend() -> None:
            while True:
                await something.wait()
                while backlog:
                    try:
                        await hear(backlog.take())
                    except Exception:  # the next may be heard all the same
                        _log.exception("what was told on %s was not heard", channel)
                something.clear()

        attending = asyncio.create_task(attend())
        await self.listen(channel, put)
        try:
            yield
        finally:
            attending.cancel()
            await self.stop(channel, put)

    def listeners(self, channel: str) -> int:
        """How many listen."""
        return len(self._ears.get(channel, ()))


class PubSubBackend(Protocol):
    """What carries frames between nodes. It tells nobody what they have said themselves."""

    lost: Callable[[], None]
    """Called when frames may have been missed, once new ones come again."""
    away: tuple[type[Exception], ...]
    """What it raises when it can't be reached."""

    async def publish(self, told: Sequence[tuple[bytes, str]]) -> None:
        """Tell every other node that listens: each of these on its channel."""

    async def subscribe(self, channel: str) -> None:
        """Listen on a channel too: from when this returns, or as soon as the network is back."""

    async def unsubscribe(self, channel: str) -> None:
        """Stop listening on a channel."""

    def heard(self) -> AsyncIterator[tuple[str, bytes]]:
        """What comes, without end: the channel and the frame."""

    async def close(self) -> None:
        """Hang up."""


class ClusterPubSub(PubSub):
    """Between nodes. This node's own viewers hear of everything first, whatever the network does.

    While it is away the others miss something; they hear so later, and look at what is stored.
    """

    def __init__(self, network: PubSubBackend) -> None:
        super().__init__()
        self._network = network
        network.lost = self.lost
        self._untold: asyncio.Queue[tuple[bytes, str]] = asyncio.Queue(_MOST_UNTOLD)
        self._owed: set[str] = set()
        """Channels on which something could not be told."""
        self._rests_until = 0.0
        """Until then nothing is tried: whoever waits for a network that hangs, with every frame, never catches up."""
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._tell_others()), asyncio.create_task(self._hear_others())]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._network.close()

    @property
    def away(self) -> bool:
        return bool(self._owed)

    def lost(self) -> None:
        """Tell everybody here that frames may have been missed."""
        for channel in tuple(self._ears):
            super().publish(LOST, channel)

    def publish(self, data: bytes, channel: str) -> None:
        super().publish(data, channel)
        try:
            self._untold.put_nowait((data, channel))
        except asyncio.QueueFull:
            self._owed.add(channel)

    async def listen(self, channel: str, hear: Subscriber) -> None:
        first = channel not in self._ears
        await super().listen(channel, hear)
        if first:
            await self._network.subscribe(channel)

    async def stop(self, channel: str, hear: Subscriber) -> None:
        await super().stop(channel, hear)
        if channel not in self._ears:
            await self._network.unsubscribe(channel)

    async def _hear_others(self) -> None:
        async for channel, data in self._network.heard():
            super().publish(data, channel)

    async def _tell_others(self) -> None:
        while True:
            told = [await self._untold.get()]
            with suppress(asyncio.QueueEmpty):
                while True:
                    told.append(self._untold.get_nowait())  # whatever waits already goes in the same parcel
            if time.monotonic() < self._rests_until:
                self._owed.update(channel for _, channel in told)
            else:
                await self._tell(told)

    async def _tell(self, told: Sequence[tuple[bytes, str]]) -> None:
        try:
            await self._network.publish(told)
            if self._owed:
                owed, self._owed = self._owed, set()
                try:
                    await self._network.publish([(LOST, channel) for channel in owed])
                except self._network.away:
                    self._owed |= owed
                    raise
                _log.warning("other nodes are told again what happens here")
        except self._network.away as error:
            if not self._owed:
                _log.warning("other nodes can't be told what happens here: %s", type(error).__name__)
            self._owed.update(channel for _, channel in told)
            self._rests_until = time.monotonic() + _REST


def make_pubsub(config: Config) -> PubSub:
    """The channels of this configuration."""
    if config.alone:
        return PubSub()
    with needs("cluster"):
        from rollhouse.server.transport.redis_pubsub import RedisPubSubBackend

    return ClusterPubSub(RedisPubSubBackend(config.channels))


def check_channels(config: Config) -> None:
    """Refuse to start where nodes could not talk to each other: `setup/channels`."""
    if config.alone:
        return
    with needs("cluster"):
        from rollhouse.server.transport.redis_pubsub import AWAY, ping
    try:
        ping(config.channels)
    except (*AWAY, ValueError) as error:
        where = config.channels.rpartition("@")[2]
        raise SetupError("setup/channels", value=where, reason=say("error-why-os", reason=str(error).rstrip("."))) from None
