"""A turn of Dicy Cards, and the rulebooks' three-turn example."""

from __future__ import annotations

import pytest

from rollhouse.core.dice import rolls, weight
from rollhouse.core.game import CHANCE
from rollhouse.games.dicy_cards import events as happened
from rollhouse.games.dicy_cards.game import GAME
from tests.games.dicy_cards.table import GLACIAL, active, begin, events, legal, played, position


def test_a_turn_starts_with_a_roll_of_all_six_dice() -> None:
    state = begin()
    assert (state.to_act, state.turn, state.rolling, state.dice) == (CHANCE, 0, 6, ())
    outcomes = GAME.outcomes(state)
    assert len(outcomes) == 462
    assert outcomes.total == 6**6
    assert outcomes.weights == tuple(map(weight, rolls(6)))


def test_all_seats_start_with_the_same_five_cards_all_active() -> None:
    assert active(begin(players=4)) == [set(GLACIAL)] * 4


def test_after_the_roll_the_player_acts_on_those_dice() -> None:
    state = played(begin(), "roll 664321")
    assert (state.to_act, state.turn, state.dice, state.rolling) == (0, 0, (1, 2, 3, 4, 6, 6), 0)


@pytest.mark.parametrize("reroll", ["1", "66", "123466"])
def test_freezing_a_card_gives_any_of_the_dice_back_to_chance(reroll: str) -> None:
    state = played(begin(), "roll 123466", f"freeze odd {reroll}")
    assert state.to_act == CHANCE
    assert state.rolling == len(reroll)
    assert len(state.dice) == 6 - len(reroll)
    assert active(state) == [set(GLACIAL) - {"odd"}, set(GLACIAL)]
    assert len(GAME.outcomes(state)) == len(rolls(len(reroll)))


def test_rerolled_dice_join_those_that_stayed() -> None:
    state = played(begin(), "roll 123466", "freeze odd 12", "roll 53")
    assert (state.to_act, state.dice) == (0, (3, 3, 4, 5, 6, 6))


def test_rerolls_go_on_as_often_as_there_are_active_cards() -> None:
    state = played(begin(), "roll 123456")
    for number, card in enumerate(GLACIAL, start=1):
        state = played(state, f"freeze {card} 6", "roll 6")
        assert len(active(state)[0]) == 5 - number
    assert state.scores == (0, 0)
    assert legal(state) == ["skip"]


def test_d2_the_last_active_card_may_be_frozen_for_a_reroll_and_only_skip_is_left_then() -> None:
    before = position("111111", rows=[["odd"]])
    assert "freeze odd 111111" in legal(before)
    after = played(before, "freeze odd 1", "roll 5")
    assert after.dice == (1, 1, 1, 1, 1, 5)
    assert legal(after) == ["skip"]


@pytest.mark.parametrize("dice", ["123456", "111111", "112233"])
def test_d3_a_reroll_rerolls_at_least_one_die(dice: str) -> None:
    rerolls = [move for move in legal(position(dice)) if move.startswith("freeze odd")]
    assert "freeze odd" not in rerolls
    assert {len(move.split()[2]) for move in rerolls} == {1, 2, 3, 4, 5, 6}


def test_a_row_without_active_cards_can_only_skip_and_needs_no_roll() -> None:
    state = position("", rows=[[]])
    assert (state.to_act, state.rolling, state.dice) == (0, 0, ())
    assert legal(state) == ["skip"]


def test_a_turn_of_a_frozen_row_comes_up_without_a_roll() -> None:
    last_card = position("135135", rows=[None, []], turn=0)
    state = played(last_card, "score odd 1")
    assert (state.to_act, state.turn, state.dice, state.rolling) == (1, 1, (), 0)
    assert legal(state) == ["skip"]


def test_scoring_takes_the_points_freezes_the_card_and_passes_the_turn() -> None:
    state = played(begin(), "roll 123466", "score straight 1234")
    assert state.scores == (10, 0)
    assert active(state) == [set(GLACIAL) - {"straight"}, set(GLACIAL)]
    assert (state.to_act, state.turn, state.rolling, state.dice) == (CHANCE, 1, 6, ())


def test_exactly_one_card_is_scored_in_a_turn() -> None:
    state = played(begin(), "roll 123466", "score straight 12")
    assert state.turn == 1


def test_skipping_resets_all_own_frozen_cards_and_exactly_one_of_each_other_player() -> None:
    state = position("123456", rows=[["odd"], ["odd", "low_six", "straight"], [], ["odd", "low_six", "straight", "two_pairs"]], players=4)
    state = played(state, "skip")
    assert active(state)[0] == set(GLACIAL)
    assert (state.to_act, legal(state)) == (1, ["reset any_two", "reset two_pairs"])
    state = played(state, "reset any_two")
    assert (state.to_act, len(legal(state))) == (2, 5)
    state = played(state, "reset straight")
    # Seat 3 has a single Frozen card: it is reset without a question (D5).
    assert active(state)[1:] == [{"any_two", "odd", "low_six", "straight"}, {"straight"}, set(GLACIAL)]
    assert (state.turn, state.to_act) == (1, CHANCE)


def test_skipping_is_always_possible_and_scores_nothing() -> None:
    for dice in ("111111", "123456", "666666"):
        assert legal(position(dice))[-1] == "skip"
        assert played(position(dice), "skip").scores == (0, 0)


def test_a_skip_without_frozen_cards_asks_no_player() -> None:
    state = played(begin(players=3), "roll 123456", "skip")
    assert (state.to_act, state.turn) == (CHANCE, 1)


def test_the_turn_goes_clockwise_and_a_round_gives_every_seat_one() -> None:
    state = begin(players=3, first=1)
    turns = []
    for _ in range(7):
        turns.append((state.round, state.turn))
        state = played(state, "roll 123456", "skip")
    assert turns == [(1, 1), (1, 2), (1, 0), (2, 1), (2, 2), (2, 0), (3, 1)]


def test_events_of_a_turn() -> None:
    assert events(begin(), "roll 123466", "freeze odd 12", "roll 55", "score straight 3456") == [
        happened.Rolled(0, (1, 2, 3, 4, 6, 6), (1, 2, 3, 4, 6, 6)),
        happened.Froze(0, "odd", (1, 2)),
        happened.Rolled(0, (5, 5), (3, 4, 5, 5, 6, 6)),
        happened.Scored(0, "straight", (3, 4, 5, 6), 18, 18),
    ]


def test_events_of_a_skip_and_of_a_new_round() -> None:
    state = position("123456", rows=[["odd"], ["odd"]], turn=1)
    assert events(state, "skip", "reset any_two") == [
        happened.Skipped(1, 4),
        happened.Reacted(0, "any_two", active=True, forced=False),
        happened.RoundBegan(2),
    ]


THREE_TURNS = (
    # Seat 0 plays the rulebooks' example; seat 1 scores cards without effects, so that no card is reset.
    *("roll 665211", "score double_pair 66"),
    *("roll 123456", "score all_different 123456"),
    *("roll 554421", "freeze all_different 12", "roll 63", "freeze all_same 6", "roll 4", "score low_six 554443"),
    *("roll 111222", "score straight 12"),
    *("roll 644321", "score straight 1234"),
    *("roll 333444", "score all_same 333"),
)


def test_the_three_turn_example() -> None:
    state = begin(mode="b")
    scores = []
    for text in THREE_TURNS:
        if text == "freeze all_different 12":
            assert "score low_six 124455" in legal(state)  # worth 21 now
            assert played(state, "score low_six 124455").scores[0] - state.scores[0] == 21
        turn = state.turn
        state = played(state, text)
        if text.startswith("score") and turn == 0:
            scores.append(state.scores[0])
    assert scores == [24, 49, 59]
    assert active(state)[0] == set()
    # All five cards are Frozen: the next turn can only be a skip, which resets them.
    assert (state.to_act, state.turn, legal(state)) == (0, 0, ["skip"])
    assert active(played(state, "skip"))[0] == {"double_pair", "low_six", "straight", "all_different", "all_same"}
