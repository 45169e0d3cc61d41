"""Saved games on disk: one small file each, replaced atomically at every move, so that a crash leaves the old one or the new one.

A game that is played is locked (`lock`) against other processes. The lock ends with its process, even when that is killed.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import msgspec
import platformdirs
from filelock import FileLock, Timeout

from rollhouse.core.entropy import draw
from rollhouse.core.errors import RecordError, RollhouseError
from rollhouse.core.messages import say
from rollhouse.core.record import Record, checked
from rollhouse.core.record_text import to_text


class SaveError(RollhouseError):
    """A saved game can't be opened or deleted."""

    family = "save"


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """The folder of this user's games: `ROLLHOUSE_DATA`, or the platform's folder for user data."""
    return Path(environ["ROLLHOUSE_DATA"]) if environ.get("ROLLHOUSE_DATA") else platformdirs.user_data_path("rollhouse", appauthor=False)


class SavedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is needed to resume a game: its record, and its source of chance."""

    id: str
    record: Record
    dice: str = "virtual"
    seed: int | None = None
    """The seed that the player gave, if any; it is not secret."""
    help: bool = True
    """Whether the host allows hints and the coach."""
    updated: str = ""
    secret: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """The secret of the dice (`play/fair.py`), in hexadecimal digits; empty with a seed, and with real dice."""


class SaveFacts(msgspec.Struct, frozen=True):
    """A saved game as lists show it."""

    id: str
    record: Record | None
    """As far as it can be read; without the secret of its dice."""
    updated: str
    """When it was saved last, in ISO 8601 and UTC; empty where that can't be read."""
    in_use: bool
    """Whether it is being played, in this process or another."""
    damage: RecordError | None = None


class Saves:
    """The saved games of one folder: unfinished ones in `games/`, finished ones as records in `records/`."""

    def __init__(self, folder: Path) -> None:
        self.games = folder / "games"
        self.records = folder / "records"
        self._written: dict[str, bytes] = {}
        self._locks: dict[str, FileLock] = {}

    def new(self, record: Record, dice: str, seed: int | None, *, help: bool = True, secret: str = "") -> SavedGame:  # noqa: A002  # as in `SavedGame`
        """A new saved game, which is not on disk before its first move."""
        now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        return SavedGame(f"{now}-{record.game}-{_suffix()}", record, dice, seed, help, secret=secret)

    def write(self, saved: SavedGame) -> SavedGame:
        """Save durably. If another process has changed the same file, this game is saved under a new id."""
        path = self._path(saved.id)
        if saved.id in self._written and _content(path) != self._written[saved.id]:
            saved = msgspec.structs.replace(saved, id=f"{saved.id}-{_suffix()}")
            path = self._path(saved.id)
        saved = msgspec.structs.replace(saved, updated=datetime.now(UTC).isoformat(timespec="seconds"))
        content = msgspec.json.encode(saved)
        replace_file(path, content)
        self._written[saved.id] = content
        return saved

    def read(self, name: str) -> SavedGame:
        """The saved game with this id, every move checked. A damaged one gives a `record/…` error whose `usable` is what can be saved."""
        ids = self.ids()
        if name not in ids:
            raise RecordError("record/unreadable", value=name, reason=say("error-why-no-saved-game"), expected=ids)
        path = self._path(name)
        try:
            raw = path.read_bytes()
        except OSError as error:
            raise RecordError(
                "record/unreadable", value=name, reason=say("error-why-os", reason=error.strerror or type(error).__name__)
            ) from None
        try:
            saved = msgspec.json.decode(raw, type=SavedGame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise RecordError("record/json", value=str(path), reason=say("error-why-parser", reason=str(error))) from None
        saved = msgspec.structs.replace(saved, id=name)  # a copied or renamed file goes on under its own name
        self._written[name] = raw
        try:
            return msgspec.structs.replace(saved, record=checked(saved.record))
        except RecordError as error:
            if isinstance(error.usable, Record):
                raise error.with_usable(msgspec.structs.replace(saved, record=error.usable)) from error.__cause__
            raise

    def find(self, name: str) -> str:
        """The id that equals this text or begins with it; `save/ambiguous` lists several, `record/unreadable` all that exist."""
        ids = self.ids()
        matches = [game_id for game_id in ids if name and game_id.startswith(name)]
        if name in ids:
            return name
        if len(matches) > 1:
            raise SaveError("save/ambiguous", value=name, expected=matches)
        if not matches:
            raise RecordError("record/unreadable", value=name, reason=say("error-why-no-saved-game"), expected=ids)
        return matches[0]

    def lock(self, name: str) -> None:
        """Lock this game against other processes until `release`, or the end of this process; they get `save/in-use`."""
        if name in self._locks:
            return
        lock = FileLock(self.games / f".{name}.lock", timeout=0, thread_local=False)
        try:
            self.games.mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except Timeout:
            raise SaveError("save/in-use", value=name) from None
        except OSError:  # the folder is read-only: no process can overwrite the game, and the first move will fail
            return
        self._locks[name] = lock

    def release(self) -> None:
        """Unlock all games that were locked here."""
        while self._locks:
            name, lock = self._locks.popitem()
            lock.release(force=True)
            if not self._path(name).exists():
                (self.games / f".{name}.lock").unlink(missing_ok=True)  # the game is finished, and its lock not needed

    def _in_use(self, name: str) -> bool:
        if name in self._locks:
            return True
        look = Saves(self.games.parent)
        try:
            look.lock(name)
        except SaveError:
            return True
        look.release()
        return False

    def facts(self, most: int | None = None) -> tuple[SaveFacts, ...]:
        """Every unfinished game, or so many, the most recent first; damaged ones too."""
        return tuple(map(self._facts, self.ids()[:most]))

    def _facts(self, name: str) -> SaveFacts:
        in_use = self._in_use(name)
        try:
            saved = Saves(self.games.parent).read(name)  # by another instance, which does not note the file as written
        except RecordError as error:
            if isinstance(error.usable, SavedGame):
                return SaveFacts(name, error.usable.record, error.usable.updated, in_use, error)
            return SaveFacts(name, None, "", in_use, error)
        return SaveFacts(name, saved.record, saved.updated, in_use)

    def delete(self, name: str) -> str:
        """Delete the game with this id or prefix; its id. `save/in-use` while it is played."""
        name = self.find(name)
        if self._in_use(name):
            raise SaveError("save/in-use", value=name)
        try:
            self._path(name).unlink(missing_ok=True)
        except OSError as error:
            raise RecordError(
                "record/unreadable", value=name, reason=say("error-why-os", reason=error.strerror or type(error).__name__)
            ) from None
        self._written.pop(name, None)
        return name

    def export(self, name: str) -> Record:
        """The record of the game with this id or prefix, without the secret of its dice."""
        return self.read(self.find(name)).record

    def ids(self) -> tuple[str, ...]:
        """Every unfinished game, the most recent first."""
        return tuple(path.stem for path in sorted(self.games.glob("*.json"), key=_saved_at, reverse=True))

    def finish(self, saved: SavedGame) -> Path:
        """Keep a finished game as a record; the path of it."""
        path = self.records / f"{saved.id}.txt"
        replace_file(path, to_text(saved.record).encode())
        self._path(saved.id).unlink(missing_ok=True)
        self._written.pop(saved.id, None)
        return path

    def _path(self, name: str) -> Path:
        return self.games / f"{name}.json"


def _content(path: Path) -> bytes | None:
    try:
        return path.read_bytes()
    except OSError:  # finished by another process, or deleted
        return None


def _saved_at(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:  # it was finished and moved away meanwhile
        return 0


def replace_file(path: Path, content: bytes) -> None:
    """Write a file durably and in one step: a crash leaves the old content or the new."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=".", suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(temporary).replace(path)
    except BaseException as error:
        Path(temporary).unlink(missing_ok=True)
        if isinstance(error, OSError) and error.filename is None:
            error.filename = str(path)  # a full disk names none
        raise
    if hasattr(os, "O_DIRECTORY"):  # where folders can be synced, the new name outlives a power cut too
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _suffix() -> str:
    """A random suffix, for games of the same second."""
    return draw("saved game", 2).hex()
