"""The solver against its slow, obvious twin: every state of a whole small game, and every move within some of its turns."""

from __future__ import annotations

import random
from itertools import product

import pytest
from msgspec.structs import replace

from rollhouse.core.dice import rolls
from rollhouse.games.dicy_cards import rules
from rollhouse.games.dicy_cards.evaluation.evaluators import TwoPlayerEvaluator
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from tests.games.dicy_cards.solver.decks import tablebase_in_memory
from tests.games.dicy_cards.solver.fraction_twin import SoloTwin, TwoTwin, fewer_dice

EXACT = 1e-12
# dice, target, cards. With a single die many turns are needed; with two there are all kinds of reactions.
GAMES = [
    (1, 2, ("odd", "sixes", "all_different", "five_different", "all_same")),
    (2, 1, ("any_two", "odd", "sixes", "all_different", "all_same")),
]
ROWS = range(32)


def names(game: tuple[int, int, tuple[str, ...]]) -> str:
    return f"{game[0]}-dice-to-{game[1]}"


@pytest.mark.parametrize("game", GAMES, ids=names)
def test_every_state_is_worth_what_the_twin_says(game: tuple[int, int, tuple[str, ...]]) -> None:
    dice, target, cards = game
    solved = tablebase_in_memory(cards, target, dice)
    twin = TwoTwin(cards, target)
    rng = random.Random(4)
    with fewer_dice(dice):
        evaluator = TwoPlayerEvaluator(solved)
        compared = 0
        for first, second, *rows in product(range(target), range(target), ROWS, ROWS):
            for seat in (0, 1):
                state = twin.turn((first, second), (rows[0], rows[1]), seat)
                wanted = twin.value(state)
                assert solved.first_share((first, second), (rows[0], rows[1]), seat == 0) == pytest.approx(float(wanted), abs=EXACT), state
                compared += 1
        # The second player's last turns, and the positions within turns: every move of some of them.
        inside = [state for known in twin.known.values() for state in known if state.to_act in (0, 1) and (state.dice or state.waiting)]
        assert any(state.waiting and state.resetting for state in inside)
        assert any(state.waiting and not state.resetting for state in inside) or dice == 1
        assert any(state.scores[0] >= target for state in inside)
        for state in rng.sample(inside, 2000):
            options = evaluator.options(state)
            assert [one.move for one in options] == list(rules.legal(state))
            best = max(options, key=lambda one: one.value)
            sign = 1 if state.to_act == 0 else -1
            by_twin = {one.move: sign * twin.after(state, one.move) for one in options}
            assert float(max(by_twin.values()) - by_twin[best.move]) < EXACT, state
            for one in options:
                share = float(by_twin[one.move]) if state.to_act == 0 else 1 + float(by_twin[one.move])
                assert one.value == pytest.approx(share, abs=EXACT), (state, one.move)
    assert compared == 2 * 32 * 32 * target**2


@pytest.mark.parametrize(("dice", "target", "cards"), [(1, 12, GAMES[0][2]), (2, 9, GAMES[1][2])], ids=["one die", "two dice"])
def test_alone(dice: int, target: int, cards: tuple[str, ...]) -> None:
    solved = solve_solo(cards, target, dice)
    twin = SoloTwin(cards, target)
    with fewer_dice(dice):
        for score, row in product(range(target), ROWS):
            assert solved.expected(score, row) == pytest.approx(-float(twin.value(twin.turn((score,), (row,)))), abs=1e-11), (score, row)


def test_the_twin_plays_the_real_game() -> None:
    """With all six dice its turns are the engine's own."""
    twin = TwoTwin(GAMES[1][2], 20)
    start = twin.turn((0, 0), (31, 31))
    assert start == rules.start(twin.setup)
    assert len(rules.outcomes(start)) == len(rolls(6))
    with fewer_dice(2):
        assert len(rules.outcomes(twin.turn((0, 0), (31, 31)))) == len(rolls(2))
        frozen = twin.turn((0, 0), (0, 31))
        assert (frozen.to_act, frozen.rolling) == (0, 0)
        assert replace(frozen, active=(31, 31)) != frozen
