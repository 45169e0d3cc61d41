"""The deals, and the features of every seat in them."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import combinations
from os import cpu_count

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.cards import CARDS, modes
from rollhouse.games.dicy_cards.evaluation.features import FEATURES, seat_features
from rollhouse.games.dicy_cards.solver.facts import ROW, ROWS

Cards = tuple[str, ...]

FIXED = tuple(tuple(card for card in CARDS if card in mode.cards) for mode in modes().values())
"""The named deals."""


@cache
def all_deals() -> tuple[Cards, ...]:
    """All 792, cards in the order of the catalogue."""
    return tuple(combinations(CARDS, ROW))


def held_out(count: int) -> tuple[int, ...]:
    """Numbers of the deals that two-player training leaves out: the named ones, and others drawn with a fixed seed."""
    deals = all_deals()
    fixed = [deals.index(cards) for cards in FIXED]
    others = [number for number in np.random.default_rng(792).permutation(len(deals)).tolist() if number not in fixed]
    return (*fixed, *others[: count - len(fixed)])


def features_of_all(max_needed: int) -> NDArray[np.float16]:
    """[deal, points needed, row, feature]; half a minute on sixteen cores."""
    deals = all_deals()
    seat_features(deals[0], max_needed)  # compiled once, before the others start
    features = np.empty((len(deals), max_needed, ROWS, FEATURES), np.float16)
    with ProcessPoolExecutor(cpu_count()) as pool:
        for number, found in enumerate(pool.map(partial(_features, max_needed=max_needed), deals, chunksize=4)):
            features[number] = found
    return features


def _features(cards: Cards, max_needed: int) -> NDArray[np.float16]:
    return seat_features(cards, max_needed).astype(np.float16)
