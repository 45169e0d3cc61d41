"""Duplicate play: the same chance from every seat."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from rollhouse.arena.duplicate import Deals, DealTally
from rollhouse.arena.elo import elo_step, ratings
from rollhouse.arena.games import play_deal
from rollhouse.core.registry import game as find_game
from rollhouse.core.statistics import student_quantile

GAME = find_game("dicy-cards")


def test_the_same_bots_have_the_same_game_from_every_seat() -> None:
    """A bot that decides by the dice alone does the same with the same dice: only the names of the seats change."""
    setup = GAME.setup({"players": 3, "first": "random", "target": 40})
    for deal in range(5):
        results = play_deal(GAME, setup, ("greedy",) * 3, 1, deal)
        assert len({(result.decisions, result.turns) for result in results}) == 1
        for moved, result in enumerate(results):
            assert result.scores == tuple(results[0].scores[(bot + moved) % 3] for bot in range(3))
            assert result.starter == (results[0].starter - moved) % 3
        assert sum(0 in result.winners for result in results) == len(results[0].winners), "each seat's luck once: no bot gains"


def test_a_match_against_oneself_is_even() -> None:
    setup = GAME.setup({"players": 2, "first": "random", "target": 40})
    tally = Deals(GAME, setup, ("greedy", "greedy"), 1, range(8))(lambda: False).deals[0]
    assert (tally.total / tally.deals, tally.noise()) == (0.5, None)


def test_each_bot_starts_as_often_as_the_others() -> None:
    dicetto = find_game("dicetto")
    setup = dicetto.setup({"players": 2, "first": "random", "cards_to_win": 3})
    for deal in range(3):
        starters = {result.starter for result in play_deal(dicetto, setup, ("random", "greedy"), 4, deal)}
        assert starters == {0, 1}, "the same seat starts: once the one bot sits there, once the other"


def test_sums_are_those_of_the_deals() -> None:
    setup = GAME.setup({"players": 2, "first": "random", "target": 20})
    deals = Deals(GAME, setup, ("greedy", "random"), 2, range(12))
    means, squares = [], 0.0
    for deal in range(12):
        shares = [(0 in one.winners) / len(one.winners) for one in play_deal(GAME, setup, ("greedy", "random"), 2, deal)]
        means.append(fmean(shares))
        squares += sum(share**2 for share in shares)
    whole = deals(lambda: False)
    tally = whole.deals[0]
    assert (tally.deals, tally.games) == (12, 24)
    share = tally.share()
    assert share.value == pytest.approx(fmean(means))
    if stdev(means):
        assert share.value - share.interval.low == pytest.approx(student_quantile(11) * stdev(means) / sqrt(12))
        assert tally.noise() == pytest.approx(stdev(means) / sqrt(12) / sqrt((squares / 24 - fmean(means) ** 2) / 24))
    halves = Deals(GAME, setup, ("greedy", "random"), 2, range(5))(lambda: False) + Deals(
        GAME, setup, ("greedy", "random"), 2, range(5, 12)
    )(lambda: False)
    assert halves == whole


def test_who_never_lost_has_an_interval_all_the_same() -> None:
    share = DealTally(2, 10, 10.0, 10.0, 20.0).share()
    assert share.value == 1.0
    assert 0.8 < share.interval.low < 1.0


def test_elo() -> None:
    assert elo_step(0.5, 2) == elo_step(0.25, 4) == 0.0
    assert elo_step(0.64, 2) == pytest.approx(100, abs=0.1)
    assert elo_step(1.0, 2) == float("inf")
    assert elo_step(0.0, 3) == float("-inf")


def test_ratings_explain_the_matches() -> None:
    """Bots of known strength: what they would win on average gives their strength back."""
    true = {"a": 0.0, "b": 80.0, "c": 230.0}

    def expected(one: str, other: str) -> float:
        return float(1.0 / (1.0 + 10.0 ** ((true[other] - true[one]) / 400.0)))

    pairs = [("b", "a"), ("c", "a"), ("c", "b")]
    found = ratings(list(true), [((one, other), (expected(one, other), expected(other, one)), 1_000_000) for one, other in pairs])
    assert found == {bot: pytest.approx(rating, abs=0.1) for bot, rating in true.items()}
    beaten = ratings(["a", "b"], [(("b", "a"), (1.0, 0.0), 100)])
    assert 800 < beaten["b"] < 1000, "half a game"
    three = ratings(["a", "b", "c"], [(("a", "b", "c"), (1 / 7, 2 / 7, 4 / 7), 10**9)])
    assert three["b"] == pytest.approx(120.41, abs=0.01), "twice as strong, twice as many wins"
    assert three["c"] == pytest.approx(240.82, abs=0.01)
