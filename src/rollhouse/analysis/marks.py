"""Marks of moves by their cost: the only place with these thresholds."""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise
from typing import Final, Literal, TypeAlias, get_args

from rollhouse.core.evaluate import Unit
from rollhouse.core.messages import Message, say

Mark: TypeAlias = Literal["fine", "inaccuracy", "mistake", "blunder"]

MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
"""From the least to the worst."""

THRESHOLDS: Final[dict[Unit, tuple[float, float, float]]] = {"share": (0.02, 0.05, 0.10), "turns": (0.1, 0.25, 0.5)}
"""What a move must cost at least to be an inaccuracy, a mistake, a blunder: in shares of the win, and in turns in a solo game.

A game has some forty decisions a seat, so that even small losses add up: the marks are about as strict as those of backgammon programs
(2, 4 and 8 hundredths of the win), and stricter than those of chess sites (5, 10 and 15).
"""


def mark(cost: float, unit: Unit, error: float = 0.0) -> Mark:
    """The mark for a move that costs so much, by an evaluator whose costs may be off by `error`."""
    return MARKS[bisect_right(_limits(unit, error), cost)]


def threshold(worst: Mark, unit: Unit, error: float = 0.0) -> float:
    """What a move must cost at least to earn this mark, by an evaluator whose costs may be off by `error`."""
    return (0.0, *_limits(unit, error))[MARKS.index(worst)]


def _limits(unit: Unit, error: float) -> tuple[float, ...]:
    """With an error, nothing is called a mistake that might not even be an inaccuracy, and nothing a blunder that might be no mistake."""
    first = THRESHOLDS[unit][0]
    return (first, *(max(limit, below + error) for below, limit in pairwise(THRESHOLDS[unit])))


def mark_name(mark: Mark) -> Message:
    """The name of a mark."""
    return say(f"analysis-mark-{mark}")


def cost_in_words(cost: float, unit: Unit) -> Message:
    """A cost in words: "4.2 points of winning chance", "0.3 turns"."""
    if unit == "turns":
        return say("analysis-cost-turns", cost=round(cost, 2))
    return say("analysis-cost-share", cost=round(100 * cost, 1))
