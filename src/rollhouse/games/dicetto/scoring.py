"""What won cards are worth: their own points, and the Bonus cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

import msgspec

from rollhouse.games.dicetto.cards import Card

LAID_OUT = 4
"""How many of the eight Bonus cards a game is played with."""

Hands: TypeAlias = Sequence[Sequence[str]]
"""The ids of the Dice cards that each seat has won. The Reroll card is never among them (T4)."""


class BonusCard(msgspec.Struct, frozen=True):
    """Points for the player with the most, or the fewest, of something."""

    points: int
    most: bool
    count: Callable[[Sequence[Card]], int]


def _points(cards: Sequence[Card]) -> int:
    return sum(card.points for card in cards)


def _logos(cards: Sequence[Card]) -> int:
    return sum(card.logo for card in cards)


def _straights(cards: Sequence[Card]) -> int:
    return sum(card.kind in ("small_straight", "large_straight") for card in cards)


def _chances(cards: Sequence[Card]) -> int:
    return sum(card.kind == "chance" for card in cards)


def _numbers(cards: Sequence[Card]) -> int:
    return sum(card.kind == "number" for card in cards)


BONUS: dict[str, BonusCard] = {
    "fewest_logo": BonusCard(3, False, _logos),
    "most_logo": BonusCard(3, True, _logos),
    "fewest_cards": BonusCard(4, False, len),
    "most_cards": BonusCard(3, True, len),
    "most_straights": BonusCard(3, True, _straights),
    "most_chance": BonusCard(3, True, _chances),
    "fewest_points": BonusCard(5, False, _points),
    "most_numbers": BonusCard(3, True, _numbers),
}
"""The eight by id, in the order of the rules page."""


def card_points(deck: Mapping[str, Card], hands: Hands) -> tuple[int, ...]:
    """What each seat's Dice cards are worth."""
    return tuple(_points([deck[card] for card in hand]) for hand in hands)


def bonus_counts(deck: Mapping[str, Card], bonus: Sequence[str], hands: Hands) -> dict[str, tuple[int, ...]]:
    """How many each seat has of what each Bonus card counts."""
    held = [[deck[card] for card in hand] for hand in hands]
    return {one: tuple(BONUS[one].count(cards) for cards in held) for one in bonus}


def bonus_winners(deck: Mapping[str, Card], bonus: Sequence[str], hands: Hands) -> dict[str, int | None]:
    """The seat that gets each Bonus card; None where it is tied."""
    winners: dict[str, int | None] = {}
    for one, counts in bonus_counts(deck, bonus, hands).items():
        best = max(counts) if BONUS[one].most else min(counts)
        winners[one] = counts.index(best) if counts.count(best) == 1 else None
    return winners


def bonus_points(deck: Mapping[str, Card], bonus: Sequence[str], hands: Hands) -> tuple[int, ...]:
    """What each seat gets from Bonus cards, if the game ended with these hands."""
    winners = bonus_winners(deck, bonus, hands)
    return tuple(sum(BONUS[one].points for one, winner in winners.items() if winner == seat) for seat in range(len(hands)))
