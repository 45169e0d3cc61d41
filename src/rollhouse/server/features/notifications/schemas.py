"""The bodies of the part of the HTTP API that is about notices."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

__all__ = ["EmailAddress", "EmailToken", "NotificationSettings", "PushAddress", "PushDevice", "PushKeys", "TurnsCount"]


class PushKeys(msgspec.Struct, frozen=True):
    """A browser's keys, as it writes them."""

    p256dh: Annotated[str, Meta(max_length=200)]
    auth: Annotated[str, Meta(max_length=100)]


class PushDevice(msgspec.Struct, frozen=True):
    """A browser's subscription, as `PushSubscription.toJSON` gives it."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: PushKeys


class PushAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where a subscription is sent to."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class EmailAddress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to write to."""

    address: Annotated[str, Meta(max_length=254)]


class EmailToken(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a link in an e-mail proves."""

    token: Annotated[str, Meta(max_length=200)]


class NotificationSettings(msgspec.Struct, frozen=True):
    """How I hear that it is my turn."""

    key: str
    """The house's public key, with which a browser subscribes."""
    devices: list[str]
    """Where my subscriptions are sent to: a browser knows its own."""
    mail: bool
    """Whether this house can write e-mails."""
    address: str
    """Mine; empty where there is none."""
    confirmed: bool
    """Whether I have opened the link that was sent there: nothing else is sent before."""


class TurnsCount(msgspec.Struct, frozen=True):
    """At how many tables it is my turn."""

    count: int
