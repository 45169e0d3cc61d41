"""How what was committed reaches every viewer: within this process, or through Redis to every node."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.subscriber import Subscriber
from litestar.config.app import AppConfig
from litestar.types import LitestarEncodableType
from redis import Redis, RedisError

from rollhouse.core.errors import SetupError
from rollhouse.core.messages import say
from rollhouse.fast.subscribers import LOST, Prompt
from rollhouse.server.config import Config
from rollhouse.server.transport.redis_channels import AWAY, RedisBackend

__all__ = ["LOST", "check_channels", "make_channels"]

_MOST_WAITING = 1000
"""Frames that wait for one slow viewer; whoever misses some gets the whole table."""


class _Channels(ChannelsPlugin):
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


class _LocalChannels(_Channels):
    """Within one process a frame goes straight to its subscribers: through the back-end it would cost two more task switches."""

    def publish(self, data: LitestarEncodableType, channels: str | Iterable[str]) -> None:
        frame = self.encode_data(data)
        for channel in [channels] if isinstance(channels, str) else channels:
            for subscriber in self._channels.get(channel, ()):
                subscriber.put_nowait(frame)


class _SharedChannels(_Channels):
    """Between nodes a frame goes through Redis.

    While that is away this node's own viewers go on; the others hear later that they missed something, and look at what is stored.
    """

    def __init__(self, backend: RedisBackend, **more: Any) -> None:
        super().__init__(backend, **more)
        self._owed: set[str] = set()
        """Channels on which something could not be told."""
        backend.lost = self._lost

    def _lost(self) -> None:
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
            except AWAY:
                self._owed.update(channels)
                for subscriber in {one for channel in channels for one in self._channels.get(channel, ())}:
                    subscriber.put_nowait(data)
            queue.task_done()


def make_channels(config: Config) -> ChannelsPlugin:
    """The channels of this configuration."""
    settings: dict[str, Any] = {
        "arbitrary_channels_allowed": True,
        "subscriber_max_backlog": _MOST_WAITING,
        "subscriber_class": Prompt,
    }
    if config.alone:
        return _LocalChannels(MemoryChannelsBackend(), **settings)
    return _SharedChannels(RedisBackend(config.channels), **settings)


def check_channels(config: Config) -> None:
    """Refuse to start where nodes could not talk to each other: `setup/channels`."""
    if config.alone:
        return
    try:
        with Redis.from_url(config.channels) as client:
            client.ping()
    except (RedisError, OSError, ValueError) as error:
        where = config.channels.rpartition("@")[2]
        raise SetupError("setup/channels", came=where, why=say("error-why-os", reason=str(error).rstrip("."))) from None
