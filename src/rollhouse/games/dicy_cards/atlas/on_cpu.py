"""The atlas on the processor: a deal is solved in memory, games are played from its table, and the table is forgotten."""

from __future__ import annotations

from itertools import accumulate

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.evaluate import Progress
from rollhouse.games.dicy_cards.atlas.deals import AtlasEntry, atlas_entry
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from rollhouse.games.dicy_cards.solver.tablebase.files import Tables, check_memory
from rollhouse.games.dicy_cards.solver.turn.kernel import FULL, ROWS
from rollhouse.games.dicy_cards.solver.two.cells import BLOCK, blocks
from rollhouse.games.dicy_cards.solver.two.many_games import play_games
from rollhouse.games.dicy_cards.solver.two.solve import Diagonal, TwoTable, fill_two, table_shape

__all__ = ["atlas_on_cpu", "solo_turns"]

_SOLVING = 0.6
"""How much of the work a table is, roughly; the rest is games."""


def solo_turns(cards: tuple[str, ...], target: int) -> float:
    """The fewest turns that can be expected alone."""
    return solve_solo(cards, target).expected(0, FULL)


def atlas_on_cpu(
    cards: tuple[str, ...], target: int, tables: Tables, *, games: int, greedy_games: int, progress: Progress = lambda done: None
) -> AtlasEntry:
    """One deal's entry. A table that is kept on disk is used; otherwise it is solved, and not kept."""
    table = tables.find(cards, target) or _solved(cards, target, lambda done: progress(done * _SOLVING))
    played = 0
    total = games + 2 * greedy_games

    def playing(some: int) -> Progress:
        before = played
        return lambda done: progress(_SOLVING + (1 - _SOLVING) * (before + done * some) / total)

    perfect = play_games(table, games, seed=1, progress=playing(games))
    played += games
    first = play_games(table, greedy_games, greedy="first", seed=2, progress=playing(greedy_games))
    played += greedy_games
    second = play_games(table, greedy_games, greedy="second", seed=3, progress=playing(greedy_games))
    return atlas_entry(
        cards,
        lambda mine, theirs: table.first_share((0, 0), (mine, theirs)),
        gap=table.gap,
        solo_turns=solo_turns(cards, target),
        perfect=perfect,
        greedy_first=first,
        greedy_second=second,
    )


def _solved(cards: tuple[str, ...], target: int, progress: Progress) -> TwoTable:
    form = table_shape(cards, target)
    size = blocks(form) * BLOCK
    check_memory(size * 8)
    pool = np.empty(size)
    work = Diagonal(form)
    costs = list(accumulate(work.cost(step) for step in range(work.count)))
    gap = fill_two(cards, target, pool, step_done=lambda step, gap: progress(costs[step] / costs[-1]))

    def block(number: int) -> NDArray[np.float64]:
        return pool[number * BLOCK : (number + 1) * BLOCK].reshape(ROWS, ROWS)

    return TwoTable(cards, target, gap, block)
