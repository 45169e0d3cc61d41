"""What notifications say. They store ids only, so that a text has the present names, and is not sent once it is no longer true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from rollhouse.core.messages import Message, say
from rollhouse.core.registry import game as find_game
from rollhouse.play.players import person_label
from rollhouse.server.features.notifications.repository import AccountEvent, Item, Notification, NotificationQueue
from rollhouse.server.store.rows import TableRow


class Text(NamedTuple):
    """What a notification says."""

    title: Message
    text: Message
    path: str
    """The page that it leads to."""
    tag: str
    """A later notification with the same tag replaces it."""


class Texts:
    """The texts of notifications.

    Args:
        queue: The notifications.
        site: The public URL of this server, for links in texts.

    """

    def __init__(self, queue: NotificationQueue, site: str) -> None:
        self._queue = queue
        self._site = site

    async def text(self, notification: Notification) -> Text | None:
        """Return what a notification says; None if that is not true any more."""
        return (await self.texts((notification,)))[0]

    async def texts(self, notifications: Sequence[Notification]) -> list[Text | None]:
        """Return the texts of several notifications."""
        items = [None if one.event == "account" else msgspec.json.decode(one.details, type=Item) for one in notifications]
        tables = await self._queue.tables({one.table_id for one in notifications if one.table_id})
        names = await self._queue.names({item.sender for item in items if item is not None and item.sender})
        return [
            self._account(one) if item is None else _text(one, item, tables.get(one.table_id), names)
            for one, item in zip(notifications, items, strict=True)
        ]

    def _account(self, notification: Notification) -> Text:
        details = msgspec.json.decode(notification.details, type=AccountEvent)
        text = say("notification-account", change=say("account-change", what=details.what), link=f"{self._site}/account")
        return Text(say("notification-account-title"), text, "/account#devices", "account")


def _text(notification: Notification, item: Item, row: TableRow | None, names: dict[str, str]) -> Text | None:
    said = _sentence(notification, item, row, names)
    if said is None:
        return None
    path = f"/t/{row.id}" if row is not None else item.path
    title = say("notification-title", event=notification.event)
    return Text(title, said, path, notification.id[:32] if row is None else row.id)


def _sentence(notification: Notification, item: Item, row: TableRow | None, names: dict[str, str]) -> Message | None:
    game: Message | str = find_game(item.game).words.name() if item.game else ""
    match notification.event:
        case "turn" if row is not None and row.status == "playing" and row.waits_for(notification.user_id):
            return say("notification-turn", game=find_game(row.game).words.name(), names=_others(row, notification.user_id))
        case "result" if row is not None and row.status == "over":
            own = [seat for seat in row.seats if seat.user_id == notification.user_id]
            winners = sum(seat.won for seat in row.seats)
            result = "lost" if not any(seat.won and not seat.bot for seat in own) else "won" if winners == 1 else "shared"
            others = _others(row, notification.user_id)
            return say("notification-result", result=result, game=find_game(row.game).words.name(), names=others)
        case "result" if item.game:
            return say("notification-over", kind="tournament" if item.title else "match", title=item.title, game=game)
        case "round":
            kind = "tournament" if item.title else "match"
            return say("notification-round", kind=kind, title=item.title, game=game, number=item.round)
        case "invitation" if item.sender in names:
            return say("notification-invitation", name=person_label(names[item.sender]), game=game)
        case "friend" if item.sender in names:
            return say("notification-friend", name=person_label(names[item.sender]))
        case "answer":
            return say("notification-answer-text", text=item.text) if item.text else say("notification-answer")
        case "webhook":
            return say("notification-webhook")
    return None


def _others(row: TableRow, user_id: str) -> tuple[Message, ...]:
    return tuple(person_label(seat.name) for seat in row.seats if seat.user_id and seat.user_id != user_id)
