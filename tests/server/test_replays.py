"""Games played through again: once for everybody who asks, and no more of them kept than there is room for."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from rollhouse.core.record import Record
from rollhouse.server.tables import replays
from rollhouse.server.tables.replays import Replays
from tests.walks import walk


async def test_a_game_is_played_through_once_for_all_who_ask(monkeypatch: pytest.MonkeyPatch) -> None:
    record, played = walk("dicy-cards", {"players": 2, "target": 20}, 4), list[Record]()
    through = replays._positions

    def counted(record: Record) -> bytes:
        played.append(record)
        return through(record)

    monkeypatch.setattr(replays, "_positions", counted)
    kept = Replays()
    first, *others = await asyncio.gather(*(kept.of("t", 9, record) for _ in range(4)))
    assert (others, len(played), kept.is_cached("t", 9), kept.is_cached("t", 10)) == ([first] * 3, 1, True, False)
    shown = msgspec.json.decode(first)
    assert [step["move"] for step in shown] == ["", *record.moves]
    await kept.of("t", 10, record)
    assert len(played) == 2, "something has happened there since"


async def test_what_was_asked_for_longest_ago_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    record, kept = walk("dicy-cards", {"players": 2, "target": 20}, 4), Replays()
    size = len(await kept.of("a", 1, record))
    monkeypatch.setattr(replays, "_MAX_CACHED_BYTES", 2 * size)
    await kept.of("b", 1, record)
    await kept.of("a", 1, record)
    await kept.of("c", 1, record)
    assert [kept.is_cached(name, 1) for name in "abc"] == [True, False, True]
