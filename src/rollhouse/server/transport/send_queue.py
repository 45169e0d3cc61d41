"""What waits for a viewer who reads slowly: so many frames and bytes, and no more."""

from __future__ import annotations

from typing import ClassVar

from rollhouse.server.wire.frames import LOST

__all__ = ["BoundedSendQueue"]


class BoundedSendQueue:
    """Nobody ever waits for it: when too much waits, all of that is dropped, and what comes instead says so.

    Too much is by frames and by bytes, whichever comes first: frames are as large as the table.
    """

    __slots__ = ("_frames", "_size")

    most_frames: ClassVar = 1000
    most_bytes: ClassVar = 1 << 20

    def __init__(self) -> None:
        self._frames: list[bytes] = []  # a deque would be 0.8 KB, and hardly anybody ever falls behind
        self._size = 0

    def __bool__(self) -> bool:
        return bool(self._frames)

    @property
    def size(self) -> int:
        """Bytes that wait."""
        return self._size

    def add(self, frame: bytes) -> None:
        """One more."""
        if len(self._frames) >= self.most_frames or (self._frames and self._size + len(frame) > self.most_bytes):
            self._frames.clear()
            self._size, frame = 0, LOST
        self._frames.append(frame)
        self._size += len(frame)

    def take(self) -> bytes:
        """The oldest."""
        frame = self._frames.pop(0)
        self._size -= len(frame)
        return frame
