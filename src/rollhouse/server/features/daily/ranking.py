"""Who stands where in a day's challenge, by what decisions cost and by result."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from rollhouse.server.features.daily.repository import Try
from rollhouse.server.features.daily.schemas import ChallengeTry

__all__ = ["MOST_TOLD", "ranked", "told"]

MOST_TOLD = 100
"""Tries of a day that are told, besides mine."""
_ORDER = {"won": 0, "shared": 1, "lost": 2}


def told(tries: Sequence[ChallengeTry]) -> list[ChallengeTry]:
    """The best of them, and mine wherever it stands."""
    return [one for number, one in enumerate(tries) if number < MOST_TOLD or one.me]


def ranked(tries: Sequence[Try], me: str, *, over: bool) -> list[ChallengeTry]:
    """By what decisions cost; whoever's is not known yet stands below, by result. Who is equal shares a place."""
    costs = sorted(cost for one in tries if (cost := _cost(one)) is not None)
    results = sorted(_by_result(one) for one in tries)
    lines = [
        (
            _by_result(one),
            ChallengeTry(
                name=one.name,
                me=one.user_id == me,
                result=one.result,
                result_place=bisect_left(results, _by_result(one)) + 1,
                cost=cost,
                place=None if cost is None else bisect_left(costs, cost) + 1,
                table=one.table_id if over or one.user_id == me else "",
            ),
        )
        for one in tries
        for cost in (_cost(one),)
    ]
    lines.sort(key=lambda line: (line[1].place is None, line[1].place or 0, line[0]))
    return [line for _, line in lines]


def _cost(one: Try) -> float | None:
    return None if one.cost is None or not one.decisions else one.cost / one.decisions


def _by_result(one: Try) -> tuple[int, float]:
    cost = _cost(one)
    return _ORDER[one.result], float("inf") if cost is None else cost
