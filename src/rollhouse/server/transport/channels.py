"""How what was committed reaches every viewer: within this process, or through Redis to every node."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.subscriber import Subscriber
from litestar.config.app import AppConfig
from litestar.types import LitestarEncodableType

from rollhouse.core.errors import SetupError
from rollhouse.core.extras import needs
from rollhouse.core.messages import say
from rollhouse.fast.subscribers import Prompt
from rollhouse.server.config import Config

__all__ = ["HouseChannels", "check_channels", "make_channels"]

_MOST_WAITING = 1000
"""Frames that wait for one slow viewer; whoever misses some gets the whole table."""


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


class _LocalChannels(HouseChannels):
    """Within one process a frame goes straight to its subscribers: through the back-end it would cost two more task switches."""

    def publish(self, data: LitestarEncodableType, channels: str | Iterable[str]) -> None:
        frame = self.encode_data(data)
        for channel in [channels] if isinstance(channels, str) else channels:
            for subscriber in self._channels.get(channel, ()):
                subscriber.put_nowait(frame)


def make_channels(config: Config) -> ChannelsPlugin:
    """The channels of this configuration."""
    settings: dict[str, Any] = {
        "arbitrary_channels_allowed": True,
        "subscriber_max_backlog": _MOST_WAITING,
        "subscriber_class": Prompt,
    }
    if config.alone:
        return _LocalChannels(MemoryChannelsBackend(), **settings)
    with needs("cluster"):
        from rollhouse.server.transport.redis_channels import RedisBackend, SharedChannels

    return SharedChannels(RedisBackend(config.channels), **settings)


def check_channels(config: Config) -> None:
    """Refuse to start where nodes could not talk to each other: `setup/channels`."""
    if config.alone:
        return
    with needs("cluster"):
        from rollhouse.server.transport.redis_channels import AWAY, ping
    try:
        ping(config.channels)
    except (*AWAY, ValueError) as error:
        where = config.channels.rpartition("@")[2]
        raise SetupError("setup/channels", came=where, why=say("error-why-os", reason=str(error).rstrip("."))) from None
