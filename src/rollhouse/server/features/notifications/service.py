"""Notifies users by push, e-mail and webhook; finds players who are away when it is their turn. Each notification is sent by one node."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Literal

import msgspec

from rollhouse.core.game import CHANCE
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue, catalogue
from rollhouse.server.config import Config
from rollhouse.server.features.notifications.email import Mailer, UnknownRecipient, token_for
from rollhouse.server.features.notifications.outgoing import OutgoingCalls
from rollhouse.server.features.notifications.repository import AccountEvent, Item, Notification, NotificationQueue, WaitingTable
from rollhouse.server.features.notifications.schemas import BellItem, ItemKind, NotificationSettings, WebhookBody
from rollhouse.server.features.notifications.ssrf_guard import Connect, Forbidden, connect_publicly, host_of, post
from rollhouse.server.features.notifications.texts import Text, Texts
from rollhouse.server.features.notifications.webhook import webhook_body
from rollhouse.server.features.notifications.webpush import Receiver, authorization, encrypt, key_of, public_text, read_base64
from rollhouse.server.smtp import parse_smtp_url
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.rows import StoredCommit
from rollhouse.server.store.store import Store
from rollhouse.server.tables.loaded_table import LoadedTable
from rollhouse.server.workers.background_tasks import BackgroundTasks

_QUIET_SECONDS = 30.0
"""A table must be idle for so long: a player who reloads the page is not away."""
_LOOK_BACK_SECONDS = 3600.0
"""A node that starts looks for turns of the last hour that other nodes may have missed."""
_PAGE_SIZE = 100
_MAX_ATTENDED_TABLES = 10_000
_DAY_SECONDS = 86_400
_FAREWELL_SECONDS = 3.0
"""How long the deletion of an account waits for the messages about it."""
_SENT_STATUSES = (200, 201, 202, 204)
_GONE_STATUSES = (404, 410)
_RETRY_STATUSES = (408, 425, 429)
_FINAL_OUTCOMES = ("forbidden", "gone")
"""Outcomes after which a URL is not called any more."""
_log = logging.getLogger("rollhouse.notifications")


class Notifier:
    """Queues and sends notifications in the background."""

    def __init__(
        self,
        store: Store,
        present: Callable[[str], Collection[str]],
        config: Config,
        *,
        now: Callable[[], float] = time.time,
        connect: Connect = connect_publicly,
        tell: Callable[[Iterable[str], str], None] = lambda user_ids, topic: None,
    ) -> None:
        self.queue = NotificationQueue(store)
        self._site = config.public_url.rstrip("/")
        self._texts = Texts(self.queue, self._site)
        self._tell = tell
        self._store = store
        self._present = present
        self._config = config
        self._now = now
        self._connect = connect
        self._mailer = Mailer(parse_smtp_url(config.smtp), config.mail_from) if config.smtp else None
        self._since = now() - _LOOK_BACK_SECONDS
        self._attended: dict[tuple[str, str], tuple[WaitingTable, float]] = {}
        """Tables and users who were there when it was their turn, with when they were last seen: they may leave without a move."""
        self.outgoing = OutgoingCalls(self.queue, self._send, now)
        self._results = BackgroundTasks()

    async def close(self) -> None:
        """Wait a few seconds for what is being sent."""
        await self._results.finish()
        await self.outgoing.close()

    async def notify(self, user_ids: Collection[str], kind: ItemKind, key: str, item: Item | None = None, *, table_id: str = "") -> None:
        """Queue an item for these users, and update the list on their pages. Repeated calls with the same key add nothing."""
        await self.queue.add_item(user_ids, kind, key, self._now(), item, table_id=table_id)
        self._tell(user_ids, "bell")
        self.outgoing.wake()

    def on_game_ended(self, table_id: str) -> None:
        """Notify the players of a finished game who are not at the table."""
        self._results.start(self._notify_absent(table_id))

    async def _notify_absent(self, table_id: str) -> None:
        try:
            row = await self._store.table(table_id)
            players = {seat.user_id for seat in row.seats if seat.user_id} if row is not None else set()
            absent = players.difference(self._present(table_id))
            if len(players) > 1 and absent:
                await self.notify(sorted(absent), "result", f"result {table_id}", table_id=table_id)
        except StoreError as error:
            _log.warning("result not notified", extra={"code": error.code, "table_id": table_id})

    async def bell(self, user_id: str) -> list[BellItem]:
        """Return a user's list of notifications, latest first, without those whose table was deleted."""
        items = await self.queue.listed(user_id)
        listed = []
        for item, text in zip(items, await self._texts.texts(items), strict=True):
            if text is not None:
                kind = msgspec.convert(item.event, ItemKind)
                listed.append(BellItem(kind, text.text, text.path, item.made, read=item.done is not None))
        return listed

    async def purge(self) -> None:
        """Delete old notifications."""
        await self.queue.purge(self._now())

    async def mark_read(self, user_id: str) -> None:
        """Mark a user's list as read, on all of their pages."""
        await self.queue.mark_read(user_id, self._now())
        self._tell((user_id,), "bell")

    async def account_changed(self, user_id: str, what: str, detail: str = "", *, old_address: str = "") -> None:
        """Tell a user that how they sign in was changed: on their devices, by e-mail, and in the list on their account page."""
        await self.queue.add_account_change(user_id, what, detail, self._now(), old_address=old_address)
        self.outgoing.wake()

    async def confirmed_address(self, user_id: str) -> str:
        """Return a user's e-mail address if they have confirmed it; otherwise an empty text."""
        mail = await self.queue.mail(user_id)
        return mail.address if mail is not None and mail.confirmed else ""

    async def account_deleted(self, user_id: str) -> None:
        """Tell a user that their account is about to be deleted, on every device and by e-mail."""
        await self.outgoing.send_now(await self.queue.unstored(user_id, "deleted"), _FAREWELL_SECONDS)

    async def settings(self, user_id: str) -> NotificationSettings:
        """Return a user's notification settings."""
        mail = await self.queue.mail(user_id)
        webhook, choices = await self.queue.webhook(user_id)
        return NotificationSettings(
            key=public_text(key_of((await self.queue.key("push")).encode())),
            devices=[subscription.endpoint for subscription in await self.queue.subscriptions(user_id)],
            mail=bool(self._config.smtp),
            address="" if mail is None else mail.address,
            confirmed=mail is not None and mail.confirmed,
            webhook=webhook,
            choices=choices,
        )

    async def enqueue(self) -> None:
        """Queue notifications for all players who are away when it is their turn, or leave before they have moved."""
        now = self._now()
        until = now - _QUIET_SECONDS
        if self._since > until:  # the clock was set back
            self._since = until - _LOOK_BACK_SECONDS
        tables = await self.queue.waiting(self._since, until, _PAGE_SIZE)
        left = await self._left(now)
        for waiting in (*tables, *left):
            if waiting.user_id in self._present(waiting.table_id):
                self._attended[waiting.table_id, waiting.user_id] = waiting, now
            elif (ply := await self._turn_ply(waiting)) is not None:
                await self.queue.add_turn(waiting.user_id, waiting.table_id, ply, now)
        for waiting in left:
            del self._attended[waiting.table_id, waiting.user_id]
        while len(self._attended) > _MAX_ATTENDED_TABLES:
            del self._attended[next(iter(self._attended))]
        self._since = tables[-1].updated if len(tables) == _PAGE_SIZE else until
        self.outgoing.wake()

    async def _left(self, now: float) -> list[WaitingTable]:
        """Return the tables whose players were there when they were to move, and have been away for a while."""
        for key, (waiting, _) in self._attended.items():
            if waiting.user_id in self._present(waiting.table_id):
                self._attended[key] = waiting, now
        gone = [waiting for waiting, seen in self._attended.values() if now - seen >= _QUIET_SECONDS]
        rows = await self.queue.tables({waiting.table_id for waiting in gone})
        left = [one for one in gone if (row := rows.get(one.table_id)) and row.status == "playing" and row.waits_for(one.user_id)]
        for waiting in gone:
            if waiting not in left:  # moved meanwhile
                del self._attended[waiting.table_id, waiting.user_id]
        return left

    async def _turn_ply(self, waiting: WaitingTable) -> int | None:
        """Return after how many moves the turn began; None if the player moved last themselves, or plays alone.

        The table is loaded apart from the table manager, which would keep it in memory.
        """
        commits = await self._store.commits(waiting.table_id)
        try:
            return await asyncio.to_thread(_find_turn, commits, waiting)
        except Exception as error:  # damaged, or of newer rules: the table manager reports such tables
            _log.info("table unreadable", extra={"table_id": waiting.table_id, "reason": str(error)})
            return None

    async def send(self) -> None:
        """Send all notifications that are due, and wait for the outcome."""
        await self.outgoing.send_due()

    async def _send(self, notification: Notification) -> str:
        match notification.kind:
            case "push":
                return await self._push(notification)
            case "webhook":
                return await self._webhook(notification)
            case _:
                return await self._mail(notification)

    async def _push(self, notification: Notification) -> str:
        subscriptions = await self.queue.subscriptions(notification.user_id)
        device = next((device for device in subscriptions if device.id == notification.device), None)
        if device is None:
            return "gone"
        said = await self._texts.text(notification)
        if said is None:
            return "past"
        words = await self._words(notification.user_id)
        payload = {
            "title": words.say(said.title),
            "body": words.say(said.text),
            "url": said.path,
            "tag": said.tag,
            "count": await self.queue.turns(notification.user_id),
        }
        receiver = Receiver(read_base64(device.p256dh), read_base64(device.auth))
        key = key_of((await self.queue.key("push")).encode())
        headers = {
            "TTL": str(_DAY_SECONDS),
            "Topic": said.tag[:32],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Authorization": authorization(key, device.endpoint, self._subject, self._now()),
        }
        outcome = await self._post(device.endpoint, encrypt(msgspec.json.encode(payload), receiver), headers)
        if outcome in _FINAL_OUTCOMES:
            await self.queue.drop(device.id)
        return outcome

    async def _webhook(self, notification: Notification) -> str:
        url, _ = await self.queue.webhook(notification.user_id)
        if not url or host_of(url) != notification.host:  # it was removed or replaced meanwhile
            return "gone"
        said = await self._texts.text(notification)
        if said is None:
            return "past"
        words = await self._words(notification.user_id)
        event = msgspec.convert(notification.event, ItemKind | Literal["webhook"])
        body = WebhookBody(event, words.say(said.title), words.say(said.text), f"{self._site}{said.path}", notification.made)
        outcome = await self._post(url, webhook_body(url, body), {"Content-Type": "application/json", "User-Agent": "Rollhouse"})
        if outcome in _FINAL_OUTCOMES:
            await self.queue.set_webhook(notification.user_id, "", self._now())
        return outcome

    async def _post(self, url: str, body: bytes, headers: Mapping[str, str]) -> str:
        """Send a request to a URL that a user supplied and return the outcome. Raises `OSError` if it should be tried again."""
        try:
            status = await post(url, body, headers, self._connect)
        except Forbidden:
            return "forbidden"
        if status in _SENT_STATUSES:
            return "sent"
        if status in _GONE_STATUSES:
            return "gone"
        if status >= 500 or status in _RETRY_STATUSES:
            raise OSError(f"status {status}")
        return f"refused {status}"

    @property
    def _subject(self) -> str:
        """The contact that push services may write to."""
        return f"mailto:{self._config.mail_from}" if self._config.mail_from else self._config.public_url or "mailto:rollhouse@localhost"

    async def _mail(self, notification: Notification) -> str:
        mail = await self.queue.mail(notification.user_id)
        former = _former_address(notification)
        if self._mailer is None or (mail is None and not former):
            return "gone"
        words = await self._words(notification.user_id)
        said = None if notification.kind == "confirm" else await self._texts.text(notification)
        if former:
            if said is None:
                return "past"
            await self._mailer.send(former, words.say(said.title), words.say(said.text), {})
            return "sent"
        assert mail is not None  # mypy: a former address is the only reason to go on without
        if notification.kind == "confirm":
            if mail.confirmed:
                return "past"
            subject, text, headers = await self._confirmation(words, notification.user_id, mail.asked)
        else:
            if said is None or not mail.confirmed:
                return "past"
            subject, text, headers = await self._email(words, notification, said, mail.asked)
        try:
            await self._mailer.send(mail.address, subject, text, headers)
        except UnknownRecipient:
            await self.queue.forget_mail(notification.user_id)
            return "refused"
        return "sent"

    async def _confirmation(self, words: Catalogue, user_id: str, asked: float) -> tuple[str, str, dict[str, str]]:
        """Return subject, text and headers of the e-mail that asks to confirm an address."""
        token = token_for(await self.queue.key("mail"), "confirm", user_id, asked)
        link = f"{self._site}/email#confirm={token}"
        return words.say(say("notification-confirm-title")), words.say(say("notification-confirm", link=link)), {}

    async def _email(self, words: Catalogue, notification: Notification, said: Text, asked: float) -> tuple[str, str, dict[str, str]]:
        token = token_for(await self.queue.key("mail"), "stop", notification.user_id, asked)
        foot = words.say(say("notification-mail-foot", link=f"{self._site}/email#stop={token}"))
        headers = {
            "List-Unsubscribe": f"<{self._site}/api/notifications/stop/{token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Message-ID": f"<{notification.id[:32]}@rollhouse>",  # so that e-mail clients show it once if it is sent twice
        }
        title, text = words.say(said.title), words.say(said.text)
        subject = f"{title}: {text}" if notification.event == "turn" else title
        return subject, f"{text}\n\n{self._site}{said.path}\n\n-- \n{foot}", headers

    async def _words(self, user_id: str) -> Catalogue:
        """Return the catalogue of a user's language."""
        return catalogue(await self.queue.language(user_id) or "en")


def _former_address(notification: Notification) -> str:
    """Return the address from before a change that the notification is about; empty for all others."""
    return msgspec.json.decode(notification.details, type=AccountEvent).address if notification.event == "account" else ""


def _find_turn(commits: list[StoredCommit], waiting: WaitingTable) -> int | None:
    session = LoadedTable.from_commits(waiting.table_id, b"", commits).session
    if session.status != "playing" or session.is_solo:
        return None
    table = session.playing
    for taken_back, state in enumerate(table.earlier(), start=1):
        if state.to_act != CHANCE and session.seats[state.to_act].user_id:
            return None if session.seats[state.to_act].user_id == waiting.user_id else table.ply - taken_back + 1
    return 0
