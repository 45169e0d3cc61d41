"""The greedy bot: what it keeps, what it places, and that its expectations are exact."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from rollhouse.core.dice import lattice, merge, probability, rolls
from rollhouse.games.dicetto.bots.greedy import GreedyBot, Offer, best_points, expected_points
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.rules import DicettoState
from tests.games.dicetto.table import position

HARD = ("four#1", "large_straight#1", "two_pairs#1", "three#1")


def choice(state: DicettoState) -> str:
    moves = GAME.legal(state)
    move = GreedyBot().choose(state, moves, random.Random(0))
    assert move in moves
    return str(move)


FOURS = ("four#1", "four#2", "four#3", "four#4")
HELD = {"1": (1, "66")}
CHOICES: dict[str, list[tuple[DicettoState, str]]] = {
    "it places where most points are": [
        (position("2225", cards=("pair#1", "chance#1", "number_2#1", "three#1")), "place 4 222"),
        (position("2345", cards=("small_straight#1", "large_straight#1", "chance#1", "number_5#1")), "place 2 2345"),
    ],
    "between equal points it takes the higher sum": [
        (position("1256", cards=("number_5#1", "number_6#1", "four#1", "four#2")), "place 2 6"),
    ],
    "a duel counts half and comes after what is sure": [
        (position("1266", cards=("number_6#1", "pair#1", "four#1", "four#2"), held=HELD), "place 2 66"),
        (position("1266", cards=("number_6#1", "four#3", "four#1", "four#2"), held=HELD), "place 1 66"),
        (position("2266", cards=("two_pairs#1", "number_2#1", "four#1", "four#2"), held={"1": (1, "2266")}), "place 2 22"),
    ],
    "leftover dice go on the Reroll card": [(position("14", cards=HARD), "place reroll 14")],
    "it is done when nothing can be placed": [(position("14", cards=HARD, held={"reroll": (1, "66")}), "done")],
    "it keeps what can not get better": [
        (position("3333", cards=HARD, rolls_left=2), "keep"),
        (position("1112", cards=("chance#1", "chance#2", "chance#3", "chance#4"), rolls_left=2), "keep"),
    ],
    "it rerolls what stands in the way": [
        (position("3335", cards=FOURS, rolls_left=1), "reroll 5"),
        (position("1345", cards=("large_straight#1", *FOURS[1:]), rolls_left=1), "reroll 1"),
        (position("1246", cards=("number_6#1", *FOURS[1:]), held=HELD, rolls_left=1), "reroll 124"),
    ],
}


@pytest.mark.parametrize("rule", CHOICES)
def test_what_the_greedy_bot_chooses(rule: str) -> None:
    for state, move in CHOICES[rule]:
        assert choice(state) == move


def offers(*found: Offer) -> tuple[Offer, ...]:
    return tuple(sorted(found))


OFFERS = [
    offers((6, "four", 0), (4, "large_straight", 0), (4, "two_pairs", 10), (3, "three", 0)),
    offers((1, "pair", 8), (1, "chance", 14), (2, "number_6", 12), (2, "small_straight", 9)),
    offers((6, "four", 24)),
    offers(),
]


@pytest.mark.parametrize("offered", OFFERS)
def test_the_best_placement_of_every_roll_is_found(offered: tuple[Offer, ...]) -> None:
    """Against the moves that the rules list, for each of the 126 rolls."""
    ids = {combination: f"{combination}#1" for _, combination, _ in offered}
    cards = (*ids.values(), *[""] * (4 - len(ids)))
    points = {f"{combination}#1": worth for worth, combination, _ in offered}
    held = {str(place): (1, held) for place, (_, _, total) in enumerate(offered, 1) if total for held in [dice_of(total)]}
    for roll, found in zip(rolls(4), best_points(offered), strict=True):
        state = position("".join(map(str, roll)), cards=cards, held=held, pile=())
        best = 0
        for move in map(str, GAME.legal(state)):
            if move.startswith("place ") and not move.startswith("place reroll"):
                _, slot, dice = move.split()
                spot = state.spots[int(slot) - 1]
                sure = sum(map(int, dice)) > sum(spot.dice)
                best = max(best, points[spot.card] * (2 if sure else 1))
        assert found == best, roll


def dice_of(total: int) -> str:
    """Some dice with this sum; what they make does not matter to a player who wants to beat them."""
    sixes, rest = divmod(total, 6)
    return "6" * sixes + (str(rest) if rest else "")


@pytest.mark.parametrize("offered", OFFERS)
def test_expectations_are_exact(offered: tuple[Offer, ...]) -> None:
    """Against the plain sum over all rolls, for every keep."""
    best, expected = best_points(offered), expected_points(offered)
    for place, keep in enumerate(lattice(4).keeps):
        chances = (probability(keep, roll) * value for roll, value in zip(rolls(4), best, strict=True))
        assert Fraction(expected[place], 6**4) == sum(chances)


def test_what_it_keeps_promises_at_least_as_much_as_any_other_keep() -> None:
    cards = ("pair#1", "small_straight#1", "number_6#1", "two_pairs#1")
    offered = offers((1, "pair", 0), (2, "small_straight", 0), (2, "number_6", 0), (4, "two_pairs", 0))
    expected, keeps = expected_points(offered), lattice(4)
    for place, roll in enumerate(rolls(4)):
        move = choice(position("".join(map(str, roll)), cards=cards, rolls_left=2))
        again = tuple(map(int, move.partition(" ")[2]))
        kept = next(keep for keep in map(keeps.keeps.__getitem__, keeps.within[place]) if merge(keep, again) == roll)
        assert expected[keeps.index[kept]] == max(expected[keep] for keep in keeps.within[place])
