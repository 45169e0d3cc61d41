"""How well a user plays: the interval of the figure, and the scale beside it."""

from __future__ import annotations

import pytest

from rollhouse.analysis.accuracy import level_costs
from rollhouse.core.registry import all_games
from rollhouse.core.statistics import Ratio, ratio_of_sums, student_quantile
from scripts.write_level_costs import LEVELS, costs_texts


def test_the_interval_of_an_average_over_games() -> None:
    assert ratio_of_sums([(3.0, 10)]) == Ratio(0.3, None)
    even = ratio_of_sums([(1.0, 10), (2.0, 20), (0.5, 5)])
    assert even.mean == pytest.approx(0.1)
    assert even.reach == pytest.approx(0.0, abs=1e-12), "each game as good as the others"
    mixed = ratio_of_sums([(1.0, 10), (3.0, 10)])
    assert mixed.mean == pytest.approx(0.2)
    assert mixed.reach == pytest.approx(student_quantile(1) * 2**0.5 * 2**0.5 / 20)


def test_the_bots_figures_are_those_of_the_levels() -> None:
    """After new levels: python -m scripts.write_level_costs."""
    texts = costs_texts(LEVELS.read_text(encoding="utf-8"))
    assert [path.parent.name for path in texts] == ["dicy_cards"]
    assert {path: path.read_text(encoding="utf-8") for path in texts} == texts
    found = level_costs("dicy-cards")
    assert found is not None
    assert (found.players, found.levels[0].bot, found.levels[-1].bot, found.levels[-1].cost) == (2, "random", "perfect", 0)
    assert level_costs("dicetto") is None


def test_every_bot_of_every_measured_game_comes_out_in_the_order_of_its_level() -> None:
    """By cost per decision Greedy came out below Random, who takes 268 decisions to Greedy's 18."""
    for game in all_games().values():
        found = level_costs(game.id)
        if found is not None:
            assert [level.bot for level in found.levels] == [bot for bot in game.bots if bot in {level.bot for level in found.levels}]
            costs = [level.game_cost for level in found.levels]
            assert costs == sorted(costs, reverse=True)
            assert len(set(costs)) == len(costs) == len(game.bots)
    dicy = level_costs("dicy-cards")
    assert dicy is not None
    assert [level.cost for level in dicy.levels] != sorted((level.cost for level in dicy.levels), reverse=True), "the measure of before"
