"""Frames of commits: the bytes that viewers get, with the version that tells whether they fit."""

from __future__ import annotations

from typing import Final

GAP: Final = b""
"""Stands for frames that were dropped: the receiver must resync from the store."""

CLOSE_REFUSED, CLOSE_FORBIDDEN, CLOSE_TRY_AGAIN = 4400, 4403, 1013
"""Close codes of sockets. A client reconnects after the last only."""
_COMMIT_MARK: Final = b"@"
"""Begins a commit frame between nodes: version, acting user, size of choices, choices, frame. No other frame begins with it."""
_NO_CHOICES: Final = b'"choices":{}}'
"""The end of a frame in which the choices changed, for viewers who have none."""


class CommitFrame(bytes):
    """The frame of one commit, which is passed on without being decoded. Only the user who is to act gets the choices."""

    version: int
    acting_user: str
    choices: bytes
    """The legal moves of the acting user, as JSON."""

    @classmethod
    def of(cls, version: int, data: bytes, acting_user: str = "", choices: bytes = b"") -> CommitFrame:
        """The frame of this version."""
        frame = cls(data)
        frame.version, frame.acting_user, frame.choices = version, acting_user, choices
        return frame

    def for_user(self, user_id: str) -> bytes:
        """The bytes for this user: with the choices, if they have changed and are this user's."""
        if not self.choices or user_id != self.acting_user:
            return self
        return b'%b"choices":%b}' % (self.removesuffix(_NO_CHOICES), self.choices)

    @property
    def size(self) -> int:
        """The bytes that the frame takes in memory."""
        return len(self) + len(self.choices)


def to_node(data: bytes) -> bytes:
    """A frame as it is sent to other nodes."""
    if not isinstance(data, CommitFrame):
        return data
    return b"%b%d %b %d %b%b" % (_COMMIT_MARK, data.version, data.acting_user.encode(), len(data.choices), data.choices, data)


def from_node(data: bytes) -> bytes:
    """A frame that another node sent, decoded once for all viewers here."""
    if not data.startswith(_COMMIT_MARK):
        return data
    version, acting_user, size, rest = data[len(_COMMIT_MARK) :].split(b" ", 3)
    return CommitFrame.of(int(version), rest[int(size) :], acting_user.decode(), rest[: int(size)])
