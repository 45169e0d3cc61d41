"""A turn: taking cards, refilling the table, up to three rolls, and whose turn is next."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rollhouse.core.game import CHANCE
from rollhouse.games.dicetto import events as happened
from rollhouse.games.dicetto.game import GAME
from tests.games.dicetto.table import events, laid, legal, on, only, played, position, refused, table

# --- rolling ------------------------------------------------------------------------------------------------------------------------


def test_a_turn_has_three_rolls_in_all() -> None:
    state = played(laid(), "roll 1566")
    assert (state.to_act, state.rolls_left) == (0, 2)
    state = played(state, "reroll 15")
    assert (state.to_act, state.rolling, state.dice) == (CHANCE, 2, (6, 6))
    state = played(state, "roll 36")
    assert (state.to_act, state.dice, state.rolls_left) == (0, (3, 6, 6, 6), 1)
    state = played(state, "reroll 3", "roll 2")
    assert (state.to_act, state.dice, state.rolls_left) == (0, (2, 6, 6, 6), 0)
    assert "keep" not in legal(state)
    assert "place 3 666" in legal(state)


def test_any_dice_may_be_rerolled_at_least_one() -> None:
    state = played(laid(), "roll 1566")
    assert sorted(legal(state)) == sorted(
        ["keep", *(f"reroll {dice}" for dice in ("1", "5", "6", "15", "16", "56", "66", "156", "166", "566", "1566"))]
    )


def test_a_reroll_rolls_only_those_dice() -> None:
    state = played(laid(), "roll 1566", "reroll 15")
    assert len(legal(state)) == 21
    assert dict(zip(legal(state), GAME.outcomes(state).probabilities(), strict=True))["roll 36"] == Fraction(2, 36)
    assert played(laid(), "roll 1566", "reroll 1566").dice == ()


def test_a_player_may_stop_rolling_early() -> None:
    state = played(laid(), "roll 1566", "keep")
    assert (state.to_act, state.rolls_left, state.dice) == (0, 0, (1, 5, 6, 6))
    assert "reroll 1" not in legal(state)
    assert "done" in legal(state)


def test_placing_begins_only_when_rolling_is_over() -> None:
    state = played(laid(), "roll 1566")
    assert refused(state, "place 1 66").rule == "place"
    assert refused(state, "done").rule == "place"


# --- placing nothing, and whose turn is next ----------------------------------------------------------------------------------------


def test_done_is_a_move_of_its_own_even_when_it_is_the_only_one() -> None:
    state = position("", held={"2": (0, "1566")})
    assert legal(state) == ["done"]
    state = position("1234", cards=("pair#1", "four#1", "three#1", "two_pairs#1"), held={"reroll": (1, "6666")})
    assert legal(state) == ["done"]


def test_a_player_may_place_nothing() -> None:
    state = played(laid(), "roll 1566", "keep", "done")
    assert (state.turn, state.rolling, state.rolls_left) == (1, 4, 3)
    assert state.hands == ((), ())


@pytest.mark.parametrize("players", [2, 3, 4])
def test_turns_go_clockwise(players: int) -> None:
    state, seen = laid(players=players, first=1), []
    for _ in range(players + 1):
        seen.append(state.turn)
        state = played(state, "roll 1112", "keep", "done")
    assert seen == [(1 + away) % players for away in range(players + 1)]


# --- step 1 -------------------------------------------------------------------------------------------------------------------------


def test_nothing_is_taken_on_the_first_turn() -> None:
    state = played(laid(), "roll 1566", "keep", "place 1 66", "done")
    assert (state.turn, state.rolling, state.hands) == (1, 4, ((), ()))
    assert on(state, "1") == (0, "66")


def test_cards_that_still_carry_dice_are_won_when_the_turn_comes_round() -> None:
    state = played(laid(), "roll 1566", "keep", "place 1 66", "place 2 15", "done", "roll 1112", "keep", "done")
    assert state.hands == (("pair#1", "chance#1"), ())
    assert table(state) == ["", "", "number_6#1", "small_straight#1"]
    assert (state.turn, state.to_act, state.rolling) == (0, CHANCE, 0)


def test_the_table_is_refilled_in_slot_order_before_the_roll() -> None:
    state = played(laid(), "roll 1566", "keep", "place 1 66", "place 2 15", "done", "roll 1112", "keep", "done")
    assert len(legal(state)) == 42
    state = played(state, "draw four#2")
    assert table(state)[:2] == ["four#2", ""]
    assert len(legal(state)) == 41
    state = played(state, "draw pair#4")
    assert table(state) == ["four#2", "pair#4", "number_6#1", "small_straight#1"]
    assert (state.rolling, state.rolls_left, len(state.pile)) == (4, 3, 40)


def test_slots_keep_their_numbers() -> None:
    state = played(laid(), "roll 1266", "keep", "place 3 66", "done", "roll 1112", "keep", "done", "draw four#2")
    assert table(state) == ["pair#1", "chance#1", "four#2", "small_straight#1"]


def test_all_four_dice_are_rolled_again_after_taking() -> None:
    state = played(laid(), "roll 1566", "keep", "place 2 1566", "done", "roll 1112", "keep", "done", "draw four#1")
    assert state.rolling == 4
    assert played(state, "roll 2222").dice == (2, 2, 2, 2)


def test_cards_that_were_lost_meanwhile_are_not_won() -> None:
    state = played(laid(), "roll 1455", "keep", "place 1 55", "place 2 4", "done", "roll 1266", "keep", "place 1 66", "done")
    assert state.hands == (("chance#1",), ())
    assert on(state, "1") == (1, "66")


def test_hands_are_kept_in_the_order_of_winning() -> None:
    state = position("", hands=("four#1 pair#2", ""), held={"4": (1, "123"), "1": (1, "66")}, rolls_left=0)
    state = played(state, "done")
    assert state.hands == (("four#1", "pair#2"), ("pair#1", "small_straight#1"))


def test_what_is_told_of_a_turn() -> None:
    state = position("1566", held={"1": (1, "44")})
    noted = events(state, "place 1 66", "done", "roll 1123", "reroll 23", "roll 16", "keep", "done", "draw four#1")
    assert noted == [
        happened.Returned(1, 1, "pair#1", (4, 4)),
        happened.Placed(0, 1, "pair#1", (6, 6)),
        happened.Stopped(0, (1, 5)),
        happened.TurnBegan(1),
        happened.Rolled(1, (1, 1, 2, 3), (1, 1, 2, 3), 2),
        happened.PickedUp(1, (2, 3)),
        happened.Rolled(1, (1, 6), (1, 1, 1, 6), 1),
        happened.Kept(1, (1, 1, 1, 6)),
        happened.Stopped(1, (1, 1, 1, 6)),
        happened.TurnBegan(0),
        happened.Took(0, ("pair#1",), 1, 1),
        happened.Drawn(1, "four#1", 6, True),
    ]


def test_taking_tells_the_points_and_the_new_count() -> None:
    state = position("", hands=("", "four#1"), held={"3": (1, "66"), "4": (1, "23")})
    assert only(happened.Took, events(state, "done")) == happened.Took(1, ("number_6#1", "small_straight#1"), 4, 3)
