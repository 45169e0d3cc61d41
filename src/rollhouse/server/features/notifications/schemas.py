"""Bodies of the notifications API."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from rollhouse.core.messages import Message

ItemKind: TypeAlias = Literal["turn", "invitation", "friend", "round", "result", "answer"]
"""What a user is notified of: a turn, an invitation, a friend request, a round of a tournament or match, the end of a game or
competition, the admin's answer to a report."""
_DEFAULT_KINDS: tuple[ItemKind, ...] = ("turn", "invitation", "round")
"""What can't wait; the rest is in the list on the site."""


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


class Webhook(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A webhook."""

    url: Annotated[str, Meta(max_length=1000)]
    """HTTPS. A Discord webhook gets Discord's format, any other URL a `WebhookBody`."""


class WebhookBody(msgspec.Struct, frozen=True):
    """The JSON that is posted to a webhook."""

    event: ItemKind | Literal["webhook"]
    """`webhook` for the message that is sent when the webhook is set."""
    title: str
    text: str
    url: str
    """The page that it is about."""
    at: float


class NotificationChoices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is sent to me by each channel, if the channel is on."""

    push: tuple[ItemKind, ...] = _DEFAULT_KINDS
    mail: tuple[ItemKind, ...] = _DEFAULT_KINDS
    webhook: tuple[ItemKind, ...] = _DEFAULT_KINDS


class BellItem(msgspec.Struct, frozen=True):
    """A line of my list of notifications. Invitations, friend requests and turns are listed where they are answered."""

    kind: ItemKind
    text: Message
    path: str
    """The page that it leads to."""
    at: float
    read: bool


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
    webhook: str
    """The URL of my webhook; empty if there is none."""
    choices: NotificationChoices


class TurnsCount(msgspec.Struct, frozen=True):
    """The number of tables where it is my turn."""

    count: int
