"""Many games on the GPU, from tablebases that are still in its memory: how perfect play looks, and how greedy play fares against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import cupy
import numpy as np

from rollhouse.games.dicy_cards.atlas.deals import Games
from rollhouse.games.dicy_cards.solver.facts import ROW, ROWS
from rollhouse.games.dicy_cards.solver.gpu.arrays import packed_keeps
from rollhouse.games.dicy_cards.solver.gpu.solve import GpuBatch
from rollhouse.games.dicy_cards.solver.gpu.source import BLOCK_THREADS, COUNTS, KEPT_PLACES, games_source

_BLOCKS_PER_DEAL = 32
"""Blocks that play one deal's games at the same time."""
_VALUES_PER_BLOCK = ROWS * KEPT_PLACES
KEPT_BYTES = _BLOCKS_PER_DEAL * _VALUES_PER_BLOCK * 8
"""What playing needs for each deal, beside its tablebase."""


def whole_games(games: int) -> int:
    """At least so many, and as many for each block."""
    return -(-games // _BLOCKS_PER_DEAL) * _BLOCKS_PER_DEAL


def play_games(
    batch: GpuBatch, games: int, *, usual: Callable[[str], float], greedy: Literal["first", "second"] | None = None, seed: int = 1
) -> list[Games]:
    """Play `whole_games(games)` with each deal. Both players are perfect, unless one of them is `greedy`.

    `usual` says what a card usually scores: greedy play breaks ties with it.
    """
    module = cupy.RawModule(code=games_source(), options=("-std=c++17",))
    kernel = module.get_function("play_games")
    kernel.max_dynamic_shared_size_bytes = batch.shared_bytes
    batch.describe(module)
    deals = len(batch.deals)
    worth = cupy.empty(deals * _BLOCKS_PER_DEAL * _VALUES_PER_BLOCK)
    module.get_global("kept_worth").copy_from_host(np.array([worth.data.ptr], np.uint64).ctypes.data, 8)
    ranks = np.array([np.argsort(np.argsort([usual(card) for card in cards])) for cards in batch.deals], np.int32)
    counts = cupy.zeros((deals, COUNTS), cupy.uint64)
    kernel(
        (_BLOCKS_PER_DEAL, deals),
        (BLOCK_THREADS,),
        (
            cupy.asarray(packed_keeps()),
            cupy.asarray(ranks),
            np.int32(whole_games(games) // _BLOCKS_PER_DEAL),
            np.int32(greedy == "first"),
            np.int32(greedy == "second"),
            np.uint64(seed),
            counts,
        ),
        shared_mem=batch.shared_bytes,
    )
    return [_counted(whole_games(games), row) for row in cupy.asnumpy(counts).tolist()]


def _counted(games: int, row: list[int]) -> Games:
    rounds, first_halves, skips, *cards = row
    return Games(games, rounds, first_halves, skips, tuple(cards[:ROW]), tuple(cards[ROW : 2 * ROW]), tuple(cards[2 * ROW :]))
