"""What the judge is told of a seat: how long its way is, how likely it gets there soon, and which of its cards are Active.

All of it follows from the deal, the points that the seat lacks and its row. What others may do to it is for the judge to learn.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import FULL, MOST_POINTS, ROW, ROWS
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import CardArrays, DiceArrays, card_arrays, dice_arrays
from rollhouse.games.dicy_cards.solver.turn.play_turn import Gains, Workspace, play_turn, workspace
from rollhouse.lowlevel.simd import LANES

__all__ = ["FACTS", "JUDGED", "seat_facts", "within_turns"]

Floats = NDArray[np.float64]
Singles = NDArray[np.float32]

_SOON: Final = 6
"""Turns for which the chance to get there in so many is worked out."""
_FAR_ENOUGH: Final = (72, 18)
"""Nobody makes more points than the first of these and so many of the second a turn, but once in a lifetime."""
_NUMBERS: Final = 20
_MORE: Final = (2, 4, 6, 8, 10, 13, 16, 20)
"""Points beyond what is lacking, for which the chance to make them in one turn is told: how far a finish can be answered."""
JUDGED: Final[tuple[str, ...]] = (
    *("any_two", "low_six", "odd", "straight", "two_pairs", "sixes"),
    *("double_pair", "three_lowest", "all_different", "five_different", "forty_minus", "all_same"),
)
"""The cards that the judge has met in training. Of any other it knows what it brings, and not what it does to others."""
FACTS: Final = _NUMBERS + 2 * len(JUDGED) + len(_MORE)
"""How many facts describe a seat."""
_SOLVED: Final = 100
"""Points up to which solo play is solved. Beyond, every point takes as long as any other."""
_SLOPE_OVER: Final = 40


@lru_cache(maxsize=8)
def seat_facts(cards: tuple[str, ...], gaps: int) -> Singles:
    """[points that are lacking, row, fact], for fewer points than `gaps`."""
    turns = _turns(cards, gaps + 1)
    soon = within_turns(cards, gaps + _MORE[-1] + 1)
    facts = np.zeros((gaps, ROWS, FACTS), np.float32)
    way = turns[:gaps]
    facts[..., 0] = way / 8.0
    facts[..., 1] = np.exp(-way / 2.0)
    facts[..., 2] = np.exp(-way / 5.0)
    facts[..., 3], facts[..., 4] = soon[1, :gaps], soon[1, 1 : gaps + 1]
    facts[..., 5], facts[..., 6] = soon[2, :gaps], soon[2, 1 : gaps + 1]
    facts[..., 7], facts[..., 8] = soon[3, :gaps], soon[4, :gaps]
    facts[0, :, 9] = 1.0
    rows = np.arange(ROWS)
    facts[..., 10] = np.bitwise_count(rows) / ROW
    facts[..., 11] = (way - way[:, FULL, None]) / 2.0
    facts[:, 0, 12] = 1.0
    facts[..., 13] = soon[1, :gaps, FULL, None]
    facts[..., 14], facts[..., 15] = soon[5, :gaps], soon[6, :gaps]
    frozen, reset = _touched(way)
    facts[..., 16], facts[..., 17] = (frozen - way) / 2.0, (way - reset) / 2.0
    frozen, reset = _touched(-soon[1, :gaps])
    facts[..., 18], facts[..., 19] = -frozen, -reset
    for number, card in enumerate(JUDGED):
        if card in cards:
            active = rows >> cards.index(card) & 1
            facts[..., _NUMBERS + number] = active
            facts[..., _NUMBERS + len(JUDGED) + number] = 1 - active
    for number, more in enumerate(_MORE):
        facts[..., FACTS - len(_MORE) + number] = soon[1, more : gaps + more]
    return facts


def _touched(lengths: Floats) -> tuple[Floats, Floats]:
    """[points, row]: how long the way is once the owner has frozen a card, and once one is reset, chosen for the shortest way."""
    frozen, reset = lengths.copy(), lengths.copy()
    for row in range(ROWS):
        cards = [1 << place for place in range(ROW)]
        if row:
            frozen[:, row] = np.min([lengths[:, row ^ card] for card in cards if row & card], axis=0)
        if row != FULL:
            reset[:, row] = np.min([lengths[:, row | card] for card in cards if not row & card], axis=0)
    return frozen, reset


def _turns(cards: tuple[str, ...], gaps: int) -> Floats:
    """[points, row]: the turns that somebody alone would need."""
    solo = solve_solo(cards, _SOLVED)
    known = np.concatenate([np.zeros((1, ROWS)), solo.turns[::-1]])
    if gaps <= len(known):
        return known[:gaps]
    slope = (known[_SOLVED, FULL] - known[_SOLVED - _SLOPE_OVER, FULL]) / _SLOPE_OVER
    beyond = np.arange(1, gaps - _SOLVED)[:, None] * slope
    return np.concatenate([known, known[_SOLVED] + beyond])


def within_turns(cards: tuple[str, ...], gaps: int) -> Floats:
    """[turns, points, row]: the chance to make so many points within so many turns, if nothing else is aimed at."""
    size = max(gaps, _SOON * MOST_POINTS + LANES) + 1  # beyond what is filled in the chance is nought
    chances = np.zeros((_SOON + 1, size, ROWS))
    chances[:, 0] = 1.0
    arrays = card_arrays(cards)
    alone = arrays._replace(effect=np.zeros_like(arrays.effect))
    _fill(dice_arrays(), alone, chances, workspace())
    return chances[:, :gaps]


@compiled
def _fill(dice: DiceArrays, cards: CardArrays, chances: Floats, room: Workspace) -> None:
    size = ROWS * LANES
    after = np.empty((MOST_POINTS + 1) * size)
    at = np.arange(MOST_POINTS + 1) * size
    gains = Gains(after, at, after, np.zeros((2, MOST_POINTS + 1), np.int64), LANES)
    skip = np.empty(LANES)
    for turns in range(1, len(chances)):
        before = chances[turns - 1]
        for start in range(1, min(turns * MOST_POINTS, _FAR_ENOUGH[0] + turns * _FAR_ENOUGH[1]) + 1, LANES):  # eight distances at once
            for points in range(1, MOST_POINTS + 1):
                for row in range(ROWS):
                    for lane in range(LANES):
                        after[at[points] + row * LANES + lane] = before[max(start + lane - points, 0), row]
            for lane in range(LANES):
                skip[lane] = before[start + lane, FULL]
            play_turn(dice, cards, gains, 0, skip, room)
            for row in range(ROWS):
                for lane in range(LANES):
                    chances[turns, start + lane, row] = room.value[row * LANES + lane]
