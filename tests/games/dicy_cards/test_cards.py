"""The twelve cards: the contract's table and worked examples, edge cases, and how many selections there are."""

from __future__ import annotations

from collections.abc import Callable
from math import prod

import pytest

from rollhouse.core.dice import Dice, rolls
from rollhouse.games.dicy_cards.cards import CARDS, points, selections
from tests.games.dicy_cards.table import legal, played, position

# The contract's worked examples: a card, the dice selected for it, the points.
EXAMPLES = [
    ("any_two", "45", 9),
    ("low_six", "235514", 20),
    ("odd", "11553", 15),
    ("straight", "234", 9),
    ("two_pairs", "6633", 18),
    ("sixes", "666", 18),
    ("double_pair", "44", 16),
    ("three_lowest", "133", 7),
    ("all_different", "1526", 16),
    ("five_different", "524", 11),
    ("forty_minus", "236413", 21),
    ("all_same", "111", 15),
]


def faces(digits: str) -> Dice:
    return tuple(sorted(map(int, digits)))


def five_with(card: str) -> list[str]:
    others = [other for other in ("odd", "straight", "low_six", "two_pairs", "forty_minus") if other != card]
    return [card, *others[:4]]


@pytest.mark.parametrize(("card", "chosen", "gained"), EXAMPLES, ids=[example[0] for example in EXAMPLES])
def test_worked_example(card: str, chosen: str, gained: int) -> None:
    """On the table lie the chosen dice and, where there is room, sixes: no example needs what is left."""
    table = chosen + "6" * (6 - len(chosen))
    state = played(position(table, cards=five_with(card), players=1), f"score {card} {chosen}")
    assert state.scores == (gained,)
    assert points(card, faces(chosen)) == gained


def test_every_card_has_its_worked_example() -> None:
    assert [example[0] for example in EXAMPLES] == list(CARDS)


def test_the_facts_are_those_of_the_contract() -> None:
    assert {card.id: (card.dice, card.effect) for card in CARDS.values()} == {
        "any_two": ((2, 2), "neighbours_freeze"),
        "low_six": ((6, 6), ""),
        "odd": ((1, 6), ""),
        "straight": ((2, 6), ""),
        "two_pairs": ((4, 4), ""),
        "sixes": ((1, 6), "neighbours_reset"),
        "double_pair": ((2, 2), ""),
        "three_lowest": ((3, 3), "others_freeze"),
        "all_different": ((1, 6), ""),
        "five_different": ((1, 5), ""),
        "forty_minus": ((6, 6), ""),
        "all_same": ((1, 6), ""),
    }


# A card, a roll, and every selection that is allowed.
EDGES = [
    ("any_two", "666666", "66"),
    ("any_two", "111123", "11 12 13 23"),
    ("low_six", "111111", "111111"),
    ("low_six", "555555", "555555"),
    ("low_six", "111116", ""),
    ("odd", "246246", ""),
    ("odd", "224461", "1"),
    ("odd", "111355", "1 3 5 11 13 15 35 55 111 113 115 135 155 355 1113 1115 1135 1155 1355 11135 11155 11355 111355"),
    ("straight", "135135", ""),
    ("straight", "111222", "12"),
    ("straight", "123456", "12 23 34 45 56 123 234 345 456 1234 2345 3456 12345 23456 123456"),
    ("straight", "124566", "12 45 56 456"),
    ("two_pairs", "444444", ""),
    ("two_pairs", "114444", "1144"),
    ("two_pairs", "112233", "1122 1133 2233"),
    ("two_pairs", "112345", ""),
    ("sixes", "123456", "6"),
    ("sixes", "123455", ""),
    ("sixes", "666666", "6 66 666 6666 66666 666666"),
    ("double_pair", "123456", ""),
    ("double_pair", "111122", "11 22"),
    ("three_lowest", "123456", "123"),
    ("three_lowest", "133335", "133"),
    ("three_lowest", "666666", "666"),
    ("all_different", "666666", "6"),
    ("all_different", "113366", "1 3 6 13 16 36 136"),
    ("five_different", "113366", "1 3 6 13 16 36 136"),
    ("forty_minus", "666666", "666666"),
    ("all_same", "123333", "1 2 3 33 333 3333"),
]


@pytest.mark.parametrize(("card", "roll", "allowed"), EDGES, ids=[f"{card}-{roll}" for card, roll, _ in EDGES])
def test_edge(card: str, roll: str, allowed: str) -> None:
    assert sorted(selections(card, faces(roll))) == sorted(map(faces, allowed.split()))


def test_all_six_different_dice_are_too_many_for_five_different_only() -> None:
    roll = faces("123456")
    assert roll in selections("all_different", roll)
    assert points("all_different", roll) == 24
    assert roll not in selections("five_different", roll)
    assert points("five_different", selections("five_different", roll)[0]) == 20


@pytest.mark.parametrize(
    ("card", "chosen", "gained"),
    [
        ("forty_minus", "111111", 34),
        ("forty_minus", "666666", 4),
        ("all_same", "666666", 30),
        ("all_same", "2", 5),
        ("double_pair", "66", 24),
        ("double_pair", "11", 4),
        ("low_six", "555555", 30),
        ("straight", "123456", 21),
        ("odd", "555555", 30),
        ("sixes", "666666", 36),
        ("two_pairs", "5566", 22),
        ("all_different", "6", 4),
    ],
)
def test_points(card: str, chosen: str, gained: int) -> None:
    assert points(card, faces(chosen)) == gained


def test_d4_fewer_dice_than_the_roll_allows_are_fine_wherever_a_card_gives_a_range() -> None:
    assert {"score odd 1", "score odd 13", "score odd 135"} <= set(legal(position("135666")))
    assert played(position("135666", players=1), "score odd 1").scores == (1,)
    for card in CARDS.values():
        sizes = {len(chosen) for roll in rolls(6) for chosen in selections(card.id, roll)}
        assert sizes == set(range(card.dice[0], card.dice[1] + 1))


def test_the_best_selection_comes_first() -> None:
    for card in CARDS:
        for roll in rolls(6):
            found = [points(card, chosen) for chosen in selections(card, roll)]
            assert found == sorted(found, reverse=True)


# --- counting without listing -------------------------------------------------------------------------------------------------------


def pairs(counts: list[int]) -> int:
    return sum(count >= 2 for count in counts)


def runs(counts: list[int]) -> int:
    return sum(all(counts[low : high + 1]) for low in range(6) for high in range(low + 1, 6))


# How many selections a card allows, from how often each face shows (counts[0] is how many ones).
HOW_MANY: dict[str, Callable[[list[int]], int]] = {
    "any_two": lambda counts: (6 - counts.count(0)) * (5 - counts.count(0)) // 2 + pairs(counts),
    "low_six": lambda counts: int(counts[5] == 0),
    "odd": lambda counts: (counts[0] + 1) * (counts[2] + 1) * (counts[4] + 1) - 1,
    "straight": runs,
    "two_pairs": lambda counts: pairs(counts) * (pairs(counts) - 1) // 2,
    "sixes": lambda counts: counts[5],
    "double_pair": pairs,
    "three_lowest": lambda counts: 1,
    "all_different": lambda counts: 2 ** (6 - counts.count(0)) - 1,
    "five_different": lambda counts: 2 ** (6 - counts.count(0)) - 1 - (0 not in counts),
    "forty_minus": lambda counts: 1,
    "all_same": sum,
}


@pytest.mark.parametrize("cards", [list(CARDS)[:5], list(CARDS)[5:10], list(CARDS)[-5:]], ids=" ".join)
def test_legal_moves_are_as_many_as_counting_says(cards: list[str]) -> None:
    """Scores, then a reroll of any of Π(count + 1) - 1 different selections for each Active card, then the skip."""
    for roll in rolls(6):
        counts = [roll.count(face) for face in range(1, 7)]
        rerolls = prod(count + 1 for count in counts) - 1
        for row in (cards, cards[::2], cards[1:2], []):
            moves = legal(position("".join(map(str, roll)), cards=cards, rows=[row]))
            assert len(moves) == sum(HOW_MANY[card](counts) for card in row) + rerolls * len(row) + 1
            assert len(set(moves)) == len(moves)
