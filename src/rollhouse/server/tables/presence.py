"""Presence: which users are at which table, on this node and on others.

Sockets count, and HTTP requests for a while: a program may play without a socket. Nodes exchange their users in heartbeats; a node that
falls silent has none.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from rollhouse.core.entropy import draw
from rollhouse.server.wire.messages import Here

Send: TypeAlias = Callable[[bytes], object]
"""Sends or queues a frame for one socket without waiting, so that a slow reader delays no others."""

_log = logging.getLogger("rollhouse.presence")
PRESENCE_CHANNEL = "presence"
HEARTBEAT_SECONDS = 10.0
_NODE_TIMEOUT_SECONDS = 3 * HEARTBEAT_SECONDS
IDLE_SECONDS = 180.0
"""A player whose turn it is, at a table without a clock, counts as away after this time without a move, present or not."""
_REQUEST_PRESENCE_SECONDS = 3 * HEARTBEAT_SECONDS
"""A user without a socket counts as present for this time after a request."""
_MAX_REQUEST_TABLES = 100_000
_ABSENCE_MEMORY_SECONDS = 3600.0
"""How long the users who left a table are remembered when no user is there."""


class _PresenceMessage(msgspec.Struct):
    """The message of one node: which users are at which table there."""

    node: str
    tables: dict[str, list[str]]
    full: bool
    """Whether all tables of the node are listed, as in a heartbeat; otherwise only those that changed."""


class Presence:
    """The users at each table, on this node and on others."""

    def __init__(
        self,
        publish: Callable[[bytes, str], None],
        now: Callable[[], float] = time.monotonic,
        *,
        grace_seconds: float = 60.0,
        single_node: bool = False,
        counts: Callable[[str], bool] = lambda user_id: True,
    ) -> None:
        self.node = draw("node", 4).hex()
        self._publish = publish
        self._now = now
        self._grace_seconds = grace_seconds
        self.counts = counts
        """Whether a user's presence counts: a banned user's does not."""
        self._single_node = single_node
        """Whether there are no other nodes."""
        self._sockets: dict[str, dict[Send, str]] = {}
        """The sockets at each table on this node, and their users."""
        self._requests: dict[str, dict[str, float]] = {}
        """Until when users count as present after an HTTP request, at each table."""
        self._elsewhere: dict[str, tuple[float, dict[str, set[str]]]] = {}
        self._left: dict[tuple[str, str], float] = {}
        """When users left a table, by table and user."""
        self._unseen: dict[tuple[str, str], float] = {}
        """Since when seated users are missed who were never seen here, by table and user."""

    def add_socket(self, table: str, user_id: str, send: Send) -> None:
        """Count a socket that was opened."""
        self._sockets.setdefault(table, {})[send] = user_id
        if user_id:  # a spectator without an account changes nothing that is shown
            self._note_arrival(table, user_id)
            self._publish_table(table)

    def add_request(self, table: str, user_id: str) -> None:
        """Count a user's HTTP request about a table."""
        new = user_id not in self._people(table)
        if new and len(self._requests) >= _MAX_REQUEST_TABLES:
            self._requests.clear()
        self._requests.setdefault(table, {})[user_id] = self._now() + _REQUEST_PRESENCE_SECONDS
        if new:
            self._note_arrival(table, user_id)
            self._publish_table(table)

    def remove_socket(self, table: str, send: Send) -> None:
        """Stop counting a socket that was closed; with the last one its user has left, even after a recent request."""
        sockets = self._sockets.get(table, {})
        user_id = sockets.pop(send, "")
        if not sockets:
            self._sockets.pop(table, None)
        if not user_id:
            return
        if user_id not in sockets.values():
            self._requests.get(table, {}).pop(user_id, None)
        self._note_departure(table, {user_id})
        self._publish_table(table)

    def _people(self, table: str) -> set[str]:
        now = self._now()
        asking = {user_id for user_id, until in self._requests.get(table, {}).items() if until > now}
        return (set(self._sockets.get(table, {}).values()) | asking) - {""}

    def present(self, table: str) -> tuple[str, ...]:
        """The users at the table, on all nodes."""
        people = self._people(table)
        for _, tables in self._elsewhere.values():
            people |= tables.get(table, set())
        return tuple(sorted(filter(self.counts, people)))

    def away_seconds(self, table: str, user_id: str) -> float | None:
        """How long a user has been away; None while they are present."""
        if user_id in self.present(table):
            return None
        absence = (table, user_id)
        return self._now() - (self._left[absence] if absence in self._left else self._unseen.setdefault(absence, self._now()))

    def has_left(self, table: str, user_id: str) -> bool:
        """Whether a user was present and left. One who was never seen may be at another node, whose news is on its way."""
        return (table, user_id) in self._left and user_id not in self.present(table)

    def is_viewed(self, table: str) -> bool:
        """Whether the table has a viewer on this node."""
        return table in self._sockets

    def socket_count(self, table: str) -> int:
        """The number of the table's viewers on this node."""
        return len(self._sockets.get(table, {}))

    def viewed_tables(self) -> tuple[str, ...]:
        """The tables with viewers on this node."""
        return tuple(self._sockets)

    def send(self, table: str, frame: bytes) -> None:
        """Send a frame to every viewer of the table on this node."""
        for send in self._sockets.get(table, {}):
            send(frame)

    def frame(self, table: str, seated: tuple[str, ...]) -> Here:
        """Who is present and which seated users are away, for clients."""
        away = {user_id: round(seconds, 1) for user_id in seated if user_id and (seconds := self.away_seconds(table, user_id)) is not None}
        return Here(self.present(table), away, self._grace_seconds, IDLE_SECONDS)

    def _publish_table(self, table: str) -> None:
        self._publish(self._message({table: sorted(self._people(table))}, full=False), PRESENCE_CHANNEL)

    def _message(self, tables: dict[str, list[str]], *, full: bool) -> bytes:
        return msgspec.json.encode(_PresenceMessage(self.node, tables, full))

    def heartbeat(self) -> tuple[str, ...]:
        """Publish who is present, and drop silent nodes and old absences; the tables where presence changed."""
        now = self._now()
        gone: dict[str, set[str]] = self._drop_old_requests(now)
        if not self._single_node:
            known = {table: sorted(self._people(table)) for table in self._sockets.keys() | self._requests.keys()}
            self._publish(self._message(known, full=True), PRESENCE_CHANNEL)
        for node in [node for node, (received, _) in self._elsewhere.items() if now - received > _NODE_TIMEOUT_SECONDS]:
            for table, people in self._elsewhere.pop(node)[1].items():
                gone.setdefault(table, set()).update(people)
        for table, people in gone.items():
            self._note_departure(table, people)
        for absent in (self._left, self._unseen):
            for table, user_id in [absence for absence, since in absent.items() if now - since > _ABSENCE_MEMORY_SECONDS]:
                if not self.present(table):
                    del absent[table, user_id]
        return tuple(gone)

    def _drop_old_requests(self, now: float) -> dict[str, set[str]]:
        """Drop the users whose requests are too old; the users dropped, by table."""
        silent = {table: {user_id for user_id, until in asking.items() if until <= now} for table, asking in self._requests.items()}
        self._requests = {
            table: left
            for table, asking in self._requests.items()
            if (left := {user_id: until for user_id, until in asking.items() if until > now})
        }
        return {table: people for table, people in silent.items() if people}

    def _note_arrival(self, table: str, user_id: str) -> None:
        self._left.pop((table, user_id), None)
        self._unseen.pop((table, user_id), None)

    def _note_departure(self, table: str, people: set[str]) -> None:
        """Note users who left one node, unless they are at the table through another."""
        for user_id in people.difference(self.present(table)) if people else ():
            self._left[table, user_id] = self._now()

    def on_message(self, message: bytes) -> tuple[str, ...]:
        """Apply a node's news, this one's included; the tables where presence changed. News that can't be decoded changes nothing."""
        try:
            decoded = msgspec.json.decode(message, type=_PresenceMessage)
        except msgspec.MsgspecError:
            _log.warning("presence message not decoded; another node may run another release")
            return ()
        if decoded.node == self.node:
            return () if decoded.full else tuple(decoded.tables)
        _, before = self._elsewhere.get(decoded.node, (0.0, {}))
        after = {} if decoded.full else dict(before)
        after |= {table: set(people) for table, people in decoded.tables.items()}
        self._elsewhere[decoded.node] = (self._now(), after)
        changed = [table for table in before.keys() | after.keys() if before.get(table) != after.get(table)]
        for table in changed:
            was, now = before.get(table, set()), after.get(table, set())
            self._note_departure(table, was - now)
            for user_id in now - was:
                self._note_arrival(table, user_id)
        return tuple(changed)
