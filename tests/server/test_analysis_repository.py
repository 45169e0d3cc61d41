"""The stored results of analysed games, reviews and daily answers, in both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import date, timedelta

import pytest
from sqlalchemy import delete

from rollhouse.analysis.accuracy import Accuracy
from rollhouse.analysis.game_analysis import SeatAnalysis
from rollhouse.analysis.play_statistics import PlayStatistics
from rollhouse.server.features.analysis.repository import AnalysedSeat, AnalysisRepository
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.models import studied
from rollhouse.server.store.rows import ReviewRow, SeatLine, Status, Summary
from rollhouse.server.store.store import Store
from tests.server.stored import FIRST, played_game, row

TODAY = date(2026, 11, 15)
RULES = {"dicy-cards": 1}


async def new_user(store: Store, *tables: str, ended: float | None = 60.0) -> str:
    """A new user, who has played at these tables."""
    user, _ = await store.create_guest("Ana", "en")
    for place, table in enumerate(tables):
        await store.create(row(table, SeatLine(user.user_id, "Ana"), host=user.user_id), FIRST)
        await play(store, table, (user.user_id,), started=1000.0 + place, ended=ended)
    return user.user_id


async def play(
    store: Store, table: str, users: Sequence[str], *, started: float, ended: float | None = 60.0, uploaded: bool = False
) -> None:
    end = None if ended is None else started + ended
    result = None if ended is None else "won"
    games = tuple(
        played_game(table, seat, user_id, started=started, ended=end, result=result, uploaded=uploaded)
        for seat, user_id in enumerate(users)
    )
    status: Status = "playing" if end is None else "over"
    assert await store.append(table, 2, b"[]", Summary(status=status, updated=end or started, played_games=games))


def analysed(user_id: str, *reviews: ReviewRow, seat: int = 0) -> AnalysedSeat:
    accuracy = Accuracy(12, 0.5, -0.125, "share", exact=True)
    return AnalysedSeat(user_id, seat, SeatAnalysis(accuracy, PlayStatistics()), reviews)


def review(puzzle: str, table: str = "t", *, cost: float = 0.1, due: date | None = TODAY, rules_version: int = 1) -> ReviewRow:
    day = None if due is None else due.isoformat()
    return ReviewRow(puzzle=puzzle, table_id=table, game="dicy-cards", rules_version=rules_version, body='{"é": 1}', cost=cost, due=day)


async def test_only_the_first_answer_of_a_day_is_kept(store: Store) -> None:
    training, ana, bo = AnalysisRepository(store), await new_user(store), await new_user(store)
    assert await training.days(ana) == {}
    assert await training.answered(ana, TODAY, solved=False)
    assert not await training.answered(ana, TODAY, solved=True)
    assert await training.answered(ana, TODAY + timedelta(days=1), solved=True)
    assert await training.answered(bo, TODAY, solved=True)
    assert await training.days(ana) == {TODAY: False, TODAY + timedelta(days=1): True}
    assert await training.days(bo) == {TODAY: True}


async def test_of_answers_at_once_from_two_nodes_one_is_the_first(database: str) -> None:
    async with Store(database) as one, Store(database) as other:
        ana = await new_user(one)
        first = await asyncio.gather(*(AnalysisRepository(store).answered(ana, TODAY, solved=True) for store in (one, other) * 5))
    assert sorted(first) == [False] * 9 + [True]


async def test_a_game_is_analysed_once_for_all_of_its_users(store: Store) -> None:
    results = AnalysisRepository(store)
    ana, bo = await new_user(store, "t", "u"), await new_user(store, "running", ended=None)
    await store.create(row("both", SeatLine(ana, "Ana"), SeatLine(bo, "Bo"), SeatLine("deleted", "?"), host=ana), FIRST)
    await play(store, "both", (ana, bo, "deleted"), started=2000.0)
    assert await results.games_to_analyse(ana, 10) == ["both", "u", "t"], "the latest first"
    assert await results.games_to_analyse(ana, 2) == ["both", "u"]
    assert await results.games_to_analyse(bo, 10) == ["both"], "not the one that is still played"
    assert await results.seats_to_analyse("both") == {0: ana, 1: bo, 2: "deleted"}
    seats = [analysed(user_id, review("p", "both"), seat=seat) for seat, user_id in enumerate((ana, bo, "deleted"))]
    await results.store_analysis("both", seats)
    await results.store_analysis("both", seats)  # another node may have been as fast
    assert (await results.seats_to_analyse("both"), await results.games_to_analyse(bo, 10, mistakes=True)) == ({}, [])
    assert await results.games_to_analyse(ana, 10, mistakes=True) == ["u", "t"]
    assert [one.puzzle for one in await results.reviews(bo)] == ["p"]


async def test_games_that_were_analysed_without_their_mistakes_are_analysed_again_only_for_the_trainer(store: Store) -> None:
    results, ana = AnalysisRepository(store), await new_user(store, "t")
    await results.store_analysis("t", [analysed(ana)])
    await store.write(lambda connection: connection.execute(delete(studied)))  # as a release before mistakes were stored left it
    assert (await results.games_to_analyse(ana, 10), await results.ended_between(0.0, 5000.0, 10)) == ([], [])
    assert await results.games_to_analyse(ana, 10, mistakes=True) == ["t"]
    assert await results.seats_to_analyse("t") == {0: ana}


async def test_games_that_were_missed_are_found_by_when_they_ended(store: Store) -> None:
    results, ana = AnalysisRepository(store), await new_user(store, "t", "u", "v")
    await new_user(store, "running", ended=None)
    await store.create(row("uploaded", SeatLine(ana, "Ana"), host=ana), FIRST)
    await play(store, "uploaded", (ana,), started=1000.0, uploaded=True)
    assert await results.ended_between(0.0, 5000.0, 10) == ["v", "u", "t"]
    assert await results.ended_between(1061.0, 1061.5, 10) == ["u"]
    assert await results.ended_between(0.0, 5000.0, 2) == ["v", "u"]
    await results.store_analysis("u", [analysed(ana)])
    assert await results.ended_between(0.0, 5000.0, 10) == ["v", "t"]


async def test_what_is_due_comes_in_order(store: Store) -> None:
    training, ana, bo = AnalysisRepository(store), await new_user(store, "t"), await new_user(store)
    yesterday, tomorrow = TODAY - timedelta(days=1), TODAY + timedelta(days=1)
    rows = [
        review("small", cost=0.06),
        review("large", cost=0.3),
        review("old", cost=0.05, due=yesterday),
        review("later", due=tomorrow),
        review("learnt", due=None),
        review("other rules", rules_version=2),
    ]
    await training.store_analysis("t", [analysed(ana, *rows)])
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
    training, ana = AnalysisRepository(store), await new_user(store, "t", "u")
    await training.store_analysis("t", [analysed(ana, review("one"))])
    (before,), _ = await training.due(ana, TODAY, RULES, 10)
    assert await training.reviewed(ana, before, box=1, due="2026-11-18")
    await training.store_analysis("u", [analysed(ana, review("one", "u"), review("two", "u"))])
    found, total = await training.due(ana, TODAY, RULES, 10)
    assert ([one.puzzle for one in found], total) == (["two"], 2)


async def test_of_two_reviews_of_the_same_day_one_counts(store: Store) -> None:
    training, ana = AnalysisRepository(store), await new_user(store, "t")
    await training.store_analysis("t", [analysed(ana, review("one"))])
    (before,), _ = await training.due(ana, TODAY, RULES, 10)
    assert await training.reviewed(ana, before, box=1, due="2026-11-18")
    assert not await training.reviewed(ana, before, box=0, due="2026-11-16")
    after = await training.review(ana, "one", RULES)
    assert after is not None
    assert (after.box, after.due) == (1, "2026-11-18")


async def test_answers_of_an_unknown_user_are_refused(store: Store) -> None:
    with pytest.raises(StoreError):
        await AnalysisRepository(store).answered("unknown", TODAY, solved=True)
