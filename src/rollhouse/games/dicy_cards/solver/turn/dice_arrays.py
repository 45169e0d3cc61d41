"""The keep lattice and what each card can score on each roll, as arrays for compiled code."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from rollhouse.core.dice import Dice, lattice, remove, rolls, weight
from rollhouse.games.dicy_cards.cards import CARDS, points, selections
from rollhouse.games.dicy_cards.solver.facts import DICE, EFFECTS, MAX_POINTS, ROW
from rollhouse.lowlevel.simd import LANES

Ints = NDArray[np.int32]
Shorts = NDArray[np.uint16]
Floats = NDArray[np.float64]

MAX_CLASSES = 256
"""Of one card, at the most."""


class DiceArrays(NamedTuple):
    """The lattice of six dice. A keep is a number below 462, fewest dice first; a full roll is 462 plus its place among the rolls."""

    above: Ints
    """For each keep, the six with one die more."""
    below: Ints
    """For each of the 924, six keeps with one die less: as many different ones as it has faces, and then the first again."""
    up: Shorts
    """`above` for vectors of `LANES`: where each begins, six for each keep."""
    down: Shorts
    """`below` likewise, for all of the 924: fewest dice first, and among as many dice those with fewest different faces, so that a loop
    over the faces rarely changes its length."""
    down_from: Shorts
    """Where those begin that `down` leads from."""
    faces: Ints
    """How many different faces each of them has; 1 for no dice."""
    chance: Floats
    """Each roll's probability."""


class CardArrays(NamedTuple):
    """Five cards. A card's *class* is a set of totals it can score: rolls of one class are worth the same on it.

    Class 0 is "nothing to score". Any other class is an earlier one (`parent`) and a few totals more (`extra`).
    """

    class_of: Ints
    """[card, roll]"""
    class_from: Shorts
    """[card, roll] in one row: where the vector of a roll's class begins."""
    parent: Ints
    """All classes of all cards, one after the other; numbers within the card."""
    extra: Ints
    extra_start: Ints
    """Where each class's extra totals begin; one more at the end."""
    class_start: Ints
    """Where each card's classes begin; one more at the end."""
    totals: Ints
    """What each card can score at all, card after card."""
    totals_start: Ints
    """Where each card's totals begin; one more at the end."""
    effect: Ints
    """0 none, 1 the other freezes a card, 2 the other resets one."""


@cache
def dice_arrays(count: int = DICE) -> DiceArrays:
    """The lattice of so many dice: six, but tests solve the game with fewer, too, small enough to be checked against exact fractions."""
    whole = lattice(count)
    below = []
    for keep in whole.keeps:
        less = [whole.index[remove(keep, (face,))] for face in sorted(set(keep))] or [whole.index[keep]]
        below.append(less + less[:1] * (6 - len(less)))
    total = 6**count
    faces = [max(len(set(keep)), 1) for keep in whole.keeps]
    by_faces = sorted(range(len(faces)), key=lambda place: (len(whole.keeps[place]), faces[place]))
    return DiceArrays(
        above=np.array(whole.above, np.int32),
        below=np.array(below, np.int32),
        up=np.array(whole.above, np.uint16).reshape(-1) * np.uint16(LANES),
        down=np.array([below[place] for place in by_faces], np.uint16).reshape(-1) * np.uint16(LANES),
        down_from=np.array(by_faces, np.uint16) * np.uint16(LANES),
        faces=np.array([faces[place] for place in by_faces], np.int32),
        chance=np.array([weight(roll) / total for roll in rolls(count)], np.float64),
    )


@cache
def _totals(card: str, roll: Dice) -> frozenset[int]:
    return frozenset(points(card, chosen) for chosen in selections(card, roll))


@cache
def _classes(card: str, count: int) -> tuple[list[frozenset[int]], list[int], list[tuple[int, ...]], list[int]]:
    """The card's classes, each one's parent and extra totals, and the class of every roll."""
    sets = [_totals(card, roll) for roll in rolls(count)]
    found = sorted(set(sets) | {frozenset()}, key=lambda totals: (len(totals), sorted(totals)))
    place = {totals: number for number, totals in enumerate(found)}
    parents: list[int] = [0]
    extras: list[tuple[int, ...]] = [()]
    for number, totals in enumerate(found[1:], 1):
        parent = max((other for other in range(number) if found[other] <= totals), key=lambda other: len(found[other]))
        parents.append(parent)
        extras.append(tuple(sorted(totals - found[parent])))
    return found, parents, extras, [place[totals] for totals in sets]


@cache
def card_arrays(cards: tuple[str, ...], count: int = DICE) -> CardArrays:
    """What the solver needs to know of these five cards, played with so many dice."""
    assert len(cards) == ROW
    class_of: list[list[int]] = []
    parent: list[int] = []
    extra: list[int] = []
    totals: list[int] = []
    extra_start, class_start, totals_start = [0], [0], [0]
    for card in cards:
        _, parents, extras, of_roll = _classes(card, count)
        class_of.append(of_roll)
        parent += parents
        for more in extras:
            extra += more
            extra_start.append(len(extra))
        class_start.append(len(parent))
        totals += sorted({total for more in extras for total in more})
        totals_start.append(len(totals))
        assert len(parents) <= MAX_CLASSES
    assert 0 < min(extra) <= max(extra) <= MAX_POINTS
    from_start = np.array(class_of) + np.array(class_start[:-1])[:, np.newaxis]
    return CardArrays(
        class_of=np.array(class_of, np.int32),
        class_from=(from_start * LANES).astype(np.uint16).reshape(-1),
        parent=np.array(parent, np.int32),
        extra=np.array(extra, np.int32),
        extra_start=np.array(extra_start, np.int32),
        class_start=np.array(class_start, np.int32),
        totals=np.array(totals, np.int32),
        totals_start=np.array(totals_start, np.int32),
        effect=np.array([EFFECTS[CARDS[card].effect] for card in cards], np.int32),
    )
