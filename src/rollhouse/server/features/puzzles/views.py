"""Rating changes on the scale that users see."""

from __future__ import annotations

from rollhouse.server.features.puzzles.repository import Counted
from rollhouse.server.features.puzzles.schemas import RatingChange
from rollhouse.server.ratings.scale import points


def rating_change(counted: Counted | None) -> RatingChange | None:
    """Return the rating change of an answer in points; None if it did not count."""
    return None if counted is None else RatingChange(points(*counted.before), points(*counted.after), points(*counted.puzzle))
