"""A bounded queue of frames for one viewer. It only drops frames; `lowlevel/connection_limits.py` disconnects clients that read nothing."""

from __future__ import annotations

from typing import ClassVar

from rollhouse.server.wire.frames import GAP


class BoundedSendQueue:
    """A queue of frames that drops all of them when it is full, and holds `GAP` instead. Adding never waits.

    It is bounded in frames and in bytes: a frame is as large as its table.
    """

    __slots__ = ("_frames", "_size")

    max_frames: ClassVar = 1000
    max_bytes: ClassVar = 1 << 20

    def __init__(self) -> None:
        self._frames: list[bytes] = []  # a deque would take 0.8 KB for each viewer, and the queue is nearly always empty
        self._size = 0

    def __bool__(self) -> bool:
        return bool(self._frames)

    @property
    def size(self) -> int:
        """The queued bytes."""
        return self._size

    def add(self, frame: bytes) -> None:
        """Queue a frame, or replace all by `GAP` when the queue is full."""
        if len(self._frames) >= self.max_frames or (self._frames and self._size + len(frame) > self.max_bytes):
            self._frames.clear()
            self._size, frame = 0, GAP
        self._frames.append(frame)
        self._size += len(frame)

    def take(self) -> bytes:
        """Remove and return the oldest frame."""
        frame = self._frames.pop(0)
        self._size -= len(frame)
        return frame
