"""Games on disk: one small file each, written at every move, replaced in one step so that a crash leaves the old or the new one.

Whoever plays a game holds it (`hold`), and nobody else can go on with it meanwhile. A lock ends with its process, however that ends.
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

__all__ = ["SaveError", "SaveFacts", "SavedGame", "Saves", "data_folder", "replace_file"]


class SaveError(RollhouseError):
    """A saved game can't be had like this."""

    family = "save"


def data_folder(environ: Mapping[str, str] = os.environ) -> Path:
    """Where this user's games are kept: `ROLLHOUSE_DATA`, or the platform's place for data."""
    return Path(environ["ROLLHOUSE_DATA"]) if environ.get("ROLLHOUSE_DATA") else platformdirs.user_data_path("rollhouse", appauthor=False)


class SavedGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that is needed to go on: the record, and who answers for chance."""

    id: str
    record: Record
    dice: str = "virtual"
    seed: int | None = None
    """The seed that the player gave, if any; it is no secret."""
    help: bool = True
    """Whether the host allows hints and the coach."""
    updated: str = ""
    secret: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{64})?$")] = ""
    """What the house's dice come from (`play/fair.py`), in hexadecimal digits; empty with a seed, and with real dice."""


class SaveFacts(msgspec.Struct, frozen=True):
    """What a list of saved games shows of one."""

    id: str
    record: Record | None
    """As far as it can be read; the secret of its dice is not in it."""
    updated: str
    """When it was saved last, in ISO 8601 and UTC; empty where that can't be read."""
    in_use: bool
    """Whether somebody plays it now, in this process or another."""
    damage: RecordError | None = None


class Saves:
    """The saved games of one folder. Unfinished ones lie in `games/`, finished ones as records in `records/`."""

    def __init__(self, folder: Path) -> None:
        self.games = folder / "games"
        self.records = folder / "records"
        self._written: dict[str, bytes] = {}
        self._held: dict[str, FileLock] = {}

    def new(self, record: Record, dice: str, seed: int | None, *, help: bool = True, secret: str = "") -> SavedGame:  # noqa: A002  # as in `SavedGame`
        """A saved game that is not on disk yet: nothing is lost when nothing was played."""
        now = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        return SavedGame(f"{now}-{record.game}-{_suffix()}", record, dice, seed, help, secret=secret)

    def write(self, saved: SavedGame) -> SavedGame:
        """Save, durably. If another process has gone on with the same game meanwhile, this one goes on under a name of its own."""
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
                error.usable = msgspec.structs.replace(saved, record=error.usable)
            raise

    def find(self, name: str) -> str:
        """The id that this is, or that begins so: `save/ambiguous` lists several, `record/unreadable` those that there are."""
        ids = self.ids()
        found = [one for one in ids if name and one.startswith(name)]
        if name in ids:
            return name
        if len(found) > 1:
            raise SaveError("save/ambiguous", value=name, expected=found)
        if not found:
            raise RecordError("record/unreadable", value=name, reason=say("error-why-no-saved-game"), expected=ids)
        return found[0]

    def hold(self, name: str) -> None:
        """Keep others from going on with this game until `let_go`, or the end of this process: theirs is `save/in-use`."""
        if name in self._held:
            return
        lock = FileLock(self.games / f".{name}.lock", timeout=0, thread_local=False)
        try:
            self.games.mkdir(parents=True, exist_ok=True)
            lock.acquire()
        except Timeout:
            raise SaveError("save/in-use", value=name) from None
        except OSError:  # nothing can be written here, and so nobody can overwrite anything either: the first move will say so
            return
        self._held[name] = lock

    def let_go(self) -> None:
        """Others may go on with the games that were held here."""
        while self._held:
            name, lock = self._held.popitem()
            lock.release(force=True)
            if not self._path(name).exists():
                (self.games / f".{name}.lock").unlink(missing_ok=True)  # the game is finished: nobody else asks for it any more

    def _in_use(self, name: str) -> bool:
        if name in self._held:
            return True
        look = Saves(self.games.parent)
        try:
            look.hold(name)
        except SaveError:
            return True
        look.let_go()
        return False

    def facts(self) -> tuple[SaveFacts, ...]:
        """Every unfinished game, the most recent first; damaged ones too."""
        return tuple(map(self._facts, self.ids()))

    def _facts(self, name: str) -> SaveFacts:
        in_use = self._in_use(name)
        try:
            saved = Saves(self.games.parent).read(name)  # by another: looking is not playing
        except RecordError as error:
            if isinstance(error.usable, SavedGame):
                return SaveFacts(name, error.usable.record, error.usable.updated, in_use, error)
            return SaveFacts(name, None, "", in_use, error)
        return SaveFacts(name, saved.record, saved.updated, in_use)

    def delete(self, name: str) -> str:
        """Remove the game that is called so, or begins so, for good; its id. One that somebody plays is `save/in-use`."""
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
        """The record of the game that is called so, or begins so; without the secret of its dice, because it is not over."""
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
    except OSError:  # finished by somebody else, or removed
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
    except BaseException:
        Path(temporary).unlink(missing_ok=True)
        raise
    if hasattr(os, "O_DIRECTORY"):  # where folders can be synced, the new name outlives a power cut too
        folder = os.open(path.parent, os.O_RDONLY | os.O_DIRECTORY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)


def _suffix() -> str:
    """Tells games of the same second apart."""
    return draw("saved game", 2).hex()
