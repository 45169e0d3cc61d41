"""How bad is a mistake? The only place that says so."""

from __future__ import annotations

from bisect import bisect_right
from typing import Final, Literal, TypeAlias, get_args

from rollhouse.core.evaluate import Unit
from rollhouse.core.messages import Message, say

__all__ = ["MARKS", "THRESHOLDS", "Mark", "mark", "mark_name", "threshold"]

Mark: TypeAlias = Literal["fine", "inaccuracy", "mistake", "blunder"]

MARKS: Final[tuple[Mark, ...]] = get_args(Mark)
"""From the least to the worst."""

THRESHOLDS: Final[dict[Unit, tuple[float, float, float]]] = {"share": (0.02, 0.05, 0.10), "turns": (0.1, 0.25, 0.5)}
"""What a move must cost at least to be an inaccuracy, a mistake, a blunder: in shares of the win, and alone in turns.

A game has some forty decisions a seat, so that even small losses add up: the marks are about as strict as those of backgammon programs
(2, 4 and 8 hundredths of the win), and stricter than those of chess sites (5, 10 and 15).
"""


def mark(cost: float, unit: Unit) -> Mark:
    """The mark for a move that costs so much."""
    return MARKS[bisect_right(THRESHOLDS[unit], cost)]


def threshold(worst: Mark, unit: Unit) -> float:
    """What a move must cost at least to earn this mark."""
    return (0.0, *THRESHOLDS[unit])[MARKS.index(worst)]


def mark_name(found: Mark) -> Message:
    """What to call a mark."""
    return say(f"analysis-mark-{found}")
