"""Messages: a chance within a sentence."""

from __future__ import annotations

import pytest

from rollhouse.core.messages import say, times


@pytest.mark.parametrize(("chance", "count"), [(0.01, 1), (0.444, 44), (0.99, 99)])
def test_chances_are_told_in_hundredths(chance: float, count: int) -> None:
    assert times(chance) == say("common-times", count=count)


def test_only_what_never_happens_is_never_and_only_what_always_does_is_certain() -> None:
    assert [times(chance).key for chance in (0.0, 1.0)] == ["common-times-never", "common-times-always"]
    assert times(1e-6).key == "common-times-rarely"
    assert times(1 - 1e-6).key == "common-times-nearly-always"
