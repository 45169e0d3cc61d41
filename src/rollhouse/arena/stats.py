"""What a sample tells: means, shares and quantiles, with 95 % intervals. Sums are exact, so the order of games never shows."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import ceil, sqrt
from statistics import NormalDist

import msgspec

from rollhouse.core.statistics import CONFIDENCE, student_quantile

__all__ = ["QUANTILES", "Interval", "Sample", "Share", "sample", "share", "wilson"]

QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


class Interval(msgspec.Struct, frozen=True):
    """Where the true value lies, with 95 % confidence."""

    low: float
    high: float


class Share(msgspec.Struct, frozen=True):
    """A part of the whole, from 0 to 1."""

    value: float
    interval: Interval


class Sample(msgspec.Struct, frozen=True):
    """Whole numbers, summed up. What a sample of one can't tell is None."""

    mean: float
    interval: Interval | None
    """Student's interval for the mean."""
    sd: float | None
    low: int
    high: int
    quantiles: dict[str, int]
    """By name (`"0.5"` is the median): the least value that at least so much of the sample does not exceed."""


def share(total: Fraction, count: int) -> Share:
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


def sample(counts: Mapping[int, int]) -> Sample:
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
