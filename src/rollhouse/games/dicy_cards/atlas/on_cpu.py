"""The atlas on the processor: a deal is solved in memory, games are played from its tablebase, and the tablebase is forgotten."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.evaluate import Progress
from rollhouse.games.dicy_cards.atlas.deals import AtlasEntry, atlas_entry
from rollhouse.games.dicy_cards.game import GAME
from rollhouse.games.dicy_cards.solver.facts import BLOCK, FULL, ROWS
from rollhouse.games.dicy_cards.solver.solo import solve_solo
from rollhouse.games.dicy_cards.solver.tablebase.folder import TablebaseFolder, cache_folder
from rollhouse.games.dicy_cards.solver.tablebase.limits import check_memory
from rollhouse.games.dicy_cards.solver.tablebase.lookup import Tablebase
from rollhouse.games.dicy_cards.solver.two.cells import blocks
from rollhouse.games.dicy_cards.solver.two.many_games import play_games
from rollhouse.games.dicy_cards.solver.two.solve import WorkPlan, fill_two, tablebase_shape

_SOLVING_WORK_SHARE = 0.6
"""The part of the work that solving takes, roughly; the rest is games."""


def solo_turns(cards: tuple[str, ...], target: int) -> float:
    """The fewest expected turns of a solo game."""
    return solve_solo(cards, target).expected(0, FULL)


def atlas_on_cpu(
    cards: tuple[str, ...],
    target: int,
    folder: TablebaseFolder,
    *,
    games: int,
    greedy_games: int,
    progress: Progress = lambda done: None,
) -> AtlasEntry:
    """One deal's entry. A tablebase that is kept on disk is used; otherwise it is solved, and not kept."""
    tablebase = folder.find(cards, target) or _solved(cards, target, lambda done: progress(done * _SOLVING_WORK_SHARE))
    played = 0
    total = games + 2 * greedy_games

    def playing(some: int) -> Progress:
        before = played
        return lambda done: progress(_SOLVING_WORK_SHARE + (1 - _SOLVING_WORK_SHARE) * (before + done * some) / total)

    perfect = play_games(tablebase, games, seed=1, progress=playing(games))
    played += games
    first = play_games(tablebase, greedy_games, greedy="first", seed=2, progress=playing(greedy_games))
    played += greedy_games
    second = play_games(tablebase, greedy_games, greedy="second", seed=3, progress=playing(greedy_games))
    return atlas_entry(
        cards,
        lambda mine, theirs: tablebase.first_share((0, 0), (mine, theirs)),
        gap=tablebase.gap,
        solo_turns=solo_turns(cards, target),
        perfect=perfect,
        greedy_first=first,
        greedy_second=second,
    )


@dataclass(frozen=True, slots=True)
class OneDeal:
    """One deal's entry, as work for any process of any machine: tablebases that it has are used."""

    cards: tuple[str, ...]
    target: int
    games: int
    greedy_games: int

    def __call__(self, stopped: Callable[[], bool]) -> AtlasEntry:
        folder = TablebaseFolder(cache_folder(), GAME.rules_version)
        return atlas_on_cpu(self.cards, self.target, folder, games=self.games, greedy_games=self.greedy_games)


def _solved(cards: tuple[str, ...], target: int, progress: Progress) -> Tablebase:
    shape = tablebase_shape(cards, target)
    size = blocks(shape) * BLOCK
    check_memory(size * 8)
    pool = np.empty(size)
    shares = WorkPlan(shape).shares_done()
    gap = fill_two(cards, target, pool, step_done=lambda step, gap: progress(shares[step + 1]))

    def block(number: int) -> NDArray[np.float64]:
        return pool[number * BLOCK : (number + 1) * BLOCK].reshape(ROWS, ROWS)

    return Tablebase(cards, target, gap, block)
