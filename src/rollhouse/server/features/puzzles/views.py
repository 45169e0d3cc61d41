"""Ratings of puzzles and their solvers, as clients see them."""

from __future__ import annotations

from rollhouse.server.features.analysis.schemas import RatingChange
from rollhouse.server.features.puzzles.repository import Counted
from rollhouse.server.ratings.scale import points

__all__ = ["rating_change"]


def rating_change(counted: Counted | None) -> RatingChange | None:
    """What an answer did, on the scale that people see; None where it did nothing."""
    return None if counted is None else RatingChange(points(*counted.before), points(*counted.after), points(*counted.puzzle))
