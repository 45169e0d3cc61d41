"""Five cards each, and their tablebases."""

from __future__ import annotations

from functools import cache

import numpy as np

from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.solver.facts import BLOCK
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder
from rollhouse.games.dicy_cards.solver.tablebase.lookup import Tablebase
from rollhouse.games.dicy_cards.solver.two.cells import blocks
from rollhouse.games.dicy_cards.solver.two.solve import fill_two, tablebase_shape

GLACIAL = ("any_two", "low_six", "odd", "straight", "two_pairs")
EFFECTS = ("any_two", "sixes", "three_lowest", "forty_minus", "all_same")
"""All three effects."""


@cache
def tablebase(cards: tuple[str, ...], target: int = 20) -> Tablebase:
    """From the folder that all tests of a run share."""
    return TablebaseFolder(cache_folder(), GAME.rules_version).solve(cards, target)


@cache
def tablebase_in_memory(cards: tuple[str, ...], target: int, dice: int) -> Tablebase:
    """Without a file; for games with fewer dice, or shorter than any real one."""
    shape = tablebase_shape(cards, target, dice)
    pool = np.full(blocks(shape) * BLOCK, np.nan)
    gap = fill_two(cards, target, pool, dice=dice)
    return Tablebase(cards, target, gap, lambda number: pool[number * BLOCK : (number + 1) * BLOCK].reshape(32, 32), dice)
