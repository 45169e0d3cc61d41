"""Duels: equal sums, one die each, again while tied; and what a lost duel costs."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rollhouse.core.game import CHANCE
from rollhouse.games.dicetto import events as happened
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.rules import DicettoState
from tests.games.dicetto.table import events, legal, on, played, position, position_json, why


@pytest.fixture
def duel() -> DicettoState:
    """Seat 0 wants the Pair with 6 6, which seat 1 holds with 6 6; 1 and 5 are left."""
    return played(position("1566", held={"1": (1, "66")}), "place 1 66")


def test_equal_sums_are_settled_by_a_duel(duel: DicettoState) -> None:
    assert (duel.to_act, duel.dice, duel.duelling) == (CHANCE, (1, 5), (6, 6))
    assert on(duel, "1") == (1, "66")
    assert position_json(duel)["duel"] == {"slot": 1, "mover": 0, "holder": 1, "dice": [6, 6]}


def test_equal_sums_of_different_dice_are_a_duel_too() -> None:
    state = played(position("1256", held={"2": (1, "56")}), "place 2 56")
    assert position_json(state)["phase"] == "duel"
    assert position_json(played(position("1234", held={"2": (1, "6")}), "place 2 123"))["phase"] == "duel"


def test_both_dice_are_rolled_with_exact_weights(duel: DicettoState) -> None:
    assert len(legal(duel)) == 36
    assert GAME.outcomes(duel).probabilities() == (Fraction(1, 36),) * 36
    assert legal(duel)[:2] == ["duel 1 1", "duel 1 2"]


def test_a_tie_is_rolled_again(duel: DicettoState) -> None:
    for face in range(1, 7):
        assert played(duel, f"duel {face} {face}") == duel
    assert on(played(duel, "duel 3 3", "duel 5 5", "duel 6 1"), "1") == (0, "66")


def test_the_mover_wins_with_the_higher_die(duel: DicettoState) -> None:
    state = played(duel, "duel 5 3")
    assert (on(state, "1"), state.dice, state.aside, state.lost) == ((0, "66"), (1, 5), (), ())
    assert state.to_act == 0
    assert state.duel == -1


def test_the_holder_stays_with_the_higher_die(duel: DicettoState) -> None:
    state = played(duel, "duel 3 5")
    assert (on(state, "1"), state.dice, state.aside) == ((1, "66"), (1, 5), (6, 6))
    assert state.to_act == 0


def test_dice_that_lost_a_duel_cannot_be_placed_anywhere_else_this_turn(duel: DicettoState) -> None:
    state = played(duel, "duel 3 5")
    assert sorted(legal(state)) == sorted([*(f"place {spot} {dice}" for spot in ("2", "reroll") for dice in ("1", "5", "15")), "done"])
    assert why(state, "place 3 66") == ("dicetto-why-aside", "duel")


def test_t3_a_card_on_which_a_duel_was_lost_cannot_be_tried_again_this_turn() -> None:
    state = played(position("2566", cards=("chance#1", "pair#1", "four#1", "three#1"), held={"1": (1, "5")}), "place 1 5", "duel 1 2")
    assert not [move for move in legal(state) if move.startswith("place 1")]
    assert why(state, "place 1 66") == ("dicetto-why-lost-there", "T3")


def test_t3_the_result_of_a_duel_is_known_before_the_next_placement(duel: DicettoState) -> None:
    assert why(duel, "place 2 1") == ("dicetto-why-duel-first", "duel")
    assert "place 2 15" in legal(played(duel, "duel 1 2"))


def test_two_duels_can_be_lost_in_one_turn() -> None:
    state = position("1566", held={"1": (1, "66"), "reroll": (2, "5")}, players=3)
    state = played(state, "place 1 66", "duel 1 2", "place reroll 5", "duel 3 4")
    assert (state.aside, state.dice) == ((5, 6, 6), (1,))
    assert position_json(state)["lost"] == [1, "reroll"]
    assert legal(state) == ["place 2 1", "done"]


def test_a_lost_duel_is_forgotten_in_the_next_turn(duel: DicettoState) -> None:
    state = played(duel, "duel 3 5", "done")
    assert (state.aside, state.lost, state.duelling) == ((), (), ())


def test_the_loser_rolls_all_four_dice_in_the_next_turn() -> None:
    state = played(position("1566", held={"1": (1, "66")}), "place 1 66", "duel 3 5", "done", "draw four#1", "roll 1112", "keep", "done")
    assert (state.turn, state.rolling) == (0, 4)
    assert state.hands == ((), ("pair#1",))


def test_a_beaten_holder_has_all_four_dice_again() -> None:
    state = played(position("1566", held={"1": (1, "66")}), "place 1 66", "duel 5 3", "done")
    assert (state.turn, state.rolling, state.hands) == (1, 4, ((), ()))


def test_what_is_told_of_a_duel(duel: DicettoState) -> None:
    before = position("1566", held={"1": (1, "66")})
    assert events(before, "place 1 66") == [happened.WentToDuel(0, 1, 1, "pair#1", (6, 6))]
    assert events(duel, "duel 4 4") == [happened.Duelled(0, 1, 4, 4, (6, 6))]
    assert events(duel, "duel 5 3") == [
        happened.Duelled(0, 1, 5, 3, (6, 6)),
        happened.Returned(1, 1, "pair#1", (6, 6)),
        happened.Placed(0, 1, "pair#1", (6, 6)),
    ]
    assert events(duel, "duel 3 5") == [happened.Duelled(0, 1, 3, 5, (6, 6))]


@pytest.mark.parametrize(("text", "key"), [("duel 4 4", "tied"), ("duel 5 3", "won"), ("duel 3 5", "lost")])
def test_a_duel_has_three_endings_in_words(duel: DicettoState, text: str, key: str) -> None:
    assert events(duel, text)[0].message().key == f"dicetto-event-duel-{key}"
