"""Records and replays of games for viewers: written and compressed one at a time outside the event loop, and cached."""

from __future__ import annotations

import asyncio
import gzip
from collections import OrderedDict
from collections.abc import Callable
from itertools import islice
from typing import Any

import msgspec

from rollhouse.core.record import Record, steps
from rollhouse.core.registry import game as find_game
from rollhouse.server.auth.rate_limit import MOVES_PER_READ, RateLimiter
from rollhouse.server.tables.views import event_view

_MAX_CACHED_BYTES = 32 * 1024 * 1024
"""All positions of a long game take some 200 KB."""


class Replays:
    """What is written from the whole record of a table, such as all its positions: by table, version, names and form.

    The deletion of an account changes the names, and no version.
    """

    def __init__(self, rate_limiter: RateLimiter) -> None:
        self._rate_limiter = rate_limiter
        self._cache: OrderedDict[tuple[str, int, tuple[str, ...], str], bytes] = OrderedDict()
        self._bytes = 0
        self._lock = asyncio.Lock()

    async def of(
        self,
        client: str,
        table: str,
        version: int,
        form: str,
        write: Callable[[Record], bytes],
        record: Record,
        *,
        unpacked: bool = False,
    ) -> bytes:
        """What `write` makes of this record, the table's at this version, as gzip.

        The request counts for the client's network by the length of the record, unless that is cached and sent as it is: not `unpacked`.
        """
        key = table, version, record.seats, form
        if unpacked or key not in self._cache:
            self._rate_limiter.consume({"read": client}, len(record.moves) // MOVES_PER_READ)
        async with self._lock:
            written = self._cache.pop(key, None)
            if written is None:
                written = await asyncio.to_thread(lambda: gzip.compress(write(record), mtime=0))
                self._bytes += len(written)
            self._cache[key] = written
            while self._bytes > _MAX_CACHED_BYTES and len(self._cache) > 1:
                _, dropped = self._cache.popitem(last=False)
                self._bytes -= len(dropped)
        return written


def state_after(record: Record, ply: int) -> Any:
    """The state of a game after so many moves."""
    return next(islice(steps(record), ply, None))[1]


def positions(record: Record) -> bytes:
    """All positions of a game as JSON, with the moves and events that led to them."""
    game = find_game(record.game)
    replayed: list[dict[str, Any]] = []
    for ply, (text, state, happened) in enumerate(steps(record)):
        events = [event_view(event) for event in happened]
        replayed.append({"ply": ply, "move": text, "events": events, "position": game.position(state)})
    return msgspec.json.encode(replayed)
