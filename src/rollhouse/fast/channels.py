"""Litestar's channels for a house: in order when it opens and closes, tidy when tables are left, and patient when the network is away.

What it leans on in Litestar: `ChannelsPlugin._channels` (who listens to what), `_pub_queue`, `_pub_worker` and `_backend`, and
`Subscriber._queue`. Nothing here is for speed: shorter ways to the subscribers of one process were tried, and gained less than a tenth.
"""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncGenerator, Iterable
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.subscriber import Subscriber
from litestar.config.app import AppConfig

__all__ = ["LOST", "HouseChannels", "HouseSubscriber", "SharedChannels"]

_REST = 1.0
"""Seconds after a failure before the network is tried again."""
_log = logging.getLogger("rollhouse.channels")
LOST = b""
"""What comes instead of the frames that a subscriber was too slow for, or that a network has lost."""


class HouseSubscriber(Subscriber):
    """Nobody ever waits for it: when it has fallen too far behind, what it has not taken is dropped, and it is told so.

    Too far is by frames and by bytes, whichever comes first: frames are as large as the table.
    """

    most_bytes = 1 << 20

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.waiting_bytes = 0
        """Of what was not taken."""

    def put_nowait(self, item: bytes | None) -> bool:
        queue, size = self._queue, len(item or b"")
        if queue.full() or (self.waiting_bytes and self.waiting_bytes + size > self.most_bytes):
            while not queue.empty():
                queue.get_nowait()
                queue.task_done()
            item, size, self.waiting_bytes = item if item is None else LOST, 0, 0
        self.waiting_bytes += size
        queue.put_nowait(item)
        return True

    async def iter_events(self) -> AsyncGenerator[bytes, None]:
        """As the framework's, and counted; a generator around its own would cost every frame once more."""
        queue = self._queue
        while (item := await queue.get()) is not None:
            self.waiting_bytes -= len(item)
            yield item
            queue.task_done()
        queue.task_done()

    async def put(self, item: bytes | None) -> None:
        self.put_nowait(item)


class HouseChannels(ChannelsPlugin):
    """Opens before, and closes after, everything that subscribes to it."""

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        changed = super().on_app_init(app_config)
        changed.lifespan.remove(self)
        changed.lifespan.insert(0, self)
        return changed

    async def unsubscribe(self, subscriber: Subscriber, channels: str | Iterable[str] | None = None) -> None:
        """Forgets channels that nobody listens to: a house has had many tables, and whoever leaves one looks through all channels."""
        await super().unsubscribe(subscriber, channels)
        left = list(self._channels) if channels is None else [channels] if isinstance(channels, str) else channels
        for channel in left:
            if not self._channels.get(channel):
                self._channels.pop(channel, None)


class SharedChannels(HouseChannels):
    """Between nodes a frame goes through a network, which tells nobody what they have said themselves.

    This node's own viewers hear of it first, whatever the network does. While that is away (it raises one of `away`) the others miss
    something; they hear so later, and look at what is stored.
    """

    def __init__(self, backend: ChannelsBackend, away: tuple[type[Exception], ...], **more: Any) -> None:
        super().__init__(backend, **more)
        self._away = away
        self._owed: set[str] = set()
        """Channels on which something could not be told."""
        self._rests_until = 0.0
        """Until then nothing is tried: whoever waits for a network that hangs, with every frame, never catches up."""

    def lost(self) -> None:
        """Tell everybody here that frames may have been missed."""
        for subscriber in {one for several in self._channels.values() for one in several}:
            subscriber.put_nowait(LOST)

    @property
    def away(self) -> bool:
        """Whether other nodes have missed something, and have not heard so yet."""
        return bool(self._owed)

    def publish(self, data: Any, channels: str | Iterable[str]) -> None:
        names = [channels] if isinstance(channels, str) else list(channels)
        for subscriber in {one for channel in names for one in self._channels.get(channel, ())}:
            subscriber.put_nowait(data)
        super().publish(data, names)

    async def _pub_worker(self) -> None:
        while (queue := self._pub_queue) is not None:
            data, channels = await queue.get()
            if time.monotonic() < self._rests_until:
                self._owed.update(channels)
            else:
                await self._tell(data, channels)
            queue.task_done()

    async def _tell(self, data: bytes, channels: Iterable[str]) -> None:
        try:
            await self._backend.publish(data, channels)
            if self._owed:
                await self._backend.publish(LOST, self._owed)
                self._owed = set()
                _log.warning("other nodes are told again what happens here")
        except self._away as error:
            if not self._owed:
                _log.warning("other nodes can't be told what happens here: %s", type(error).__name__)
            self._owed.update(channels)
            self._rests_until = time.monotonic() + _REST
