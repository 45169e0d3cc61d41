"""The solo game solved: the fewest expected turns from every score and every row."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import DICE, FULL, MAX_POINTS, ROWS
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import CardArrays, DiceArrays, card_arrays, dice_arrays
from rollhouse.games.dicy_cards.solver.turn.play_turn import TURN_ROUNDING, Gains, Workspace, make_workspace, play_turn
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects
from rollhouse.lowlevel.simd import LANES

Floats = NDArray[np.float64]
_TOLERANCE = 4 * TURN_ROUNDING
_MAX_ROUNDS = 10_000
_UPPER_BOUND_TURNS = 1e6


class SoloTablebase:
    """Expected turns to the target with the best play, other players left out."""

    def __init__(self, cards: tuple[str, ...], turns: Floats, gap: float) -> None:
        self.cards = cards
        self.target = len(turns)
        self.turns = turns
        """[score, row]"""
        self.gap = gap
        """How far any of them can be off: what the loops left open, and rounding."""

    def expected(self, score: int, row: int) -> float:
        """Turns still needed before this turn begins."""
        return float(self.turns[score, row]) if score < self.target else 0.0

    def prospects(self, score: int, spent: int = 0) -> Prospects:
        """A turn from this score, counted in turns with a minus sign, those that have been spent included."""
        after = Prospects.empty()
        for total in range(1, MAX_POINTS + 1):
            if score + total < self.target:
                after[:, total, :] = -1.0 - spent - self.turns[score + total]
            else:
                after[:, total, :] = -1.0 - spent
        return Prospects(after, -1.0 - spent - float(self.turns[score, FULL]))


@lru_cache(maxsize=64)
def solve_solo(cards: tuple[str, ...], target: int, dice: int = DICE) -> SoloTablebase:
    """The tablebase for these cards; a moment's work."""
    arrays = card_arrays(cards, dice)
    without_effects = arrays._replace(effect=np.zeros_like(arrays.effect))  # effects on others do nothing (D10)
    turns = np.empty((target, ROWS))
    gap = _solve(dice_arrays(dice), without_effects, turns, make_workspace())
    return SoloTablebase(cards, turns, gap)


@compiled
def _solve(dice: DiceArrays, cards: CardArrays, turns: Floats, workspace: Workspace) -> float:
    """Fill `turns`, highest score first; the gap.

    A skip leads back to the same score, all cards Active: a loop, closed in from both sides. The bounds give way by what rounding may have
    done to them.
    """
    size = ROWS * LANES
    after = np.empty((MAX_POINTS + 1) * size)
    at = np.arange(MAX_POINTS + 1) * size
    gains = Gains(after, at, after, np.zeros((2, MAX_POINTS + 1), np.int64), LANES)
    skip = np.empty(LANES)
    target = len(turns)
    total_gap = 0.0
    for score in range(target - 1, -1, -1):
        for points in range(1, MAX_POINTS + 1):
            for row in range(ROWS):
                value = -1.0 - (turns[score + points, row] if score + points < target else 0.0)
                for lane in range(LANES):
                    after[at[points] + row * LANES + lane] = value
        low, high = 0.0, _UPPER_BOUND_TURNS
        for _ in range(_MAX_ROUNDS):
            skip[:] = -1.0 - high
            skip[0] = -1.0 - low
            play_turn(dice, cards, gains, 0, skip, workspace)
            before = high - low
            rounding = TURN_ROUNDING * (1.0 + high)
            low = max(low, -workspace.value[FULL * LANES] - rounding)
            high = min(high, -workspace.value[FULL * LANES + 1] + rounding)
            if high - low <= _TOLERANCE * (1.0 + high) or high - low >= before:
                break
        skip[:] = -1.0 - (low + high) / 2.0
        play_turn(dice, cards, gains, 0, skip, workspace)
        total_gap += (high - low) / 2.0 + TURN_ROUNDING * (1.0 + high)
        for row in range(ROWS):
            turns[score, row] = -workspace.value[row * LANES]
    return total_gap
