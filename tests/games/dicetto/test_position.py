"""The position as programs see it."""

from __future__ import annotations

from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.setup import DEFAULT_QUIET_ROUNDS
from tests.games.dicetto.table import begin, laid, played, position, position_json


def test_a_position_in_full() -> None:
    state = played(laid(bonus="most_logo fewest_cards most_chance most_numbers", players=3, first=1), "roll 1566", "keep", "place 1 66")
    assert position_json(state) == {
        "table": [
            {"slot": 1, "id": "pair#1", "kind": "pair", "number": None, "points": 1, "logo": True, "seat": 1, "dice": [6, 6]},
            {"slot": 2, "id": "chance#1", "kind": "chance", "number": None, "points": 1, "logo": True, "seat": None, "dice": []},
            {"slot": 3, "id": "number_6#1", "kind": "number", "number": 6, "points": 2, "logo": True, "seat": None, "dice": []},
            {
                "slot": 4,
                "id": "small_straight#1",
                "kind": "small_straight",
                "number": None,
                "points": 2,
                "logo": True,
                "seat": None,
                "dice": [],
            },
        ],
        "reroll_card": {"seat": None, "dice": []},
        "hands": [[], [], []],
        "pile": 42,
        "bonus": ["most_logo", "fewest_cards", "most_chance", "most_numbers"],
        "bonus_standings": [
            {"card": "most_logo", "points": 3, "counts": [0, 0, 0], "seat": None},
            {"card": "fewest_cards", "points": 4, "counts": [0, 0, 0], "seat": None},
            {"card": "most_chance", "points": 3, "counts": [0, 0, 0], "seat": None},
            {"card": "most_numbers", "points": 3, "counts": [0, 0, 0], "seat": None},
        ],
        "dice": [1, 5],
        "rolling": 0,
        "aside": [],
        "rolls_left": 0,
        "lost": [],
        "duel": None,
        "first": 1,
        "turn": 1,
        "to_act": 1,
        "phase": "place",
        "cards_to_win": 10,
        "turns": 1,
        "most_turns": 400,
        "quiet_turns": 1,
        "quiet_rounds": DEFAULT_QUIET_ROUNDS,
        "standstill": None,
        "deck_name": "Rollhouse",
        "reading": True,
        "scores": [0, 0, 0],
        "over": False,
        "winners": [],
    }


def test_before_anything_has_happened() -> None:
    found = position_json(begin(first="random"))
    assert (found["table"], found["pile"], found["first"], found["turn"], found["to_act"]) == ([None] * 4, 46, -1, -1, "chance")


def test_an_empty_slot_is_null() -> None:
    assert position_json(position("1566", cards=("pair#1", "", "four#1", ""), pile=()))["table"][1] is None


def test_dice_set_aside_and_lost_spots() -> None:
    state = played(position("1566", held={"reroll": (1, "66")}), "place reroll 66", "duel 1 2")
    found = position_json(state)
    assert (found["dice"], found["aside"], found["lost"]) == ([1, 5], [6, 6], ["reroll"])
    assert found["reroll_card"] == {"seat": 1, "dice": [6, 6]}


def test_after_the_end() -> None:
    found = position_json(played(position("", held={"1": (1, "66")}, cards_to_win=1), "done"))
    assert (found["over"], found["winners"], found["to_act"], found["phase"]) == (True, [1], None, "over")
    assert found["hands"] == [[], ["pair#1"]]


def test_who_would_get_each_bonus_card_now() -> None:
    hands = ("four#1 pair#1", "small_straight#1", "chance#1 number_6#1")
    found = position_json(position("", bonus="fewest_cards most_cards most_straights fewest_points", hands=hands, players=3))
    assert found["bonus_standings"] == [
        {"card": "fewest_cards", "points": 4, "counts": [2, 1, 2], "seat": 1},
        {"card": "most_cards", "points": 3, "counts": [2, 1, 2], "seat": None},
        {"card": "most_straights", "points": 3, "counts": [0, 1, 0], "seat": 1},
        {"card": "fewest_points", "points": 5, "counts": [7, 2, 3], "seat": 1},
    ]


def test_a_state_reads_back_from_its_text() -> None:
    for state in (begin(), laid(), position("1566", held={"1": (1, "66")}), played(position("1566", held={"1": (1, "66")}), "place 1 66")):
        assert GAME.decode(GAME.encode(state)) == state
