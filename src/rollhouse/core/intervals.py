"""How sure an average is: Student's interval, and that of a ratio of two sums."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, pi, sin, sqrt
from statistics import NormalDist
from typing import NamedTuple

__all__ = ["CONFIDENCE", "Ratio", "ratio_of", "student"]

CONFIDENCE = 0.95

_EXACT_UP_TO = 200
"""Degrees of freedom up to which Student's quantile is solved for; beyond it, two terms of its expansion are right to six digits."""


class Ratio(NamedTuple):
    """So much of one thing for each of another, from several games."""

    mean: float
    reach: float | None
    """Half the width of its 95 % interval, games taken as independent; None where there is only one."""


def ratio_of(counted: Sequence[tuple[float, int]]) -> Ratio:
    """What all sums make of all counts. `counted` has a sum and a count for each game."""
    count = max(sum(number for _, number in counted), 1)
    mean = sum(total for total, _ in counted) / count
    if len(counted) < 2:
        return Ratio(mean, None)
    # A ratio of two sums: its error is that of what each game's sum differs from what its count would have made on average.
    spread = sqrt(sum((total - mean * number) ** 2 for total, number in counted) / (len(counted) - 1))
    return Ratio(mean, student(len(counted) - 1) * spread * sqrt(len(counted)) / count)


@cache
def student(freedom: int) -> float:
    """How many standard errors a 95 % interval reaches to each side, by Student's distribution with these degrees of freedom."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    if freedom > _EXACT_UP_TO:
        return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    low, high = 0.0, pi / 2  # the quantile is √freedom · tan(angle)
    while low < (middle := (low + high) / 2) < high:
        low, high = (middle, high) if _within(middle, freedom) < CONFIDENCE else (low, middle)
    return sqrt(freedom) * sin(low) / cos(low)


def _within(angle: float, freedom: int) -> float:
    """The chance that Student's t is at most √freedom · tan(angle) from 0: a finite sum for whole degrees of freedom."""
    term = cos(angle) if freedom % 2 else 1.0
    total = term if freedom > 1 else 0.0
    for step in range(3 if freedom % 2 else 2, freedom, 2):
        term *= cos(angle) ** 2 * (step - 1) / step
        total += term
    return 2 / pi * (angle + sin(angle) * total) if freedom % 2 else sin(angle) * total
