"""Expected values computed the plain way, to compare the lattice of keeps with."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TypeVar

from rollhouse.core.dice import FACES, KeepLattice

Number = TypeVar("Number", float, Fraction)


def expectations(lattice: KeepLattice, values: Sequence[Number]) -> list[Number]:
    """For each keep, the expected value after rolling the other dice, given each full roll's value."""
    result: list[Number] = [values[0]] * lattice.first_roll + list(values)
    for keep in range(lattice.first_roll - 1, -1, -1):
        total = sum((result[up] for up in lattice.above[keep][1:]), result[lattice.above[keep][0]])
        result[keep] = total / len(FACES)
    return result
