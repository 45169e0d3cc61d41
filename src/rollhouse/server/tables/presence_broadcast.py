"""Tells the viewers of each table who is present, and other nodes which tables are viewed here."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress

import msgspec

from rollhouse.core.errors import RollhouseError
from rollhouse.server.auth.rate_limit import RateLimiter
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import PresencePolicy, TableManager
from rollhouse.server.tables.presence import Presence
from rollhouse.server.tables.throttle import Throttle
from rollhouse.server.wire.frames import GAP

_BROADCAST_INTERVAL_SECONDS = 0.1
_BROADCAST_INTERVAL_SECONDS_PER_VIEWER = 0.001
"""When many arrive at once, each would be sent the arrival of each other: the more viewers, the fewer broadcasts."""
_TABLES_PER_BATCH = 100
_log = logging.getLogger("rollhouse.presence")


class PresenceBroadcaster:
    """Sends presence frames to viewers, and answers what commands must know of who is present."""

    def __init__(self, store: Store, tables: TableManager, presence: Presence, rate_limiter: RateLimiter, *, grace_seconds: float) -> None:
        self._store = store
        self._tables = tables
        self._presence = presence
        self._rate_limiter = rate_limiter
        self._grace_seconds = grace_seconds
        self._throttle = Throttle(self._broadcast_if_possible, self._interval_seconds)

    async def close(self) -> None:
        """Stop broadcasting."""
        await self._throttle.close()

    def on_presence_message(self, message: bytes) -> None:
        """Handle presence news of another node. Where some were lost, every table is broadcast again."""
        self._request(self._presence.viewed_tables() if message == GAP else self._presence.on_message(message))

    async def heartbeat(self) -> None:
        """Tell the other nodes who is present here, unload idle tables, and notice a newer release that has superseded this one."""
        with suppress(RollhouseError):  # the store reports it, and refuses everything from now on
            await self._store.check()
        self._tables.unload_idle(self._presence.is_viewed)
        self._request(self._presence.heartbeat())
        for number, table_id in enumerate(self._presence.viewed_tables()):
            if number % _TABLES_PER_BATCH == 0:
                await asyncio.sleep(0)  # moves are not delayed by a long list
            with suppress(RollhouseError):  # the store is away: the next heartbeat tries again
                await self._tables.resume_bots(table_id, unless_elsewhere=True)  # the node that let the bots play may have lost its viewers

    def on_bans_changed(self) -> None:
        """Tell every table again who is present: banned users don't count."""
        self._request(self._presence.viewed_tables())

    def policy(self, table_id: str, caller: str) -> PresencePolicy:
        """Return presence as a command of this caller sees it; the caller always counts as present."""
        return PresencePolicy(
            lambda user_id: user_id == caller or not self._presence.has_left(table_id, user_id),
            lambda user_id: self._away_seconds(table_id, user_id),
            self._rate_limiter.check_chat,
        )

    def _away_seconds(self, table_id: str, user_id: str) -> float | None:
        """Return how long a user has been away, once the grace period has passed."""
        seconds = self._presence.away_seconds(table_id, user_id)
        return seconds if seconds is not None and seconds >= self._grace_seconds else None

    def _request(self, tables: Iterable[str]) -> None:
        for table_id in tables:
            if self._presence.is_viewed(table_id):
                self._throttle.request(table_id)

    def _interval_seconds(self, table_id: str) -> float:
        return _BROADCAST_INTERVAL_SECONDS + self._presence.socket_count(table_id) * _BROADCAST_INTERVAL_SECONDS_PER_VIEWER

    async def _broadcast_if_possible(self, table_id: str) -> None:
        try:
            await self.broadcast(table_id)
        except RollhouseError as error:  # the store is away: the next broadcast carries everything
            _log.warning("presence not broadcast", extra={"table_id": table_id, "code": error.code})

    async def broadcast(self, table_id: str) -> None:
        """Send the current presence to those who view a table through this node."""
        if self._presence.is_viewed(table_id):
            loaded = await self._tables.load(table_id)
            frame = self._presence.frame(table_id, tuple(seat.user_id for seat in loaded.session.seats))
            self._presence.send(table_id, msgspec.json.encode(frame))
