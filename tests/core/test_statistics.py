"""Means, shares and quantiles, against values worked out elsewhere."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import pairwise
from math import comb, sqrt

import pytest

from rollhouse.core.statistics import Interval, share_of, student_quantile, summarise, wilson


# Newcombe (1998), "Two-sided confidence intervals for the single proportion", table I, method 3
@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)],
)
def test_wilson_gives_published_values(wins: int, games: int, low: float, high: float) -> None:
    found = wilson(wins, games)
    assert found.low == pytest.approx(low, abs=5e-5)
    assert found.high == pytest.approx(high, abs=5e-5)


def test_wilson_of_two_games_by_hand() -> None:
    # one win in two: centre 1/2; reach z·√(1/8 + z²/16) / (1 + z²/2), z² = 3.841459
    reach = sqrt(3.841459) * sqrt(1 / 8 + 3.841459 / 16) / (1 + 3.841459 / 2)
    found = wilson(1, 2)
    assert (found.low, found.high) == pytest.approx((0.5 - reach, 0.5 + reach))


@pytest.mark.parametrize("games", [1, 2, 10, 100_000])
def test_wilson_is_sane_where_every_game_went_the_same_way(games: int) -> None:
    never, always = wilson(0, games), wilson(games, games)
    assert never.low == 0.0 < never.high < 1
    assert 0 < always.low < 1.0 == always.high
    assert never.high == pytest.approx(1 - always.low)


def test_shared_wins_count_in_parts() -> None:
    # 3 won alone, 2 shared by two, 1 shared by three, out of 10
    found = share_of(3 + Fraction(2, 2) + Fraction(1, 3), 10)
    assert found.value == pytest.approx(13 / 30)
    assert found.interval == wilson(Fraction(13, 3), 10)
    assert 0 < found.interval.low < found.value < found.interval.high < 1


@pytest.mark.parametrize(("chance", "games"), [(0.5, 50), (0.3, 40), (0.05, 200), (0.97, 120)])
def test_wilson_covers_95_percent_exactly_counted(chance: float, games: int) -> None:
    covered = sum(
        comb(games, wins) * chance**wins * (1 - chance) ** (games - wins)
        for wins in range(games + 1)
        if wilson(wins, games).low <= chance <= wilson(wins, games).high
    )
    assert 0.93 < covered < 0.98


def test_wilson_covers_at_least_95_percent_of_shared_wins() -> None:
    rng = random.Random(2)
    parts = (Fraction(1), Fraction(1, 2), Fraction(0))
    weights = (3, 3, 4)
    trials = [wilson(sum(rng.choices(parts, weights, k=60), Fraction(0)), 60) for _ in range(1500)]
    covered = sum(interval.low <= 0.45 <= interval.high for interval in trials) / len(trials)
    assert 0.95 < covered < 1


# From printed tables of Student's distribution
@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (10, 2.228), (30, 2.042), (60, 2.0), (120, 1.98), (1000, 1.962)],
)
def test_student_gives_printed_values(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, abs=6e-4)


def test_student_falls_smoothly_where_the_method_changes() -> None:
    quantiles = [student_quantile(freedom) for freedom in range(190, 211)]
    steps = [before - after for before, after in pairwise(quantiles)]
    assert all(5e-5 < step < 8e-5 for step in steps)


def test_a_sample_by_hand() -> None:
    found = summarise(Counter([2, 4, 4, 4, 5, 5, 7, 9]))
    assert (found.mean, found.low, found.high) == (5.0, 2, 9)
    assert found.sd == pytest.approx(sqrt(32 / 7))
    reach = 2.364624 * sqrt(32 / 7) / sqrt(8)
    assert found.interval is not None
    assert (found.interval.low, found.interval.high) == pytest.approx((5 - reach, 5 + reach))
    assert found.quantiles == {"0.05": 2, "0.25": 4, "0.5": 4, "0.75": 5, "0.95": 9}


def test_a_sample_of_one_tells_no_spread() -> None:
    found = summarise({7: 1})
    assert (found.mean, found.sd, found.interval) == (7.0, None, None)
    assert set(found.quantiles.values()) == {7}


def test_equal_values_have_no_spread() -> None:
    found = summarise({3: 50})
    assert (found.sd, found.interval) == (0.0, Interval(3.0, 3.0))


def test_quantiles_are_the_least_values_that_cover_enough() -> None:
    assert summarise(dict.fromkeys(range(1, 101), 1)).quantiles == {"0.05": 5, "0.25": 25, "0.5": 50, "0.75": 75, "0.95": 95}
    assert summarise({1: 94, 2: 6}).quantiles["0.95"] == 2
    assert summarise({1: 95, 2: 5}).quantiles["0.95"] == 1


def test_the_mean_of_small_samples_is_covered() -> None:
    rng = random.Random(3)
    trials = [summarise(Counter(rng.choices(range(1, 7), k=8))) for _ in range(1500)]
    covered = sum(found.interval is not None and found.interval.low <= 3.5 <= found.interval.high for found in trials)
    assert 0.93 < covered / len(trials) < 0.97
