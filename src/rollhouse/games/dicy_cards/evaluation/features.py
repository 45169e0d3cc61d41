"""The value network's features of a seat: its expected turns, its chances to reach the target soon, and which of its cards are Active.

They follow from the deal, the points that the seat needs, and its row. The effects of other players are for the network to learn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.facts import FULL, ROW, ROWS
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from rollhouse.games.dicy_cards.solver.turn.chances import within_turns

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

GENERAL_FEATURES: Final = 20
EXTRA_POINTS: Final = (2, 4, 6, 8, 10, 13, 16, 20)
"""Points beyond those needed, for each of which the chance to make them in one turn is a feature: a finish can be overtaken."""
TRAINED_CARDS: Final[tuple[str, ...]] = (
    *("any_two", "low_six", "odd", "straight", "two_pairs", "sixes"),
    *("double_pair", "three_lowest", "all_different", "five_different", "forty_minus", "all_same"),
)
"""The cards that the network was trained with. Of any other card it knows the points, and not the effect on other players."""
FEATURES: Final = GENERAL_FEATURES + 2 * len(TRAINED_CARDS) + len(EXTRA_POINTS)
"""How many features describe a seat."""
_SOLVED_POINTS: Final = 100
"""Solo play is solved up to so many points. Beyond, every point takes the same number of turns."""
_SLOPE_POINTS: Final = 40


@lru_cache(maxsize=8)
def seat_features(cards: tuple[str, ...], points: int) -> Singles:
    """[points needed, row, feature], for fewer points than `points`."""
    within = within_turns(cards, points + EXTRA_POINTS[-1] + 1)
    features = np.zeros((points, ROWS, FEATURES), np.float32)
    turns = solo_turns(cards, points)
    features[..., 0] = turns / 8.0
    features[..., 1] = np.exp(-turns / 2.0)
    features[..., 2] = np.exp(-turns / 5.0)
    features[..., 3], features[..., 4] = within[1, :points], within[1, 1 : points + 1]
    features[..., 5], features[..., 6] = within[2, :points], within[2, 1 : points + 1]
    features[..., 7], features[..., 8] = within[3, :points], within[4, :points]
    features[0, :, 9] = 1.0
    rows = np.arange(ROWS)
    features[..., 10] = np.bitwise_count(rows) / ROW
    features[..., 11] = (turns - turns[:, FULL, None]) / 2.0
    features[:, 0, 12] = 1.0
    features[..., 13] = within[1, :points, FULL, None]
    features[..., 14], features[..., 15] = within[5, :points], within[6, :points]
    frozen, reset = _touched(turns)
    features[..., 16], features[..., 17] = (frozen - turns) / 2.0, (turns - reset) / 2.0
    frozen, reset = _touched(-within[1, :points])
    features[..., 18], features[..., 19] = -frozen, -reset
    for number, card in enumerate(TRAINED_CARDS):
        if card in cards:
            active = rows >> cards.index(card) & 1
            features[..., GENERAL_FEATURES + number] = active
            features[..., GENERAL_FEATURES + len(TRAINED_CARDS) + number] = 1 - active
    for number, more in enumerate(EXTRA_POINTS):
        features[..., FEATURES - len(EXTRA_POINTS) + number] = within[1, more : points + more]
    return features


def _touched(lengths: Floats) -> tuple[Floats, Floats]:
    """[points, row]: the lengths after the player has frozen a card, and after a reset, each card chosen for the smallest length."""
    frozen, reset = lengths.copy(), lengths.copy()
    for row in range(ROWS):
        cards = [1 << place for place in range(ROW)]
        if row:
            frozen[:, row] = np.min([lengths[:, row ^ card] for card in cards if row & card], axis=0)
        if row != FULL:
            reset[:, row] = np.min([lengths[:, row | card] for card in cards if not row & card], axis=0)
    return frozen, reset


def solo_turns(cards: tuple[str, ...], points: int) -> Floats:
    """[points, row]: the expected turns of a solo player."""
    solo = solve_solo(cards, _SOLVED_POINTS)
    known = np.concatenate([np.zeros((1, ROWS)), solo.turns[::-1]])
    if points <= len(known):
        return known[:points]
    slope = (known[_SOLVED_POINTS, FULL] - known[_SOLVED_POINTS - _SLOPE_POINTS, FULL]) / _SLOPE_POINTS
    beyond = np.arange(1, points - _SOLVED_POINTS)[:, None] * slope
    return np.concatenate([known, known[_SOLVED_POINTS] + beyond])
