"""Five cards each, and their tables."""

from __future__ import annotations

from functools import cache

import numpy as np

from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.solver.tablebase.files import Tables, tables_folder
from rollhouse.games.dicy_cards.solver.two.cells import BLOCK, blocks
from rollhouse.games.dicy_cards.solver.two.solve import TwoTable, fill_two, table_shape

GLACIAL = ("any_two", "low_six", "odd", "straight", "two_pairs")
EFFECTS = ("any_two", "sixes", "three_lowest", "forty_minus", "all_same")
"""All three effects."""


@cache
def table(cards: tuple[str, ...], target: int = 20) -> TwoTable:
    """From the folder that all tests of a run share."""
    return Tables(tables_folder(), GAME.rules_version).solve(cards, target)


@cache
def table_in_memory(cards: tuple[str, ...], target: int, dice: int) -> TwoTable:
    """Without a file; for games with fewer dice, or shorter than any real one."""
    form = table_shape(cards, target, dice)
    pool = np.full(blocks(form) * BLOCK, np.nan)
    gap = fill_two(cards, target, pool, dice=dice)
    return TwoTable(cards, target, gap, lambda number: pool[number * BLOCK : (number + 1) * BLOCK].reshape(32, 32), dice)
