"""What is told of a commit: the bytes that every viewer gets, and the version that says whether they fit."""

from __future__ import annotations

from typing import Final

__all__ = ["LOST", "CommitFrame", "read_shared", "to_share"]

LOST: Final = b""
"""What comes instead of the frames that somebody was too slow for, or that a network has lost."""

_MARK: Final = b"@"
"""Begins what is told between nodes: the version, a space, and the frame. Nothing else that they tell begins so."""


class CommitFrame(bytes):
    """A frame of one commit. Whoever passes it on need not look into it."""

    version: int

    @classmethod
    def of(cls, version: int, frame: bytes) -> CommitFrame:
        """The frame of this version."""
        found = cls(frame)
        found.version = version
        return found


def to_share(data: bytes) -> bytes:
    """What is published, as another node gets it."""
    return b"%b%d %b" % (_MARK, data.version, data) if isinstance(data, CommitFrame) else data


def read_shared(data: bytes) -> bytes:
    """What another node published, read once for all viewers here."""
    if not data.startswith(_MARK):
        return data
    version, _, frame = data[len(_MARK) :].partition(b" ")
    return CommitFrame.of(int(version), frame)
