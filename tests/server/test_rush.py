"""Rushes as they are stored, in both databases: each answer once, each rush once, and the best of them."""

from __future__ import annotations

import asyncio

import msgspec

from rollhouse.analysis.puzzles.daily import daily_puzzles
from rollhouse.server.config import Config
from rollhouse.server.features.admin.service import AdminService
from rollhouse.server.features.puzzle_rush.repository import RushAnswer, RushRepository, RushRow, period
from rollhouse.server.features.puzzles.repository import PuzzleRepository
from rollhouse.server.store.store import Store

NOON = 1_795_003_200.0
DAY = 86_400.0
PUZZLES = daily_puzzles("dicetto")[:5]


async def new_user(store: Store, name: str) -> str:
    return (await store.create_guest(name, "en"))[0].user_id


def fresh(user_id: str, name: str = "r", *, at: float = NOON) -> RushRow:
    return RushRow(name, user_id, "three", "dicetto", at, at + 180, 0, 0, 1, PUZZLES[0].id, (), False)


def after(rush: RushRow, *, right: bool) -> RushRow:
    answers = (*rush.answers, RushAnswer(rush.puzzle, right))
    following = PUZZLES[rush.number % len(PUZZLES)].id
    score, misses = rush.score + right, rush.misses + (not right)
    return msgspec.structs.replace(rush, score=score, misses=misses, number=rush.number + 1, puzzle=following, answers=answers)


async def ran(rushes: RushRepository, rush: RushRow, score: int) -> None:
    """So many right answers, and the end."""
    await rushes.begin(rush)
    for _ in range(score):
        now = after(rush, right=True)
        assert await rushes.answered(now, PUZZLES[(rush.number - 1) % len(PUZZLES)], right=True, now=now.started + now.number)
        rush = now
    await rushes.end(rush)


def test_days_and_months() -> None:
    assert [period(span, NOON) for span in ("day", "month", "all")] == ["2026-11-18", "2026-11", ""]


async def test_two_nodes_begin_one_rush_and_count_each_answer_once(store: Store, database: str) -> None:
    ana = await new_user(store, "Ana")
    async with Store(database) as other:
        nodes = (RushRepository(store), RushRepository(other))
        begun = await asyncio.gather(*(node.begin(fresh(ana, f"r{place}")) for place, node in enumerate(nodes * 3)))
        assert len({one.id for one in begun}) == 1
        rush = begun[0]
        now = after(rush, right=True)
        said = await asyncio.gather(*(node.answered(now, PUZZLES[0], right=True, now=NOON + 5) for node in nodes * 3))
    assert sorted(said) == [False] * 5 + [True]
    rushes = RushRepository(store)
    assert await rushes.running(ana) == now
    assert await rushes.recent_puzzles(ana, 3) == {PUZZLES[0].id}
    assert await PuzzleRepository(store).solved(ana) == {PUZZLES[0].id: True}
    assert await PuzzleRepository(store).solvers(ana) == [], "speed is not rated"
    await rushes.end(now)
    assert await rushes.running(ana) is None
    assert not await rushes.answered(after(now, right=True), PUZZLES[1], right=True, now=NOON + 6), "it is over"
    assert await rushes.rush(await new_user(store, "Bo"), rush.id) is None, "not another user's"


async def test_the_best_of_a_day_a_month_and_ever(store: Store, database: str) -> None:
    rushes = RushRepository(store)
    ana, bo, cy = [await new_user(store, name) for name in ("Ana", "Bo", "Cy")]
    await ran(rushes, fresh(ana, "a1", at=NOON - 40 * DAY), 5)
    await ran(rushes, fresh(ana, "a2", at=NOON - DAY), 2)
    await ran(rushes, fresh(ana, "a3"), 3)
    await ran(rushes, fresh(ana, "a4"), 1)
    await ran(rushes, fresh(bo, "b1", at=NOON + 1000), 3)
    await ran(rushes, fresh(cy, "c1"), 4)
    assert {one.period: one.score for one in await rushes.bests(ana, NOON)} == {"2026-11-18": 3, "2026-11": 3, "": 5}
    today = await rushes.ranking("three", "dicetto", period("day", NOON), 10, NOON)
    assert [(one.name, one.score) for one in today] == [("Cy", 4), ("Ana", 3), ("Bo", 3)], "the earlier score comes first"
    assert [one.name for one in await rushes.ranking("three", "dicetto", "", 2, NOON)] == ["Ana", "Cy"]
    assert await rushes.ranking("five", "dicetto", "", 10, NOON) == []
    assert [await rushes.place(one, NOON) for one in today] == [1, 2, 3]
    store.now = lambda: NOON
    await AdminService(store, Config(database=database)).ban(cy)
    assert [one.name for one in await rushes.ranking("three", "dicetto", period("day", NOON), 10, NOON)] == ["Ana", "Bo"]
    assert await rushes.place(today[1], NOON) == 1
    assert [one.id for one in await rushes.all(ana)] == ["a1", "a2", "a3", "a4"]
