"""What goes on which card: the contract's table, ruling T1, and a twin of the engine that shares no code with it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from rollhouse.core.dice import Dice, rolls
from rollhouse.games.dicetto.cards import COMBINATIONS, KINDS, REROLL, combination_of, kind_of, selections
from tests.games.dicetto.table import faces, legal, position


def texts(combination: str, dice: str) -> list[str]:
    return ["".join(map(str, chosen)) for chosen in selections(combination, faces(dice))]


def test_there_are_eight_kinds_and_thirteen_combinations() -> None:
    assert KINDS == ("number", "pair", "two_pairs", "three", "four", "small_straight", "large_straight", "chance")
    assert list(COMBINATIONS) == [*(f"number_{face}" for face in range(1, 7)), *KINDS[1:]]


def test_a_card_id_is_kind_number_and_copy() -> None:
    assert combination_of("number_3#12") == "number_3"
    assert kind_of("number_3#12") == ("number", 3)
    assert kind_of("two_pairs#1") == ("two_pairs", None)


# A combination, a roll, and every selection that makes it.
EXAMPLES = [
    ("number_1", "1166", ["11", "1"]),
    ("number_2", "1222", ["222", "22", "2"]),
    ("number_3", "3333", ["3333", "333", "33", "3"]),
    ("number_4", "1235", []),
    ("number_5", "5123", ["5"]),
    ("number_6", "6655", ["66", "6"]),
    ("pair", "1166", ["66", "11"]),
    ("pair", "4441", ["44"]),
    ("pair", "1234", []),
    ("two_pairs", "1166", ["1166"]),
    ("two_pairs", "5555", ["5555"]),
    ("two_pairs", "5556", []),
    ("two_pairs", "1123", []),
    ("three", "2225", ["222"]),
    ("three", "2222", ["222"]),
    ("three", "2255", []),
    ("four", "3333", ["3333"]),
    ("four", "3334", []),
    ("small_straight", "1234", ["234", "123"]),
    ("small_straight", "3456", ["456", "345"]),
    ("small_straight", "1235", ["123"]),
    ("small_straight", "2234", ["234"]),
    ("small_straight", "1256", []),
    ("large_straight", "1234", ["1234"]),
    ("large_straight", "6543", ["3456"]),
    ("large_straight", "1235", []),
    ("large_straight", "1223", []),
]


@pytest.mark.parametrize(("combination", "dice", "wanted"), EXAMPLES)
def test_what_makes_a_combination(combination: str, dice: str, wanted: list[str]) -> None:
    assert texts(combination, dice) == wanted


@pytest.mark.parametrize("combination", ["chance", REROLL])
def test_t1_chance_and_the_reroll_card_take_any_number_of_dice_at_least_one(combination: str) -> None:
    assert sorted(texts(combination, "1566")) == ["1", "15", "156", "1566", "16", "166", "5", "56", "566", "6", "66"]
    assert texts(combination, "4") == ["4"]
    assert texts(combination, "") == []


def test_highest_sums_come_first() -> None:
    for combination in (*COMBINATIONS, REROLL):
        for roll in rolls(4):
            sums = list(map(sum, selections(combination, roll)))
            assert sums == sorted(sums, reverse=True)


def makes(combination: str, chosen: Dice) -> bool:
    """The contract's table once more, by counting."""
    counts = sorted(Counter(chosen).values())
    consecutive = [high - low for low, high in pairwise(chosen)]
    match combination:
        case "pair":
            return counts == [2]
        case "two_pairs":
            return counts in ([2, 2], [4])
        case "three":
            return counts == [3]
        case "four":
            return counts == [4]
        case "small_straight":
            return consecutive == [1, 1]
        case "large_straight":
            return consecutive == [1, 1, 1]
        case "chance" | "reroll":
            return bool(chosen)
    return set(chosen) == {int(combination[-1])}


@pytest.mark.parametrize("combination", [*COMBINATIONS, REROLL])
@pytest.mark.parametrize("count", [1, 2, 3, 4])
def test_a_twin_finds_the_same_selections_for_every_roll(combination: str, count: int) -> None:
    for roll in rolls(count):
        wanted = {chosen for size in range(count + 1) for chosen in combinations(roll, size) if makes(combination, chosen)}
        found = selections(combination, roll)
        assert len(found) == len(set(found))
        assert set(found) == wanted


def test_the_dice_on_a_card_make_its_combination_and_nothing_but_it() -> None:
    state = position("3335", cards=("pair#1", "three#1", "number_3#1", "four#1"))
    assert [move for move in legal(state) if not move.startswith("place reroll")] == [
        *("place 1 33", "place 2 333", "place 3 333", "place 3 33", "place 3 3", "done")
    ]
