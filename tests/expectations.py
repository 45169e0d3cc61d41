"""What the lattice of keeps means: the plain way to expect, for tests to compare with."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

from rollhouse.core.dice import FACES, KeepLattice

__all__ = ["expectations"]

Number = TypeVar("Number", float, Fraction)


def expectations(found: KeepLattice, values: Sequence[Number]) -> list[Number]:
    """For each keep, the expected value after rolling the other dice, given each full roll's value."""
    result: list[Number] = [values[0]] * found.first_roll + list(values)
    for keep in range(found.first_roll - 1, -1, -1):
        total = sum((result[up] for up in found.above[keep][1:]), result[found.above[keep][0]])
        result[keep] = total / len(FACES)
    return result
