"""What people train with, in both databases."""

from __future__ import annotations

import asyncio
from datetime import date, timedelta

import pytest

from rollhouse.server.features.analysis.mistakes_repository import MistakesRepository
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.rows import ReviewRow, SeatLine
from rollhouse.server.store.store import Store
from tests.server.stored import FIRST, row

TODAY = date(2026, 11, 15)
RULES = {"dicy-cards": 1}


async def somebody(store: Store, *tables: str, over: bool = True) -> str:
    """A new guest, who sits at these tables."""
    person, _ = await store.create_guest("Ana", "en")
    for place, table in enumerate(tables):
        made = row(table, SeatLine(person.user_id, "Ana"), status="over" if over else "playing", host=person.user_id, at=1000.0 + place)
        await store.create(made, FIRST)
    return person.user_id


def review(puzzle: str, table: str = "t", *, cost: float = 0.1, due: date | None = TODAY, rules_version: int = 1) -> ReviewRow:
    day = None if due is None else due.isoformat()
    return ReviewRow(puzzle=puzzle, table_id=table, game="dicy-cards", rules_version=rules_version, body='{"é": 1}', cost=cost, due=day)


async def test_only_the_first_answer_of_a_day_is_kept(store: Store) -> None:
    training, ana, bo = MistakesRepository(store), await somebody(store), await somebody(store)
    assert await training.days(ana) == {}
    assert await training.answered(ana, TODAY, solved=False)
    assert not await training.answered(ana, TODAY, solved=True)
    assert await training.answered(ana, TODAY + timedelta(days=1), solved=True)
    assert await training.answered(bo, TODAY, solved=True)
    assert await training.days(ana) == {TODAY: False, TODAY + timedelta(days=1): True}
    assert await training.days(bo) == {TODAY: True}


async def test_of_answers_at_once_from_two_nodes_one_is_the_first(database: str) -> None:
    async with Store(database) as one, Store(database) as other:
        ana = await somebody(one)
        first = await asyncio.gather(*(MistakesRepository(store).answered(ana, TODAY, solved=True) for store in (one, other) * 5))
    assert sorted(first) == [False] * 9 + [True]


async def test_games_are_gone_through_once_and_only_finished_ones_of_ones_own(store: Store) -> None:
    training = MistakesRepository(store)
    ana, bo = await somebody(store, "t", "u", "v"), await somebody(store, "w")
    await somebody(store, "x", over=False)
    assert await training.not_gone_through(ana, 10) == ["v", "u", "t"], "the latest first"
    assert await training.not_gone_through(ana, 2) == ["v", "u"]
    await training.keep_found(ana, "u", [])
    await training.keep_found(ana, "u", [])
    assert await training.not_gone_through(ana, 10) == ["v", "t"]
    assert await training.not_gone_through(bo, 10) == ["w"]
    host = await somebody(store, "y", over=False)
    assert await training.not_gone_through(host, 10) == []


async def test_what_is_due_comes_in_order(store: Store) -> None:
    training, ana, bo = MistakesRepository(store), await somebody(store, "t"), await somebody(store)
    yesterday, tomorrow = TODAY - timedelta(days=1), TODAY + timedelta(days=1)
    rows = [
        review("small", cost=0.06),
        review("large", cost=0.3),
        review("old", cost=0.05, due=yesterday),
        review("later", due=tomorrow),
        review("learnt", due=None),
        review("other rules", rules_version=2),
    ]
    await training.keep_found(ana, "t", rows)
    found, total = await training.due(ana, TODAY, RULES, 10)
    assert ([one.puzzle for one in found], total) == (["old", "large", "small"], 5)
    assert found[1] == rows[1]
    assert [one.puzzle for one in (await training.due(ana, TODAY, RULES, 1))[0]] == ["old"]
    assert await training.due(bo, TODAY, RULES, 10) == ([], 0)
    assert await training.due(ana, TODAY, {}, 10) == ([], 0)
    assert await training.review(ana, "learnt", RULES) == rows[4]
    assert await training.review(ana, "other rules", RULES) is None
    assert await training.review(bo, "small", RULES) is None


async def test_the_same_position_from_another_game_changes_nothing(store: Store) -> None:
    training, ana = MistakesRepository(store), await somebody(store, "t", "u")
    await training.keep_found(ana, "t", [review("one")])
    (before,), _ = await training.due(ana, TODAY, RULES, 10)
    assert await training.reviewed(ana, before, box=1, due="2026-11-18")
    await training.keep_found(ana, "u", [review("one", "u"), review("two", "u")])
    found, total = await training.due(ana, TODAY, RULES, 10)
    assert ([one.puzzle for one in found], total) == (["two"], 2)


async def test_of_two_reviews_of_the_same_day_one_counts(store: Store) -> None:
    training, ana = MistakesRepository(store), await somebody(store, "t")
    await training.keep_found(ana, "t", [review("one")])
    (before,), _ = await training.due(ana, TODAY, RULES, 10)
    assert await training.reviewed(ana, before, box=1, due="2026-11-18")
    assert not await training.reviewed(ana, before, box=0, due="2026-11-16")
    after = await training.review(ana, "one", RULES)
    assert after is not None
    assert (after.box, after.due) == (1, "2026-11-18")


async def test_nothing_is_kept_for_nobody(store: Store) -> None:
    with pytest.raises(StoreError):
        await MistakesRepository(store).answered("nobody", TODAY, solved=True)
