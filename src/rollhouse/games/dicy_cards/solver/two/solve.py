"""Two players, solved: all diagonals of (score, score) from the target down, and the finished table to look things up in."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.turn.dice_arrays import DICE, card_arrays, dice_arrays
from rollhouse.games.dicy_cards.solver.turn.kernel import FULL, ROWS, TURN_ROUNDING
from rollhouse.games.dicy_cards.solver.turn.turn_values import Prospects
from rollhouse.games.dicy_cards.solver.two.cells import (
    BLOCK,
    CELLS_AT_ONCE,
    CellRoom,
    Shape,
    blocks,
    cell_room,
    fill_ends,
    last_turns,
    shape,
    solve_cells,
)

__all__ = ["Diagonal", "TwoTable", "fill_two", "rounding", "state_count", "table_shape"]

Floats = NDArray[np.float64]

_LAST_TURNS_AT_ONCE = 64
_STEP_ROUNDING = 3 * TURN_ROUNDING
"""After a cell's loop is known: the loop's other rows, the first player's turn, the second player's."""


class Diagonal:
    """One step of the work: all cells with the same sum of scores. The last turns above the target come first, as step 0."""

    def __init__(self, form: Shape) -> None:
        self.form = form
        self.count = 2 * form.target

    def cells(self, step: int) -> list[tuple[int, int]]:
        """The pairs of scores of this step."""
        target = self.form.target
        if step == 0:
            return [(first, second) for first in range(target, target + self.form.reach) for second in range(target)]
        total = self.count - 1 - step
        return [(first, total - first) for first in range(max(0, total - target + 1), min(target - 1, total) + 1)]

    def cost(self, step: int) -> int:
        """How much work the step is, in turns to play."""
        if step == 0:
            return sum(second + self.form.reach >= first for first, second in self.cells(0))
        return 2 * len(self.cells(step))

    def blocks(self, step: int) -> list[int]:
        """The blocks that this step writes."""
        target, reach = self.form.target, self.form.reach
        firsts = [first * target + second for first, second in self.cells(step)]
        return firsts if step == 0 else firsts + [(target + reach) * target + place for place in firsts]


@cache
def table_shape(cards: tuple[str, ...], target: int, dice: int = DICE) -> Shape:
    """The shape of the table for these cards."""
    return shape(card_arrays(cards, dice), target)


def state_count(form: Shape) -> int:
    """Positions at the start of a turn: the first player's below the target, the second player's up to the highest last turn."""
    return (2 * form.target + form.reach) * form.target * BLOCK


def rounding(form: Shape) -> float:
    """What rounding can add up to in a table whose loops were closed in without allowing for it.

    Such a loop is off by no more than twice the rounding of a round, as long as each round at least halved what was open.
    """
    return Diagonal(form).count * (4 * TURN_ROUNDING + _STEP_ROUNDING)


def fill_two(
    cards: tuple[str, ...],
    target: int,
    pool: Floats,
    *,
    done: int = 0,
    gap: float = 0.0,
    threads: int | None = None,
    dice: int = DICE,
    step_done: Callable[[int, float], None] = lambda step, gap: None,
) -> float:
    """Solve into `pool`, from step `done` on; the certified gap, rounding included. `step_done` hears of every step, and may raise to stop.

    A cell's values can be off by what its own loop is off, by rounding, and by what the cells are off that it leads to, and by no more:
    turns only average and choose. So the gaps of the diagonals add up.
    """
    lattice, arrays, form = dice_arrays(dice), card_arrays(cards, dice), table_shape(cards, target, dice)
    work = Diagonal(form)
    local = threading.local()
    count = threads or _cores()

    def room() -> CellRoom:
        if not hasattr(local, "room"):
            local.room = cell_room()
        found: CellRoom = local.room
        return found

    def last(cells: Sequence[tuple[int, int]]) -> float:
        for first, second in cells:
            last_turns(lattice, arrays, form, pool, first, second, room())
        return 0.0

    def solve(cells: Sequence[tuple[int, int]]) -> float:
        firsts, seconds = np.array(cells, np.int32).T.copy()
        return solve_cells(lattice, arrays, form, pool, firsts, seconds, room())

    fill_ends(form, pool)
    with ThreadPoolExecutor(count, thread_name_prefix="rollhouse-solver") as pool_of_threads:
        for step in range(done, work.count):
            cells = work.cells(step)
            gaps = pool_of_threads.map(solve if step else last, _shares(cells, CELLS_AT_ONCE if step else _LAST_TURNS_AT_ONCE, count))
            gap += max(gaps) + _STEP_ROUNDING
            step_done(step, gap)
    return gap


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def _shares(cells: list[tuple[int, int]], most: int, workers: int) -> list[list[tuple[int, int]]]:
    """Groups of at most `most`, as many as the workers can take on evenly."""
    groups = -(-len(cells) // most)
    groups = min(-(-groups // workers) * workers, len(cells))
    bounds = [len(cells) * place // groups for place in range(groups + 1)]
    return [cells[low:high] for low, high in pairwise(bounds)]


class TwoTable:
    """The solved game. Rows are bit masks over `cards`, as in a state."""

    def __init__(self, cards: tuple[str, ...], target: int, gap: float, block: Callable[[int], Floats], dice: int = DICE) -> None:
        self.cards = cards
        self.target = target
        self.gap = gap
        """How far any share can be off: what the loops left open, and rounding."""
        self.form = table_shape(cards, target, dice)
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
        after = Prospects.room()
        freezes = _reactions(other_row, resetting=False)
        resets = _reactions(other_row, resetting=True)
        for points in range(1, self.form.reach + 1):
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
        return self._block((self.target + self.form.reach + first) * self.target + second)


@cache
def _reactions(row: int, *, resetting: bool) -> list[int]:
    """The rows that a forced reaction can leave (D5)."""
    return [row ^ 1 << card for card in range(5) if bool(row >> card & 1) != resetting] or [row]


@cache
def _ends() -> Floats:
    """What a finished game is worth to the second player: behind, level and ahead on points; by [own row, other row]."""
    form = Shape(0, 0)
    pool = np.empty(blocks(form) * BLOCK)
    fill_ends(form, pool)
    return pool.reshape(3, ROWS, ROWS)
