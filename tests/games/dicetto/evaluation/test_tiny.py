"""A tiny game, solved: the engine agrees, and so, nearly, does the judge."""

from __future__ import annotations

import numpy as np
import pytest

from rollhouse.games.dicetto.evaluation.handmade import handmade
from rollhouse.games.dicetto.evaluation.judge import Judge, learned
from rollhouse.games.dicetto.evaluation.tiny import TinyGame
from rollhouse.games.dicetto.evaluation.turn import make_room

CLOSE = 1e-7


@pytest.fixture(scope="module")
def game() -> TinyGame:
    solved = TinyGame({"deck": ["four#1:6", "four#2:6", "two_pairs#1:4", "large_straight#1:4"], "cards_to_win": 1})
    solved.solve(CLOSE)
    return solved


def test_the_engine_agrees(game: TinyGame) -> None:
    for number in range(0, len(game.beginnings), 90):
        assert game.by_engine(number) == pytest.approx(game.values[number], abs=10 * CLOSE)


def test_whoever_starts_is_ahead(game: TinyGame) -> None:
    """Found by solving it, and known to nobody before: a turn more counts for more than being able to answer."""
    assert game.values[0] == pytest.approx(0.59754, abs=1e-4)


@pytest.mark.parametrize(("judge", "off", "cost"), [(handmade(2), 0.04, 0.002), (learned(2), 0.03, 0.002)], ids=["by hand", "learnt"])
def test_what_the_judge_thinks_and_what_its_turns_cost(game: TinyGame, judge: Judge, off: float, cost: float) -> None:
    room = make_room(2, judge)
    numbers = range(0, len(game.beginnings), 20)
    thought, played = np.array([game.by_judge(number, judge, room) for number in numbers]).T
    exact = game.values[list(numbers)]
    assert np.abs(thought - exact).mean() < off
    assert (exact - played).min() > -10 * CLOSE  # nobody plays better than perfectly
    assert (exact - played).mean() < cost
