"""Seeks that the time concerns: all are matched together, in a few queries."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import msgspec
import pytest
from sqlalchemy import Connection, insert

from rollhouse.server.features.matchmaking.repository import MatchmakingRepository, Seek, SeekWishes
from rollhouse.server.features.matchmaking.service import Matchmaker, SeekCriteria
from rollhouse.server.features.ratings.repository import RatingRepository
from rollhouse.server.store.models import blocks
from rollhouse.server.store.store import Store
from rollhouse.server.transport.news import News
from tests.server.stored import SetClock, table_manager

T = TypeVar("T")
RATED = SeekCriteria({"mode": "glacial", "target": "40"}, "quarter", rated=True)
THREE = SeekCriteria({"mode": "glacial", "target": "60"}, "quarter", players=3)


class Waiting:
    """A matchmaker, and players who wait for it."""

    def __init__(self, store: Store, clock: SetClock) -> None:
        self.store = store
        self.tables = table_manager(store, now=clock.now)
        self.repository = MatchmakingRepository(store)
        news = News(lambda frame, channel: None)
        self.matchmaker = Matchmaker(self.repository, self.tables, RatingRepository(store), clock, news)
        self.clock = clock

    async def seek(self, name: str, criteria: SeekCriteria, **wishes: Any) -> Seek:
        person, _ = await self.store.create_guest(name, "en")
        self.clock.time += 1.0
        one = Seek(
            user_id=person.user_id,
            search="a",
            name=name,
            game="dicy-cards",
            criteria=msgspec.json.encode(criteria, order="sorted").decode(),
            since=self.clock.time,
            seen=self.clock.time,
            kept=True,
            wishes=msgspec.json.encode(SeekWishes(**wishes)).decode(),
        )
        return await self.repository.save(one)

    async def found(self, *seeks: Seek) -> list[str]:
        return [mine.found for seek in seeks for mine in await self.repository.mine(seek.user_id)]


async def test_the_number_of_queries_does_not_grow_with_the_number_of_seeks(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    reads: list[object] = []
    read = store.read

    async def counted(query: Callable[[Connection], T]) -> T:
        reads.append(query)
        return await read(query)

    waiting = Waiting(store, SetClock())
    for number in range(40):
        await waiting.seek(f"P{number}", RATED, points=20_000 * number)
    monkeypatch.setattr(store, "read", counted)
    await waiting.matchmaker.process_due()
    assert len(reads) == 2
    await waiting.tables.close()


async def test_due_seeks_are_matched_by_rating_without_blocked_players(store: Store) -> None:
    waiting = Waiting(store, SetClock())
    ana = await waiting.seek("Ana", RATED, points=1500)
    bo = await waiting.seek("Bo", RATED, points=1510)
    cy = await waiting.seek("Cy", RATED, points=1650)
    di = await waiting.seek("Di", RATED, points=1660)
    await store.execute(insert(blocks).values(user_id=bo.user_id, blocked=ana.user_id, since=1.0))
    await store.execute(insert(blocks).values(user_id=cy.user_id, blocked=di.user_id, since=1.0))
    await waiting.matchmaker.process_due()
    assert await waiting.found(ana, bo, cy, di) == [""] * 4, "the others are too far away"
    waiting.clock.time += 3600.0  # kept seeks widen by the hour
    await waiting.matchmaker.process_due()
    found = await waiting.found(ana, bo, cy, di)
    assert found == [found[0], found[1], found[0], found[1]]
    assert len({*found, ""}) == 3
    await waiting.tables.close()


async def test_due_bots_take_the_seats_that_no_player_can(store: Store) -> None:
    waiting = Waiting(store, SetClock())
    ana = await waiting.seek("Ana", THREE, bots_after_seconds=30)
    bo = await waiting.seek("Bo", THREE)
    cy = await waiting.seek("Cy", msgspec.structs.replace(THREE, only_people=True))
    await store.execute(insert(blocks).values(user_id=cy.user_id, blocked=ana.user_id, since=1.0))
    await waiting.matchmaker.process_due()
    assert await waiting.found(ana, bo, cy) == [""] * 3
    waiting.clock.time += 30.0
    await waiting.matchmaker.process_due()
    first, second, third = await waiting.found(ana, bo, cy)
    assert (first, third) == (second, "")
    table = await waiting.tables.load(first)
    assert [bool(seat.bot) for seat in table.session.seats] == [False, False, True]
    await waiting.tables.close()
