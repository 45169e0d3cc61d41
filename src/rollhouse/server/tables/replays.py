"""Records and replays of games for viewers: computed one at a time outside the event loop, and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from typing import Any

import msgspec
from litestar.connection import ASGIConnection

from rollhouse.core.record import Record, steps
from rollhouse.core.registry import game as find_game
from rollhouse.server.auth.rate_limit import MOVES_PER_READ, RateLimiter
from rollhouse.server.tables.views import event_view

_MAX_CACHED_BYTES = 32 * 1024 * 1024
"""A long game takes some 5 MB."""


class Replays:
    """What is written from the whole record of a table, such as all its positions: by table, version and form."""

    def __init__(self, rate_limiter: RateLimiter) -> None:
        self._rate_limiter = rate_limiter
        self._cache: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()
        self._bytes = 0
        self._lock = asyncio.Lock()

    async def of(
        self,
        request: ASGIConnection[Any, Any, Any, Any],
        table: str,
        version: int,
        form: str,
        write: Callable[[Record], bytes],
        record: Record,
    ) -> bytes:
        """What `write` makes of this record, the table's at this version. Unless it is cached, the request counts by its length."""
        if (table, version, form) not in self._cache:
            self._rate_limiter.count_read(request, len(record.moves) // MOVES_PER_READ)
        async with self._lock:
            written = self._cache.pop((table, version, form), None)
            if written is None:
                written = await asyncio.to_thread(write, record)
                self._bytes += len(written)
            self._cache[table, version, form] = written
            while self._bytes > _MAX_CACHED_BYTES and len(self._cache) > 1:
                _, dropped = self._cache.popitem(last=False)
                self._bytes -= len(dropped)
        return written


def positions(record: Record) -> bytes:
    """All positions of a game as JSON, with the moves and events that led to them."""
    game = find_game(record.game)
    replayed: list[dict[str, Any]] = []
    for ply, (text, state, happened) in enumerate(steps(record)):
        events = [event_view(event) for event in happened]
        replayed.append({"ply": ply, "move": text, "events": events, "position": game.position(state)})
    return msgspec.json.encode(replayed)
