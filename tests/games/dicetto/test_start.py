"""Laying the table: who starts, four cards, the Bonus cards; chance decides all of it, with exact weights."""

from __future__ import annotations

from fractions import Fraction

import pytest

from rollhouse.core.dice import weight
from rollhouse.core.game import CHANCE
from rollhouse.games.dicetto import events as happened
from rollhouse.games.dicetto.game import GAME
from rollhouse.games.dicetto.moves import Roll
from rollhouse.games.dicetto.rules import DicettoState
from rollhouse.games.dicetto.scoring import BONUS
from tests.games.dicetto.table import CARDS, begin, events, laid, legal, played, position_json, table

DRAWS = tuple(f"draw {card}" for card in CARDS)


def phases(state: DicettoState, *texts: str) -> list[str]:
    found = [position_json(state)["phase"]]
    for text in texts:
        state = played(state, text)
        found.append(position_json(state)["phase"])
    return found


def test_the_order_in_which_the_table_is_laid() -> None:
    bonus = "bonus most_logo most_cards most_chance most_numbers"
    assert phases(begin(first="random"), "first 1", *DRAWS, bonus, "roll 1234", "keep") == [
        *("first", "draw", "draw", "draw", "draw", "bonus", "rolling", "roll", "place")
    ]
    assert phases(begin(first=1), *DRAWS, bonus)[0] == "draw"
    assert phases(begin(first=1, bonus=False), *DRAWS) == ["draw"] * 4 + ["rolling"]


def test_t9_chance_picks_the_first_player_where_the_host_did_not() -> None:
    state = begin(players=3, first="random")
    assert legal(state) == ["first 0", "first 1", "first 2"]
    assert GAME.outcomes(state).probabilities() == (Fraction(1, 3),) * 3
    state = played(state, "first 2", *DRAWS, "bonus most_logo most_cards most_chance most_numbers")
    assert (state.first, state.turn) == (2, 2)


def test_t9_the_host_may_pick_the_first_player() -> None:
    state = begin(players=3, first=1, bonus=False)
    assert state.first == 1
    assert played(state, *DRAWS).turn == 1


def test_no_seat_has_the_turn_until_the_table_is_laid() -> None:
    state = begin(bonus=False)
    for text in DRAWS:
        assert (state.turn, state.to_act) == (-1, CHANCE)
        state = played(state, text)
    assert (state.turn, state.to_act, state.rolling, state.rolls_left) == (0, CHANCE, 4, 3)


def test_every_card_left_in_the_pile_is_equally_likely() -> None:
    state = begin()
    for left, text in zip((46, 45, 44, 43), DRAWS, strict=True):
        assert len(legal(state)) == left
        assert GAME.outcomes(state).probabilities() == (Fraction(1, left),) * left
        state = played(state, text)
        assert text not in legal(state)
    assert len(state.pile) == 42


def test_cards_come_to_the_slots_in_order() -> None:
    state = begin()
    shown = [table(state := played(state, text)) for text in DRAWS]
    assert shown == [[*CARDS[:count], *[""] * (4 - count)] for count in range(1, 5)]


def test_the_pile_is_a_set_in_any_order_of_draws() -> None:
    one, other = begin(), begin()
    one = played(one, "draw chance#4", "draw pair#1", "draw number_2#2", "draw four#3")
    other = played(other, "draw four#3", "draw number_2#2", "draw pair#1", "draw chance#4")
    assert one.pile == other.pile
    assert list(one.pile) == [card for card in begin().pile if card in one.pile]


def test_four_of_the_eight_bonus_cards_are_laid_out() -> None:
    state = played(begin(), *DRAWS)
    assert len(legal(state)) == 70
    assert GAME.outcomes(state).probabilities() == (Fraction(1, 70),) * 70
    assert legal(state)[0] == "bonus fewest_logo most_logo fewest_cards most_cards"
    state = played(state, "bonus most_numbers fewest_points most_logo fewest_cards")
    assert state.bonus == ("most_logo", "fewest_cards", "fewest_points", "most_numbers")
    assert list(BONUS) == [
        *("fewest_logo", "most_logo", "fewest_cards", "most_cards"),
        *("most_straights", "most_chance", "fewest_points", "most_numbers"),
    ]


def test_without_bonus_cards_none_are_laid_out() -> None:
    assert laid().bonus == ()


def test_the_reroll_card_lies_free_beside_the_others() -> None:
    assert position_json(laid())["reroll_card"] == {"seat": None, "dice": []}


def test_the_first_roll_is_one_of_126_with_exact_weights() -> None:
    state = laid()
    outcomes = GAME.outcomes(state)
    assert len(outcomes) == 126
    assert sum(outcomes.probabilities()) == 1
    for move, probability in zip(outcomes.moves, outcomes.probabilities(), strict=True):
        assert isinstance(move, Roll)
        assert probability == Fraction(weight(move.dice), 6**4)
    assert dict(zip(map(str, outcomes.moves), outcomes.probabilities(), strict=True))["roll 1566"] == Fraction(12, 1296)


def test_a_deck_of_four_is_laid_out_whole() -> None:
    state = begin(deck="pair#1:1 pair#2:1 chance#1:1 four#1:6", bonus=False)
    state = played(state, "draw pair#2", "draw four#1", "draw chance#1", "draw pair#1")
    assert (state.pile, state.rolling) == ((), 4)


def test_what_is_told_while_the_table_is_laid() -> None:
    noted = events(begin(first="random"), "first 1", *DRAWS, "bonus most_logo most_cards most_chance most_numbers")
    assert noted == [
        happened.FirstSeat(1),
        happened.Drawn(1, "pair#1", 1, True),
        happened.Drawn(2, "chance#1", 1, True),
        happened.Drawn(3, "number_6#1", 2, True),
        happened.Drawn(4, "small_straight#1", 2, True),
        happened.BonusLaid(("most_logo", "most_cards", "most_chance", "most_numbers")),
        happened.TurnBegan(1),
    ]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_seat_begins_with_nothing_won(players: int) -> None:
    assert position_json(laid(players=players))["hands"] == [[]] * players
    assert position_json(laid(players=players))["scores"] == [0] * players
