"""Two players, solved: all diagonals of (score, score) from the target down."""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from itertools import accumulate, pairwise

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.cards import CARDS, ROW
from rollhouse.games.dicy_cards.solver.facts import BLOCK, DICE
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import card_arrays, dice_arrays
from rollhouse.games.dicy_cards.solver.turn.play_turn import TURN_ROUNDING
from rollhouse.games.dicy_cards.solver.two.cells import (
    CELLS_PER_BATCH,
    CellWorkspace,
    Shape,
    blocks,
    cell_workspace,
    fill_ends,
    last_turns,
    shape_of,
    solve_cells,
)

Floats = NDArray[np.float64]

_LAST_TURNS_PER_TASK = 64
_STEP_ROUNDING = 3 * TURN_ROUNDING
"""After a cell's loop is known: the loop's other rows, the first player's turn, the second player's."""


class WorkPlan:
    """The steps of the work: in each, all cells with the same sum of scores. The last turns above the target come first, as step 0."""

    def __init__(self, shape: Shape) -> None:
        self.shape = shape
        self.count = 2 * shape.target

    def cells(self, step: int) -> list[tuple[int, int]]:
        """The pairs of scores of this step."""
        target = self.shape.target
        if step == 0:
            return [(first, second) for first in range(target, target + self.shape.reach) for second in range(target)]
        total = self.count - 1 - step
        return [(first, total - first) for first in range(max(0, total - target + 1), min(target - 1, total) + 1)]

    def cost(self, step: int) -> int:
        """How much work the step is, in turns to play."""
        if step == 0:
            return sum(second + self.shape.reach >= first for first, second in self.cells(0))
        return 2 * len(self.cells(step))

    def shares_done(self) -> list[float]:
        """How much of the work is done before each step, and in the end."""
        costs = list(accumulate((self.cost(step) for step in range(self.count)), initial=0))
        return [cost / costs[-1] for cost in costs]

    def blocks(self, step: int) -> list[int]:
        """The blocks that this step writes."""
        target, reach = self.shape.target, self.shape.reach
        firsts = [first * target + second for first, second in self.cells(step)]
        return firsts if step == 0 else firsts + [(target + reach) * target + place for place in firsts]


@cache
def tablebase_shape(cards: tuple[str, ...], target: int, dice: int = DICE) -> Shape:
    """The shape of the tablebase for these cards."""
    return shape_of(card_arrays(cards, dice), target)


def state_count(shape: Shape) -> int:
    """Positions at the start of a turn: the first player's below the target, the second player's up to the highest last turn."""
    return (2 * shape.target + shape.reach) * shape.target * BLOCK


def rounding(shape: Shape) -> float:
    """What rounding can add up to in a tablebase whose loops were closed in without allowing for it.

    Such a loop is off by no more than twice the rounding of a round, as long as each round at least halved what was open.
    """
    return WorkPlan(shape).count * (4 * TURN_ROUNDING + _STEP_ROUNDING)


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
    lattice, arrays, shape = dice_arrays(dice), card_arrays(cards, dice), tablebase_shape(cards, target, dice)
    work = WorkPlan(shape)
    local = threading.local()
    count = threads or cores()

    def workspace() -> CellWorkspace:
        if not hasattr(local, "workspace"):
            local.workspace = cell_workspace()
        found: CellWorkspace = local.workspace
        return found

    def last(cells: Sequence[tuple[int, int]]) -> float:
        for first, second in cells:
            last_turns(lattice, arrays, shape, pool, first, second, workspace())
        return 0.0

    def solve(cells: Sequence[tuple[int, int]]) -> float:
        firsts, seconds = np.array(cells, np.int32).T.copy()
        return solve_cells(lattice, arrays, shape, pool, firsts, seconds, workspace())

    fill_ends(shape, pool)
    with ThreadPoolExecutor(count, thread_name_prefix="rollhouse-solver") as pool_of_threads:
        for step in range(done, work.count):
            cells = work.cells(step)
            gaps = pool_of_threads.map(solve if step else last, _shares(cells, CELLS_PER_BATCH if step else _LAST_TURNS_PER_TASK, count))
            gap += max(gaps) + _STEP_ROUNDING
            step_done(step, gap)
    return gap


@cache
def compile_solver() -> None:
    """Have everything compiled that `fill_two` runs, or loaded where it was compiled before: about half a minute the first time."""
    cards = tuple(CARDS)[:ROW]
    fill_two(cards, 1, np.empty(blocks(tablebase_shape(cards, 1)) * BLOCK), threads=1)


def cores() -> int:
    """The number of threads that solve where none is given."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


def _shares(cells: list[tuple[int, int]], most: int, workers: int) -> list[list[tuple[int, int]]]:
    """Groups of at most `most`, as many as the workers can take on evenly."""
    groups = -(-len(cells) // most)
    groups = min(-(-groups // workers) * workers, len(cells))
    bounds = [len(cells) * place // groups for place in range(groups + 1)]
    return [cells[low:high] for low, high in pairwise(bounds)]
