"""Placing dice, one card at a time, and beating others: rulings T3, T8, T11 and T12."""

from __future__ import annotations

from rollhouse.games.dicetto import events as happened
from tests.games.dicetto.table import events, legal, on, only, played, position, refused, why


def test_dice_leave_the_hand_and_lie_on_the_card() -> None:
    state = played(position("1566"), "place 3 66")
    assert (on(state, "3"), state.dice, state.to_act) == ((0, "66"), (1, 5), 0)


def test_t3_several_cards_one_at_a_time() -> None:
    state = played(position("1566"), "place 1 66", "place 2 5", "place reroll 1")
    assert [on(state, spot) for spot in ("1", "2", "reroll")] == [(0, "66"), (0, "5"), (0, "1")]
    assert legal(state) == ["done"]


def test_t3_a_player_may_stop_placing_at_any_time() -> None:
    state = position("1566")
    for text in ("place 1 66", "place 2 5", "place reroll 1"):
        assert "done" in legal(state)
        state = played(state, text)
    assert "done" in legal(state)


def test_a_die_goes_on_one_card_at_most() -> None:
    state = played(position("1566"), "place 3 66")
    assert "place 1 66" not in legal(state)
    assert why(state, "place 1 66") == ("common-why-dice-missing", "place")


def test_t12_a_card_with_ones_own_dice_of_this_turn_takes_no_more() -> None:
    state = played(position("1566"), "place 3 6")
    assert not [move for move in legal(state) if move.startswith("place 3")]
    assert why(state, "place 3 6") == ("dicetto-why-own-dice", "T12")


def test_a_higher_sum_beats_the_dice_there() -> None:
    state = played(position("1566", held={"1": (1, "55")}), "place 1 66")
    assert on(state, "1") == (0, "66")
    assert state.to_act == 0


def test_a_lower_sum_cannot_be_placed() -> None:
    state = position("1155", held={"1": (1, "66")})
    assert not [move for move in legal(state) if move.startswith("place 1")]
    assert why(state, "place 1 55") == ("dicetto-why-too-low", "T8")


def test_t8_the_sum_decides_on_number_cards_too() -> None:
    held = {"3": (1, "66")}
    assert why(position("1236", held=held), "place 3 6") == ("dicetto-why-too-low", "T8")
    assert on(played(position("1666", held=held), "place 3 666"), "3") == (0, "666")
    assert [move for move in legal(position("6666", held=held)) if move.startswith("place 3")] == [
        "place 3 6666",
        "place 3 666",
        "place 3 66",
    ]


def test_t8_on_chance_the_number_of_dice_does_not_matter_only_their_sum() -> None:
    state = position("1256", held={"2": (1, "1233")})
    assert [move for move in legal(state) if move.startswith("place 2")] == [
        *("place 2 1256", "place 2 256", "place 2 156", "place 2 56", "place 2 126")
    ]


def test_t11_dice_come_back_to_their_owner_and_wait() -> None:
    state = position("1566", held={"1": (1, "44")})
    assert only(happened.Returned, events(state, "place 1 66")) == happened.Returned(1, 1, "pair#1", (4, 4))
    state = played(state, "place 1 66", "done")
    assert (state.turn, state.rolling, state.hands) == (1, 4, ((), ()))


def test_t11_a_card_may_change_hands_as_often_as_it_happens_in_a_round() -> None:
    state = played(position("1122", players=4), "place 1 11", "done", "roll 2245", "keep", "place 1 22", "done")
    state = played(state, "roll 3345", "keep", "place 1 33", "done", "roll 4456", "keep", "place 1 44", "done")
    assert on(state, "1") == (3, "44")
    assert state.hands == ((),) * 4
    assert (state.turn, state.rolling) == (0, 4)


def test_t11_one_player_may_be_beaten_off_several_cards_in_one_turn() -> None:
    state = position("3666", held={"1": (1, "55"), "2": (1, "2"), "reroll": (1, "1")})
    state = played(state, "place 1 66", "place 2 6", "place reroll 3", "done")
    assert [on(state, spot)[0] for spot in ("1", "2", "reroll")] == [0, 0, 0]
    assert (state.turn, state.rolling) == (1, 4)


def test_nothing_goes_on_an_empty_slot() -> None:
    state = position("1566", cards=("pair#1", "", "number_6#1", "four#1"), pile=())
    assert not [move for move in legal(state) if move.startswith("place 2")]
    assert why(state, "place 2 66") == ("dicetto-why-slot-empty", "T6")


def test_another_players_dice_on_two_cards_are_two_sums() -> None:
    state = position("1256", held={"2": (1, "56"), "3": (1, "6")})
    assert [move for move in legal(state) if move.startswith("place 2")] == [*("place 2 1256", "place 2 256", "place 2 156", "place 2 56")]
    assert [move for move in legal(state) if move.startswith("place 3")] == ["place 3 6"]


def test_a_refusal_names_what_is_allowed() -> None:
    assert "place 1 66" in refused(position("1566"), "place 1 11").expected
