"""The messages of all clients about one table, compared with each other as they arrive, and with the store at the end."""

from __future__ import annotations

import hashlib
import time
from typing import Any, Literal, TypeAlias

import msgspec

from rollhouse.client import merged
from rollhouse.play.entries import ChatMessage, Entry, Moved, decode_entries
from rollhouse.server.store.rows import StoredCommit
from rollhouse.server.store.store import Store
from rollhouse.server.tables.loaded_table import LoadedTable


class _Seat(msgspec.Struct):
    bot: str


class View(msgspec.Struct):
    """A table as a viewer gets it, as far as it matters here."""

    version: int
    status: Literal["open", "playing", "over"]
    ply: int
    to_act: int | str | None
    roll_due: int | None
    choices: list[str]
    seats: list[_Seat]
    position: Any

    @property
    def awaited(self) -> int | None:
        """The seat that is to move or roll."""
        if self.status != "playing":
            return None
        return self.roll_due if self.roll_due is not None else self.to_act if isinstance(self.to_act, int) else None


class _Happening(msgspec.Struct):
    entry: Any


class CommitMessage(msgspec.Struct, tag_field="is", tag="commit"):
    """One commit."""

    version: int
    entries: list[_Happening]
    table: View


class Full(msgspec.Struct, tag_field="is", tag="table"):
    """The whole table, with the end of all that happened."""

    table: View
    log: list[_Happening]
    earlier: int


class Refused(msgspec.Struct, tag_field="is", tag="refused"):
    """A refused command."""

    code: str


class _Here(msgspec.Struct, tag_field="is", tag="here"):
    pass


class _Pong(msgspec.Struct, tag_field="is", tag="pong"):
    pass


Frame: TypeAlias = CommitMessage | Full | Refused | _Here | _Pong
_encode = msgspec.json.encode


class FrameReader:
    """Decodes the frames of one viewer, and merges changes into the table that the viewer has."""

    def __init__(self) -> None:
        self._table: dict[str, Any] = {}

    def read(self, text: str | bytes) -> Frame:
        """Decode a frame; a commit has the whole table after it."""
        frame: dict[str, Any] = msgspec.json.decode(text)
        if frame["is"] == "commit":
            frame["table"] = merged(self._table, frame)
        self._table = frame.get("table", self._table)
        decoded: Frame = msgspec.convert(frame, Frame)
        return decoded


class Findings:
    """Inconsistencies: the first ones in words, and their number."""

    most = 50

    def __init__(self) -> None:
        self.told: list[str] = []
        self.count = 0

    def add(self, what: str) -> None:
        """Add one."""
        self.count += 1
        if len(self.told) < self.most:
            self.told.append(what)


class Seen:
    """The messages of all clients about one table; two clients must not receive different ones."""

    def __init__(self, table: str, findings: Findings) -> None:
        self.table = table
        self._findings = findings
        self.first: dict[int, float] = {}
        """When the first of all viewers saw each version."""
        self._commits: dict[int, bytes] = {}
        self._positions: dict[int, bytes] = {}
        self._logs: dict[int, tuple[int, int, bytes]] = {}
        self._acknowledged: list[tuple[int, str]] = []

    @property
    def latest(self) -> int:
        """The last version that a client has seen."""
        return max(self.first, default=0)

    def happened(self, user_id: str, before: int, frame: CommitMessage) -> None:
        """A client that had seen version `before` received a commit."""
        if frame.version != before + 1:
            self._findings.add(f"{user_id} at {self.table} was at version {before}, and was told {frame.version}")
        self._same(self._commits, frame.version, b"[%b]" % b",".join(_encode(one.entry) for one in frame.entries), user_id)
        self._saw(frame.table, user_id)

    def whole(self, user_id: str, before: int, frame: Full, *, whole_log: bool = True) -> None:
        """A client received the whole table; one that follows no changes, with the end of the log only."""
        if frame.table.version < before:
            self._findings.add(f"{user_id} at {self.table} was at version {before}, and was shown {frame.table.version}")
        log = frame.earlier, len(frame.log), _digest([_encode(one.entry) for one in frame.log])
        if whole_log and self._logs.setdefault(frame.table.version, log) != log:
            self._findings.add(f"{user_id} at {self.table} was shown another past at version {frame.table.version}")
        self._saw(frame.table, user_id)

    def acknowledged(self, version: int, text: str) -> None:
        """A move or a chat message was acknowledged as this version."""
        self._acknowledged.append((version, text))

    def _saw(self, view: View, user_id: str) -> None:
        self.first.setdefault(view.version, time.monotonic())
        self._same(self._positions, view.version, _encode(view.position), user_id)

    def _same(self, known: dict[int, bytes], version: int, told: bytes, user_id: str) -> None:
        if known.setdefault(version, told) != told:
            self._findings.add(f"{user_id} at {self.table} was told {told[:200]!r} as version {version}, others {known[version][:200]!r}")

    # --- against what is stored ---------------------------------------------------------------------------------------------------------

    def check(self, stored: list[StoredCommit]) -> None:
        """Check that what clients received is the beginning of what is stored, and that what was acknowledged is in it."""
        if [commit.version for commit in stored] != list(range(1, len(stored) + 1)):
            self._findings.add(f"the versions of {self.table} have gaps")
            return
        if self.latest > len(stored):
            self._findings.add(f"lost: {self.table} was seen at version {self.latest}, and is stored up to {len(stored)}")
        bodies = {commit.version: commit.body for commit in stored}
        for version, told in self._commits.items():
            if version in bodies and bodies[version] != told:
                self._findings.add(f"{self.table}: told as version {version} {told[:200]!r}, stored {bodies[version][:200]!r}")
        for version, text in self._acknowledged:
            if not any(_says(entry, text) for entry in decode_entries(bodies.get(version, b"[]"))):
                self._findings.add(f"lost: {text!r} was acknowledged as version {version} of {self.table}")
        self._check_pasts(stored)
        self._check_positions(stored)

    def _check_pasts(self, stored: list[StoredCommit]) -> None:
        entries: list[bytes] = []
        for commit in stored:
            entries += [bytes(one) for one in msgspec.json.decode(commit.body, type=list[msgspec.Raw])]
            shown = self._logs.get(commit.version)
            if shown is not None:
                earlier, count, digest = shown
                if earlier + count != len(entries) or _digest(entries[earlier:]) != digest:
                    self._findings.add(f"{self.table}: another past was shown at version {commit.version} than is stored")

    def _check_positions(self, stored: list[StoredCommit]) -> None:
        live = LoadedTable.from_commits(self.table, b"", stored[:1])
        for commit in stored:
            if commit.version > 1:
                live.apply(commit)
            told = self._positions.get(commit.version)
            if told is not None and told != _position(live):
                self._findings.add(f"{self.table}: the position shown at version {commit.version} is not the one that is stored")


async def check_all(database: str, seen: list[Seen], findings: Findings) -> int:
    """Check every table that was seen and read all others; return the number of stored commits."""
    count, known = 0, {one.table: one for one in seen}
    async with Store(database) as store:
        after = ""
        while page := await store.all_tables(after):
            for name in page:
                stored = await store.commits(name)
                count += len(stored)
                try:
                    LoadedTable.from_commits(name, await store.secret(name) or b"", stored)
                    if name in known:
                        known.pop(name).check(stored)
                except Exception as error:  # a damaged table may raise anything
                    findings.add(f"{name} can't be read: {type(error).__name__}: {error}")
            after = page[-1]
    for name in known:
        findings.add(f"lost: {name} is not stored at all")
    return count


def _says(entry: Entry, text: str) -> bool:
    return (isinstance(entry, Moved) and entry.move == text) or (isinstance(entry, ChatMessage) and entry.text == text)


def _position(live: LoadedTable) -> bytes:
    session = live.session
    return msgspec.json.encode(None if session.table is None else session.game.position(session.table.state))


def _digest(entries: list[bytes]) -> bytes:
    return hashlib.sha256(b"\n".join(entries)).digest()
