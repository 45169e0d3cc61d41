"""The trained network: what ships, and the fit."""

from __future__ import annotations

import random
from collections.abc import Callable

import numpy as np
import pytest

from rollhouse.core.data import package_file
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicetto.bots.network_bots import ExpertBot, NetworkBot
from rollhouse.games.dicetto.evaluation.features import rest_width, spot_width
from rollhouse.games.dicetto.evaluation.handmade import handmade
from rollhouse.games.dicetto.evaluation.layout import SPOTS
from rollhouse.games.dicetto.evaluation.value_network import trained_network
from rollhouse.games.dicetto.game import GAME
from scripts.train_dicetto.fitter import Fitter
from scripts.train_dicetto.networks import Sizes, fresh, padded


def test_what_ships_is_small_and_fits_every_table() -> None:
    assert package_file("rollhouse.games.dicetto.evaluation", "value_networks.npz").stat().st_size < 1_000_000
    for players in (2, 3, 4):
        network = trained_network(players)
        assert network.spot_in.shape[0] == spot_width(players)
        assert network.rest.shape[0] == rest_width(players)
        assert network.output.shape[0] == players


def test_the_fit_goes_down_the_slope() -> None:
    """Each step's slopes are those of the cross-entropy, measured by moving a weight a little."""
    rng = np.random.default_rng(3)
    weights = fresh(2, Sizes(16, 24, 8), rng)
    spots = rng.random((64, SPOTS, spot_width(2)), np.float32)
    rest = rng.random((64, rest_width(2)), np.float32)
    wanted = np.stack([rest[:, 0], 1 - rest[:, 0]], axis=1)
    for layer, place in ((0, (5, 7)), (2, (3, 9)), (3, (2, 11)), (5, (4, 6)), (7, (1, 0)), (8, (1,))):
        entropies = []
        for change in (1e-2, -1e-2):
            moved = Fitter(weights, np)
            moved.parts(moved.vector)[layer][place] += change
            entropies.append(moved.step(spots, rest, wanted, 0.0))
        fitter = Fitter(weights, np)
        fitter.step(spots, rest, wanted, 0.0)
        slope = fitter.parts(fitter.first)[layer][place] / 0.1  # the first step of Adam's first moment
        assert slope == pytest.approx((entropies[0] - entropies[1]) / 2e-2, abs=2e-4)
    fitter = Fitter(weights, np)
    before = fitter.step(spots, rest, wanted, 0.002)
    for _ in range(60):
        after = fitter.step(spots, rest, wanted, 0.002)
    assert after < before - 0.02


def test_a_padded_network_says_what_it_said() -> None:
    rng = np.random.default_rng(4)
    weights = fresh(3, Sizes(8, 16, 8), rng)
    spots = rng.random((16, SPOTS, spot_width(3)), np.float32)
    rest = rng.random((16, rest_width(3)), np.float32)
    said = [Fitter(one, np).shares(spots, rest) for one in (weights, padded(weights, 3, Sizes(12, 20, 16)))]
    assert said[1] == pytest.approx(said[0], abs=1e-6)


def by_hand() -> NetworkBot:
    return NetworkBot(handmade)


@pytest.mark.parametrize("kind", [by_hand, ExpertBot])
def test_they_beat_random_moves(kind: Callable[[], NetworkBot]) -> None:
    bot, anything = kind(), GAME.bots["random"]()
    for number in range(4):
        rng = random.Random(number)
        seat = number % 2
        state = GAME.start(GAME.setup({"players": 2, "first": 0, "cards_to_win": 6}))
        while state.to_act != GAME_OVER:
            if state.to_act == CHANCE:
                move = GAME.outcomes(state).sample(rng)
            else:
                move = (bot if state.to_act == seat else anything).choose(state, GAME.legal(state), rng)
            state = GAME.apply(state, move)
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.winners == (seat,)
