"""What other players must do when a card with an effect is scored, or a turn is skipped: rulings D1, D5 and D6."""

from __future__ import annotations

import pytest

from rollhouse.core.game import CHANCE
from rollhouse.games.dicy_cards import events as happened
from rollhouse.games.dicy_cards.rules import DicyState
from tests.games.dicy_cards.table import GLACIAL, active, events, legal, played, position

D = ("any_two", "sixes", "three_lowest", "forty_minus", "all_same")


def asked(state: DicyState) -> list[int]:
    """The seats that are asked, in order, answering with their first choice each time."""
    seats = []
    while state.waiting:
        seats.append(state.to_act)
        state = played(state, legal(state)[0])
    return seats


# --- who reacts ---------------------------------------------------------------------------------------------------------------------


def test_d1_with_two_players_both_neighbours_are_one_person_who_freezes_once() -> None:
    state = played(position("123456"), "score any_two 56")
    assert (state.to_act, state.waiting) == (1, (1,))
    assert legal(state) == [f"freeze {card}" for card in GLACIAL]
    state = played(state, "freeze odd")
    assert active(state) == [set(GLACIAL) - {"any_two"}, set(GLACIAL) - {"odd"}]
    assert (state.turn, state.to_act) == (1, CHANCE)


def test_d1_with_two_players_both_neighbours_are_one_person_who_resets_once() -> None:
    state = position("123466", mode="d", rows=[None, ["sixes", "all_same"]])
    state = played(state, "score sixes 66")
    assert (state.to_act, legal(state)) == (1, ["reset any_two", "reset three_lowest", "reset forty_minus"])
    state = played(state, "reset forty_minus")
    assert active(state)[1] == {"sixes", "all_same", "forty_minus"}
    assert state.turn == 1


@pytest.mark.parametrize(
    ("players", "turn", "move", "seats"),
    [
        (2, 1, "score any_two 12", [0]),
        (3, 0, "score any_two 12", [1, 2]),
        (3, 1, "score any_two 12", [2, 0]),
        (3, 2, "score any_two 12", [0, 1]),
        (4, 0, "score any_two 12", [1, 3]),
        (4, 1, "score any_two 12", [2, 0]),
        (4, 2, "score any_two 12", [3, 1]),
        (4, 3, "score any_two 12", [0, 2]),
        (2, 0, "score three_lowest 112", [1]),
        (3, 1, "score three_lowest 112", [2, 0]),
        (4, 2, "score three_lowest 112", [3, 0, 1]),
        (4, 0, "score three_lowest 112", [1, 2, 3]),
        (2, 0, "score all_same 11", []),
        (4, 3, "score forty_minus 112266", []),
    ],
)
def test_d1_d5_whom_a_card_touches_clockwise_from_the_scorer(players: int, turn: int, move: str, seats: list[int]) -> None:
    assert asked(played(position("112266", mode="d", players=players, turn=turn), move)) == seats


@pytest.mark.parametrize(("players", "turn", "seats"), [(2, 0, [1]), (3, 1, [2, 0]), (4, 2, [3, 1])])
def test_d1_d5_whom_sixes_touches(players: int, turn: int, seats: list[int]) -> None:
    rows = [["sixes", "all_same"]] * players
    assert asked(played(position("112266", mode="d", players=players, turn=turn, rows=rows), "score sixes 6")) == seats


@pytest.mark.parametrize(("players", "turn", "seats"), [(2, 1, [0]), (3, 2, [0, 1]), (4, 1, [2, 3, 0])])
def test_d5_whom_a_skip_touches(players: int, turn: int, seats: list[int]) -> None:
    rows = [["sixes", "all_same"]] * players
    assert asked(played(position("112266", mode="d", players=players, turn=turn, rows=rows), "skip")) == seats


def test_with_four_players_the_one_opposite_is_no_neighbour() -> None:
    state = played(position("123456", players=4), "score any_two 56", "freeze odd", "freeze straight")
    assert active(state) == [set(GLACIAL) - {"any_two"}, set(GLACIAL) - {"odd"}, set(GLACIAL), set(GLACIAL) - {"straight"}]


# --- who is asked -------------------------------------------------------------------------------------------------------------------


def test_d5_a_player_with_a_single_choice_is_not_asked() -> None:
    state = played(position("123456", rows=[None, ["odd"]]), "score any_two 56")
    assert active(state)[1] == set()
    assert (state.turn, state.to_act) == (1, 1)  # and with nothing Active left there is no roll to wait for


def test_d5_a_player_without_a_choice_does_nothing() -> None:
    state = played(position("123456", rows=[None, []]), "score any_two 56")
    assert active(state)[1] == set()
    assert state.scores == (11, 0)
    state = played(position("123466", mode="d"), "score sixes 66")
    assert active(state)[1] == set(D)
    assert state.turn == 1


def test_d5_only_those_with_a_choice_are_asked_and_the_order_stays() -> None:
    rows = [None, ["odd"], ["odd", "straight"], []]
    state = position("123456", cards=["three_lowest", "odd", "straight", "low_six", "sixes"], players=4, rows=rows)
    assert events(state, "score three_lowest 123", "freeze straight") == [
        happened.Scored(0, "three_lowest", (1, 2, 3), 6, 6),
        happened.Reacted(1, "odd", active=False, forced=True),
        happened.Reacted(2, "straight", active=False, forced=False),
    ]
    after = played(state, "score three_lowest 123", "freeze straight")
    assert active(after)[1:] == [set(), {"odd"}, set()]


def test_d5_forced_reactions_after_a_question_wait_for_its_answer() -> None:
    rows = [None, ["odd", "straight"], ["odd"]]
    state = position("123456", players=3, rows=rows)
    asking = played(state, "score any_two 56")
    assert active(asking)[2] == {"odd"}
    assert active(played(asking, "freeze odd"))[2] == set()


def test_d5_reactions_are_forced_the_player_cannot_decline_or_do_something_else() -> None:
    state = played(position("123456"), "score any_two 56")
    assert all(move.startswith("freeze ") and len(move.split()) == 2 for move in legal(state))


# --- when -------------------------------------------------------------------------------------------------------------------------


def test_d6_the_scoring_card_is_frozen_only_after_the_reactions() -> None:
    state = played(position("123456"), "score any_two 56")
    assert "any_two" in active(state)[0]
    assert state.scores == (11, 0)  # the points are there already
    assert state.dice == (1, 2, 3, 4, 5, 6)
    assert "any_two" not in active(played(state, "freeze odd"))[0]


def test_d6_an_effect_never_touches_the_scorers_own_cards() -> None:
    scored = played(position("123466", mode="d", rows=[["sixes", "all_same"], ["sixes", "all_same"]]), "score sixes 66")
    assert active(played(scored, legal(scored)[0]))[0] == {"all_same"}
    scored = played(position("111222", mode="d", rows=[["three_lowest", "all_same"], None]), "score three_lowest 111")
    assert active(played(scored, "freeze any_two"))[0] == {"all_same"}


def test_the_turn_passes_only_after_the_last_reaction() -> None:
    state = played(position("123456", players=3), "score any_two 56")
    assert (state.turn, state.to_act) == (0, 1)
    state = played(state, "freeze odd")
    assert (state.turn, state.to_act) == (0, 2)
    state = played(state, "freeze odd")
    assert (state.turn, state.to_act) == (1, CHANCE)


def test_in_a_solo_game_no_player_reacts() -> None:
    for move in ("score any_two 12", "score three_lowest 112", "score sixes 66", "skip"):
        state = played(position("112266", mode="d", players=1, rows=[D[:3]]), move)
        assert (state.waiting, state.to_act, state.round) == ((), CHANCE, 2)
