"""Four dice and thirteen combinations as arrays for compiled code.

Dice are multisets of up to four faces, by their number in the keep lattice: fewest dice first, the 126 full rolls last.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import FACES, Dice, lattice, merge, remove
from rollhouse.games.dicetto.cards import COMBINATIONS, KINDS, REROLL, selections

DICE: Final = 4
_LATTICE = lattice(DICE)
SETS: Final = len(_LATTICE.keeps)
"""Multisets of up to four dice."""
FIRST_ROLL: Final = _LATTICE.first_roll
MAX_SUM: Final = DICE * FACES[-1]

COMBOS: Final = (*COMBINATIONS, REROLL)
"""What can lie on the table, by number: the thirteen combinations, then the Reroll card."""
ANY_DICE: Final = len(COMBOS) - 1
"""The Reroll card's number."""
EMPTY: Final = -1
"""The number of a slot without a card."""
KIND_OF: Final = tuple(KINDS.index(kind) for kind, _ in COMBINATIONS.values())
"""Each combination's kind, by number."""
NUMBERS: Final = KINDS.index("number")

Shorts = NDArray[np.int16]
Floats = NDArray[np.float64]


class DiceTables(NamedTuple):
    """Everything that depends only on dice."""

    size: Shorts
    total: Shorts
    """The sum of the faces."""
    union: Shorts
    """[set, set]: both together; -1 where that is more than four dice."""
    minus: Shorts
    """[set, set]: what is left without the second; -1 where it is not part of the first."""
    less: Shorts
    """[set, face]: without one die of this face; -1 where there is none."""
    above: Shorts
    """[set that is no full roll, face]: with one die more."""
    within: Shorts
    """The sets that can be kept of each full roll, all rolls in a row, the full roll itself left out …"""
    within_at: NDArray[np.int32]
    """… and where each roll's begin."""
    chosen: Shorts
    """[combination, n]: the sets that make it, fewest dice first."""
    chosen_up_to: Shorts
    """[combination, dice]: how many of them have at most so many dice."""
    beaten: Floats
    """[combination, sum]: how likely a turn of three rolls that aims at nothing else beats dice of this sum there; a duel counts half."""


def set_number(dice: Dice) -> int:
    """A multiset's number."""
    return _LATTICE.index[dice]


@cache
def dice_tables() -> DiceTables:
    """The tables, worked out once in a process."""
    keeps, index = _LATTICE.keeps, _LATTICE.index
    union = np.full((SETS, SETS), -1, np.int16)
    minus = np.full((SETS, SETS), -1, np.int16)
    for a, one in enumerate(keeps):
        for b, other in enumerate(keeps):
            if len(one) + len(other) <= DICE:
                both = index[merge(one, other)]
                union[a, b] = both
                minus[both, a] = b
    less = np.full((SETS, len(FACES)), -1, np.int16)
    for a, one in enumerate(keeps):
        for face in set(one):
            less[a, face - 1] = index[remove(one, (face,))]
    kept = [[keep for keep in ways if keep < FIRST_ROLL] for ways in _LATTICE.within]
    made = [
        sorted((index[keep] for keep in keeps if keep and keep in selections(combo, keep)), key=lambda a: (len(keeps[a]), a))
        for combo in COMBOS
    ]
    chosen = np.zeros((len(COMBOS), max(map(len, made))), np.int16)
    up_to = np.zeros((len(COMBOS), DICE + 1), np.int16)
    for combo, ways in enumerate(made):
        chosen[combo, : len(ways)] = ways
        for dice in range(DICE + 1):
            up_to[combo, dice] = sum(len(keeps[way]) <= dice for way in ways)
    return DiceTables(
        size=np.array([len(keep) for keep in keeps], np.int16),
        total=np.array([sum(keep) for keep in keeps], np.int16),
        union=union,
        minus=minus,
        less=less,
        above=np.array(_LATTICE.above, np.int16),
        within=np.array([keep for ways in kept for keep in ways], np.int16),
        within_at=np.cumsum([0, *map(len, kept)]).astype(np.int32),
        chosen=chosen,
        chosen_up_to=up_to,
        beaten=_beaten(),
    )


def _beaten() -> Floats:
    rolls = _LATTICE.keeps[FIRST_ROLL:]
    found = np.zeros((len(COMBOS), MAX_SUM + 1))
    for combo, name in enumerate(COMBOS):
        best = [sum(ways[0]) if (ways := selections(name, roll)) else -1 for roll in rolls]
        for held in range(MAX_SUM + 1):
            won = [1.0 if total > held else 0.5 if total == held else 0.0 for total in best]
            after = won
            for _ in range(2):
                rolled = _expected(after)
                after = [max(won[roll], *(rolled[keep] for keep in ways)) for roll, ways in enumerate(_LATTICE.within)]
            found[combo, held] = _expected(after)[0]
    return found


def _expected(values: list[float]) -> list[float]:
    """For each keep, what is expected once the other dice are rolled, given each full roll's value."""
    result = [0.0] * FIRST_ROLL + values
    for keep in range(FIRST_ROLL - 1, -1, -1):
        result[keep] = sum(result[up] for up in _LATTICE.above[keep]) / len(FACES)
    return result
