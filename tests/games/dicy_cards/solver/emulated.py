"""One turn as the GPU plays it, in NumPy: the same arrays, the same passes up and down the lattice, one step at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.gpu.arrays import described_deal, described_dice
from rollhouse.games.dicy_cards.solver.gpu.source import MAX_LINKS, MAX_SLOTS, NO_SLOT, PLACES, choices_place, places
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects

Floats = NDArray[np.float64]
LINKS = np.dtype([("to", np.uint16, MAX_LINKS), ("used", np.uint16)])
DEAL = np.dtype([("slots", np.int32), ("gains", np.int32, MAX_SLOTS)])
UNKNOWN = 1e9
"""The content of unwritten memory: a value that no position has."""


def links() -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], Floats]:
    """The lattice as the kernels read it."""
    above, below, pairs, chance = described_dice()
    return above.view(LINKS), below.view(LINKS), pairs, chance


def deal(cards: tuple[str, ...]) -> tuple[list[tuple[int, int]], NDArray[np.uint8]]:
    """The deal's gains as (effect, points), and for each place and card which of them."""
    listed, seeds = described_deal(cards)
    facts = listed.view(DEAL)[0]
    return [divmod(int(gain), 256) for gain in facts["gains"][: facts["slots"]]], seeds.reshape(PLACES, 8)


def emulate(cards: tuple[str, ...], prospects: Prospects) -> tuple[Floats, Floats]:
    """What every row is worth at the start of the turn, and `[row, place]` for every keep and roll."""
    gains, seeds = deal(cards)
    gain = np.full((NO_SLOT + 1, 32), -UNKNOWN)  # what no card can score is never chosen
    for slot, (effect, points) in enumerate(gains):
        gain[slot] = prospects.after[effect, points]
    above, below, pairs, chance = links()
    place = places()
    sized = [np.array([at for keep, at in place.items() if len(keep) == dice]) for dice in range(7)]
    small = np.concatenate(sized[:3])
    apart = np.array([choices_place(keep) for keep in place if len(keep) < 3])
    value = np.full(32, prospects.skip)
    kept = np.full((32, PLACES), UNKNOWN)
    for level in range(1, 6):
        for row in (row for row in range(32) if row.bit_count() == level):
            at = np.full(PLACES, UNKNOWN)
            at[:16] = 0.0
            rests = [row & ~(1 << card) for card in range(5) if row >> card & 1]
            best = np.full(PLACES, prospects.skip)
            if level > 1:
                best = np.max([best, *(kept[rest] for rest in rests)], axis=0)
                best[sized[6]] = prospects.skip  # all six dice are kept: that is no reroll
            for card in (card for card in range(5) if row >> card & 1):
                best = np.maximum(best, gain[seeds[:, card], row & ~(1 << card)])
            at[apart] = best[small]
            for dice in range(3, 7):
                here = sized[dice]
                at[here] = np.maximum(best[here], at[below["to"][here]].max(axis=1))
            for dice in (5, 4, 3):
                at[sized[dice]] = at[above["to"][sized[dice], :6]].mean(axis=1)
            for dice in (2, 1):
                found = at[pairs[sized[dice], :21]]
                at[sized[dice]] = (2 * found[:, :15].sum(axis=1) + found[:, 15:].sum(axis=1)) / 36
            at[place[()]] = chance[sized[3]] @ at[sized[3]]
            value[row] = at[place[()]] if level < 5 else chance[sized[6]] @ at[sized[6]]
            kept[row] = at
    return value, kept
