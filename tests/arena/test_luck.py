"""Luck taken out of results: the mean stays, and most of the spread goes."""

from __future__ import annotations

from statistics import fmean, stdev

import pytest

from rollhouse.arena.games import play_deal
from rollhouse.core.registry import game as find_game
from rollhouse.core.teaching import evaluator_of

DICY = find_game("dicy-cards")
DICETTO = find_game("dicetto")


def test_perfect_players_have_nothing_but_luck() -> None:
    """By exact values no share is left but the even one, in every deal: luck is all that a result of theirs has beside it."""
    setup = DICY.setup({"players": 2, "target": 20, "first": "random"})
    evaluator_of(DICY, DICY.start(DICY.setup({"target": 20, "first": 0})), if_missing="prepare")
    for deal in range(6):
        results = play_deal(DICY, setup, ("perfect", "perfect"), 1, deal, luck=True)
        for bot in (0, 1):
            shares = [(bot in one.winners) / len(one.winners) - one.luck[bot] for one in results]
            assert shares == pytest.approx([0.5, 0.5], abs=1e-6)


def test_all_seats_luck_cancels_out() -> None:
    setup = DICETTO.setup({"players": 3, "cards_to_win": 2, "first": "random"})
    for result in play_deal(DICETTO, setup, ("random", "novice", "greedy"), 1, 0, luck=True):
        assert len(result.luck) == 3
        assert sum(result.luck) == pytest.approx(0.0, abs=1e-9)


def test_the_mean_stays_and_the_spread_goes() -> None:
    setup = DICETTO.setup({"players": 2, "cards_to_win": 2, "first": "random"})
    plain, without, differences = [], [], []
    for deal in range(40):
        results = play_deal(DICETTO, setup, ("casual", "newcomer"), 1, deal, luck=True)
        plain.append(fmean((0 in one.winners) / len(one.winners) for one in results))
        without.append(plain[-1] - fmean(one.luck[0] for one in results))
        differences.append(plain[-1] - without[-1])
    assert abs(fmean(differences)) < 3 * stdev(differences) / 40**0.5
    assert stdev(without) < 0.8 * stdev(plain)
