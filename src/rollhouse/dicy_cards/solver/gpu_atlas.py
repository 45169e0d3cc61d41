"""The atlas on a GPU: deals are solved together, and games are played from their tables before the next ones come."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

import cupy

from rollhouse.dicy_cards.atlas import AtlasEntry, CardFacts
from rollhouse.dicy_cards.solver.gpu import GpuBatch
from rollhouse.dicy_cards.solver.gpu_games import play_games

__all__ = ["Batch", "atlas_on_gpu"]

_ALL = 31


class Batch(NamedTuple):
    """Some deals' entries."""

    entries: list[AtlasEntry]
    solving: float
    """Seconds that the tables took, of these deals together."""
    playing: float


def atlas_on_gpu(
    deals: Sequence[tuple[str, ...]],
    target: int,
    *,
    solo_turns: Callable[[tuple[str, ...]], float],
    usual: Callable[[str], float],
    rounding: float,
    games: int,
    greedy_games: int,
    together: int,
) -> Iterator[Batch]:
    """Batch by batch, `together` deals at a time; `rounding` is what the tables' sums can be off by."""
    for start in range(0, len(deals), together):
        some = deals[start : start + together]
        batch = GpuBatch(some, target)
        began = time.perf_counter()
        batch.solve()
        solved = time.perf_counter()
        perfect = play_games(batch, games, usual=usual, seed=start + 1)
        first = play_games(batch, greedy_games, greedy="first", usual=usual, seed=start + 2)
        second = play_games(batch, greedy_games, greedy="second", usual=usual, seed=start + 3)
        played = time.perf_counter()
        starts, gaps = batch.starts(), batch.gaps()
        entries = []
        for number, cards in enumerate(some):
            share = starts[number]
            facts = tuple(
                CardFacts(
                    scored=float(perfect.scored[number, place] / games),
                    frozen=float(perfect.frozen[number, place] / games),
                    points=float(perfect.points[number, place] / max(1, perfect.scored[number, place])),
                    worth_first=float(share[_ALL, _ALL] - share[_ALL & ~(1 << place), _ALL]),
                    worth_second=float(share[_ALL, _ALL & ~(1 << place)] - share[_ALL, _ALL]),
                )
                for place in range(len(cards))
            )
            entries.append(
                AtlasEntry(
                    cards=cards,
                    first_share=float(share[_ALL, _ALL]),
                    gap=float(gaps[number]) + rounding,
                    solo_turns=solo_turns(cards),
                    rounds=float(perfect.rounds[number] / games),
                    skips=float(perfect.skips[number] / games),
                    greedy_first=float(first.first_halves[number] / 2 / greedy_games),
                    greedy_second=1.0 - float(second.first_halves[number] / 2 / greedy_games),
                    facts=facts,
                    games=games,
                    greedy_games=greedy_games,
                )
            )
        yield Batch(entries, solved - began, played - solved)
        del batch
        cupy.get_default_memory_pool().free_all_blocks()
