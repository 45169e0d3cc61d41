"""Replays of games for viewers: computed one at a time outside the event loop, and cached."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

from rollhouse.core.record import Record, steps
from rollhouse.core.registry import game as find_game
from rollhouse.server.tables.views import event_view

_MAX_CACHED_BYTES = 32 * 1024 * 1024
"""A long game takes some 5 MB."""


class Replays:
    """All positions of a table as JSON, by table and version."""

    def __init__(self) -> None:
        self._cache: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._lock = asyncio.Lock()

    def is_cached(self, table: str, version: int) -> bool:
        """Whether the replay is cached."""
        return (table, version) in self._cache

    async def of(self, table: str, version: int, record: Record) -> bytes:
        """The positions of this record, which is the table's at this version."""
        async with self._lock:
            replay = self._cache.pop((table, version), None)
            if replay is None:
                replay = await asyncio.to_thread(_positions, record)
            self._cache[table, version] = replay
            while sum(map(len, self._cache.values())) > _MAX_CACHED_BYTES and len(self._cache) > 1:
                self._cache.popitem(last=False)
        return replay


def _positions(record: Record) -> bytes:
    game = find_game(record.game)
    replayed: list[dict[str, Any]] = []
    for ply, (text, state, happened) in enumerate(steps(record)):
        events = [event_view(event) for event in happened]
        replayed.append({"ply": ply, "move": text, "events": events, "position": game.position(state)})
    return msgspec.json.encode(replayed)
