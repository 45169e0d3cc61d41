"""How bad a mistake is, also where costs are an estimate."""

from __future__ import annotations

import pytest

from rollhouse.analysis.marks import MARKS, THRESHOLDS, mark, threshold


def test_an_estimate_marks_only_what_is_wrong_even_if_it_is_off() -> None:
    """Nothing that might cost less than an inaccuracy is a mistake, and nothing that might cost less than a mistake a blunder."""
    assert [mark(cost, "share", 0.04) for cost in (0.019, 0.02, 0.0599, 0.06, 0.0999, 0.1)] == [
        "fine",
        "inaccuracy",
        "inaccuracy",
        "mistake",
        "mistake",
        "blunder",
    ]
    assert threshold("mistake", "share", 0.04) == pytest.approx(0.06)
    assert [threshold(one, "share", 0.0) for one in MARKS[1:]] == list(THRESHOLDS["share"])
