"""Games on disk: one small file each, written at every move, replaced in one step so that a crash leaves the old or the new one."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import platformdirs

from rollhouse.core.entropy import draw
from rollhouse.core.errors import RecordError
from rollhouse.core.messages import say
from rollhouse.core.record import Record, checked
from rollhouse.core.record_text import to_text

__all__ = ["SavedGame", "Saves", "data_folder", "replace_file"]


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


class Saves:
    """The saved games of one folder. Unfinished ones lie in `games/`, finished ones as records in `records/`."""

    def __init__(self, folder: Path) -> None:
        self.games = folder / "games"
        self.records = folder / "records"
        self._written: dict[str, bytes] = {}

    def new(self, record: Record, dice: str, seed: int | None, *, help: bool = True) -> SavedGame:  # noqa: A002  # as in `SavedGame`
        """A saved game that is not on disk yet: nothing is lost when nothing was played."""
        moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S")
        return SavedGame(f"{moment}-{record.game}-{_suffix()}", record, dice, seed, help)

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
            raise RecordError("record/unreadable", came=name, why=say("error-why-no-saved-game"), allowed=ids)
        path = self._path(name)
        try:
            raw = path.read_bytes()
        except OSError as error:
            raise RecordError(
                "record/unreadable", came=name, why=say("error-why-os", reason=error.strerror or type(error).__name__)
            ) from None
        try:
            saved = msgspec.json.decode(raw, type=SavedGame)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
            raise RecordError("record/json", came=str(path), why=say("error-why-parser", reason=str(error))) from None
        saved = msgspec.structs.replace(saved, id=name)  # a copied or renamed file goes on under its own name
        self._written[name] = raw
        try:
            return msgspec.structs.replace(saved, record=checked(saved.record))
        except RecordError as error:
            if isinstance(error.usable, Record):
                error.usable = msgspec.structs.replace(saved, record=error.usable)
            raise

    def ids(self) -> tuple[str, ...]:
        """Every unfinished game, the most recent first."""
        return tuple(path.stem for path in sorted(self.games.glob("*.json"), key=_moment, reverse=True))

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


def _moment(path: Path) -> int:
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
