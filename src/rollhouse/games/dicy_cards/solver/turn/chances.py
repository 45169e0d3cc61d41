"""Chances of points within several turns that aim at nothing else."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.solver.compiled import compiled
from rollhouse.games.dicy_cards.solver.facts import FULL, MAX_POINTS, ROWS
from rollhouse.games.dicy_cards.solver.turn.dice_arrays import CardArrays, DiceArrays, card_arrays, dice_arrays
from rollhouse.games.dicy_cards.solver.turn.play_turn import Gains, Workspace, make_workspace, play_turn
from rollhouse.lowlevel.simd import LANES

MAX_TURNS: Final = 6
"""`within_turns` covers up to this many turns."""
_MAX_POINTS_BASE: Final = 72
_MAX_POINTS_PER_TURN: Final = 18
"""More points than the base and this many per turn are so unlikely that their chance is left at zero."""

Floats = NDArray[np.float64]


def within_turns(cards: tuple[str, ...], points: int) -> Floats:
    """[turns, points, row]: the best chance of so many points within so many turns, for fewer points than `points`."""
    size = max(points, MAX_TURNS * MAX_POINTS + LANES) + 1
    chances = np.zeros((MAX_TURNS + 1, size, ROWS))
    chances[:, 0] = 1.0
    _fill_within(dice_arrays(), _without_effects(cards), chances, make_workspace())
    return chances[:, :points]


def _without_effects(cards: tuple[str, ...]) -> CardArrays:
    arrays = card_arrays(cards)
    return arrays._replace(effect=np.zeros_like(arrays.effect))


@compiled
def _gains() -> Gains:
    """Empty gains of one player without opponents, `LANES` problems side by side."""
    size = ROWS * LANES
    after = np.empty((MAX_POINTS + 1) * size)
    return Gains(after, np.arange(MAX_POINTS + 1) * size, after, np.zeros((2, MAX_POINTS + 1), np.int64), LANES)


@compiled
def _fill_within(dice: DiceArrays, cards: CardArrays, chances: Floats, workspace: Workspace) -> None:
    gains = _gains()
    skip = np.empty(LANES)
    for turns in range(1, len(chances)):
        before = chances[turns - 1]
        for start in range(1, min(turns * MAX_POINTS, _MAX_POINTS_BASE + turns * _MAX_POINTS_PER_TURN) + 1, LANES):
            for points in range(1, MAX_POINTS + 1):
                for row in range(ROWS):
                    for lane in range(LANES):
                        gains.plain[gains.plain_at[points] + row * LANES + lane] = before[max(start + lane - points, 0), row]
            for lane in range(LANES):
                skip[lane] = before[start + lane, FULL]
            play_turn(dice, cards, gains, 0, skip, workspace)
            for row in range(ROWS):
                for lane in range(LANES):
                    chances[turns, start + lane, row] = workspace.value[row * LANES + lane]
