"""The baselines of Dicy Cards do what they say."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from rollhouse.games.dicy_cards.bots.greedy import GreedyBot
from rollhouse.games.dicy_cards.cards import CARDS, points, usual_points
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.moves import Score
from rollhouse.games.dicy_cards.rules import DicyState
from tests.games.dicy_cards.table import begin, played, position

RNG = random.Random(0)


def greedy(state: DicyState) -> str:
    return str(GreedyBot().choose(state, GAME.legal(state), RNG))


def test_all_levels_are_there_the_weakest_first() -> None:
    assert list(GAME.bots) == ["random", "newcomer", "novice", "greedy", "casual", "skilled", "expert", "perfect"]
    assert GAME.usual_bot in GAME.bots
    assert set(GAME.words.bots()) == set(GAME.bots)


@pytest.mark.parametrize(
    ("dice", "mode", "move"),
    [
        ("555555", "glacial", "score low_six 555555"),
        ("123456", "glacial", "score straight 123456"),
        ("556611", "glacial", "score two_pairs 5566"),
        ("666666", "b", "score all_same 666666"),
        ("123456", "b", "score all_different 123456"),
        ("111111", "c", "score forty_minus 111111"),
    ],
)
def test_greedy_takes_the_most_points(dice: str, mode: str, move: str) -> None:
    assert greedy(position(dice, mode=mode)) == move


def test_greedy_never_leaves_points_on_the_table() -> None:
    rng = random.Random(3)
    for number in range(200):
        state = begin(mode=rng.choice(["glacial", "b", "c", "d"]))
        state = GAME.apply(state, GAME.outcomes(state).sample(rng))
        best = max(points(move.card, move.dice) for move in GAME.legal(state) if isinstance(move, Score))
        chosen = GreedyBot().choose(state, GAME.legal(state), rng)
        assert isinstance(chosen, Score), number
        assert points(chosen.card, chosen.dice) == best


@pytest.mark.parametrize(("dice", "row", "move"), [("224455", ["odd", "all_same"], "odd 55"), ("122456", ["odd", "sixes"], "sixes 6")])
def test_greedy_breaks_ties_by_giving_away_the_card_that_is_usually_worth_least(dice: str, row: list[str], move: str) -> None:
    state = position(dice, cards=["odd", "sixes", "all_same", "low_six", "straight"], rows=[row])
    worth = [max(points(one.card, one.dice) for one in GAME.legal(state) if isinstance(one, Score) and one.card == card) for card in row]
    assert worth[0] == worth[1]
    assert move.startswith(min(row, key=usual_points))
    assert greedy(state) == f"score {move}"


def test_greedy_skips_when_nothing_scores() -> None:
    assert greedy(position("222444", rows=[["odd"]])) == "skip"
    assert greedy(position("", rows=[[]])) == "skip"


def test_greedy_gives_up_its_weakest_card_and_wakes_its_best() -> None:
    freezing = played(position("123456"), "score any_two 56")
    weakest = min(freezing.cards, key=usual_points)
    assert greedy(freezing) == f"freeze {weakest}"
    resetting = played(position("123456", rows=[None, []]), "skip")
    best = max(resetting.cards, key=usual_points)
    assert greedy(resetting) == f"reset {best}"
    assert weakest != best


def test_usual_points_by_hand() -> None:
    """Forty minus the sum: 40 - 21. Sixes: six dice, each a six one time in six. Low six: no six, five faces of mean 3."""
    assert usual_points("forty_minus") == 19
    assert usual_points("sixes") == 6
    assert usual_points("low_six") == Fraction(5**6, 6**6) * 18
    assert usual_points("odd") == 6 * Fraction(1 + 3 + 5, 6)


def test_usual_points_by_brute_force() -> None:
    total = sum(5 * max(Counter(dice).values()) for dice in product(range(1, 7), repeat=6))
    assert usual_points("all_same") == Fraction(total, 6**6)
    total = sum(4 * len(set(dice)) for dice in product(range(1, 7), repeat=6))
    assert usual_points("all_different") == Fraction(total, 6**6)
    assert all(usual_points(card) > 0 for card in CARDS)
