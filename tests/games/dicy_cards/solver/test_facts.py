"""The numbers that the solver's arrays are laid out by follow from the cards and the dice, and what does not fit is noticed."""

from __future__ import annotations

import pytest

from rollhouse.core.dice import rolls
from rollhouse.games.dicy_cards.cards import CARDS, DICE, most_points, points, selections
from rollhouse.games.dicy_cards.rules import ALL_ACTIVE
from rollhouse.games.dicy_cards.solver.facts import BLOCK, FULL, KEEPS, MAX_POINTS, ROLLS, ROWS
from rollhouse.games.dicy_cards.solver.turn import dice_arrays
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import card_arrays
from tests.games.dicy_cards.solver.decks import GLACIAL


@pytest.mark.parametrize("card", CARDS)
def test_the_most_points_of_a_card(card: str) -> None:
    """From its condition, as from every roll."""
    assert most_points(card) == max(points(card, chosen) for roll in rolls(DICE) for chosen in selections(card, roll))


def test_the_numbers_themselves() -> None:
    assert (ROLLS, KEEPS, ROWS, BLOCK, MAX_POINTS) == (462, 462, 32, 1024, 36)
    assert FULL == ALL_ACTIVE


def test_what_does_not_fit_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    uncached = card_arrays.__wrapped__
    reach = max(map(most_points, GLACIAL))
    monkeypatch.setattr(dice_arrays, "MAX_POINTS", reach)
    uncached(GLACIAL)
    monkeypatch.setattr(dice_arrays, "MAX_POINTS", reach - 1)
    with pytest.raises(AssertionError):
        uncached(GLACIAL)
    monkeypatch.setattr(dice_arrays, "MAX_POINTS", reach)
    monkeypatch.setattr(dice_arrays, "MAX_CLASSES", 3)
    with pytest.raises(AssertionError):
        uncached(GLACIAL)
    with pytest.raises(AssertionError):
        uncached(GLACIAL[:4])
