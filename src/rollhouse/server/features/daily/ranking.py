"""Rankings of a daily challenge, by the average cost of decisions and by result."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence

from rollhouse.server.features.daily.repository import Attempt
from rollhouse.server.features.daily.schemas import ChallengeTry

MAX_LISTED_ATTEMPTS = 100
"""In addition to the caller's own."""
_OUTCOME_ORDER = {"won": 0, "shared": 1, "lost": 2}


def listed(lines: Sequence[ChallengeTry]) -> list[ChallengeTry]:
    """Return the best lines of a ranking, and the caller's own."""
    return [line for number, line in enumerate(lines) if number < MAX_LISTED_ATTEMPTS or line.me]


def ranked(attempts: Sequence[Attempt], me: str, *, over: bool) -> list[ChallengeTry]:
    """Rank attempts by average cost; those not analysed yet come last, by result. Equal attempts share a place."""
    costs = sorted(cost for attempt in attempts if (cost := _cost(attempt)) is not None)
    results = sorted(_by_result(attempt) for attempt in attempts)
    lines = [
        (
            _by_result(attempt),
            ChallengeTry(
                name=attempt.name,
                me=attempt.user_id == me,
                result=attempt.result,
                result_place=bisect_left(results, _by_result(attempt)) + 1,
                cost=cost,
                place=None if cost is None else bisect_left(costs, cost) + 1,
                table=attempt.table_id if over or attempt.user_id == me else "",
            ),
        )
        for attempt in attempts
        for cost in (_cost(attempt),)
    ]
    lines.sort(key=lambda line: (line[1].place is None, line[1].place or 0, line[0]))
    return [line for _, line in lines]


def _cost(attempt: Attempt) -> float | None:
    return None if attempt.cost is None or not attempt.decisions else attempt.cost / attempt.decisions


def _by_result(attempt: Attempt) -> tuple[int, float]:
    cost = _cost(attempt)
    return _OUTCOME_ORDER[attempt.result], float("inf") if cost is None else cost
