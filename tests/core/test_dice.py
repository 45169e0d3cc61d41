"""Dice as multisets, against counts that were not made by the same code: brute force over ordered rolls, and values worked out by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rollhouse.core.dice import FACES, Dice, contains, lattice, merge, probability, remove, rolls, subsets, text, weight
from tests.expectations import expectations

handfuls = st.lists(st.integers(1, 6), max_size=6).map(lambda faces: tuple(sorted(faces)))


@pytest.mark.parametrize(("count", "different"), [(0, 1), (1, 6), (2, 21), (3, 56), (4, 126), (5, 252), (6, 462)])
def test_there_are_as_many_rolls_as_multisets(count: int, different: int) -> None:
    assert len(rolls(count)) == len(set(rolls(count))) == different
    assert all(roll == tuple(sorted(roll)) and len(roll) == count for roll in rolls(count))
    assert list(rolls(count)) == sorted(rolls(count))


@pytest.mark.parametrize("count", range(7))
def test_weights_count_the_ordered_ways(count: int) -> None:
    ordered = Counter(tuple(sorted(faces)) for faces in product(FACES, repeat=count))
    assert {roll: weight(roll) for roll in rolls(count)} == ordered
    assert sum(map(weight, rolls(count))) == 6**count


@given(handfuls)
def test_subsets_are_what_index_masks_pick_out(dice: Dice) -> None:
    by_mask = {tuple(face for place, face in enumerate(dice) if mask >> place & 1) for mask in range(1 << len(dice))}
    assert len(subsets(dice)) == len(by_mask)
    assert set(subsets(dice)) == by_mask
    assert subsets(dice)[0] == ()
    assert subsets(dice)[-1] == dice


@given(handfuls, handfuls)
def test_merge_and_remove_undo_each_other(some: Dice, others: Dice) -> None:
    both = merge(some, others)
    assert Counter(both) == Counter(some) + Counter(others)
    assert both == tuple(sorted(both))
    assert contains(both, some)
    assert remove(both, some) == others


@given(handfuls, handfuls)
def test_contains_counts_repeats(dice: Dice, chosen: Dice) -> None:
    assert contains(dice, chosen) == (Counter(chosen) <= Counter(dice))


def test_dice_that_are_not_there_cannot_be_removed() -> None:
    with pytest.raises(ValueError, match="not in list"):
        remove((1, 2), (2, 2))


@pytest.mark.parametrize("kept", [(), (6,), (1, 2), (3, 3, 3), (1, 2, 3, 4), (2, 2, 5, 5, 6), (1, 1, 1, 1, 1, 1)])
def test_probabilities_after_a_keep_match_brute_force(kept: Dice) -> None:
    rolled = 6 - len(kept)
    ways = Counter(tuple(sorted(kept + faces)) for faces in product(FACES, repeat=rolled))
    found = {roll: chance for roll in rolls(6) if (chance := probability(kept, roll))}
    assert found == {roll: Fraction(count, 6**rolled) for roll, count in ways.items()}
    assert sum(found.values()) == 1


def test_probabilities_by_hand() -> None:
    assert probability((), (6, 6, 6, 6, 6, 6)) == Fraction(1, 46656)
    assert probability((), (1, 2, 3, 4, 5, 6)) == Fraction(720, 46656)
    assert probability((6, 6), (5, 6, 6)) == Fraction(1, 6)
    assert probability((6,), (5, 5)) == 0


def test_text_is_the_faces() -> None:
    assert text((1, 2, 6)) == "126"
    assert text(()) == ""


def test_the_lattice_of_six_dice_has_924_keeps() -> None:
    found = lattice(6)
    assert len(found.keeps) == sum(comb(size + 5, 5) for size in range(7)) == 924
    assert found.keeps[found.first_roll :] == rolls(6)
    assert all(found.keeps[place] == keep for keep, place in found.index.items())
    assert len(lattice(4).keeps) == 210


@pytest.mark.parametrize("count", [1, 3, 4, 6])
def test_the_lattice_links_a_keep_to_one_die_more_and_a_roll_to_its_keeps(count: int) -> None:
    found = lattice(count)
    for keep, above in zip(found.keeps[: found.first_roll], found.above, strict=True):
        assert [found.keeps[up] for up in above] == [tuple(sorted((*keep, face))) for face in FACES]
    for roll, within in zip(rolls(count), found.within, strict=True):
        assert sorted(found.keeps[keep] for keep in within) == sorted(subsets(roll))


@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_expectations_match_brute_force_over_ordered_rolls(count: int) -> None:
    found = lattice(count)
    values = [Fraction(sum(roll) ** 2 - 7 * roll[0] + 40 * (len(set(roll)) == 1)) for roll in rolls(count)]
    worth = dict(zip(rolls(count), values, strict=True))
    for keep, expected in zip(found.keeps, expectations(found, values), strict=True):
        rolled = count - len(keep)
        total = sum(worth[tuple(sorted(keep + faces))] for faces in product(FACES, repeat=rolled))
        assert expected == total / 6**rolled


def test_one_die_with_one_optional_reroll_is_worth_seventeen_quarters() -> None:
    """Keep 4, 5, 6 (mean 5), else reroll (mean 7/2): half of each."""
    found = lattice(1)
    expected = expectations(found, [Fraction(roll[0]) for roll in rolls(1)])
    assert expected[0] == Fraction(7, 2)
    best = [max(expected[keep] for keep in within) for within in found.within]
    assert expectations(found, best)[0] == Fraction(17, 4)


def test_four_of_a_kind_within_three_rolls_of_four_dice() -> None:
    """The contract's figures for Dicetto: aiming for nothing else, four of a kind 0.102 and large straight 0.339."""

    def within_three(goal: Dice | None) -> float:
        found = lattice(4)
        value = [float(len(set(roll)) == 1 if goal is None else roll in (goal, (2, 3, 4, 5), (3, 4, 5, 6))) for roll in rolls(4)]
        for _ in range(2):
            expected = expectations(found, value)
            value = [max(expected[keep] for keep in within) for within in found.within]
        return expectations(found, value)[0]

    assert round(within_three(None), 3) == 0.102
    assert round(within_three((1, 2, 3, 4)), 3) == 0.339
