"""Many games on the GPU, from tables that are still in its memory: how perfect play looks, and how greedy play fares against it."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import cupy
import numpy as np
from numpy.typing import NDArray

from rollhouse.dicy_cards.solver.gpu import GpuBatch
from rollhouse.dicy_cards.solver.gpu_games_source import games_source, packed_keeps
from rollhouse.dicy_cards.solver.gpu_source import BLOCK_THREADS

__all__ = ["Games", "play_games"]

_AT_ONCE = 32
"""Blocks that play one deal's games at the same time."""
_KEPT = 32 * 512 * 8

Counts = NDArray[np.int64]


class Games(NamedTuple):
    """What happened in a number of games, deal by deal."""

    games: int
    rounds: Counts
    first_halves: Counts
    """Half wins of the first player: a win counts two, a shared one one."""
    skips: Counts
    scored: Counts
    """[deal, card]"""
    points: Counts
    frozen: Counts
    """For rerolls; not because another player's card said so."""


def play_games(batch: GpuBatch, games: int, *, greedy: str = "", usual: Callable[[str], float], seed: int = 1) -> Games:
    """Play `games` (a multiple of 32) from the start. Both are perfect, unless `greedy` is "first" or "second".

    `usual` says what a card usually scores: greedy play breaks ties with it.
    """
    module = cupy.RawModule(code=games_source(), options=("-std=c++17",))
    kernel = module.get_function("play_games")
    kernel.max_dynamic_shared_size_bytes = batch.room
    batch.describe(module)
    deals = len(batch.deals)
    worth = cupy.empty(deals * _AT_ONCE * _KEPT // 8)
    module.get_global("kept_worth").copy_from_host(np.array([worth.data.ptr], np.uint64).ctypes.data, 8)
    ranks = np.array([np.argsort(np.argsort([usual(card) for card in cards])) for cards in batch.deals], np.int32)
    counts = cupy.zeros((deals, 18), cupy.uint64)
    kernel(
        (_AT_ONCE, deals),
        (BLOCK_THREADS,),
        (
            cupy.asarray(packed_keeps()),
            cupy.asarray(ranks),
            np.int32(games // _AT_ONCE),
            np.int32(greedy == "first"),
            np.int32(greedy == "second"),
            np.uint64(seed),
            counts,
        ),
        shared_mem=batch.room,
    )
    found: Counts = cupy.asnumpy(counts).astype(np.int64)
    return Games(games, found[:, 0], found[:, 1], found[:, 2], found[:, 3:8], found[:, 8:13], found[:, 13:18])
