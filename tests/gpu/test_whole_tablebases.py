"""With a GPU: its whole tablebases are the processor's, and games from them go as the processor plays them. Skipped where there is none."""

from __future__ import annotations

from functools import cache
from math import sqrt

import numpy as np
import pytest
from numpy.typing import NDArray

from rollhouse.games.dicy_cards.atlas.deals import AtlasEntry, every_deal
from rollhouse.games.dicy_cards.atlas.on_cpu import solo_turns
from rollhouse.games.dicy_cards.cards import usual_points
from rollhouse.games.dicy_cards.solver.facts import BLOCK
from rollhouse.games.dicy_cards.solver.tablebase.lookup import Tablebase
from rollhouse.games.dicy_cards.solver.two.cells import blocks
from rollhouse.games.dicy_cards.solver.two.many_games import play_games
from rollhouse.games.dicy_cards.solver.two.solve import fill_two, rounding, tablebase_shape

cupy = pytest.importorskip("cupy", reason="the GPU's library is missing: pip install 'rollhouse[gpu]'")
try:
    cupy.cuda.Device().use()
except RuntimeError as error:
    pytest.skip(f"there is no GPU that can be used: {error}", allow_module_level=True)

from rollhouse.games.dicy_cards.atlas.on_gpu import atlas_on_gpu, deals_at_once  # noqa: E402  # likewise
from rollhouse.games.dicy_cards.solver.gpu.solve import GpuBatch, solve_on_gpu  # noqa: E402  # needs what was asked for above

TARGET = 20
DEALS = every_deal()[::113]
CLOSE = 1e-12
"""Both are within their gaps; what really differs is the order in which they add."""
GAMES = 3_200


@cache
def processors(cards: tuple[str, ...]) -> tuple[NDArray[np.float64], float]:
    pool = np.empty(blocks(tablebase_shape(cards, TARGET)) * BLOCK)
    return pool, fill_two(cards, TARGET, pool)


def tablebase(cards: tuple[str, ...]) -> Tablebase:
    pool, gap = processors(cards)
    return Tablebase(cards, TARGET, gap, lambda number: pool[number * BLOCK : (number + 1) * BLOCK].reshape(32, 32))


@cache
def entries() -> dict[tuple[str, ...], AtlasEntry]:
    batches = atlas_on_gpu(
        DEALS,
        TARGET,
        solo_turns=lambda cards: solo_turns(cards, TARGET),
        usual=lambda card: float(usual_points(card)),
        rounding=lambda cards: rounding(tablebase_shape(cards, TARGET)),
        games=GAMES,
        greedy_games=GAMES,
        together=4,
    )
    return {entry.cards: entry for batch in batches for entry in batch.entries}


@pytest.mark.parametrize("cards", DEALS, ids="-".join)
def test_a_whole_tablebase_is_the_processors(cards: tuple[str, ...]) -> None:
    pool, gap, seconds = solve_on_gpu(cards, TARGET)
    wanted, _ = processors(cards)
    assert pool.shape == wanted.shape
    assert np.abs(pool - wanted).max() < CLOSE
    assert 0 <= gap < 1e-9
    assert seconds > 0


def test_deals_that_are_solved_together_are_solved_alike() -> None:
    batch = GpuBatch(DEALS, TARGET)
    batch.solve()
    assert deals_at_once(TARGET) >= len(DEALS)
    for number, cards in enumerate(DEALS):
        first, second = batch.tablebase(number)
        wanted, _ = processors(cards)
        shape = tablebase_shape(cards, TARGET)
        middle = (TARGET + shape.reach) * TARGET * BLOCK
        assert np.abs(cupy.asnumpy(first[: TARGET + shape.reach]).reshape(-1) - wanted[:middle]).max() < CLOSE
        assert np.abs(cupy.asnumpy(second).reshape(-1) - wanted[middle : middle + TARGET**2 * BLOCK]).max() < CLOSE
        assert batch.starts()[number, 31, 31] == pytest.approx(tablebase(cards).first_share((0, 0), (31, 31)), abs=CLOSE)


@pytest.mark.parametrize("cards", DEALS, ids="-".join)
def test_an_entry_is_what_the_processor_finds(cards: tuple[str, ...]) -> None:
    """What is exact is the same; what is counted in games is the same within five standard errors."""
    entry, solved = entries()[cards], tablebase(cards)
    full = solved.first_share((0, 0), (31, 31))
    assert entry.first_share == pytest.approx(full, abs=CLOSE)
    assert entry.solo_turns == solo_turns(cards, TARGET)
    for place, card in enumerate(entry.facts):
        without = 31 & ~(1 << place)
        assert card.worth_first == pytest.approx(full - solved.first_share((0, 0), (without, 31)), abs=CLOSE)
        assert card.worth_second == pytest.approx(solved.first_share((0, 0), (31, without)) - full, abs=CLOSE)
    games = 20_000
    error = sqrt(0.25 * (1 / games + 1 / GAMES))
    perfect, first, second = (play_games(solved, games, greedy=seat) for seat in (None, "first", "second"))
    assert perfect.first_share == pytest.approx(full, abs=5 * error)
    assert entry.greedy_first == pytest.approx(first.first_share, abs=5 * error)
    assert entry.greedy_second == pytest.approx(1 - second.first_share, abs=5 * error)
    # At most about two of each happen in a game to 20, and they vary less than that.
    assert entry.rounds == pytest.approx(perfect.rounds / games, abs=10 * error)
    assert entry.skips == pytest.approx(perfect.skips / games, abs=10 * error)
    for card, scored in zip(entry.facts, perfect.scored, strict=True):
        assert card.scored == pytest.approx(scored / games, abs=10 * error)
    assert sum(card.frozen for card in entry.facts) == pytest.approx(sum(perfect.frozen) / games, abs=40 * error)
