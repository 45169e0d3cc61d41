"""Bodies of the notifications API."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta


class PushKeys(msgspec.Struct, frozen=True):
    """The keys of a push subscription, in URL-safe base64."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushDevice(msgspec.Struct, frozen=True):
    """A push subscription, as `PushSubscription.toJSON` returns it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class PushAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The endpoint of a push subscription."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class EmailAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An e-mail address."""

    address: Annotated[str, Meta(max_length=254)]


class EmailToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a link in an e-mail."""

    token: Annotated[str, Meta(max_length=200)]


class NotificationSettings(msgspec.Struct, frozen=True):
    """My notification settings."""

    key: str
    """The server's public VAPID key, with which browsers subscribe."""
    devices: list[str]
    """The endpoints of my push subscriptions."""
    mail: bool
    """Whether this server sends e-mails."""
    address: str
    """My e-mail address; empty if there is none."""
    confirmed: bool
    """Whether I confirmed the address; no notifications are sent before."""


class TurnsCount(msgspec.Struct, frozen=True):
    """The number of tables where it is my turn."""

    count: int
