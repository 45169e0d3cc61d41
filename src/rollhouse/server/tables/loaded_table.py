"""A table in memory: the sum of what is stored of it, and nothing else."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence

import msgspec

from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import Entry, Opened, decode_entries, encode_entry
from rollhouse.play.fair import FairDice
from rollhouse.play.seats import TableError
from rollhouse.play.session import Session
from rollhouse.server.store.rows import StoredCommit
from rollhouse.server.tables.views import StaticViewCache, encode_log_entry

__all__ = ["LoadedTable", "Recent", "rebuilt"]

_MOST_RECENT = 64


class Recent:
    """The last frames of a table by version, for those who were away for a moment: so many, and no more bytes than there is room for."""

    __slots__ = ("_frames", "_size")

    def __init__(self) -> None:
        self._frames: list[tuple[int, bytes]] = []
        self._size = 0

    def add(self, version: int, frame: bytes, room: int) -> None:
        """One more. The oldest go; with too little room for this one alone, all."""
        self._frames.append((version, frame))
        self._size += len(frame)
        while self._frames and (self._size > room or len(self._frames) > _MOST_RECENT):
            self._size -= len(self._frames.pop(0)[1])

    def after(self, version: int) -> list[bytes]:
        """Those of later versions."""
        return [frame for of, frame in self._frames if of > version]

    def clear(self) -> None:
        """Forget them: others came in between."""
        self._frames.clear()
        self._size = 0


class LoadedTable:
    """A table in memory."""

    def __init__(self, name: str, opened: Opened, seated: Sequence[Entry], secret: bytes) -> None:
        self.name = name
        self.session = Session(opened)
        self.secret = secret
        self.unchanged = StaticViewCache(self.session)
        self.lock = asyncio.Lock()
        self.log: list[msgspec.Raw] = [encode_log_entry(encode_entry(opened), ())]
        """Everything that happened, as it is sent to those who join."""
        self.recent = Recent()
        self.used = time.monotonic()
        self.bot: asyncio.Task[None] | None = None
        for entry in seated:
            self.session.apply(entry)
            self.log.append(encode_log_entry(encode_entry(entry), ()))

    def dice(self) -> FairDice:
        """The table's dice."""
        return FairDice(self.secret, self.session.entropy, self.session.opened.scheme)

    def apply(self, commit: StoredCommit) -> None:
        """A commit that is stored, made here or elsewhere."""
        _known(self.session.opened, commit.rules_version)
        if commit.version != self.session.version + 1:
            raise ValueError(f"commit {commit.version} after {self.session.version}")
        done = self.session.committed(decode_entries(commit.body))
        self.log += [encode_log_entry(encode_entry(entry), events) for entry, events in done]


def rebuilt(name: str, secret: bytes, commits: Sequence[StoredCommit]) -> LoadedTable:
    """The table that these commits are, from the first on. Whatever is wrong with one of them is raised."""
    if not commits:
        raise ValueError("there are no commits")
    opened, *seated = decode_entries(commits[0].body)
    if not isinstance(opened, Opened):
        raise ValueError("the first commit does not open the table")
    _known(opened, max(opened.rules_version, commits[0].rules_version))
    live = LoadedTable(name, opened, seated, secret)
    for commit in commits[1:]:
        live.apply(commit)
    live.session.give_dice(live.dice())
    return live


def _known(opened: Opened, rules_version: int) -> None:
    """Refuse what was made by rules that this Rollhouse does not know yet: nodes of two releases may share a database for a while."""
    known = find_game(opened.game).rules_version
    if rules_version > known:
        raise TableError("table/newer-rules", value=str(rules_version), expected=(str(known),))
