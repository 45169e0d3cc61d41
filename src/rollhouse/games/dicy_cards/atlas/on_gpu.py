"""The atlas on a GPU: deals are solved together, and games are played from their tablebases before the next ones come."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import NamedTuple

import cupy

from rollhouse.games.dicy_cards.atlas.deals import AtlasEntry, atlas_entry
from rollhouse.games.dicy_cards.solver.gpu.many_games import KEPT_BYTES, play_games
from rollhouse.games.dicy_cards.solver.gpu.solve import GpuBatch, tablebase_bytes

_SPARE_BYTES = 1 << 30
"""Memory left to the driver, to kernels and to small arrays."""


class Batch(NamedTuple):
    """Some deals' entries."""

    entries: list[AtlasEntry]
    solving: float
    """Seconds that the tablebases took, of these deals together."""
    playing: float


def deals_at_once(target: int) -> int:
    """How many tablebases fit into the GPU's memory; at least one is tried."""
    free: int = cupy.cuda.Device().mem_info[0]
    return max(1, (free - _SPARE_BYTES) // (tablebase_bytes(target) + KEPT_BYTES))


def atlas_on_gpu(
    deals: Sequence[tuple[str, ...]],
    target: int,
    *,
    solo_turns: Callable[[tuple[str, ...]], float],
    usual: Callable[[str], float],
    rounding: Callable[[tuple[str, ...]], float],
    games: int,
    greedy_games: int,
    together: int,
) -> Iterator[Batch]:
    """Batch by batch, `together` deals at a time; `rounding` is what a tablebase's sums can be off by."""
    for start in range(0, len(deals), together):
        yield _batch(deals[start : start + together], target, solo_turns, usual, rounding, games, greedy_games, seed=start)
        cupy.get_default_memory_pool().free_all_blocks()


def _batch(
    deals: Sequence[tuple[str, ...]],
    target: int,
    solo_turns: Callable[[tuple[str, ...]], float],
    usual: Callable[[str], float],
    rounding: Callable[[tuple[str, ...]], float],
    games: int,
    greedy_games: int,
    seed: int,
) -> Batch:
    batch = GpuBatch(deals, target)
    began = time.perf_counter()
    batch.solve()
    solved = time.perf_counter()
    perfect = play_games(batch, games, usual=usual, seed=seed + 1)
    first = play_games(batch, greedy_games, usual=usual, greedy="first", seed=seed + 2)
    second = play_games(batch, greedy_games, usual=usual, greedy="second", seed=seed + 3)
    played = time.perf_counter()
    starts, gaps = batch.starts(), batch.gaps()

    def first_share(number: int, mine: int, theirs: int) -> float:
        return float(starts[number, mine, theirs])

    entries = [
        atlas_entry(
            cards,
            partial(first_share, number),
            gap=float(gaps[number]) + rounding(cards),
            solo_turns=solo_turns(cards),
            perfect=perfect[number],
            greedy_first=first[number],
            greedy_second=second[number],
        )
        for number, cards in enumerate(deals)
    ]
    return Batch(entries, solved - began, played - solved)
