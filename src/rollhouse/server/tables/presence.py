"""Who is here: sockets and requests counted on this node, told to the others, and forgotten when a node falls silent.

A program may play over HTTP alone: whoever asks about a table, or does something at it, counts as there for a while.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from typing import TypeAlias

import msgspec

from rollhouse.core.entropy import draw
from rollhouse.server.wire.messages import Here

__all__ = ["HEARTBEAT", "PRESENCE_CHANNEL", "Presence"]

Put: TypeAlias = Callable[[bytes], object]
"""What lets a frame wait for one socket, and does not wait itself: a viewer who reads slowly holds up nobody."""

_log = logging.getLogger("rollhouse.presence")
PRESENCE_CHANNEL = "presence"
HEARTBEAT = 10.0
_SILENT = 3 * HEARTBEAT
_LASTS = 3 * HEARTBEAT
"""Seconds for which somebody without a socket counts as there after a request."""
_MOST_ASKING = 100_000
_REMEMBERED = 3600.0
"""Seconds for which it is known that somebody left a table at which nobody is now."""


class _News(msgspec.Struct):
    """What one node knows: who is at which table there."""

    node: str
    tables: dict[str, list[str]]
    full: bool
    """A heartbeat lists every table of the node; other news only those that changed."""


class Presence:
    """Who is at which table, on this node and on others."""

    def __init__(
        self,
        publish: Callable[[bytes, str], None],
        now: Callable[[], float] = time.monotonic,
        *,
        grace: float = 60.0,
        alone: bool = False,
    ) -> None:
        self.node = draw("node", 4).hex()
        self._publish = publish
        self._now = now
        self._grace = grace
        self._alone = alone
        """Whether there are no other nodes to tell."""
        self._sockets: dict[str, dict[Put, str]] = {}
        """The sockets at each table here, and whose they are."""
        self._asking: dict[str, dict[str, float]] = {}
        """Until when those count as there who asked for something over HTTP, at each table."""
        self._elsewhere: dict[str, tuple[float, dict[str, set[str]]]] = {}
        self._left: dict[tuple[str, str], float] = {}
        """Since when somebody is away who was seen to leave."""
        self._unseen: dict[tuple[str, str], float] = {}
        """Since when somebody is missed whom nobody has seen here."""

    def came(self, table: str, user_id: str, put: Put) -> None:
        """A socket was opened."""
        self._sockets.setdefault(table, {})[put] = user_id
        self._is_here(table, user_id)
        self._tell(table)

    def asked(self, table: str, user_id: str) -> None:
        """Somebody asked about the table, or did something there."""
        new = user_id not in self._people(table)
        if new and len(self._asking) >= _MOST_ASKING:
            self._asking.clear()
        self._asking.setdefault(table, {})[user_id] = self._now() + _LASTS
        if new:
            self._is_here(table, user_id)
            self._tell(table)

    def left(self, table: str, put: Put) -> None:
        """A socket was closed: whoever had it has gone, whatever they asked for before."""
        sockets = self._sockets.get(table, {})
        user_id = sockets.pop(put, "")
        if not sockets:
            self._sockets.pop(table, None)
        if user_id not in sockets.values():
            self._asking.get(table, {}).pop(user_id, None)
        self._note_leaving(table, {user_id} - {""})
        self._tell(table)

    def _people(self, table: str) -> set[str]:
        now = self._now()
        asking = {user_id for user_id, until in self._asking.get(table, {}).items() if until > now}
        return (set(self._sockets.get(table, {}).values()) | asking) - {""}

    def at(self, table: str) -> tuple[str, ...]:
        """Everybody at the table."""
        people = self._people(table)
        for _, tables in self._elsewhere.values():
            people |= tables.get(table, set())
        return tuple(sorted(people))

    def away_for(self, table: str, user_id: str) -> float | None:
        """For how many seconds somebody has been away; None while they are here."""
        if user_id in self.at(table):
            return None
        absence = (table, user_id)
        return self._now() - (self._left[absence] if absence in self._left else self._unseen.setdefault(absence, self._now()))

    def gone(self, table: str, user_id: str) -> bool:
        """Whether somebody was seen to leave. Whom nobody has seen yet may be at another node, whose word is on its way."""
        return (table, user_id) in self._left and user_id not in self.at(table)

    def busy(self, table: str) -> bool:
        """Whether somebody looks at the table through this node."""
        return table in self._sockets

    def sockets_at(self, table: str) -> int:
        """How many look at the table through this node."""
        return len(self._sockets.get(table, {}))

    def tables(self) -> tuple[str, ...]:
        """The tables that somebody looks at through this node."""
        return tuple(self._sockets)

    def send(self, table: str, frame: bytes) -> None:
        """A frame for every socket at a table here."""
        for put in self._sockets.get(table, {}):
            put(frame)

    def frame(self, table: str, seated: tuple[str, ...]) -> Here:
        """Who is here and who is away, for clients."""
        away = {user_id: round(gone, 1) for user_id in seated if user_id and (gone := self.away_for(table, user_id)) is not None}
        return Here(self.at(table), away, self._grace)

    def _tell(self, table: str) -> None:
        self._publish(self._news({table: sorted(self._people(table))}, full=False), PRESENCE_CHANNEL)

    def _news(self, tables: dict[str, list[str]], *, full: bool) -> bytes:
        return msgspec.json.encode(_News(self.node, tables, full))

    def heartbeat(self) -> tuple[str, ...]:
        """Tell the others who is here, and forget nodes that have fallen silent, and who left long ago; the tables that this changes."""
        now = self._now()
        gone: dict[str, set[str]] = self._forget_asking(now)
        if not self._alone:
            known = {table: sorted(self._people(table)) for table in self._sockets.keys() | self._asking.keys()}
            self._publish(self._news(known, full=True), PRESENCE_CHANNEL)
        for node in [node for node, (heard, _) in self._elsewhere.items() if now - heard > _SILENT]:
            for table, people in self._elsewhere.pop(node)[1].items():
                gone.setdefault(table, set()).update(people)
        for table, people in gone.items():
            self._note_leaving(table, people)
        for absent in (self._left, self._unseen):
            for table, user_id in [one for one, since in absent.items() if now - since > _REMEMBERED]:
                if not self.at(table):
                    del absent[table, user_id]
        return tuple(gone)

    def _forget_asking(self, now: float) -> dict[str, set[str]]:
        """Who has not asked for anything for a while, at each table."""
        silent = {table: {user_id for user_id, until in asking.items() if until <= now} for table, asking in self._asking.items()}
        self._asking = {table: left for table, asking in self._asking.items() if (left := {w: u for w, u in asking.items() if u > now})}
        return {table: people for table, people in silent.items() if people}

    def _is_here(self, table: str, user_id: str) -> None:
        self._left.pop((table, user_id), None)
        self._unseen.pop((table, user_id), None)

    def _note_leaving(self, table: str, people: set[str]) -> None:
        """These have gone from one node; whoever is at the table through another has not left it."""
        for user_id in people.difference(self.at(table)) if people else ():
            self._left[table, user_id] = self._now()

    def heard(self, news: bytes) -> tuple[str, ...]:
        """What a node tells, this one included; the tables where something changed. What nobody here understands changes nothing."""
        try:
            said = msgspec.json.decode(news, type=_News)
        except msgspec.MsgspecError:
            _log.warning("another node tells what this one does not understand: is it of another release?")
            return ()
        if said.node == self.node:
            return () if said.full else tuple(said.tables)
        _, before = self._elsewhere.get(said.node, (0.0, {}))
        after = {} if said.full else dict(before)
        after |= {table: set(people) for table, people in said.tables.items()}
        self._elsewhere[said.node] = (self._now(), after)
        changed = [table for table in before.keys() | after.keys() if before.get(table) != after.get(table)]
        for table in changed:
            was, now = before.get(table, set()), after.get(table, set())
            self._note_leaving(table, was - now)
            for user_id in now - was:
                self._is_here(table, user_id)
        return tuple(changed)
