"""Three players, solved on the processor, from the target down. Slow: the reference for the GPU's solver."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.facts import DICE, FULL, ROWS
from rollhouse.games.dicy_cards.solver.three.layout import (
    CELL,
    PLAYERS,
    TOTAL,
    Scores,
    Shape3,
    diagonal,
    end_block,
    fill_game_ends,
    first_main,
    last_rounds,
    led_to,
    main_block,
    main_blocks,
    second_last,
    shape_of_three,
    third_last,
    third_lasts,
)
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import CardArrays, DiceArrays, card_arrays, dice_arrays
from tests.games.dicy_cards.solver.reference_three_turn import ThreeWorkspace, compiled, play_against, three_workspace

Floats = NDArray[np.float64]
PLAIN_ROUNDS, MAX_ROUNDS = 20, 400
"""Rounds of a loop, and at the most; after the plain ones a loop goes on with the mean of its rounds."""
_CLOSE = 2.0**-50


class Solved3(NamedTuple):
    """All positions of a game for three players."""

    shape: Shape3
    pool: Floats
    residual: float
    """The most by which a loop's last round has changed a utility."""

    def shares(self, mover: int, scores: Scores, rows: Scores) -> tuple[float, ...]:
        """The players' utilities at the start of this turn: shares of the win, up to `PLACE_WEIGHT`."""
        block = main_block(self.shape, mover, *scores)
        me, following, before = rows[mover], rows[(mover + 1) % 3], rows[(mover + 2) % 3]
        at = 2 * (block * CELL + (me * ROWS + following) * ROWS + before)
        previous, own = float(self.pool[at]), float(self.pool[at + 1])
        found = [0.0, 0.0, 0.0]
        found[mover], found[(mover + 2) % 3], found[(mover + 1) % 3] = own, previous, TOTAL - own - previous
        return tuple(found)


def solve_three(cards: tuple[str, ...], target: int, *, dice: int = DICE, progress: Callable[[float], None] = lambda done: None) -> Solved3:
    """Solve the game; hours for a target of 20."""
    lattice, arrays = dice_arrays(dice), card_arrays(cards, dice)
    shape = shape_of_three(arrays, target)
    pool = np.full(2 * CELL * (first_main(shape) + main_blocks(shape)), np.nan)
    workspace = three_workspace()
    fill_game_ends(pool)
    for one, other in third_lasts(shape):
        _fill_third_last(lattice, arrays, shape, pool, one, other, workspace)
    for ahead, further in last_rounds(shape):
        _fill_second_last(lattice, arrays, shape, pool, ahead, further, workspace)
    residual = 0.0
    for total in range(3 * target - 3, -1, -1):
        for first, second, third in diagonal(target, total):
            residual = max(residual, _fill_cell(lattice, arrays, shape, pool, first, second, third, workspace))
        progress(1.0 - (total / (3 * target)) ** 3)
    return Solved3(shape, pool, residual)


@compiled
def _write(pool: Floats, block: int, others: int, before: int, workspace: ThreeWorkspace) -> None:
    for row in range(ROWS):
        at = 2 * (block * CELL + (row * ROWS + others) * ROWS + before)
        pool[at] = workspace.value[row, 1]
        pool[at + 1] = workspace.value[row, 0]


@compiled
def _fill_third_last(
    dice: DiceArrays, cards: CardArrays, shape: Shape3, pool: Floats, first: int, second: int, workspace: ThreeWorkspace
) -> None:
    for points in range(shape.reach + 1):
        workspace.starts[points] = end_block(first, second, points)
    block = third_last(shape, first, second)
    for others in range(ROWS):
        for before in range(ROWS):
            play_against(dice, cards, pool, others, before, workspace)
            _write(pool, block, others, before, workspace)


@compiled
def _fill_second_last(
    dice: DiceArrays, cards: CardArrays, shape: Shape3, pool: Floats, ahead: int, further: int, workspace: ThreeWorkspace
) -> None:
    for points in range(shape.reach + 1):
        workspace.starts[points] = third_last(shape, further, further - ahead + points)
    block = second_last(shape, ahead, further)
    for others in range(ROWS):
        for before in range(ROWS):
            play_against(dice, cards, pool, others, before, workspace)
            _write(pool, block, others, before, workspace)


@compiled
def _fill_cell(
    dice: DiceArrays, cards: CardArrays, shape: Shape3, pool: Floats, first: int, second: int, third: int, workspace: ThreeWorkspace
) -> float:
    """Solve all turns at these scores; what the loop's last round has changed.

    A skip leaves the skipper's cards all Active. After three of them all players' cards are: the loop runs through these three positions.
    They are worked out first, round by round; then the turns against a previous player whose cards are all Active, and then all others.
    """
    for mover in range(PLAYERS):
        at = 2 * (main_block(shape, mover, first, second, third) * CELL + CELL - 1)
        pool[at] = TOTAL / 3.0
        pool[at + 1] = TOTAL / 3.0
    change = 1.0
    for number in range(MAX_ROUNDS):
        change = 0.0
        part = 1.0 if number < PLAIN_ROUNDS else 1.0 / (number - PLAIN_ROUNDS + 2)
        for mover in range(PLAYERS - 1, -1, -1):
            at = 2 * (main_block(shape, mover, first, second, third) * CELL + CELL - 1)
            theirs, mine = pool[at], pool[at + 1]
            _turn(dice, cards, shape, pool, mover, first, second, third, FULL, FULL, workspace)
            pool[at] = theirs + part * (pool[at] - theirs)
            pool[at + 1] = mine + part * (pool[at + 1] - mine)
            change = max(change, abs(pool[at] - theirs), abs(pool[at + 1] - mine))
        if change <= _CLOSE:
            break
    for mover in range(PLAYERS):
        for others in range(FULL):
            _turn(dice, cards, shape, pool, mover, first, second, third, others, FULL, workspace)
    for mover in range(PLAYERS):
        for others in range(ROWS):
            for before in range(FULL):
                _turn(dice, cards, shape, pool, mover, first, second, third, others, before, workspace)
    return change


@compiled
def _turn(
    dice: DiceArrays,
    cards: CardArrays,
    shape: Shape3,
    pool: Floats,
    mover: int,
    first: int,
    second: int,
    third: int,
    others: int,
    before: int,
    workspace: ThreeWorkspace,
) -> None:
    for points in range(shape.reach + 1):
        workspace.starts[points] = led_to(shape, mover, first, second, third, points)
    play_against(dice, cards, pool, others, before, workspace)
    _write(pool, main_block(shape, mover, first, second, third), others, before, workspace)
