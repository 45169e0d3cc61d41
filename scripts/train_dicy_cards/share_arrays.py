"""Dice and deals as arrays for the kernels that work out all players' shares of a turn (`turn_shares.cu`). It needs only NumPy."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import lattice
from rollhouse.games.dicy_cards.cards import CARDS
from rollhouse.games.dicy_cards.solver.facts import DICE, FULL, KEEPS, ROLLS, ROW, ROWS, TOUCHES
from rollhouse.games.dicy_cards.solver.gpu.arrays import scored_by
from rollhouse.games.dicy_cards.solver.gpu.source import NO_SLOT
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import dice_arrays

Bytes = NDArray[np.uint8]
Ints = NDArray[np.int32]
Cards = tuple[str, ...]

MAX_SLOTS = 96
"""Different ends of a turn by what a card does to others and its points: more than for two players, to whom some touches are the same."""


def constants() -> dict[str, int]:
    """What the kernels know of the game when they are compiled."""
    known = {"DICE": DICE, "ROW": ROW, "ROWS": ROWS, "FULL": FULL, "KEEPS": KEEPS, "ROLLS": ROLLS}
    return known | {"NO_SLOT": NO_SLOT, "MAX_SLOTS": MAX_SLOTS}


def described_lattice() -> tuple[NDArray[np.uint16], NDArray[np.uint16]]:
    """For every keep those with one die more; for every keep and roll those with one die less, six of them, some more than once."""
    dice = dice_arrays()
    return dice.above.astype(np.uint16), dice.below.astype(np.uint16)


def described_deals(deals: tuple[Cards, ...]) -> tuple[Bytes, Ints, Ints]:
    """Seeds [deal, keep or roll, card], what each slot stands for (touch and points), and how many slots there are."""
    seeds = np.full((len(deals), KEEPS + ROLLS, ROW), NO_SLOT, np.uint8)
    slots = np.zeros((len(deals), MAX_SLOTS), np.int32)
    counts = np.zeros(len(deals), np.int32)
    by_card = {card: np.array([scored_by(card, dice) for dice in lattice(DICE).keeps], np.int32) for card in CARDS}
    for number, cards in enumerate(deals):
        known: dict[tuple[int, int], int] = {}
        for place, card in enumerate(cards):
            touch = TOUCHES[CARDS[card].effect]
            for total in sorted(set(by_card[card].tolist()) - {0}):
                slot = known.setdefault((touch, total), len(known))
                seeds[number, by_card[card] == total, place] = slot
        assert len(known) <= MAX_SLOTS
        slots[number, : len(known)] = [touch << 8 | total for touch, total in known]
        counts[number] = len(known)
    return seeds, slots, counts
