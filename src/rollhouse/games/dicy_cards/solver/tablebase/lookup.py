"""A finished tablebase, to look things up in."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.facts import BLOCK, DICE, FULL, ROW, ROWS
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects
from rollhouse.games.dicy_cards.solver.two.cells import Shape, blocks, fill_ends
from rollhouse.games.dicy_cards.solver.two.solve import tablebase_shape

Floats = NDArray[np.float64]


class Tablebase:
    """The solved game for two. Rows are bit masks over `cards`, as in a state."""

    def __init__(self, cards: tuple[str, ...], target: int, gap: float, block: Callable[[int], Floats], dice: int = DICE) -> None:
        self.cards = cards
        self.target = target
        self.gap = gap
        """How far any share can be off: what the loops left open, and rounding."""
        self.shape = tablebase_shape(cards, target, dice)
        self.dice = dice
        self._block = block
        """Finds a block of 32 × 32 by its number."""

    def first_share(self, scores: tuple[int, int], rows: tuple[int, int], firsts_turn: bool = True) -> float:
        """The first player's share at the start of a turn."""
        if firsts_turn:
            return 1.0 - float(self._after_second(*scores)[rows[1], rows[0]])
        return float(self._after_first(*scores)[rows[0], rows[1]])

    def prospects(self, scores: tuple[int, int], other_row: int, firsts_turn: bool) -> Prospects:
        """A turn of the first or the second player against an opponent with this row."""
        first, second = scores
        after = Prospects.empty()
        freezes = _reactions(other_row, resetting=False)
        resets = _reactions(other_row, resetting=True)
        for points in range(1, self.shape.reach + 1):
            block = self._after_first(first + points, second) if firsts_turn else self._after_second(first, second + points)
            after[0, points] = block[:, other_row]
            after[1, points] = after[3, points] = block[:, freezes].min(axis=1)
            after[2, points] = block[:, resets].min(axis=1)
        here = self._after_first(first, second) if firsts_turn else self._after_second(first, second)
        return Prospects(after, float(here[FULL, resets].min()))

    def _after_first(self, first: int, second: int) -> Floats:
        return self._block(first * self.target + second)

    def _after_second(self, first: int, second: int) -> Floats:
        if max(first, second) >= self.target:
            ends: Floats = _ends()[1 + (second > first) - (second < first)]
            return ends
        return self._block((self.target + self.shape.reach + first) * self.target + second)


@cache
def _reactions(row: int, *, resetting: bool) -> list[int]:
    """The rows that a forced reaction can leave (D5)."""
    return [row ^ 1 << card for card in range(ROW) if bool(row >> card & 1) != resetting] or [row]


@cache
def _ends() -> Floats:
    """What a finished game is worth to the second player: behind, level and ahead on points; by [own row, other row]."""
    shape = Shape(0, 0)
    pool = np.empty(blocks(shape) * BLOCK)
    fill_ends(shape, pool)
    return pool.reshape(3, ROWS, ROWS)
