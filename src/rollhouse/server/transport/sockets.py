"""One WebSocket per viewer: frames out as they are committed, commands in, one shape of refusal."""

from __future__ import annotations

import asyncio
import itertools
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple

import msgspec

from rollhouse.core.errors import IllegalMove, RollhouseError
from rollhouse.locale import Catalogue
from rollhouse.lowlevel.raw_socket import RawSocket
from rollhouse.play.players import person_label
from rollhouse.play.seats import TableError
from rollhouse.server.auth.bans import Bans
from rollhouse.server.auth.rate_limit import RateLimiter
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.rows import User
from rollhouse.server.tables.loaded_table import LoadedTable
from rollhouse.server.tables.manager import TableManager, channel_of
from rollhouse.server.tables.presence import Presence
from rollhouse.server.tables.presence_broadcast import PresenceBroadcaster
from rollhouse.server.tables.views import full_frame
from rollhouse.server.transport.pubsub import PubSub
from rollhouse.server.transport.send_queue import BoundedSendQueue
from rollhouse.server.transport.stale_viewers import StaleViewerSweeper
from rollhouse.server.wire.frames import LOST, CommitFrame
from rollhouse.server.wire.messages import Command, Ping, Pong, Refused, Resync

__all__ = ["Viewer", "ViewerDependencies", "WireError", "refused", "reject"]

_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
_PONG = msgspec.json.encode(Pong())
_LONGEST = 8000
_REFUSED, _COME_BACK = 4400, 1013
"""Why a socket is closed: the first for good."""
_RESYNC_COST = 20
"""Commands that sending the whole table again counts as: it may be 200 KB."""
_numbers = itertools.count()
"""Numbers of sockets: each has a rate limit of its own."""
_BELIEVED = 60.0
"""Seconds for which a socket is believed to be whose it was."""
_log = logging.getLogger("rollhouse.sockets")


class _Gone(Exception):
    """Whoever was to be told has hung up."""


class WireError(RollhouseError):
    """What came is no command."""

    family = "wire"


def refused(error: RollhouseError, words: Catalogue, names: tuple[str, ...], version: int, command: int | None = None) -> Refused:
    """The one shape of a refusal. Of an illegal move only the reason is said: whoever made it knows which one it was."""
    reason = error.reason if isinstance(error, IllegalMove) else None
    sentence = words.error(error, names) if reason is None else words.say(reason, names)
    return Refused(error.code, sentence, error.rule, version, command)


async def reject(socket: RawSocket, error: RollhouseError, words: Catalogue) -> None:
    """Say why somebody can't look at a table, and hang up: for good, unless another node or a later moment may know better."""
    with suppress(OSError):
        await socket.send(msgspec.json.encode(refused(error, words, (), 0)))
        elsewhere = error.family == "store" or error.code == "table/newer-rules"  # a node of a newer release may know them
        await socket.close(_COME_BACK if elsewhere else _REFUSED)


class ViewerDependencies(NamedTuple):
    """The parts of the server that a viewer uses."""

    tables: TableManager
    presence: Presence
    presence_broadcaster: PresenceBroadcaster
    pubsub: PubSub
    stale_viewers: StaleViewerSweeper
    bans: Bans
    rate_limiter: RateLimiter


class Viewer:
    """One socket at one table."""

    def __init__(
        self,
        socket: RawSocket,
        deps: ViewerDependencies,
        words: Catalogue,
        table: str,
        user_id: str,
        still: Callable[[], Awaitable[User | None]],
    ) -> None:
        self._socket = socket
        self._deps = deps
        self._tables = deps.tables
        self._presence = deps.presence
        self._words = words
        self._table = table
        self._who = user_id
        self._number = str(next(_numbers))
        self._seen = 0
        """The last version that was sent: an older commit is not sent again, a gap is filled."""
        self._backlog = BoundedSendQueue()
        self._turn = asyncio.Lock()
        """Whose turn it is to send: what happens waits until the table has been sent, and the other way round."""
        self._catching_up: asyncio.Task[None] | None = None
        self._still = still
        """Who this is, asked again: a token may have been revoked."""
        self._known_until = time.monotonic() + _BELIEVED

    async def run(self, since: int) -> None:
        """Send what was missed, then what happens, and do what is asked, until the viewer leaves."""
        channel = channel_of(self._table)
        try:
            with suppress(_Gone):
                (await self._tables.live(self._table)).session.check_seen(self._who)
                async with self._turn:
                    await self._deps.pubsub.listen(channel, self.hear)
                    await self._send_missed(since)
                self._presence.came(self._table, self._who, self.hear)
                self._deps.stale_viewers.came(self._table, self._last_seen, partial(self.hear, LOST))
                if self._who:
                    await self._tables.come_back(self._table, self._who)
                await self._tables.go_on(self._table)
                await self._listen()
        except RollhouseError as error:
            await reject(self._socket, error, self._words)
        finally:
            self._deps.stale_viewers.left(self._table, self._last_seen)
            self._presence.left(self._table, self.hear)
            if self._catching_up is not None:
                self._catching_up.cancel()
                self._catching_up = None  # one that had not begun would not say so itself, and they would hold on to each other
            await self._deps.pubsub.stop(channel, self.hear)

    def hear(self, frame: bytes) -> None:
        """What is told at the table: sent at once where nothing waits before it, and where that can be done without waiting."""
        if self._backlog or self._turn.locked() or not self._sent_at_once(frame):
            self._backlog.add(frame)
            if self._catching_up is None:
                self._catching_up = asyncio.create_task(self._catch_up())

    def _sent_at_once(self, frame: bytes) -> bool:
        """Whether nothing more is to be done about a frame."""
        if not isinstance(frame, CommitFrame):
            return frame != LOST and self._socket.send_now(frame)
        if frame.version != self._seen + 1:
            return frame.version <= self._seen
        if not self._socket.send_now(frame):
            return False
        self._seen = frame.version
        return True

    async def _catch_up(self) -> None:
        try:
            async with self._turn:
                while self._backlog:
                    await self._forward(self._backlog.take())
        finally:
            self._catching_up = None

    def _last_seen(self) -> int:
        return self._seen

    async def _send(self, frame: bytes) -> None:
        try:
            await self._socket.send(frame)
        except OSError:
            raise _Gone from None

    async def _send_all(self, since: int | None = None) -> None:
        """What was missed, sent when it is its turn."""
        async with self._turn:
            await self._send_missed(since)

    async def _send_missed(self, since: int | None = None) -> None:
        """Everything after version `since`, or after what was sent last: as commits where they are at hand, otherwise the whole table."""
        async with self._tables.at(self._table) as live:
            since = self._seen if since is None else since
            missed = live.recent.after(since)
            now = live.session.version
            whole = since <= 0 or since > now or len(missed) != now - since
            frames = [self._full(live)] if whole else missed
            self._seen = now
            here = msgspec.json.encode(self._presence.frame(self._table, tuple(seat.user_id for seat in live.session.seats)))
        for frame in (*frames, here):
            await self._send(frame)

    def _full(self, live: LoadedTable) -> bytes:
        return full_frame(self._tables.view(live), live.log, self._who, self._presence.at(self._table))

    async def _forward(self, frame: bytes) -> None:
        try:
            if frame == LOST:
                await self._fill_gap()
                return
            if isinstance(frame, CommitFrame):
                if frame.version <= self._seen:
                    return
                if frame.version > self._seen + 1:
                    await self._fill_gap()
                    return
                self._seen = frame.version
            await self._send(frame)
        except _Gone:
            pass  # `_listen` hears of it too

    async def _fill_gap(self) -> None:
        try:
            await self._send_missed()
        except RollhouseError as error:  # whoever can't be told what happened must not think that nothing did: they come back
            _log.warning("a viewer of %s is sent away: %s", self._table, error.code)
            with suppress(OSError):
                await self._socket.close(_COME_BACK)

    async def _listen(self) -> None:
        while (message := await self._socket.receive())["type"] == "websocket.receive":
            await self._hear(message.get("text") or "")  # commands are text

    async def _hear(self, text: str) -> None:
        command: Command | None = None
        try:
            self._limit()
            if self._who and time.monotonic() > self._known_until:
                await self._ask_again()
            command = self._read(text)
            if isinstance(command, Ping):
                await self._send(_PONG)
            elif isinstance(command, Resync):
                self._limit(_RESYNC_COST)
                await self._send_all(command.since)
            else:
                self._deps.bans.check(self._who)
                await self._tables.do(self._table, self._who, command, self._deps.presence_broadcaster.policy(self._table, self._who))
        except RollhouseError as error:
            names, version = await self._told()
            answer = refused(error, self._words, names, version, None if command is None else command.id)
            await self._send(msgspec.json.encode(answer))
            if error.code == "move/stale":
                await self._send_all()
            elif error.code == "store/newer":  # nothing is done here any more: other nodes go on
                await self._socket.close(_COME_BACK)

    async def _told(self) -> tuple[tuple[str, ...], int]:
        """The names at the table and its version, for a refusal: as they were last told, where the store does not answer."""
        try:
            live = await self._tables.live(self._table)
        except StoreError:
            return (), self._seen
        names = (self._words.say(person_label(seat.name)) for seat in live.session.seats)
        return tuple(names), live.session.version

    async def _ask_again(self) -> None:
        """Whoever's token was revoked may watch, and do nothing."""
        try:
            guest = await self._still()
        except TableError:
            guest = None
        self._who = "" if guest is None else guest.user_id
        try:
            (await self._tables.live(self._table)).session.check_seen(self._who)
        except TableError as error:
            await reject(self._socket, error, self._words)
            raise
        self._known_until = time.monotonic() + _BELIEVED

    def _read(self, text: str) -> Command:
        if len(text) > _LONGEST:
            raise WireError("wire/too-long", value=str(len(text)), expected=(str(_LONGEST),))
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise WireError("wire/malformed", value=text[:80], location=str(error)[:200]) from None

    def _limit(self, cost: int = 1) -> None:
        self._deps.rate_limiter.consume({"socket": self._number}, cost)
