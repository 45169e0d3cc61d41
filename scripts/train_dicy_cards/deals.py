"""The deals, and what the networks are told of every seat in them."""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import combinations
from os import cpu_count

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.cards import CARDS, modes
from rollhouse.games.dicy_cards.evaluation.seat_facts import FACTS, seat_facts
from rollhouse.games.dicy_cards.solver.facts import ROW, ROWS

__all__ = ["FIXED", "all_deals", "facts_of_all", "held_out"]

Cards = tuple[str, ...]

FIXED = tuple(tuple(card for card in CARDS if card in mode.cards) for mode in modes().values())
"""The fives that have names."""


@cache
def all_deals() -> tuple[Cards, ...]:
    """All 792, cards in the order of the catalogue."""
    return tuple(combinations(CARDS, ROW))


def held_out(count: int) -> tuple[int, ...]:
    """Numbers of deals that two-player training never sees: those with names, and others drawn once and for all."""
    deals = all_deals()
    fixed = [deals.index(cards) for cards in FIXED]
    others = [number for number in np.random.default_rng(792).permutation(len(deals)).tolist() if number not in fixed]
    return (*fixed, *others[: count - len(fixed)])


def facts_of_all(gaps: int) -> NDArray[np.float16]:
    """[deal, points that are lacking, row, fact]; half a minute on sixteen cores."""
    deals = all_deals()
    seat_facts(deals[0], gaps)  # compiled once, before the others start
    facts = np.empty((len(deals), gaps, ROWS, FACTS), np.float16)
    with ProcessPoolExecutor(cpu_count()) as pool:
        for number, found in enumerate(pool.map(partial(_facts, gaps=gaps), deals, chunksize=4)):
            facts[number] = found
    return facts


def _facts(cards: Cards, gaps: int) -> NDArray[np.float16]:
    return seat_facts(cards, gaps).astype(np.float16)
