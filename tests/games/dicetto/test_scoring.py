"""Points: Dice cards, and each of the eight Bonus cards, which no player gets when it is tied."""

from __future__ import annotations

import pytest

from rollhouse.core.messages import Seat, say
from rollhouse.games.dicetto import events as happened
from rollhouse.games.dicetto.deck import cards_of, shipped
from rollhouse.games.dicetto.scoring import BONUS, bonus_points, bonus_winners, card_points
from tests.games.dicetto.table import ended, events, played, position, position_json

DECK = cards_of(shipped().tokens())


def winner(bonus: str, *hands: str) -> int | None:
    return bonus_winners(DECK, [bonus], [hand.split() for hand in hands])[bonus]


def test_dice_cards_are_worth_their_points() -> None:
    hands = ["chance#1 pair#1 number_6#2", "small_straight#4 three#2 two_pairs#1", "large_straight#1 four#4", ""]
    assert card_points(DECK, [hand.split() for hand in hands]) == (1 + 1 + 2, 2 + 3 + 4, 4 + 6, 0)


def test_the_eight_bonus_cards_and_their_points() -> None:
    assert {card: bonus.points for card, bonus in BONUS.items()} == {
        "fewest_logo": 3,
        "most_logo": 3,
        "fewest_cards": 4,
        "most_cards": 3,
        "most_straights": 3,
        "most_chance": 3,
        "fewest_points": 5,
        "most_numbers": 3,
    }


# A Bonus card, three hands, and who gets it. `pair#1` and `pair#2` carry the logo, `pair#3` and `pair#4` do not.
CASES: list[tuple[str, tuple[str, str, str], int | None]] = [
    ("fewest_logo", ("pair#1", "pair#3 pair#4 four#3", "four#1"), 1),
    ("fewest_logo", ("pair#1", "pair#3", "four#3"), None),
    ("fewest_logo", ("pair#1", "", "four#1 four#2"), 1),
    ("most_logo", ("pair#1", "pair#3 pair#4 four#3", "four#1 four#2"), 2),
    ("most_logo", ("pair#1", "pair#3 pair#4", "four#1 four#3"), None),
    ("most_logo", ("pair#3", "pair#4", "four#3"), None),
    ("fewest_cards", ("pair#1 pair#2", "four#1", "three#1 three#2"), 1),
    ("fewest_cards", ("pair#1", "four#1", "three#1 three#2"), None),
    ("fewest_cards", ("pair#1", "", "three#1 three#2"), 1),
    ("most_cards", ("pair#1 pair#2 pair#3", "four#1 four#2", "three#1"), 0),
    ("most_cards", ("pair#1 pair#2", "four#1 four#2", "three#1"), None),
    ("most_straights", ("small_straight#1", "small_straight#2 large_straight#1", "four#1 four#2 four#3"), 1),
    ("most_straights", ("small_straight#1", "large_straight#1", "four#1"), None),
    ("most_straights", ("pair#1", "pair#2", "pair#3"), None),
    ("most_chance", ("chance#1 chance#2", "chance#3 four#1 four#2", "pair#1"), 0),
    ("most_chance", ("chance#1", "chance#3", "pair#1"), None),
    ("fewest_points", ("pair#1 pair#2 pair#3", "four#1", "small_straight#1"), 2),
    ("fewest_points", ("pair#1 pair#2", "four#1", "small_straight#1"), None),
    ("most_numbers", ("number_1#1 number_1#2", "number_6#1", "pair#1 pair#2 pair#3"), 0),
    ("most_numbers", ("number_1#1", "number_6#1", "pair#1 pair#2 pair#3"), None),
]


@pytest.mark.parametrize(("bonus", "hands", "seat"), CASES)
def test_who_gets_a_bonus_card(bonus: str, hands: tuple[str, str, str], seat: int | None) -> None:
    assert winner(bonus, *hands) == seat
    wanted = tuple(BONUS[bonus].points if one == seat else 0 for one in range(3))
    assert bonus_points(DECK, [bonus], [hand.split() for hand in hands]) == wanted


def test_every_bonus_card_is_tried_with_and_without_a_tie() -> None:
    assert {bonus for bonus, _, seat in CASES if seat is not None} == BONUS.keys()
    assert {bonus for bonus, _, seat in CASES if seat is None} == BONUS.keys()


def test_bonus_points_count_only_once_the_game_is_over() -> None:
    bonus = "fewest_cards most_cards most_straights fewest_points"
    state = position("", bonus=bonus, hands=("four#1", "small_straight#2"), held={"1": (1, "66")}, cards_to_win=2)
    assert position_json(state)["scores"] == [6, 2]
    state = played(state, "done")
    assert position_json(state)["scores"] == [6 + 4, 3 + 3 + 3 + 5]


def test_the_standings_say_what_a_score_is_made_of() -> None:
    bonus = "fewest_cards most_cards most_straights fewest_points"
    state = played(position("", bonus=bonus, hands=("four#1", "small_straight#2"), held={"1": (1, "66")}, cards_to_win=2), "done")
    first, second = ended(state).standings
    assert (first.seat, first.rank, first.score) == (1, 1, 14)
    assert first.details == {"cards": 2, "dice_points": 3, "bonus_points": 11}
    assert (second.seat, second.rank, second.score) == (0, 2, 10)
    assert second.details == {"cards": 1, "dice_points": 6, "bonus_points": 4}
    assert ended(state).winners == (1,)
    assert ended(state).reason == say("dicetto-won-points")


def test_each_bonus_card_is_told_in_the_end() -> None:
    bonus = "fewest_cards most_cards most_chance fewest_points"
    state = position("", bonus=bonus, hands=("four#1", "small_straight#2"), held={"1": (1, "66")}, cards_to_win=2)
    awards = [event for event in events(state, "done") if isinstance(event, happened.BonusAwarded)]
    assert awards == [
        happened.BonusAwarded("fewest_cards", 0, 4),
        happened.BonusAwarded("most_cards", 1, 3),
        happened.BonusAwarded("most_chance", None, 0),
        happened.BonusAwarded("fewest_points", 1, 5),
    ]
    assert awards[0].message() == say("dicetto-event-bonus-won", card=say("dicetto-bonus-fewest_cards"), seat=Seat(0), points=4)
    assert awards[2].message() == say("dicetto-event-bonus-tied", card=say("dicetto-bonus-most_chance"))
