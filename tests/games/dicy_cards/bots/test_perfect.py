"""The perfect player: it never gives anything away, and what is computed for it is what it gets."""

from __future__ import annotations

import random
from math import sqrt

import pytest

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.games.dicy_cards.bots.perfect import PerfectBot
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.rules import DicyState
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder
from rollhouse.games.dicy_cards.solver.tablebase.lookup import Tablebase
from rollhouse.games.dicy_cards.solver.two.many_games import play_games
from tests.expecting import present

SHORT = 20
MODES = ("glacial", "d")


def tablebase(mode: str, target: int = SHORT) -> Tablebase:
    setup = GAME.setup({"mode": mode, "target": target})
    return TablebaseFolder(cache_folder(), GAME.rules_version).solve(setup.cards, target)


@pytest.mark.parametrize("mode", MODES)
def test_its_moves_are_the_best_there_are(mode: str) -> None:
    tablebase(mode)
    rng = random.Random(mode)
    decisions = 0
    for first in (0, 1) * 10:
        state = GAME.start(GAME.setup({"mode": mode, "target": SHORT, "first": first}))
        evaluator = present(GAME.teaching.evaluator(state))
        assert evaluator.exact
        while state.to_act != GAME_OVER:
            if state.to_act == CHANCE:
                state = GAME.apply(state, GAME.outcomes(state).sample(rng))
                continue
            values = {option.move: option.value for option in evaluator.options(state)}
            assert list(values) == list(GAME.legal(state))
            chosen = PerfectBot().choose(state, GAME.legal(state), rng)
            assert values[chosen] == max(values.values())
            decisions += 1
            # Another bot plays on, so that it is asked in all sorts of positions.
            state = GAME.apply(state, chosen if rng.random() < 0.5 else rng.choice(GAME.legal(state)))
    assert decisions > 100


@pytest.mark.parametrize("mode", MODES)
def test_a_hundred_thousand_games_give_the_computed_share(mode: str) -> None:
    games = 100_000
    solved = tablebase(mode)
    computed = solved.first_share((0, 0), (31, 31))
    error = sqrt(computed * (1 - computed) / games)  # a shared win varies less
    assert play_games(solved, games, seed=4).first_share == pytest.approx(computed, abs=3 * error)


def test_the_simulation_would_notice() -> None:
    """Another deal's share is far outside of three standard errors, so the test above can fail."""
    shares = [tablebase(mode).first_share((0, 0), (31, 31)) for mode in MODES]
    assert abs(shares[0] - shares[1]) > 3 * sqrt(0.25 / 100_000)


def test_alone_it_needs_the_fewest_turns() -> None:
    rng = random.Random(1)
    state: DicyState = GAME.start(GAME.setup({"players": 1, "target": 60}))
    evaluator = present(GAME.teaching.evaluator(state))
    while state.to_act != GAME_OVER:
        if state.to_act == CHANCE:
            state = GAME.apply(state, GAME.outcomes(state).sample(rng))
            continue
        values = {option.move: option.value for option in evaluator.options(state)}
        chosen = PerfectBot().choose(state, GAME.legal(state), rng)
        assert values[chosen] == max(values.values())
        state = GAME.apply(state, chosen)
    assert PerfectBot().note(state) is None
