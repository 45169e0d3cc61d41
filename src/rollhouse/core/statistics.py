"""Means, shares, quantiles and ratios with 95 % intervals. Sums are exact, so the order of games does not change a result."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from math import ceil, cos, pi, sin, sqrt
from statistics import NormalDist
from typing import NamedTuple

import msgspec

__all__ = [
    "CONFIDENCE",
    "QUANTILES",
    "Interval",
    "Ratio",
    "Sample",
    "Share",
    "ratio_of_sums",
    "share_of",
    "student_quantile",
    "summarise",
    "wilson",
]

CONFIDENCE = 0.95
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
_EXACT_DEGREES_OF_FREEDOM = 200
"""Degrees of freedom up to which Student's quantile is solved for; beyond it, two terms of its expansion are right to six digits."""


class Interval(msgspec.Struct, frozen=True):
    """A 95 % confidence interval."""

    low: float
    high: float


class Share(msgspec.Struct, frozen=True):
    """A part of the whole, from 0 to 1."""

    value: float
    interval: Interval


class Sample(msgspec.Struct, frozen=True):
    """The summary of a sample of whole numbers. Spread and interval are None for a sample of one."""

    mean: float
    interval: Interval | None
    """Student's interval for the mean."""
    sd: float | None
    low: int
    high: int
    quantiles: dict[str, int]
    """By name (`"0.5"` is the median): the least value that at least so much of the sample does not exceed."""


class Ratio(NamedTuple):
    """The ratio of two sums over several games: cost per decision, say."""

    mean: float
    reach: float | None
    """Half the width of its 95 % interval, games taken as independent; None where there is only one."""


def share_of(total: Fraction, count: int) -> Share:
    """The share `total / count`, where each of `count` trials added something from 0 to 1 to `total`."""
    return Share(float(total / count), wilson(total, count))


def wilson(total: Fraction | int, count: int) -> Interval:
    """Wilson's score interval, which stays within 0 and 1 and has a width even where every trial went the same way.

    Where a trial may add a fraction (a shared win), the spread is at most that of whole wins with the same mean: the interval is then
    a little wider than it need be, never too narrow.
    """
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    part = float(Fraction(total) / count)
    scale = 1 + z * z / count
    centre = (part + z * z / (2 * count)) / scale
    reach = z / scale * sqrt(part * (1 - part) / count + z * z / (4 * count * count))
    return Interval(0.0 if total == 0 else max(0.0, centre - reach), 1.0 if total == count else min(1.0, centre + reach))


def summarise(counts: Mapping[int, int]) -> Sample:
    """The sample in which each value occurs so many times."""
    size = sum(counts.values())
    total = sum(value * times for value, times in counts.items())
    mean = total / size
    low, high, quantiles = min(counts), max(counts), _quantiles(counts, size)
    if size == 1:
        return Sample(mean, None, None, low, high, quantiles)
    squares = sum(value * value * times for value, times in counts.items())
    sd = sqrt(Fraction(squares * size - total * total, size * (size - 1)))
    reach = student_quantile(size - 1) * sd / sqrt(size)
    return Sample(mean, Interval(mean - reach, mean + reach), sd, low, high, quantiles)


def _quantiles(counts: Mapping[int, int], size: int) -> dict[str, int]:
    found: dict[str, int] = {}
    ranks = {str(part): ceil(Fraction(str(part)) * size) for part in QUANTILES}
    seen = 0
    for value in sorted(counts):
        seen += counts[value]
        found |= {name: value for name, rank in ranks.items() if name not in found and rank <= seen}
    return found


def ratio_of_sums(counted: Sequence[tuple[float, int]]) -> Ratio:
    """The ratio of all sums to all counts; `counted` has a sum and a count for each game."""
    count = max(sum(number for _, number in counted), 1)
    mean = sum(total for total, _ in counted) / count
    if len(counted) < 2:
        return Ratio(mean, None)
    # A ratio of two sums: its error is that of what each game's sum differs from what its count would have made on average.
    spread = sqrt(sum((total - mean * number) ** 2 for total, number in counted) / (len(counted) - 1))
    return Ratio(mean, student_quantile(len(counted) - 1) * spread * sqrt(len(counted)) / count)


@cache
def student_quantile(freedom: int) -> float:
    """Half the width of a 95 % interval in standard errors, by Student's distribution with these degrees of freedom."""
    z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)
    if freedom > _EXACT_DEGREES_OF_FREEDOM:
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
