"""A small run of `python -m bench.people`: everything is asked, and every query of it is explained."""

from __future__ import annotations

from bench.people.__main__ import measured
from bench.people.filling import Size
from tests.servers import Postgres, postgres

__all__ = ["postgres"]


def test_a_house_with_a_history_is_filled_and_asked(postgres: Postgres) -> None:
    told: list[float] = []
    run = measured(postgres.fresh(), Size(300, 12, 6, 3), seed=1, times=2, progress=told.append)
    assert told[-1] == 1.0
    assert (run.rows["tables"], run.rows["users"], run.rows["ratings"]) == (309, 12, 48)
    assert run.most_games > 300 / 12
    assert {one.what.partition(",")[0] for one in run.asked} == {"my games", "my play", "profile", "the best", "lobby"}
    for one in run.asked:
        plans = [line for plan in one.plans.values() for line in plan]
        assert any("Execution Time" in line for line in plans), one.what
        assert any(" on ratings" in line or " on played_games" in line or " on tables" in line for line in plans), one.what
