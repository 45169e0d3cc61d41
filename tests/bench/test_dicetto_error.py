"""The measuring of the teacher's error: rollouts are fair, sums are right, and what is stated was measured with this network."""

from __future__ import annotations

import random
from statistics import fmean, stdev

import pytest

from bench.dicetto_error import Compared, summed_up
from rollhouse.games.dicetto.evaluation.errors import measured_errors, measured_for, network_fingerprint
from rollhouse.games.dicetto.evaluation.evaluators import evaluator
from rollhouse.games.dicetto.game import GAME
from scripts.train_dicetto.rollouts import rolled_out
from tests.expecting import present
from tests.games.dicetto.evaluation.engine_ends import best_move
from tests.games.dicetto.evaluation.games import states_of

GAMES = 12


def test_what_is_stated_was_measured_with_this_judge() -> None:
    """After training: python -m bench.dicetto_error --keep."""
    assert measured_errors().network == network_fingerprint()
    for one in measured_errors().players:
        assert one.positions * one.rollouts >= 4_000
        assert one == measured_for(one.players)
        assert one.without_noise <= one.within
        assert one.mean <= one.within <= one.most


def test_a_rollout_means_what_a_plain_game_means() -> None:
    """The luck that is taken out is nothing on average: plain games by the engine come out the same."""
    state = next(state for state in states_of(2, 2)[200:] if state.rolling == 4)
    network = present(evaluator(state))
    rng = random.Random(1)
    rolled = [rolled_out(network, state, rng)[0] for _ in range(GAMES)]
    plain = []
    for _ in range(GAMES):
        at = state
        while at.to_act != -2:
            at = GAME.apply(at, GAME.outcomes(at).sample(rng) if at.to_act == -1 else best_move(at))
        outcome = present(GAME.outcome(at))
        plain.append((0 in outcome.winners) / len(outcome.winners))
    noise = (stdev(rolled) ** 2 / GAMES + stdev(plain) ** 2 / GAMES) ** 0.5
    assert abs(fmean(rolled) - fmean(plain)) < 3.5 * noise
    assert stdev(rolled) < stdev(plain)


def test_sums_are_right() -> None:
    found = [Compared(0.5, 0.5 + error / 100, 0.01) for error in range(101)]
    summed = summed_up(2, 101, 10, found)
    assert (summed.mean, summed.within, summed.most) == (0.5, 0.95, 1.0)
    assert summed.without_noise == pytest.approx((fmean(error**2 for error in range(101)) / 1e4 - 1e-4) ** 0.5, abs=1e-4)
    assert summed.calibration == ((0.5, 1.0, 101),)
