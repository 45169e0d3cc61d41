"""Games played through again, for those who look at them: beside the moves that are made, one at a time, and kept for the next who asks."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

import msgspec

from rollhouse.core.record import Record, steps
from rollhouse.core.registry import game as find_game
from rollhouse.server.tables.views import event_view

__all__ = ["Replays"]

_MOST_BYTES = 32 * 1024 * 1024
"""Of what is kept. A long game is some 5 MB."""


class Replays:
    """Every position of a table, as JSON, by its version."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    def knows(self, table: str, version: int) -> bool:
        """Whether it is there already."""
        return (table, version) in self._kept

    async def of(self, table: str, version: int, record: Record) -> bytes:
        """The positions of this record, which is the table's at this version."""
        async with self._one_at_a_time:
            found = self._kept.pop((table, version), None)
            if found is None:
                found = await asyncio.to_thread(_positions, record)
            self._kept[table, version] = found
            while sum(map(len, self._kept.values())) > _MOST_BYTES and len(self._kept) > 1:
                self._kept.popitem(last=False)
        return found


def _positions(record: Record) -> bytes:
    game = find_game(record.game)
    replayed: list[dict[str, Any]] = []
    for ply, (text, state, happened) in enumerate(steps(record)):
        events = [event_view(event) for event in happened]
        replayed.append({"ply": ply, "move": text, "events": events, "position": game.position(state)})
    return msgspec.json.encode(replayed)
