"""How what was committed reaches every viewer: within this process, or through Redis to every node."""

from __future__ import annotations

from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from rollhouse.core.errors import SetupError
from rollhouse.core.extras import needs
from rollhouse.core.messages import say
from rollhouse.fast.channels import HouseChannels, HouseSubscriber, SharedChannels
from rollhouse.server.config import Config

__all__ = ["check_channels", "make_channels"]

_MOST_WAITING = 1000
"""Frames that wait for one slow viewer; whoever misses some gets the whole table."""


def make_channels(config: Config) -> ChannelsPlugin:
    """The channels of this configuration."""
    settings: dict[str, Any] = {
        "arbitrary_channels_allowed": True,
        "subscriber_max_backlog": _MOST_WAITING,
        "subscriber_class": HouseSubscriber,
    }
    if config.alone:
        return HouseChannels(MemoryChannelsBackend(), **settings)
    with needs("cluster"):
        from rollhouse.server.transport.redis_channels import AWAY, RedisBackend

    backend = RedisBackend(config.channels)
    channels = SharedChannels(backend, AWAY, **settings)
    backend.lost = channels.lost
    return channels


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
