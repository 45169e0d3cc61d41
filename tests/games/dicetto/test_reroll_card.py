"""The Reroll card: rulings T1, T2 and T4."""

from __future__ import annotations

from rollhouse.games.dicetto import events as happened
from rollhouse.games.dicetto.game import GAME
from tests.games.dicetto.table import events, legal, on, played, position, position_json, why


def test_t1_any_dice_go_on_it_at_least_one() -> None:
    placed = [move for move in legal(position("1566")) if move.startswith("place reroll")]
    assert len(placed) == 11
    assert "place reroll 16" in placed


def test_it_is_beaten_and_duelled_over_like_any_card() -> None:
    state = position("1566", held={"reroll": (1, "56")})
    assert on(played(state, "place reroll 66"), "reroll") == (0, "66")
    assert why(state, "place reroll 5") == ("dicetto-why-too-low", "T8")
    state = played(state, "place reroll 56")
    assert position_json(state)["duel"] == {"slot": "reroll", "mover": 0, "holder": 1, "dice": [5, 6]}
    assert on(played(state, "duel 6 1"), "reroll") == (0, "56")


def test_t2_the_fourth_roll_belongs_to_the_turn_in_which_the_card_is_taken() -> None:
    state = played(position("1566", turn=1), "place reroll 66", "done", "roll 1112", "keep", "done")
    assert (state.turn, state.rolling, state.rolls_left) == (1, 4, 4)
    state = played(state, "roll 1234", "reroll 1", "roll 1", "reroll 1", "roll 1", "reroll 1", "roll 1")
    assert state.rolls_left == 0
    assert "keep" not in legal(state)


def test_t2_without_the_card_there_are_three_rolls() -> None:
    state = played(position("1566", turn=1), "place 2 66", "done", "roll 1112", "keep", "done", "draw four#1")
    assert state.rolls_left == 3


def test_t2_the_card_is_in_hand_while_its_owner_rolls() -> None:
    state = played(position("1566", turn=1), "place reroll 66", "done", "roll 1112", "keep", "done", "roll 1234")
    assert position_json(state)["reroll_card"] == {"seat": 1, "dice": []}
    assert "dicetto-line-reroll-in-hand" in [line.key for line in GAME.words.summary(state)]


def test_t2_it_is_laid_back_before_dice_are_placed_and_may_be_won_again() -> None:
    state = played(position("1566", turn=1), "place reroll 66", "done", "roll 1112", "keep", "done", "roll 1234", "keep")
    assert on(state, "reroll") == (None, "")
    state = played(state, "place reroll 34", "done", "roll 1112", "keep", "done")
    assert (state.turn, state.rolls_left) == (1, 4)


def test_t2_it_is_laid_back_after_the_last_roll_too() -> None:
    state = played(position("1566", turn=1), "place reroll 66", "done", "roll 1112", "keep", "done", "roll 1234")
    state = played(state, *("reroll 1", "roll 1") * 3)
    assert (state.rolls_left, on(state, "reroll")) == (0, (None, ""))


def test_t2_the_extra_roll_is_gone_in_the_turn_after() -> None:
    state = played(position("1566", turn=1), "place reroll 66", "done", "roll 1112", "keep", "done", "roll 1234", "keep", "done")
    state = played(state, "roll 1112", "keep", "done")
    assert (state.turn, state.rolls_left) == (1, 3)


def test_t2_a_player_who_lost_it_meanwhile_does_not_roll_four_times() -> None:
    state = played(position("1566", turn=1), "place reroll 56", "done", "roll 1166", "keep", "place reroll 66", "done")
    assert (state.turn, state.rolls_left) == (1, 3)
    state = played(state, "roll 1112", "keep", "done")
    assert (state.turn, state.rolls_left) == (0, 4)


def test_t2_the_table_is_refilled_while_the_card_is_in_hand() -> None:
    state = played(position("1566", turn=1), "place reroll 1", "place 1 66", "done", "roll 1112", "keep", "done")
    assert (state.rolls_left, state.rolling) == (4, 0)
    state = played(state, "draw four#1")
    assert (state.rolls_left, state.rolling) == (4, 4)


def test_t4_it_is_no_dice_card_and_is_never_in_a_hand() -> None:
    state = played(position("1566", turn=1, cards_to_win=1), "place reroll 66", "done", "roll 1112", "keep", "done")
    assert state.hands == ((), ())
    assert GAME.outcome(state) is None


def test_t4_it_counts_for_no_bonus_card_and_no_points_at_the_end() -> None:
    state = position("", held={"1": (1, "66"), "reroll": (0, "5")}, bonus="most_cards fewest_cards fewest_logo most_logo", cards_to_win=1)
    state = played(state, "done")
    assert state.hands == ((), ("pair#1",))
    assert position_json(state)["scores"] == [4 + 3, 1 + 3 + 3]
    assert position_json(state)["reroll_card"] == {"seat": None, "dice": []}


def test_what_is_told_of_it() -> None:
    state = played(position("1566", turn=1), "place reroll 66", "done", "roll 1112", "keep")
    assert events(state, "done", "roll 1234", "keep")[1:] == [
        happened.TurnBegan(1),
        happened.RerollTaken(1),
        happened.Rolled(1, (1, 2, 3, 4), (1, 2, 3, 4), 3),
        happened.Kept(1, (1, 2, 3, 4)),
        happened.RerollLaidBack(1),
    ]
