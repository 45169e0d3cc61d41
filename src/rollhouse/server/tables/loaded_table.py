"""A table in memory: the sum of its stored commits."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Sequence

import msgspec

from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import Entry, Opened, decode_entries, encode_entry
from rollhouse.play.fair import FairDice
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.store.rows import StoredCommit
from rollhouse.server.tables.views import Shown, StaticViewCache, encode_log_entry
from rollhouse.server.wire.frames import CommitFrame

_MAX_RECENT_FRAMES = 64


class RecentFrames:
    """The last frames of a table, for viewers who were disconnected for a moment."""

    __slots__ = ("_frames", "_size")

    def __init__(self) -> None:
        self._frames: list[CommitFrame] = []
        self._size = 0

    def add(self, frame: CommitFrame, max_bytes: int) -> None:
        """Add a frame, and drop the oldest above the limits; all where this one alone is too large."""
        self._frames.append(frame)
        self._size += frame.size
        while self._frames and (self._size > max_bytes or len(self._frames) > _MAX_RECENT_FRAMES):
            self._size -= self._frames.pop(0).size

    def after(self, version: int) -> list[CommitFrame]:
        """The frames of later versions."""
        return [frame for frame in self._frames if frame.version > version]

    def clear(self) -> None:
        """Drop all frames: commits without frames here came between."""
        self._frames.clear()
        self._size = 0


class LoadedTable:
    """A table in memory."""

    def __init__(self, table_id: str, opened: Opened, seated: Sequence[Entry], secret: bytes) -> None:
        self.table_id = table_id
        self.session = Session(opened)
        self.secret = secret
        self.static_view = StaticViewCache(self.session)
        self.lock = asyncio.Lock()
        self.log: list[msgspec.Raw] = [encode_log_entry(encode_entry(opened), ())]
        """All entries, as JSON for clients."""
        self.recent = RecentFrames()
        self.shown: Shown | None = None
        """The version that was shown last, which the next frame is compared with; None without viewers."""
        self.viewed = -math.inf
        """When a commit last had viewers, in `time.monotonic` seconds."""
        self.used = time.monotonic()
        self.listed: tuple[str, int | None] | None = None
        """The status and turn that lists of tables were last told of."""
        self.bot: asyncio.Task[None] | None = None
        for entry in seated:
            self.session.apply(entry)
            self.log.append(encode_log_entry(encode_entry(entry), ()))

    @classmethod
    def from_commits(cls, table_id: str, secret: bytes, commits: Sequence[StoredCommit]) -> LoadedTable:
        """The table that these commits make, from the first on. A damaged commit may raise any exception."""
        if not commits:
            raise ValueError("there are no commits")
        opened, *seated = decode_entries(commits[0].body)
        if not isinstance(opened, Opened):
            raise ValueError("the first commit does not open the table")
        _check_rules_known(opened, max(opened.rules_version, commits[0].rules_version))
        loaded = cls(table_id, opened, seated, secret)
        for commit in commits[1:]:
            loaded.apply(commit)
        loaded.session.give_dice(loaded.dice())
        return loaded

    def dice(self) -> FairDice:
        """The table's dice."""
        return FairDice(self.secret, self.session.entropy, self.session.opened.scheme)

    def apply(self, commit: StoredCommit) -> None:
        """Apply a stored commit of this node or another."""
        _check_rules_known(self.session.opened, commit.rules_version)
        if commit.version != self.session.version + 1:
            raise ValueError(f"commit {commit.version} after {self.session.version}")
        done = self.session.committed(decode_entries(commit.body))
        self.log += [encode_log_entry(encode_entry(entry), events) for entry, events in done]


def _check_rules_known(opened: Opened, rules_version: int) -> None:
    """Refuse commits made by rules of a newer release: nodes of two releases may share a database for a while."""
    known = find_game(opened.game).rules_version
    if rules_version > known:
        raise TableError("table/newer-rules", value=str(rules_version), expected=(str(known),))
