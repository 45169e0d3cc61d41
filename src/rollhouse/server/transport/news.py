"""Tells open pages what has changed, by topic; a page that shows the topic asks again for what it shows."""

from __future__ import annotations

import asyncio
import itertools
import time
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from typing import NamedTuple

import msgspec

from rollhouse.core.errors import RollhouseError
from rollhouse.lowlevel.raw_socket import RawSocket
from rollhouse.server.auth.rate_limit import RateLimiter
from rollhouse.server.store.rows import User
from rollhouse.server.transport.pubsub import PubSub
from rollhouse.server.wire.frames import CLOSE_REFUSED, GAP
from rollhouse.server.wire.messages import Changed, Follow, Online, PageCommand, Pong

EVERYTHING = "*"
"""The topic that stands for all topics: some news may have been missed."""
_OWN_TOPICS = ("people", "turns", "bell", "seek")
"""Topics that concern the user of a page alone; all others concern many pages, each of which asks again."""
_OWN_PAUSE_SECONDS, _SHARED_PAUSE_SECONDS = 0.1, 3.0
"""The shortest time between two news of one topic for a page. On a busy site some public game has a new turn all the time."""
_AUTH_RECHECK_SECONDS = 60.0
_PONG = msgspec.json.encode(Pong())
_decoder: msgspec.json.Decoder[PageCommand] = msgspec.json.Decoder(PageCommand)
_numbers = itertools.count()


class News:
    """Publishes topics: to the pages of single users, or to all pages that follow the topic. News carry no content."""

    def __init__(self, publish: Callable[[bytes, str], None]) -> None:
        self._publish = publish

    def tell(self, user_ids: Iterable[str], topic: str) -> None:
        """Tell all pages of these users that a topic has changed for them."""
        for user_id in user_ids:
            self._publish(topic.encode(), _user_channel(user_id))

    def changed(self, topic: str) -> None:
        """Tell all pages that follow a topic."""
        self._publish(topic.encode(), _topic_channel(topic))


def _user_channel(user_id: str) -> str:
    return f"news-user-{user_id}"


def _topic_channel(topic: str) -> str:
    return f"news-topic-{topic}"


class PageDependencies(NamedTuple):
    """The parts of the server that a page's socket uses."""

    pubsub: PubSub
    rate_limiter: RateLimiter
    online: Callable[[User, bool], Awaitable[None]]
    """Called with a user and whether they are at a table, when a page opens and every time it reports."""
    offline: Callable[[User], Awaitable[None]]
    """Called when a user's last page on this node has closed."""
    pages: dict[str, int]
    """The number of open pages on this node, by user."""


class PageSocket:
    """The socket of one open page."""

    def __init__(self, socket: RawSocket, deps: PageDependencies, user: User, recheck_user: Callable[[], Awaitable[User | None]]) -> None:
        self._socket = socket
        self._deps = deps
        self._user = user
        self._number = f"page-{next(_numbers)}"
        self._topics: set[str] = set()
        self._pending: dict[str, None] = {}
        """Topics that the page has not been told of yet."""
        self._next: dict[str, float] = {}
        """When the page may be told of each topic again."""
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = 0.0
        self._sending: asyncio.Task[None] | None = None
        self._recheck_user = recheck_user
        self._recheck_at = time.monotonic() + _AUTH_RECHECK_SECONDS

    async def run(self) -> None:
        """Send news until the client disconnects."""
        pubsub, user_id, pages = self._deps.pubsub, self._user.user_id, self._deps.pages
        pages[user_id] = pages.get(user_id, 0) + 1
        try:
            await pubsub.subscribe(_user_channel(user_id), self.on_news)
            with suppress(RollhouseError):  # the store is away: the next report tries again
                await self._deps.online(self._user, False)
            while (message := await self._socket.receive())["type"] == "websocket.receive":
                if not await self._handle(message.get("text") or ""):
                    with suppress(OSError):
                        await self._socket.close(CLOSE_REFUSED)
                    return
        finally:
            pages[user_id] -= 1
            self._pending.clear()
            for waiting in (self._timer, self._sending):
                if waiting is not None:
                    waiting.cancel()
            self._timer = self._sending = None  # they would be a cycle with this object
            await pubsub.unsubscribe(_user_channel(user_id), self.on_news)
            await self._follow(())
            if not pages[user_id]:
                del pages[user_id]
                with suppress(RollhouseError):
                    await self._deps.offline(self._user)

    def on_news(self, frame: bytes) -> None:
        """Tell the page of a topic as soon as it may be told again."""
        self._pending[EVERYTHING if frame == GAP else frame.decode()] = None
        self._schedule()

    def _schedule(self) -> None:
        if self._sending is not None or not self._pending:
            return
        at = min(self._next.get(topic, 0.0) for topic in self._pending)
        if self._timer is not None:
            if self._timer_at <= at:
                return
            self._timer.cancel()
        self._timer, self._timer_at = asyncio.get_running_loop().call_at(at, self._start_sending), at

    def _start_sending(self) -> None:
        self._timer = None
        self._sending = asyncio.create_task(self._send_due())

    async def _send_due(self) -> None:
        now = asyncio.get_running_loop().time()
        due = tuple(topic for topic in self._pending if self._next.get(topic, now) <= now)
        for topic in due:
            del self._pending[topic]
            self._next[topic] = now + (_OWN_PAUSE_SECONDS if topic in _OWN_TOPICS else _SHARED_PAUSE_SECONDS)
        try:
            if due:
                with suppress(OSError):  # `run` ends, too
                    await self._socket.send(msgspec.json.encode(Changed(due)))
        finally:
            self._sending = None
            self._schedule()

    async def _handle(self, text: str) -> bool:
        """Execute a command; return False if the socket must be closed: for nonsense, too many commands, or a revoked token."""
        try:
            self._deps.rate_limiter.consume({"socket": self._number})
            command = _decoder.decode(text)
            if time.monotonic() > self._recheck_at:
                if await self._recheck_user() is None:
                    return False
                self._recheck_at = time.monotonic() + _AUTH_RECHECK_SECONDS
            match command:
                case Follow():
                    await self._follow(command.topics)
                case Online():
                    await self._deps.online(self._user, command.playing)
                    await self._socket.send(_PONG)
        except RollhouseError as error:
            return error.family == "store"
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
            return False
        except OSError:
            pass  # `run` ends, too
        return True

    async def _follow(self, topics: Iterable[str]) -> None:
        wanted = set(topics)
        for topic in self._topics - wanted:
            await self._deps.pubsub.unsubscribe(_topic_channel(topic), self.on_news)
            self._next.pop(topic, None)
        for topic in wanted - self._topics:
            await self._deps.pubsub.subscribe(_topic_channel(topic), self.on_news)
        self._topics = wanted
        self._schedule()
