"""Dice as multisets: sorted tuples of faces, exact probabilities, and the lattice of keeps.

Six dice have 46,656 ordered rolls, 462 multisets and 924 different keeps. Every table is computed once and shared.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from itertools import combinations, combinations_with_replacement
from math import factorial
from typing import TypeAlias

__all__ = ["FACES", "Dice", "KeepLattice", "contains", "lattice", "merge", "probability", "remove", "rolls", "subsets", "text", "weight"]

FACES = (1, 2, 3, 4, 5, 6)
"""The faces of a die."""

Dice: TypeAlias = tuple[int, ...]
"""Faces in ascending order, so that equal rolls compare equal."""


@cache
def rolls(count: int) -> tuple[Dice, ...]:
    """Every multiset of `count` dice, in lexicographic order: 462 for six dice, 126 for four."""
    return tuple(combinations_with_replacement(FACES, count))


@cache
def weight(dice: Dice) -> int:
    """The number of ordered rolls, of 6ⁿ, that give these dice: n! / Π(repeats!).

    >>> weight((1, 1, 2))
    3
    """
    ways = factorial(len(dice))
    for face in FACES:
        ways //= factorial(dice.count(face))
    return ways


@cache
def subsets(dice: Dice) -> tuple[Dice, ...]:
    """Every different selection from `dice`, from the empty one to all of them."""
    return tuple(dict.fromkeys(chosen for size in range(len(dice) + 1) for chosen in combinations(dice, size)))


def merge(some: Dice, others: Dice) -> Dice:
    """The dice of two multisets together."""
    return tuple(sorted(some + others))


def contains(dice: Dice, chosen: Dice) -> bool:
    """Whether `chosen` can be taken from `dice`."""
    return all(chosen.count(face) <= dice.count(face) for face in set(chosen))


@cache
def remove(dice: Dice, chosen: Dice) -> Dice:
    """The dice that are left without `chosen`.

    Raises:
        ValueError: `chosen` is not among `dice`.

    """
    left = list(dice)
    for face in chosen:
        left.remove(face)
    return tuple(left)


def probability(kept: Dice, roll: Dice) -> Fraction:
    """The chance that keeping `kept` and rolling the rest gives exactly `roll`.

    >>> probability((6, 6), (5, 6, 6))
    Fraction(1, 6)
    """
    if not contains(roll, kept):
        return Fraction(0)
    rolled = remove(roll, kept)
    return Fraction(weight(rolled), len(FACES) ** len(rolled))


@lru_cache(maxsize=1 << 12)  # the 924 selections of up to six dice, and a bound on those that users type
def text(dice: Dice) -> str:
    """The dice in move notation: `(1, 2, 6)` is `126`."""
    return "".join(map(str, dice))


@dataclass(frozen=True, slots=True)
class KeepLattice:
    """Every keep of up to `count` dice, linked by "one more die shows this face".

    An expectation over a reroll needs no sum over rolls: a keep's value is the mean of the six keeps one die above it.
    """

    count: int
    keeps: tuple[Dice, ...]
    """Fewest dice first; the full rolls are the last ones, in the order of `rolls(count)`."""
    index: dict[Dice, int]
    above: tuple[tuple[int, ...], ...]
    """For each keep that is no full roll, the six keeps with one die more, by face."""
    within: tuple[tuple[int, ...], ...]
    """For each full roll (by its place in `rolls(count)`), every keep that can be made from it."""

    @property
    def first_roll(self) -> int:
        """The index of the first full roll among the keeps."""
        return len(self.above)


@cache
def lattice(count: int) -> KeepLattice:
    """The keep lattice of `count` dice: 924 keeps for six."""
    keeps = tuple(keep for size in range(count + 1) for keep in rolls(size))
    index = {keep: place for place, keep in enumerate(keeps)}
    above = tuple(tuple(index[merge(keep, (face,))] for face in FACES) for keep in keeps if len(keep) < count)
    within = tuple(tuple(index[keep] for keep in subsets(roll)) for roll in rolls(count))
    return KeepLattice(count, keeps, index, above, within)
