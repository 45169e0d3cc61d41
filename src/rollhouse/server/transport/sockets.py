"""The WebSocket of a viewer: sends the frames of a table as they are committed, and executes commands."""

from __future__ import annotations

import asyncio
import itertools
import logging
import re
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple, get_args

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
from rollhouse.server.tables.views import LOG_PAGE_ENTRIES, full_frame
from rollhouse.server.transport.missed_commits import MissedCommitChecker
from rollhouse.server.transport.pubsub import PubSub
from rollhouse.server.transport.send_queue import BoundedSendQueue
from rollhouse.server.wire.frames import CLOSE_REFUSED, CLOSE_TRY_AGAIN, GAP, CommitFrame
from rollhouse.server.wire.messages import Command, Ping, Pong, Refused, Resync

_decoder: msgspec.json.Decoder[Command] = msgspec.json.Decoder(Command)
_PONG = msgspec.json.encode(Pong())
_MAX_COMMAND_LENGTH = 8000
_RESYNC_COST = 20
"""The commands that a resync counts as for the rate limit: it sends some 200 KB."""
_REPEATED_LOG_ENTRIES = 20
"""Log entries that a client gets with every whole table after the first."""
_AUTH_RECHECK_SECONDS = 60.0
_numbers = itertools.count()
"""Numbers of sockets: each has a rate limit of its own."""
_log = logging.getLogger("rollhouse.sockets")


class _Disconnected(Exception):
    """The client has closed the socket."""


_UNKNOWN_COMMAND = re.compile(r"Invalid value '(.*)' - at `\$\.do`", re.DOTALL)
_COMMAND_NAMES = tuple(str(command.__struct_config__.tag) for command in get_args(Command))


class WireError(RollhouseError):
    """A message that is not a command."""

    family = "wire"


def malformed(value: str, detail: str) -> WireError:
    """The error for a message that is not a command, or a body that is not what an endpoint takes; an unknown command is named."""
    word = _UNKNOWN_COMMAND.search(detail)
    if word is None:
        return WireError("wire/malformed", value=value, location=detail[:200])
    return WireError("wire/malformed", value=word[1][:80], location="do", expected=_COMMAND_NAMES)


def refused(error: RollhouseError, words: Catalogue, names: tuple[str, ...], version: int, command: int | None = None) -> Refused:
    """The error frame. For an illegal move it has only the reason: the player knows which move it was."""
    reason = error.reason if isinstance(error, IllegalMove) else None
    sentence = words.error(error, names) if reason is None else words.say(reason, names)
    return Refused(error.code, sentence, error.rule, version, command)


async def reject(socket: RawSocket, error: RollhouseError, words: Catalogue) -> None:
    """Send the error and close the socket; clients try again only where another node, or a later time, may help."""
    with suppress(OSError):
        await socket.send(msgspec.json.encode(refused(error, words, (), 0)))
        temporary = error.family == "store" or error.code == "table/newer-rules"  # a node of a newer release may know them
        await socket.close(CLOSE_TRY_AGAIN if temporary else CLOSE_REFUSED)


class ViewerDependencies(NamedTuple):
    """The parts of the server that a viewer uses."""

    tables: TableManager
    presence: Presence
    presence_broadcaster: PresenceBroadcaster
    pubsub: PubSub
    missed_commits: MissedCommitChecker
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
        recheck_user: Callable[[], Awaitable[User | None]],
        *,
        changes: bool,
    ) -> None:
        self._socket = socket
        self._deps = deps
        self._tables = deps.tables
        self._presence = deps.presence
        self._words = words
        self._table = table
        self._user_id = user_id
        self._changes = changes
        """Whether the client merges changes into the table that it has; others get the whole table after every commit."""
        self._number = str(next(_numbers))
        self._sent = 0
        """The last version that was sent: an older commit is not sent again, a gap is filled."""
        self._queue = BoundedSendQueue()
        self._sending = asyncio.Lock()
        """Held while several frames are sent that belong together."""
        self._draining: asyncio.Task[None] | None = None
        self._recheck_user = recheck_user
        """Authenticates the client again: a token may have been revoked."""
        self._recheck_at = time.monotonic() + _AUTH_RECHECK_SECONDS

    async def run(self, since: int) -> None:
        """Send what was missed since a version, then every commit, and execute commands, until the client disconnects."""
        channel = channel_of(self._table)
        try:
            with suppress(_Disconnected):
                (await self._tables.load(self._table)).session.check_readable("table", self._user_id)
                async with self._sending:
                    await self._deps.pubsub.subscribe(channel, self.on_broadcast)
                    await self._send_missed(since)
                self._presence.add_socket(self._table, self._user_id, self.on_broadcast)
                self._deps.missed_commits.add(self._table, self._sent_version, partial(self.on_broadcast, GAP))
                if self._user_id and self._presence.counts(self._user_id):
                    await self._tables.return_to_seats(self._table, self._user_id)
                await self._tables.resume_bots(self._table)
                await self._receive_all()
        except RollhouseError as error:
            await reject(self._socket, error, self._words)
        finally:
            self._deps.missed_commits.remove(self._table, self._sent_version)
            self._presence.remove_socket(self._table, self.on_broadcast)
            if self._draining is not None:
                self._draining.cancel()
                self._draining = None  # a task that had not begun does not reset it, and viewer and task would be a cycle
            await self._deps.pubsub.unsubscribe(channel, self.on_broadcast)

    def on_broadcast(self, frame: bytes) -> None:
        """Send a frame of the table at once if no other waits and the socket is writable; otherwise queue it."""
        if self._queue or self._sending.locked() or not self._try_forward(frame):
            self._queue.add(frame)
            if self._draining is None:
                self._draining = asyncio.create_task(self._drain())

    def _try_forward(self, frame: bytes) -> bool:
        """Send a frame if that needs no waiting; whether it was sent, or need not be."""
        if not isinstance(frame, CommitFrame):
            return frame != GAP and self._socket.try_send(frame)
        if frame.version != self._sent + 1 or not self._changes:
            return frame.version <= self._sent
        if not self._socket.try_send(frame.for_user(self._user_id)):
            return False
        self._sent = frame.version
        return True

    async def _drain(self) -> None:
        try:
            async with self._sending:
                while self._queue:
                    await self._forward(self._queue.take())
        finally:
            self._draining = None

    def _sent_version(self) -> int:
        return self._sent

    async def _send(self, frame: bytes) -> None:
        try:
            await self._socket.send(frame)
        except OSError:
            raise _Disconnected from None

    async def _send_all(self, since: int | None = None) -> None:
        """Send what was missed, once no other sending is under way."""
        async with self._sending:
            await self._send_missed(since)

    async def _send_missed(self, since: int | None = None) -> None:
        """Send everything after version `since`, or after the last version sent: as commits where they are cached, else the whole table."""
        async with self._tables.locked(self._table) as loaded:
            since = self._sent if since is None else since
            missed = loaded.recent.after(since)
            now = loaded.session.version
            whole = not self._changes or since <= 0 or since > now or len(missed) != now - since
            frames = [self._full(loaded, since)] if whole else [frame.for_user(self._user_id) for frame in missed]
            self._sent = now
            here = msgspec.json.encode(self._presence.frame(self._table, tuple(seat.user_id for seat in loaded.session.seats)))
        for frame in (*frames, here):
            await self._send(frame)

    def _full(self, loaded: LoadedTable, since: int) -> bytes:
        max_entries = LOG_PAGE_ENTRIES if self._changes or since <= 0 else _REPEATED_LOG_ENTRIES
        view = self._tables.view(loaded, self._user_id)
        return full_frame(view, loaded.log, self._user_id, self._presence.present(self._table), max_entries)

    async def _forward(self, frame: bytes) -> None:
        try:
            if frame == GAP:
                await self._fill_gap()
                return
            if isinstance(frame, CommitFrame):
                if frame.version <= self._sent:
                    return
                if frame.version > self._sent + 1 or not self._changes:
                    await self._fill_gap()
                    return
                self._sent = frame.version
                frame = frame.for_user(self._user_id)
            await self._send(frame)
        except _Disconnected:
            pass  # `_receive_all` ends, too

    async def _fill_gap(self) -> None:
        try:
            await self._send_missed()
        except RollhouseError as error:  # the client must not believe that nothing happened: it reconnects
            _log.warning("viewer disconnected for a gap that can't be filled", extra={"table_id": self._table, "code": error.code})
            with suppress(OSError):
                await self._socket.close(CLOSE_TRY_AGAIN)

    async def _receive_all(self) -> None:
        while (message := await self._socket.receive())["type"] == "websocket.receive":
            await self._handle_command(message.get("text") or "")

    async def _handle_command(self, text: str) -> None:
        command: Command | None = None
        try:
            self._limit()
            if self._user_id and time.monotonic() > self._recheck_at:
                await self._recheck()
            command = self._read(text)
            if isinstance(command, Ping):
                await self._send(_PONG)
            elif isinstance(command, Resync):
                self._limit(_RESYNC_COST)
                await self._send_all(command.since)
            else:
                self._deps.bans.check(self._user_id)
                await self._tables.execute(
                    self._table, self._user_id, command, self._deps.presence_broadcaster.policy(self._table, self._user_id)
                )
        except RollhouseError as error:
            names, version = await self._names_and_version()
            answer = refused(error, self._words, names, version, None if command is None else command.id)
            await self._send(msgspec.json.encode(answer))
            if error.code == "move/stale":
                await self._send_all()
            elif error.code == "store/newer":  # this node is superseded: other nodes go on
                await self._socket.close(CLOSE_TRY_AGAIN)

    async def _names_and_version(self) -> tuple[tuple[str, ...], int]:
        """The players' names and the table's version, for an error; no names where the store does not answer."""
        try:
            loaded = await self._tables.load(self._table)
        except StoreError:
            return (), self._sent
        names = (self._words.say(person_label(seat.name)) for seat in loaded.session.seats)
        return tuple(names), loaded.session.version

    async def _recheck(self) -> None:
        """Authenticate again. A client whose token was revoked may watch, and do nothing."""
        try:
            user = await self._recheck_user()
        except TableError:
            user = None
        self._user_id = "" if user is None else user.user_id
        try:
            (await self._tables.load(self._table)).session.check_readable("table", self._user_id)
        except TableError as error:
            await reject(self._socket, error, self._words)
            raise
        self._recheck_at = time.monotonic() + _AUTH_RECHECK_SECONDS

    def _read(self, text: str) -> Command:
        if len(text) > _MAX_COMMAND_LENGTH:
            raise WireError("wire/too-long", value=str(len(text)), expected=(str(_MAX_COMMAND_LENGTH),))
        try:
            return _decoder.decode(text)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise malformed(text[:80], str(error)) from None

    def _limit(self, cost: int = 1) -> None:
        self._deps.rate_limiter.consume({"socket": self._number}, cost)
