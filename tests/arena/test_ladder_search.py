"""The search for error rates that make steps of equal size."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rollhouse.arena.elo import elo_step, expected_share
from rollhouse.arena.games import setup_of
from rollhouse.core.human_error import ERRING_LEVELS
from rollhouse.core.registry import game as find_game
from scripts.ladder_search import STEP_ELO, LadderSearch

GAME = find_game("dicetto")


def strength(error: float) -> float:
    """Elo points of an expert with an error rate, in a world of our own."""
    return -4000.0 * error - 20_000.0 * error * error


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_steps_come_out_even(players: int) -> None:
    search = LadderSearch(GAME, (setup_of(GAME, {}, players),), 60, 1)
    played = 0
    while search.level is not None:
        tasks = search.tasks()
        played += len(tasks)
        search.take([expected_share(strength(task.errors[0]) - strength(task.errors[1]), players) for task in tasks])
    assert played == 4 * 60
    assert tuple(search.errors) == tuple(reversed(ERRING_LEVELS))
    points = [0.0, *map(strength, search.errors.values())]
    steps = [above - below for above, below in pairwise(points)]
    assert steps == pytest.approx([STEP_ELO] * 4, abs=10.0)


def test_no_deal_is_played_twice() -> None:
    search = LadderSearch(GAME, (setup_of(GAME, {}, 2),), 7, 1)
    deals: list[int] = []
    while search.level is not None:
        tasks = search.tasks()
        deals += [task.deal for task in tasks]
        search.take([0.66] * len(tasks))
    assert len(deals) == len(set(deals))


def test_a_level_that_seems_stronger_than_the_one_above_still_gets_a_rate() -> None:
    """A few unlucky deals: the gap grows by as much as it may, and stays finite."""
    search = LadderSearch(GAME, (setup_of(GAME, {}, 2),), 4, 1)
    for _ in range(4):
        search.take([0.3] * len(search.tasks()))
    assert search.errors["skilled"] == pytest.approx(1.0)


def test_a_deal_is_won_by_the_one_that_errs_less() -> None:
    search = LadderSearch(GAME, (GAME.setup({"players": 2, "cards_to_win": 2, "first": "random"}),), 12, 1)
    shares = [task() for _ in range(2) for task in search.tasks()]
    assert 0.5 < sum(shares) / len(shares) < 1.0


def test_shares_and_steps_are_each_others_inverse() -> None:
    assert elo_step(expected_share(115.0, 3), 3) == pytest.approx(115.0)
