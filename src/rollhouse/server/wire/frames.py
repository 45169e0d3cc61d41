"""Frames of commits: the bytes that every viewer gets, with the version that tells whether they fit."""

from __future__ import annotations

from typing import Final

GAP: Final = b""
"""Stands for frames that were dropped: the receiver must resync from the store."""

_COMMIT_MARK: Final = b"@"
"""Begins a commit frame between nodes: the version, a space, and the frame follow. No other frame begins with it."""


class CommitFrame(bytes):
    """The frame of one commit, which is passed on without being decoded."""

    version: int

    @classmethod
    def of(cls, version: int, data: bytes) -> CommitFrame:
        """The frame of this version."""
        frame = cls(data)
        frame.version = version
        return frame


def to_node(data: bytes) -> bytes:
    """A frame as it is sent to other nodes."""
    return b"%b%d %b" % (_COMMIT_MARK, data.version, data) if isinstance(data, CommitFrame) else data


def from_node(data: bytes) -> bytes:
    """A frame that another node sent, decoded once for all viewers here."""
    if not data.startswith(_COMMIT_MARK):
        return data
    version, _, frame = data[len(_COMMIT_MARK) :].partition(b" ")
    return CommitFrame.of(int(version), frame)
