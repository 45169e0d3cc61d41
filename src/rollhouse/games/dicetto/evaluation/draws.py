"""What may be drawn to fill the table: every combination of cards where there are few, a sample where there are many."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from math import comb
from zlib import crc32

from rollhouse.games.dicetto import rules
from rollhouse.games.dicetto.cards import Card, combination_of
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.moves import Draw
from rollhouse.games.dicetto.rules import DicettoState

_Look = tuple[str, int, bool]
"""What a card asks for, its points and its logo: copies of one face are worth the same."""
_Way = tuple[tuple[str, ...], int]
"""Cards, and in how many ways such cards are drawn."""


def drawn(state: DicettoState, *, exactly: int, sample: int) -> Iterator[tuple[DicettoState, int]]:
    """The position before the roll for what may be drawn first, each with its weight; the position itself where nothing is.

    Up to `exactly` cards are gone through in every combination; of more, a sample: the same for the same position, on any machine.
    """
    if not rules.draw_due(state):
        yield state, 1
        return
    empty = sum(not spot.card for spot in state.spots[: rules.SLOTS])
    draws = min(empty, len(state.pile))
    for cards, weight in _all_ways(state, draws) if draws <= exactly else _some_ways(state, draws, sample):
        full = state
        for card in cards:
            full = rules.step(full, Draw(card))
        yield full, weight


def _look(card: Card) -> _Look:
    return combination_of(card.id), card.points, card.logo


def _all_ways(state: DicettoState, draws: int) -> list[_Way]:
    """Every combination of looks that may be drawn, as cards that show it."""
    deck = cards_of(state.setup.deck)
    by_look: dict[_Look, list[str]] = {}
    for card in state.pile:
        by_look.setdefault(_look(deck[card]), []).append(card)
    found: list[_Way] = [((), 1)]
    for alike in by_look.values():
        found += [
            ((*drawn_before, *alike[:more]), ways * comb(len(alike), more))
            for drawn_before, ways in found
            for more in range(1, min(len(alike), draws - len(drawn_before)) + 1)
        ]
    return [(cards, ways) for cards, ways in found if len(cards) == draws]


def _some_ways(state: DicettoState, draws: int, sample: int) -> list[_Way]:
    rng = random.Random(crc32(" ".join((*state.pile, *(spot.card for spot in state.spots))).encode()))
    return list(Counter(tuple(sorted(rng.sample(state.pile, draws))) for _ in range(sample)).items())
