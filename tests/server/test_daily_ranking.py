"""The ranking of a day: by what decisions cost, then those of whom that is not known; who is equal shares a place; mine is always told."""

from __future__ import annotations

from rollhouse.server.features.daily.ranking import MAX_LISTED_ATTEMPTS, listed, ranked
from rollhouse.server.features.daily.repository import Attempt
from rollhouse.server.store.rows import Result


def tried(user_id: str, result: Result, cost: float | None, decisions: int = 10) -> Attempt:
    return Attempt(
        user_id, user_id.upper(), f"table of {user_id}", 1.0, result, None if cost is None else decisions, cost, cost is not None
    )


def test_attempts_are_ranked_by_cost_and_equal_ones_share_a_place() -> None:
    tries = [tried("a", "lost", 0.1), tried("b", "won", 0.3), tried("c", "won", 0.1), tried("d", "shared", None), tried("e", "won", None)]
    found = ranked(tries, "c", over=False)
    assert [(one.name, one.place, one.result_place) for one in found] == [
        ("C", 1, 1),
        ("A", 1, 5),
        ("B", 3, 2),
        ("E", None, 3),
        ("D", None, 4),
    ]
    assert [one.table for one in found] == ["table of c", "", "", "", ""], "where others played is told when the day is over"
    assert all(one.table for one in ranked(tries, "c", over=True))


def test_the_best_attempts_and_the_callers_are_listed() -> None:
    tries = [tried(f"p{number}", "won", float(number)) for number in range(MAX_LISTED_ATTEMPTS + 50)]
    found = listed(ranked(tries, f"p{MAX_LISTED_ATTEMPTS + 20}", over=False))
    assert [one.place for one in found] == [*range(1, MAX_LISTED_ATTEMPTS + 1), MAX_LISTED_ATTEMPTS + 21]
    assert found[-1].me
