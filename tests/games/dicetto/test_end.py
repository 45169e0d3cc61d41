"""The end: rulings T5, T6 and T7, and the length setting."""

from __future__ import annotations

import pytest

from rollhouse.core.game import NOBODY
from rollhouse.core.messages import say
from rollhouse.games.dicetto import events as happened
from rollhouse.games.dicetto.game import GAME
from tests.games.dicetto.table import ended, events, legal, on, only, played, position, refused, table, told

NINE = " ".join(f"{kind}#{copy}" for kind in ("four", "three", "two_pairs") for copy in (1, 2, 3))


def test_t5_the_tenth_card_ends_the_game_before_any_draw_or_roll() -> None:
    state = position("", hands=("", NINE), held={"1": (1, "66")})
    assert GAME.outcome(state) is None
    state = played(state, "done")
    assert (state.to_act, state.turn, len(state.hands[1])) == (NOBODY, 1, 10)
    assert (state.dice, state.rolling, state.rolls_left) == ((), 0, 0)
    assert legal(state) == []
    assert table(state)[0] == ""


def test_t5_nine_cards_are_not_enough() -> None:
    state = played(position("", hands=("", NINE.rpartition(" ")[0]), held={"1": (1, "66")}), "done")
    assert state.to_act != NOBODY
    assert len(state.hands[1]) == 9


def test_t5_placing_on_a_tenth_card_does_not_win_it_yet() -> None:
    state = played(position("1566", hands=(NINE, "")), "place 1 66", "done", "roll 1112", "keep")
    assert GAME.outcome(state) is None
    assert GAME.outcome(played(state, "done")) is not None


def test_t5_cards_that_carry_dice_go_to_the_owners_of_the_dice() -> None:
    state = position("", players=3, turn=0, hands=("", NINE, ""), held={"1": (1, "66"), "2": (0, "5"), "4": (2, "123")})
    noted = events(state, "done")
    state = played(state, "done")
    assert (state.hands[0], state.hands[2]) == (("chance#1",), ("small_straight#1",))
    assert table(state) == ["", "", "number_6#1", ""]
    assert [on(state, spot) for spot in "1234"] == [(None, "")] * 4
    assert [event for event in noted if isinstance(event, happened.Swept)] == [
        happened.Swept(0, ("chance#1",), 1),
        happened.Swept(2, ("small_straight#1",), 2),
    ]


def test_t5_two_cards_at_once_may_pass_the_number() -> None:
    state = played(position("", hands=("", NINE), held={"1": (1, "66"), "3": (1, "6")}), "done")
    assert (state.to_act, len(state.hands[1])) == (NOBODY, 11)


def test_t5_others_may_reach_the_number_in_the_end_too() -> None:
    others = NINE.replace("#3", "#4")
    state = played(position("", hands=(others, NINE), held={"1": (1, "66"), "2": (0, "5")}), "done")
    assert [len(hand) for hand in state.hands] == [10, 10]
    assert ended(state).winners == (0, 1)


@pytest.mark.parametrize("goal", [1, 2, 5, 46])
def test_the_number_of_cards_is_a_setting(goal: int) -> None:
    won = " ".join(f"number_{face}#{copy}" for face in range(1, 7) for copy in (2, 3)).split()
    won += [f"{kind}#{copy}" for kind in ("four", "three", "two_pairs", "large_straight") for copy in (1, 2, 3, 4)]
    won += [f"{kind}#{copy}" for kind in ("pair", "small_straight", "chance") for copy in (2, 3, 4)] + ["number_1#1"]
    won += [f"number_{face}#1" for face in range(2, 6)] + ["small_straight#1", "chance#1", "number_6#1"]
    hand = " ".join(won[: goal - 1])
    state = position("", cards=("pair#1", "", "", ""), pile=("four#9",), hands=("", hand), held={"1": (1, "66")}, cards_to_win=goal)
    assert played(state, "done").to_act == NOBODY
    if goal > 1:
        fewer = " ".join(won[: goal - 2])
        state = position("", cards=("pair#1", "", "", ""), pile=("four#9",), hands=("", fewer), held={"1": (1, "66")}, cards_to_win=goal)
        assert played(state, "done").to_act != NOBODY


def test_t6_the_table_is_refilled_as_far_as_the_pile_goes() -> None:
    state = position("", held={"1": (1, "66"), "2": (1, "5"), "4": (1, "1")}, pile=("four#1", "three#1"))
    state = played(state, "done")
    assert legal(state) == ["draw four#1", "draw three#1"]
    state = played(state, "draw three#1")
    assert legal(state) == ["draw four#1"]
    state = played(state, "draw four#1")
    assert table(state) == ["three#1", "four#1", "number_6#1", ""]
    assert (state.pile, state.rolling) == ((), 4)


def test_t6_the_game_goes_on_with_an_empty_pile() -> None:
    state = played(position("", held={"1": (1, "66")}, pile=()), "done")
    assert (table(state), state.rolling) == (["", "chance#1", "number_6#1", "small_straight#1"], 4)
    assert GAME.outcome(state) is None


def test_t6_the_game_ends_when_no_dice_card_is_left() -> None:
    state = position("", cards=("pair#1", "", "", ""), pile=(), held={"1": (1, "66"), "reroll": (0, "6")})
    noted = events(state, "done")
    state = played(state, "done")
    assert (state.to_act, state.hands, state.dice) == (NOBODY, ((), ("pair#1",)), ())
    assert only(happened.EndCame, noted) == happened.EndCame(1, 1, reason="no_cards_left")
    assert only(happened.EndCame, noted).message() == say("dicetto-event-end-no-cards")


def test_t6_a_card_that_somebody_else_holds_is_still_on_the_table() -> None:
    state = position("", cards=("pair#1", "chance#1", "", ""), pile=(), held={"1": (1, "66"), "2": (0, "5")})
    state = played(state, "done")
    assert GAME.outcome(state) is None
    state = played(state, "roll 1112", "keep", "done")
    assert state.to_act == NOBODY
    assert state.hands == (("chance#1",), ("pair#1",))


def test_t7_equal_totals_share_the_win() -> None:
    state = position("", players=3, hands=("four#1", "two_pairs#1", "pair#2"), held={"1": (1, "66"), "2": (1, "5")}, cards_to_win=3)
    state = played(state, "done")
    outcome = ended(state)
    assert told(state)["scores"] == [6, 6, 1]
    assert outcome.winners == (0, 1)
    assert outcome.reason == say("dicetto-won-shared")
    assert [(one.seat, one.rank) for one in outcome.standings] == [(0, 1), (1, 1), (2, 3)]


def test_most_points_wins_not_most_cards() -> None:
    state = played(position("", hands=("four#1 four#2", "pair#2"), held={"1": (1, "66"), "2": (1, "5")}, cards_to_win=3), "done")
    assert [len(hand) for hand in state.hands] == [2, 3]
    assert ended(state).winners == (0,)


def test_nothing_can_be_played_after_the_end() -> None:
    state = played(position("", hands=("", NINE), held={"1": (1, "66")}), "done")
    error = refused(state, "roll 1234")
    assert (error.rule, error.allowed) == ("end", ())


def test_what_is_told_of_the_end() -> None:
    state = position(
        "", hands=("four#4", NINE), held={"1": (1, "66"), "2": (0, "5")}, bonus="most_cards fewest_cards most_logo most_chance"
    )
    assert events(state, "done")[1:] == [
        happened.TurnBegan(1),
        happened.Took(1, ("pair#1",), 1, 10),
        happened.EndCame(1, 10, reason="enough_cards"),
        happened.Swept(0, ("chance#1",), 1),
        happened.BonusAwarded("most_cards", 1, 3),
        happened.BonusAwarded("fewest_cards", 0, 4),
        happened.BonusAwarded("most_logo", 1, 3),
        happened.BonusAwarded("most_chance", 0, 3),
        happened.Ended((1,)),
    ]
