"""The odds of a roll, counted again by going through every way in which dice can fall."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import combinations, product

import pytest

from rollhouse.core.dice import FACES, Dice, subsets
from rollhouse.games.dicy_cards.evaluation.odds import Chance, chance_of_card, chance_of_points
from tests.games.dicy_cards.twin import worths

GLACIAL = ("any_two", "low_six", "odd", "straight", "two_pairs")
DICE = (1, 2, 3, 4, 6, 6)


@cache
def falls(count: int) -> list[Dice]:
    return list(product(FACES, repeat=count))


@cache
def most(card: str, dice: Dice) -> int:
    return max(worths(card, dice).values(), default=0)


def by_hand(active: tuple[str, ...], dice: Dice, rerolls: int, wanted: tuple[str | None, int]) -> Fraction:
    """Every card to freeze, every die to keep, every way to fall."""
    card, least = wanted

    @cache
    def chance(left: tuple[str, ...], now: Dice, rerolls: int) -> Fraction:
        if any(most(one, now) >= least for one in left if card in (None, one)):
            return Fraction(1)
        if not rerolls or len(left) == 1:
            return Fraction(0)
        best = Fraction(0)
        for rest in combinations(left, len(left) - 1):
            for kept in subsets(now)[:-1]:
                ways = falls(len(now) - len(kept))
                total = sum(chance(rest, tuple(sorted(kept + more)), rerolls - 1) for more in ways)
                best = max(best, Fraction(total, len(ways)))
        return best

    return chance(active, dice, rerolls)


@pytest.mark.parametrize("card", ["low_six", "two_pairs", "straight", "sixes", "all_same", "double_pair", "three_lowest"])
def test_a_card_within_one_reroll(card: str) -> None:
    active = (card, "forty_minus")
    for dice in (DICE, (2, 2, 3, 3, 3, 6), (1, 1, 2, 3, 5, 5), (6, 6, 6, 6, 6, 6)):
        now, once = chance_of_card(card, active, dice)
        assert now.chance == by_hand(active, dice, 0, (card, 1))
        assert once.chance == by_hand(active, dice, 1, (card, 1))


@pytest.mark.parametrize("least", [1, 12, 15, 19, 24])
def test_points_within_one_reroll(least: int) -> None:
    active = ("two_pairs", "straight", "sixes")
    found = chance_of_points(least, active, DICE)
    assert len(found) == 3
    assert [one.chance for one in found[:2]] == [by_hand(active, DICE, rerolls, (None, least)) for rerolls in (0, 1)]


def test_more_rerolls_never_hurt_and_the_last_card_is_not_frozen() -> None:
    for found in (*(chance_of_card(card, GLACIAL, DICE) for card in GLACIAL), *(chance_of_points(n, GLACIAL, DICE) for n in (10, 20, 30))):
        assert len(found) == len(GLACIAL)
        assert [one.chance for one in found] == sorted(one.chance for one in found)
        assert all(0 <= one.chance <= 1 for one in found)
    assert len(chance_of_card("odd", ("odd",), DICE)) == 1


def test_known_odds() -> None:
    """Two sixes must go for Low six: each reroll leaves every die a chance of 5 in 6."""
    _, once, twice, *_ = chance_of_card("low_six", GLACIAL, DICE)
    assert once == Chance(Fraction(25, 36), (1, 2, 3, 4))
    assert twice.chance == Fraction(35, 36) ** 2
    now, once = chance_of_card("sixes", ("sixes", "odd"), (1, 1, 2, 3, 4, 5))
    assert now == Chance(Fraction(0), None)
    assert once == Chance(1 - Fraction(5, 6) ** 6, ())
    assert chance_of_points(36, GLACIAL, DICE)[-1] == Chance(Fraction(0), None)
    assert chance_of_card("any_two", GLACIAL, DICE)[2] == Chance(Fraction(1), None)


def test_before_the_roll() -> None:
    now, once = chance_of_card("sixes", ("sixes", "odd"), ())
    assert now == Chance(1 - Fraction(5, 6) ** 6, None)
    assert once.chance == 1 - Fraction(5, 6) ** 12
