"""How well a user plays: the interval of the figure, and the scale beside it."""

from __future__ import annotations

import pytest

from rollhouse.analysis.level_costs import level_costs
from rollhouse.core.registry import all_games
from rollhouse.core.statistics import Ratio, ratio_of_sums, student_quantile


def test_the_interval_of_an_average_over_games() -> None:
    assert ratio_of_sums([(3.0, 10)]) == Ratio(0.3, None)
    even = ratio_of_sums([(1.0, 10), (2.0, 20), (0.5, 5)])
    assert even.mean == pytest.approx(0.1)
    assert even.reach == pytest.approx(0.0, abs=1e-12), "each game as good as the others"
    mixed = ratio_of_sums([(1.0, 10), (3.0, 10)])
    assert mixed.mean == pytest.approx(0.2)
    assert mixed.reach == pytest.approx(student_quantile(1) * 2**0.5 * 2**0.5 / 20)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_bot_of_every_game_comes_out_in_the_order_of_its_strength(players: int) -> None:
    """By cost per decision Greedy came out below Random, who makes 268 decisions to Greedy's 18."""
    measured = 0
    for game in all_games().values():
        found = level_costs(game.id, None, players)
        if found is not None:
            assert {level.bot for level in found.levels} == {bot for bot in game.bots if game.plays_as(bot, players) == bot}
            costs = {level.bot: level.game_cost for level in found.levels}
            ladder = [costs[bot] for bot in game.ladder]
            assert all(below > above for below, above in zip(ladder, ladder[2:], strict=False)), "as far as few games can tell"
            assert players > 2 or ladder == sorted(ladder, reverse=True)
            assert ladder[-1] == min(ladder)
            assert costs["random"] > costs["newcomer"], "Random is the weakest"
            assert costs["greedy"] < costs["random"]
            if "perfect" in costs:
                assert costs["perfect"] < costs["expert"]
            measured += 1
    assert measured == 2


def test_the_measure_of_before_ranks_them_differently() -> None:
    dicy = level_costs("dicy-cards", None, 2)
    assert dicy is not None
    costs = {level.bot: level.cost for level in dicy.levels}
    assert costs["greedy"] > costs["casual"]
