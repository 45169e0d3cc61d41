"""The trained network: what ships, the games it learns from, and the fit."""

from __future__ import annotations

import random

import numpy as np
import pytest

from rollhouse.core.data import package_file
from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicetto.bots.network_bots import ExpertBot, SkilledBot
from rollhouse.games.dicetto.evaluation.features import rest_width, spot_width
from rollhouse.games.dicetto.evaluation.handmade import handmade
from rollhouse.games.dicetto.evaluation.value_network import trained_network
from rollhouse.games.dicetto.game import GAME
from scripts.train_dicetto.train import Fitter, fresh, lesson, plan, play_games, returns


def test_what_ships_is_small_and_fits_every_table() -> None:
    assert package_file("rollhouse.games.dicetto.evaluation", "value_networks.npz").stat().st_size < 1_000_000
    for players in (2, 3, 4):
        network = trained_network(players)
        assert network.spot_in.shape[0] == spot_width(players)
        assert network.rest.shape[0] == rest_width(players)
        assert network.output.shape[0] == players


def test_returns_add_what_was_found_out_later() -> None:
    (game,) = play_games((handmade(2),) * 2, [plan(np.random.default_rng(1), 2, usual=True)], 1)
    assert returns(game, 0.0)[:-1] == pytest.approx(game.worth[:-1])
    assert returns(game, 0.7)[-1] == pytest.approx(game.result[-1])
    assert game.reached[-2] == pytest.approx(game.result[-1])  # the end of the game needs no network
    assert returns(game, 0.7)[-2] == pytest.approx(game.worth[-2])
    assert returns(game, 0.7)[-3] == pytest.approx(game.worth[-3] + 0.7 * (game.worth[-2] - game.reached[-3]))


def test_the_fit_goes_down_the_slope() -> None:
    """Each step's slopes are those of the cross-entropy, measured by moving a weight a little."""
    games = play_games((handmade(2),) * 2, [plan(np.random.default_rng(2), 2) for _ in range(4)], 1)
    samples = lesson(games, 0.7)
    batch = samples.spots[:64], samples.rest[:64], samples.wanted[:64]
    rng = np.random.default_rng(3)
    for layer, place in ((0, (5, 7)), (2, (3, 9)), (3, (2, 11)), (5, (4, 6)), (7, (1, 0)), (8, (1,))):
        entropies = []
        for change in (1e-2, -1e-2):
            moved = Fitter(fresh(2, np.random.default_rng(3)))
            moved.weights[layer][place] += change
            entropies.append(moved.step(*batch, 0.0))
        fitter = Fitter(fresh(2, np.random.default_rng(3)))
        fitter.step(*batch, 0.0)
        slope = fitter.first[layer][place] / 0.1  # the first step of Adam's first moment
        assert slope == pytest.approx((entropies[0] - entropies[1]) / 2e-2, abs=2e-4)
    fitter = Fitter(fresh(2, rng))
    before = fitter.step(*batch, 0.002)
    for _ in range(60):
        after = fitter.step(*batch, 0.002)
    assert after < before - 0.05


@pytest.mark.parametrize("kind", [SkilledBot, ExpertBot])
def test_they_beat_random_moves(kind: type[SkilledBot | ExpertBot]) -> None:
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
