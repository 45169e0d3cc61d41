"""An honest baseline for Dicetto: the single placement worth most points."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TypeAlias

from rollhouse.core.dice import FACES, Dice, lattice, remove, rolls
from rollhouse.games.dicetto.cards import REROLL, combination_of, selections
from rollhouse.games.dicetto.deck import cards_of
from rollhouse.games.dicetto.moves import DONE, KEEP, DicettoMove, Place, Reroll
from rollhouse.games.dicetto.rules import DICE, DicettoState

Offer: TypeAlias = tuple[int, str, int]
"""A card to be won: its points, its combination, and the sum of the dice that hold it (0 when it is free)."""


class GreedyBot:
    """Goes for the single placement worth most points, a duel counting half; looks one roll ahead, exactly. Leftover dice go anywhere."""

    def choose(self, state: DicettoState, moves: Sequence[DicettoMove], rng: random.Random) -> DicettoMove:
        """Keeps rather than rerolls, and keeps more and higher dice, where the points are equal; places surely rather than by a duel."""
        if state.rolls_left:
            kept = _best_keep(_offers(state), state.dice)
            return KEEP if kept == state.dice else Reroll(remove(state.dice, kept))
        places = [move for move in moves if isinstance(move, Place)]
        if not places:
            return DONE
        cards = cards_of(state.setup.deck)

        def worth(move: Place) -> tuple[int, bool, int, int]:
            spot = state.spots[move.spot]
            points = 0 if spot.card == REROLL else cards[spot.card].points
            total = sum(move.dice)
            sure = total > sum(spot.dice)
            return (points * (2 if sure else 1), sure, total, -move.spot)

        return max(places, key=worth)


def _offers(state: DicettoState) -> tuple[Offer, ...]:
    cards = cards_of(state.setup.deck)
    return tuple(sorted((cards[spot.card].points, combination_of(spot.card), sum(spot.dice)) for spot in state.spots if spot.card in cards))


@lru_cache(maxsize=1 << 12)
def best_points(offers: tuple[Offer, ...]) -> tuple[int, ...]:
    """For each roll of four dice, twice the points of the best placement: whole for a sure one, half for a duel."""
    chances = [[points * chance for chance in _chances(combination, held)] for points, combination, held in offers]
    return tuple(map(max, zip(*chances, [0] * len(rolls(DICE)), strict=True)))


@cache
def _chances(combination: str, held: int) -> tuple[int, ...]:
    """For each roll of four dice: 2 where it can win the card for sure, 1 where a duel decides, 0 where it can't."""
    best = [sum(found[0]) if (found := selections(combination, roll)) else -1 for roll in rolls(DICE)]
    return tuple(2 if total > held else 1 if total == held else 0 for total in best)


@lru_cache(maxsize=1 << 12)
def expected_points(offers: tuple[Offer, ...]) -> tuple[int, ...]:
    """For each keep of up to four dice, `best_points` expected after rolling the others, in units of 6⁻⁴: exact whole numbers."""
    keeps = lattice(DICE)
    ways = [0] * keeps.first_roll + list(best_points(offers))
    for keep in range(keeps.first_roll - 1, -1, -1):
        ways[keep] = sum([ways[up] for up in keeps.above[keep]])
    return tuple(total * len(FACES) ** len(keep) for total, keep in zip(ways, keeps.keeps, strict=True))


def _best_keep(offers: tuple[Offer, ...], dice: Dice) -> Dice:
    """The dice to keep, all of them when a reroll promises no more."""
    keeps, expected = lattice(DICE), expected_points(offers)
    within = keeps.within[keeps.index[dice] - keeps.first_roll]
    best = max(within, key=lambda keep: (expected[keep], len(keeps.keeps[keep]), sum(keeps.keeps[keep]), keep))
    return keeps.keeps[best]
