"""What closed connections leave behind is collected, and not with each of them."""

from __future__ import annotations

from rollhouse.server.rubbish import Rubbish


def test_it_is_collected_when_enough_have_gone() -> None:
    times: list[int] = []
    closed = 0
    rubbish = Rubbish(lambda: times.append(closed))
    for closed in range(0, 1000, 7):
        rubbish.sweep(closed)
    assert times == [301, 602, 903]
