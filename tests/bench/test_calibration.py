"""The stated errors of the networks for three and four players: measured with those that ship, summed up rightly, and drawn."""

from __future__ import annotations

import pytest

from bench.calibration import DRAWING, Judged, drawing, judged, positions, spread
from rollhouse.games.dicy_cards.cards import modes
from rollhouse.games.dicy_cards.evaluation.evaluators import NetworkEvaluator
from rollhouse.games.dicy_cards.evaluation.turn_ends import turn_ends
from rollhouse.games.dicy_cards.evaluation.value_network import activation_cache, trained_network
from rollhouse.games.dicy_cards.solver.facts import FULL, MAX_POINTS
from rollhouse.games.dicy_cards.solver.turn.turn_shares import turn_shares

LIKE_GLACIAL = ("any_two", "low_six", "odd", "straight", "sixes")


@pytest.mark.parametrize("players", [3, 4])
def test_positions_were_played_out_by_the_networks_that_ship(players: int) -> None:
    """After training: python -m scripts.train_dicy_cards.rollouts, then python -m bench.calibration."""
    glacial = modes()["glacial"].cards
    network = trained_network(players)
    cache = activation_cache(network, glacial, 100 + MAX_POINTS + 1)
    some = [one for one in positions(players) if set(one.cards) == set(glacial) and one.rows[0]]
    assert len(some) > 10
    for one in some[:6]:
        ends = turn_ends(network, cache, glacial, one.togo, (FULL, *one.rows[1:]), one.place)
        found = turn_shares(glacial, ends.after, ends.skip, 0).keep(one.rows[0], ())
        assert found.tolist() == pytest.approx(one.turn, abs=0.005), "half-precision weights differ a little from those of the GPU"


@pytest.mark.parametrize("players", [3, 4])
def test_the_stated_error_is_the_measured_one(players: int) -> None:
    found = judged(players)
    assert len(found) == 200 * players
    for name, cards in (*((name, mode.cards) for name, mode in modes().items()), ("", LIKE_GLACIAL)):
        measured = spread([one for one in found if one.mode == name]).within
        assert measured <= NetworkEvaluator(cards, players, 40).error < measured + 0.011


def test_the_sums_are_right() -> None:
    found = spread([Judged("b", 0.5, 0.5 + off / 100) for off in range(21)])
    assert found.seats == 21
    assert found[1:] == pytest.approx((0.1, 0.19, 0.2))


def test_the_drawing_shows_what_was_measured() -> None:
    """python -m bench.calibration draws it."""
    assert DRAWING.read_text(encoding="utf-8") == drawing()
