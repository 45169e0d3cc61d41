"""The bot `greedy`, compiled for matches of thousands of games, and their random numbers. A test compares the two bots."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import lattice
from rollhouse.games.dicetto.evaluation.layout import COMBO, NO_OWNER, OWNER, POINTS, SLOTS, SPOTS, SUM
from rollhouse.games.dicetto.evaluation.tables import EMPTY, FIRST_ROLL, SETS, DiceTables
from rollhouse.games.dicetto.evaluation.turn import TableArrays
from scripts.train_dicetto.compiled import compiled

__all__ = ["below", "greedy_turn", "points_keep", "points_placement"]

_KEEPS = lattice(4).keeps
_IN_ORDER = np.argsort(sorted(range(len(_KEEPS)), key=lambda keep: _KEEPS[keep]))
"""Each multiset's place in the order in which the engine lists dice of equal sums."""

Floats = NDArray[np.float64]


@compiled
def below(chance: NDArray[np.uint64], limit: int) -> int:
    """The next random number below the limit, by xorshift."""
    x = chance[0]
    x ^= x >> np.uint64(12)
    x ^= x << np.uint64(25)
    x ^= x >> np.uint64(27)
    chance[0] = x
    return int(((x * np.uint64(2685821657736338717)) >> np.uint64(33)) % np.uint64(limit))


@compiled
def _expected(tables: DiceTables, table: TableArrays, expected: Floats) -> None:
    """For each keep, twice the points of the best placement expected after the other dice are rolled; a duel counts half."""
    expected[:] = 0.0
    for place in range(SLOTS):
        spot = table.spots[place]
        if spot[COMBO] == EMPTY:
            continue
        for way in range(tables.chosen_up_to[spot[COMBO], 4]):
            chosen = tables.chosen[spot[COMBO], way]
            total = tables.total[chosen]
            if spot[OWNER] != NO_OWNER and total < spot[SUM]:
                continue
            worth = spot[POINTS] * (2.0 if spot[OWNER] == NO_OWNER or total > spot[SUM] else 1.0)
            for roll in range(FIRST_ROLL, SETS):
                if tables.minus[roll, chosen] >= 0:
                    expected[roll] = max(expected[roll], worth)
    for keep in range(FIRST_ROLL - 1, -1, -1):
        for face in range(6):
            expected[keep] += expected[tables.above[keep, face]] / 6.0


@compiled
def points_keep(tables: DiceTables, table: TableArrays, dice: int) -> int:
    """The dice to keep: most points, then most dice, then the highest."""
    expected = np.empty(SETS)
    _expected(tables, table, expected)
    best = dice
    for at in range(tables.within_at[dice - FIRST_ROLL], tables.within_at[dice - FIRST_ROLL + 1]):
        keep = tables.within[at]
        ahead = expected[keep] - expected[best]
        if ahead > 1e-9 or (
            ahead > -1e-9 and (tables.size[keep], tables.total[keep], keep) > (tables.size[best], tables.total[best], best)
        ):
            best = keep
    return int(best)


@compiled
def points_placement(tables: DiceTables, table: TableArrays, dice: int, lost: int) -> int:
    """The placement worth most points, as spot × SETS + dice; -1 when there is none. `lost` has a bit for each spot of a lost duel."""
    found, best_points, best_sure, best_total = -1, -1, False, -1
    for place in range(SPOTS):
        spot = table.spots[place]
        if spot[COMBO] == EMPTY or spot[OWNER] == table.mover or lost >> place & 1:
            continue
        for way in range(tables.chosen_up_to[spot[COMBO], tables.size[dice]]):
            chosen = tables.chosen[spot[COMBO], way]
            if tables.minus[dice, chosen] < 0:
                continue
            total = tables.total[chosen]
            sure = spot[OWNER] == NO_OWNER or total > spot[SUM]
            if not sure and total < spot[SUM]:
                continue
            points = spot[POINTS] * (2 if sure else 1)
            if (points, sure, total) < (best_points, best_sure, best_total):
                continue
            if (points, sure, total) == (best_points, best_sure, best_total):
                same = found // SETS == place
                if not same or _IN_ORDER[chosen] > _IN_ORDER[found % SETS]:
                    continue
            found, best_points, best_sure, best_total = place * SETS + chosen, points, sure, total
    return found


@compiled
def greedy_turn(tables: DiceTables, table: TableArrays, rolls: int, chance: NDArray[np.uint64]) -> None:
    """A whole turn, once cards are taken and the table is full."""
    dice = 0
    for left in range(rolls - 1, -1, -1):
        while dice < FIRST_ROLL:
            dice = tables.above[dice, below(chance, 6)]
        if left:
            keep = points_keep(tables, table, dice)
            if keep == dice:
                break
            dice = keep
    lost = 0
    while True:
        found = points_placement(tables, table, dice, lost)
        if found < 0:
            return
        place, chosen = found // SETS, found % SETS
        dice = tables.minus[dice, chosen]
        spot = table.spots[place]
        if spot[OWNER] != NO_OWNER and spot[SUM] == tables.total[chosen] and below(chance, 2):
            lost |= 1 << place
        else:
            spot[OWNER], spot[SUM] = table.mover, tables.total[chosen]
