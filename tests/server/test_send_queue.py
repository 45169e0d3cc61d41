"""What waits for a viewer who reads slowly."""

from __future__ import annotations

import pytest

from rollhouse.server.transport.send_queue import BoundedSendQueue
from rollhouse.server.wire.frames import GAP


def test_frames_wait_in_order() -> None:
    backlog = BoundedSendQueue()
    for frame in (b"one", b"two"):
        backlog.add(frame)
    assert backlog.size == 6
    assert [backlog.take(), backlog.take()] == [b"one", b"two"]
    assert not backlog
    assert backlog.size == 0


def test_with_too_many_all_are_dropped_and_that_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoundedSendQueue, "max_frames", 3)
    backlog = BoundedSendQueue()
    for frame in (b"one", b"two", b"three", b"four", b"five"):
        backlog.add(frame)
    assert [backlog.take(), backlog.take()] == [GAP, b"five"]


def test_with_too_many_bytes_too_but_one_frame_alone_may_be_of_any_size(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BoundedSendQueue, "max_bytes", 10)
    backlog = BoundedSendQueue()
    backlog.add(b"x" * 100)
    assert backlog.take() == b"x" * 100
    backlog.add(b"x" * 6)
    backlog.add(b"y" * 6)
    assert backlog.take() == GAP
    assert not backlog
