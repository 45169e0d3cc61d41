"""The end of a game of Dicy Cards: rulings D7 and D10."""

from __future__ import annotations

import pytest

from rollhouse.core.game import CHANCE, GAME_OVER
from rollhouse.core.messages import say
from rollhouse.games.dicy_cards import events as happened
from rollhouse.games.dicy_cards.game import GAME
from tests.games.dicy_cards.table import active, begin, ended, events, legal, played, position


def test_d7_reaching_the_target_first_does_not_end_the_game_before_the_round_is_complete() -> None:
    state = played(position("555555", target=20), "score low_six 555555")
    assert state.scores == (30, 0)
    assert GAME.outcome(state) is None
    assert (state.turn, state.to_act, state.round) == (1, CHANCE, 1)
    state = played(state, "roll 111111", "skip")
    assert state.to_act == GAME_OVER
    assert ended(state).winners == (0,)


def test_d7_a_player_who_passes_a_hundred_early_can_be_overtaken_in_the_same_round() -> None:
    state = position("555555", scores=[75, 98, 70], players=3)
    state = played(state, "score low_six 555555", "roll 111123", "score odd 1113")
    assert state.scores == (105, 104, 70)
    state = played(state, "roll 555555", "score low_six 555555")
    assert state.scores == (105, 104, 100)
    assert ended(state).winners == (0,)
    state = played(position("555555", scores=[75, 98, 80], players=3), "score low_six 555555", "roll 111123", "score odd 1113")
    state = played(state, "roll 555555", "score odd 555555")
    assert ended(state).winners == (2,)
    assert [one.rank for one in ended(state).standings] == [1, 2, 3]
    assert [one.seat for one in ended(state).standings] == [2, 0, 1]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_d7_a_round_begins_with_the_first_player(first: int) -> None:
    state = begin(players=3, first=first, target=20)
    state = played(state, "roll 555555", "score low_six 555555")
    for _ in range(2):
        assert GAME.outcome(state) is None
        state = played(state, "roll 111111", "skip")
        while state.waiting:
            state = played(state, legal(state)[0])
    assert ended(state).winners == (first,)
    assert state.round == 1


def test_d7_below_the_target_the_next_round_begins() -> None:
    state = played(position("444444", scores=[0, 95], turn=1), "score any_two 44", "freeze odd")
    assert ended(state).winners == (1,)
    state = played(position("222222", scores=[0, 95], turn=1), "score any_two 22", "freeze odd")
    assert GAME.outcome(state) is None
    assert state.round == 2


def test_tied_on_points_most_active_cards_wins() -> None:
    state = position("122345", scores=[20, 8], rows=[["odd"], ["low_six", "straight"]], turn=1, target=20)
    outcome = ended(played(state, "score straight 345"))
    assert [(one.score, one.details["active"]) for one in outcome.standings] == [(20, 1), (20, 1)]
    assert outcome.winners == (0, 1)
    state = position("122345", scores=[20, 8], rows=[["odd"], ["low_six", "straight", "odd"]], turn=1, target=20)
    outcome = ended(played(state, "score straight 345"))
    assert outcome.winners == (1,)
    assert outcome.reason == say("dicy-won-active")
    assert [(one.seat, one.rank, one.details["active"]) for one in outcome.standings] == [(1, 1, 2), (0, 2, 1)]


def test_d7_active_cards_are_counted_after_the_effect_of_the_last_card() -> None:
    """Without the effect both would have two, for any_two is frozen too; the effect costs seat 0 one of them."""
    state = position("123456", scores=[20, 9], rows=[["low_six", "odd"], ["any_two", "odd", "straight"]], turn=1, target=20)
    state = played(state, "score any_two 56", "freeze odd")
    assert state.scores == (20, 20)
    assert [len(row) for row in active(state)] == [1, 2]
    assert ended(state).winners == (1,)


def test_d7_active_cards_are_counted_after_the_resets_of_a_skip() -> None:
    """Seat 1 had one Active card more; the last player's skip gives seat 0 its missing one back."""
    rows = [["any_two", "low_six", "odd", "straight"], None, None]
    state = played(position("123456", scores=[30, 30, 0], rows=rows, turn=2, players=3), "skip")
    assert GAME.outcome(state) is None  # 30 is no hundred
    state = played(position("123456", scores=[100, 100, 0], rows=rows, turn=2, players=3), "skip")
    outcome = ended(state)
    assert outcome.winners == (0, 1)
    assert outcome.reason == say("dicy-won-shared")
    assert [(one.seat, one.rank) for one in outcome.standings] == [(0, 1), (1, 1), (2, 3)]


def test_still_tied_they_share_the_win_all_of_them() -> None:
    state = position("123456", scores=[100, 100, 100, 100], turn=3, players=4)
    outcome = ended(played(state, "skip"))
    assert outcome.winners == (0, 1, 2, 3)
    assert {one.rank for one in outcome.standings} == {1}


def test_most_points_wins_before_active_cards() -> None:
    state = position("123456", scores=[101, 100], rows=[[], None], turn=1)
    state = played(state, "skip", "reset odd")
    assert ended(state).winners == (0,)
    assert ended(state).reason == say("dicy-won-points")


def test_nothing_can_be_done_when_the_game_is_over() -> None:
    state = played(position("123456", scores=[100, 0], turn=1), "skip")
    assert state.to_act == GAME_OVER
    assert legal(state) == []
    assert state.dice == ()


def test_the_end_is_an_event_and_no_new_round_is() -> None:
    noted = events(position("123456", scores=[100, 0], turn=1), "skip")
    assert noted == [happened.Skipped(1, 0), happened.Ended((0,))]


@pytest.mark.parametrize("target", [20, 30, 500])
def test_d10_the_target_is_a_setting(target: int) -> None:
    state = position("555555", scores=[target - 30], players=1, target=target)
    assert ended(played(state, "score low_six 555555")).winners == (0,)
    state = position("555554", scores=[target - 30], players=1, target=target)
    assert GAME.outcome(played(state, "score low_six 455555")) is None


def test_d10_solo_counts_turns_and_every_turn_is_a_round() -> None:
    state = begin(players=1, target=50)
    state = played(state, "roll 555555", "score low_six 555555")
    assert (state.round, state.turn, state.to_act) == (2, 0, CHANCE)
    state = played(state, "roll 555555", "score odd 555555")
    outcome = ended(state)
    assert outcome.winners == (0,)
    assert outcome.reason == say("dicy-won-solo", rounds=2)
    assert outcome.standings[0].details["rounds"] == 2


def test_d10_solo_skips_reset_the_row() -> None:
    state = played(position("", players=1, rows=[[]]), "skip")
    assert active(state) == [{"any_two", "low_six", "odd", "straight", "two_pairs"}]
    assert state.round == 2
