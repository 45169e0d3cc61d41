"""Finding those whose turn it is and who are not here, and telling them: in the background, each once, whichever node is first."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Collection
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import count
from typing import Any

import msgspec

from rollhouse.core.game import CHANCE
from rollhouse.core.messages import Message, say
from rollhouse.core.registry import game as find_game
from rollhouse.locale import catalogue
from rollhouse.play.players import person_label
from rollhouse.server.config import Config
from rollhouse.server.features.notifications.email import Mailer, Refused, token_for
from rollhouse.server.features.notifications.repository import MOST_TRIES, Notification, NotificationQueue, Waiting
from rollhouse.server.features.notifications.ssrf_guard import Connect, Forbidden, connect_publicly, post
from rollhouse.server.features.notifications.webpush import Receiver, authorization, key_of, read_base64, sealed
from rollhouse.server.smtp import parse_smtp_url
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.rows import StoredCommit, TableRow
from rollhouse.server.store.store import Store
from rollhouse.server.tables.loaded_table import LoadedTable

__all__ = ["Notifier"]

_EVERY = 10.0
_QUIET = 30.0
"""Seconds for which nothing has happened before anybody is told: whoever loads a page again is not away."""
_LOOK_BACK = 3600.0
"""Seconds of which a node that begins looks for what others may have missed."""
_PAGE = 100
_AT_ONCE = 20
_ROUNDS_A_DAY = 8640
_A_DAY = 86_400
_TAKEN = (200, 201, 202, 204)
_GONE = (404, 410)
_LATER = (408, 425, 429)
_log = logging.getLogger("rollhouse.notices")


class Notifier:
    """Looks, every now and then, for tables that wait for somebody who wants to be told."""

    def __init__(
        self,
        store: Store,
        here: Callable[[str], Collection[str]],
        config: Config,
        *,
        now: Callable[[], float] = time.time,
        connect: Connect = connect_publicly,
    ) -> None:
        self.outbox = NotificationQueue(store)
        self._store = store
        self._here = here
        self._config = config
        self._now = now
        self._connect = connect
        self._mailer = Mailer(parse_smtp_url(config.smtp), config.mail_from) if config.smtp else None
        self._since = now() - _LOOK_BACK
        self._threads = ThreadPoolExecutor(_AT_ONCE // 4, thread_name_prefix="rollhouse-notices")

    async def run(self) -> None:
        """For ever."""
        for beat in count():
            try:
                await self.look()
                await self.send()
                if beat % _ROUNDS_A_DAY == _ROUNDS_A_DAY - 1:
                    await self.outbox.forget_old(self._now())
            except StoreError as error:  # it is away; the next time it may be back
                _log.warning("nobody could be told whose turn it is: %s", error.code)
            except Exception:
                _log.exception("nobody could be told whose turn it is")
            await asyncio.sleep(_EVERY)

    async def close(self) -> None:
        """Let go of the threads; what is being sent is sent."""
        await asyncio.to_thread(self._threads.shutdown)

    # --- whose turn is it? --------------------------------------------------------------------------------------------------------------

    async def look(self) -> None:
        """Note down everybody who is to be told."""
        until = self._now() - _QUIET
        found = await self.outbox.waiting(self._since, until, _PAGE)
        for one in found:
            if one.user_id not in self._here(one.table_id):
                ply = await self._since_when(one)
                if ply is not None:
                    await self.outbox.add_turn(one.user_id, one.table_id, ply, self._now())
        self._since = found[-1].updated if len(found) == _PAGE else until

    async def _since_when(self, waiting: Waiting) -> int | None:
        """After how many moves it came to be their turn; None where that is no news: it is not, they moved last themselves, or play alone.

        The table is read aside, and let go: it is not kept in memory for days.
        """
        commits = await self._store.commits(waiting.table_id)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, _news, commits, waiting)
        except Exception as error:  # damaged, or of newer rules: somebody else says so
            _log.info("%s could not be read: %s", waiting.table_id, error)
            return None

    # --- telling ------------------------------------------------------------------------------------------------------------------------

    async def send(self) -> None:
        """Whatever is due."""
        while taken := await self.outbox.take(self._now(), _AT_ONCE):
            await asyncio.gather(*map(self._try, taken))

    async def _try(self, notification: Notification) -> None:
        try:
            came_of_it = await (self._push(notification) if notification.kind == "push" else self._mail(notification))
        except OSError as error:  # nobody answers: later
            _log.info("a notice was not sent: %s", error)
            if notification.tries < MOST_TRIES:
                return
            came_of_it = "given up"
        await self.outbox.done(notification, self._now(), came_of_it)

    async def _in_thread(self, work: Callable[[], Any]) -> Any:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def _push(self, notification: Notification) -> str:
        device = next((one for one in await self.outbox.subscriptions(notification.user_id) if one.id == notification.device), None)
        if device is None:
            return "gone"
        row = await self._waits(notification)
        if row is None:
            return "past"
        title, text = await self._words(notification, row)
        told = {"title": title, "body": text, "url": f"/t/{row.id}", "tag": row.id, "count": await self.outbox.turns(notification.user_id)}
        receiver = Receiver(read_base64(device.p256dh), read_base64(device.auth))
        key = key_of((await self.outbox.key("push")).encode())
        headers = {
            "TTL": str(_A_DAY),
            "Topic": row.id[:32],
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "Authorization": authorization(key, device.endpoint, self._subject, self._now()),
        }
        try:
            work = partial(post, device.endpoint, sealed(msgspec.json.encode(told), receiver), headers, self._connect)
            status: int = await self._in_thread(work)
        except Forbidden:
            await self.outbox.drop(device.id)
            return "forbidden"
        if status in _TAKEN:
            return "sent"
        if status in _GONE:
            await self.outbox.drop(device.id)
            return "gone"
        if status >= 500 or status in _LATER:
            raise OSError(f"status {status}")
        return f"refused {status}"

    @property
    def _subject(self) -> str:
        """Whom a push service may ask, where something is wrong with what it gets."""
        return f"mailto:{self._config.mail_from}" if self._config.mail_from else self._config.public_url or "mailto:rollhouse@localhost"

    async def _mail(self, notification: Notification) -> str:
        mail = await self.outbox.mail(notification.user_id)
        if mail is None or self._mailer is None:
            return "gone"
        if notification.kind == "confirm":
            if mail.confirmed:
                return "past"
            subject, text, headers = await self._asks(notification.user_id, mail.asked)
        else:
            row = await self._waits(notification)
            if row is None or not mail.confirmed:
                return "past"
            subject, text, headers = await self._tells(notification, row, mail.asked)
        try:
            await self._in_thread(partial(self._mailer.send, mail.address, subject, text, headers))
        except Refused:
            await self.outbox.forget_mail(notification.user_id)
            return "refused"
        return "sent"

    async def _asks(self, user_id: str, asked: float) -> tuple[str, str, dict[str, str]]:
        """Whether it was them who gave the address."""
        words = catalogue(await self.outbox.language(user_id) or "en")
        token = token_for(await self.outbox.key("mail"), "confirm", user_id, asked)
        link = f"{self._config.public_url.rstrip('/')}/email#confirm={token}"
        return words.say(say("notification-confirm-title")), words.say(say("notification-confirm", link=link)), {}

    async def _tells(self, notification: Notification, row: TableRow, asked: float) -> tuple[str, str, dict[str, str]]:
        words = catalogue(await self.outbox.language(notification.user_id) or "en")
        title, text = await self._words(notification, row)
        house = self._config.public_url.rstrip("/")
        token = token_for(await self.outbox.key("mail"), "stop", notification.user_id, asked)
        foot = words.say(say("notification-mail-foot", link=f"{house}/email#stop={token}"))
        headers = {
            "List-Unsubscribe": f"<{house}/api/notifications/stop/{token}>",
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            "Message-ID": f"<{notification.id[:32]}@rollhouse>",  # sent twice, it is one letter
        }
        return f"{title}: {text}", f"{text}\n\n{house}/t/{row.id}\n\n-- \n{foot}", headers

    async def _waits(self, notification: Notification) -> TableRow | None:
        """The table, while it is still their turn there."""
        row = await self.outbox.table(notification.table_id)
        return row if row is not None and row.status == "playing" and row.waits_for(notification.user_id) else None

    async def _words(self, notification: Notification, row: TableRow) -> tuple[str, str]:
        words = catalogue(await self.outbox.language(notification.user_id) or "en")
        others: tuple[Message, ...] = tuple(
            person_label(one.name) for one in row.seats if one.user_id and one.user_id != notification.user_id
        )
        text = words.say(say("notification-turn", game=find_game(row.game).words.name(), names=others))
        return words.say(say("notification-turn-title")), text


def _news(commits: list[StoredCommit], waiting: Waiting) -> int | None:
    session = LoadedTable.from_commits(waiting.table_id, b"", commits).session
    if session.status != "playing" or session.is_solo:
        return None
    table = session.playing
    for taken_back, state in enumerate(table.earlier(), start=1):
        if state.to_act != CHANCE and session.seats[state.to_act].user_id:
            return None if session.seats[state.to_act].user_id == waiting.user_id else table.ply - taken_back + 1
    return 0
