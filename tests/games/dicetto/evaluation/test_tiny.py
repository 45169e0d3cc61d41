"""A tiny game, solved: the engine agrees, and so, nearly, does the network."""

from __future__ import annotations

import numpy as np
import pytest

from rollhouse.games.dicetto.evaluation.handmade import handmade
from rollhouse.games.dicetto.evaluation.turn import make_workspace
from rollhouse.games.dicetto.evaluation.value_network import ValueNetwork, trained_network
from scripts.train_dicetto.tiny import TinyGame

CLOSE = 1e-7


@pytest.fixture(scope="module")
def game() -> TinyGame:
    solved = TinyGame({"deck": ["four#1:6", "four#2:6", "two_pairs#1:4", "large_straight#1:4"], "cards_to_win": 1})
    solved.solve(CLOSE)
    return solved


def test_the_engine_agrees(game: TinyGame) -> None:
    for number in range(0, len(game.beginnings), 90):
        assert game.by_engine(number) == pytest.approx(game.values[number], abs=10 * CLOSE)


def test_the_first_player_is_ahead(game: TinyGame) -> None:
    """Found by solving it: a turn more counts for more than being able to answer."""
    assert game.values[0] == pytest.approx(0.59754, abs=1e-4)


@pytest.mark.parametrize(
    ("network", "off", "cost"), [(handmade(2), 0.04, 0.002), (trained_network(2), 0.03, 0.002)], ids=["by hand", "learnt"]
)
def test_the_network_and_the_cost_of_its_turns(game: TinyGame, network: ValueNetwork, off: float, cost: float) -> None:
    workspace = make_workspace(2, network)
    numbers = range(0, len(game.beginnings), 20)
    thought, played = np.array([game.by_network(number, network, workspace) for number in numbers]).T
    exact = game.values[list(numbers)]
    assert np.abs(thought - exact).mean() < off
    assert (exact - played).min() > -10 * CLOSE  # no play is better than perfect play
    assert (exact - played).mean() < cost
