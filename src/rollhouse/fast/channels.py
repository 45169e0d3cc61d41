"""Litestar's channels for a house: in order when it opens and closes, tidy when tables are left, and patient when the network is away.

What it leans on in Litestar: `ChannelsPlugin._channels` (who listens to what), `_pub_queue`, `_pub_worker` and `_backend`, and
`Subscriber._queue`. Nothing here is for speed: shorter ways to the subscribers of one process were tried, and gained less than a tenth.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.subscriber import Subscriber
from litestar.config.app import AppConfig

__all__ = ["LOST", "HouseChannels", "HouseSubscriber", "SharedChannels"]

LOST = b""
"""What comes instead of the frames that a subscriber was too slow for, or that a network has lost."""


class HouseSubscriber(Subscriber):
    """Nobody ever waits for it: when it has fallen too far behind, what it has not taken is dropped, and it is told so."""

    def put_nowait(self, item: bytes | None) -> bool:
        queue = self._queue
        if queue.full():
            while not queue.empty():
                queue.get_nowait()
                queue.task_done()
            item = item if item is None else LOST
        queue.put_nowait(item)
        return True

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
    """Between nodes a frame goes through a network.

    While that is away (it raises one of `away`) this node's own viewers go on; the others hear later that they missed something, and look
    at what is stored.
    """

    def __init__(self, backend: ChannelsBackend, away: tuple[type[Exception], ...], **more: Any) -> None:
        super().__init__(backend, **more)
        self._away = away
        self._owed: set[str] = set()
        """Channels on which something could not be told."""

    def lost(self) -> None:
        """Tell everybody here that frames may have been missed."""
        for subscriber in {one for several in self._channels.values() for one in several}:
            subscriber.put_nowait(LOST)

    async def _pub_worker(self) -> None:
        while (queue := self._pub_queue) is not None:
            data, channels = await queue.get()
            try:
                await self._backend.publish(data, channels)
                if self._owed:
                    await self._backend.publish(LOST, self._owed)
                    self._owed = set()
            except self._away:
                self._owed.update(channels)
                for subscriber in {one for channel in channels for one in self._channels.get(channel, ())}:
                    subscriber.put_nowait(data)
            queue.task_done()
