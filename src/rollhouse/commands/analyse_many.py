"""`rollhouse analyse --many`: a folder of records looked at again, one line of JSON for each."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from rich.console import Console

from rollhouse.analysis.report import analyse
from rollhouse.arena.workers import WORKERS, Engine, results_in_order, usable_cores
from rollhouse.commands.progress_bar import shown_on
from rollhouse.commands.replay import names_of
from rollhouse.commands.report_json import document
from rollhouse.core import options as read
from rollhouse.core.errors import DataError, RecordError
from rollhouse.core.files import read_bounded
from rollhouse.core.messages import say
from rollhouse.core.record import LARGEST, Record
from rollhouse.core.record_text import read as read_record
from rollhouse.locale import Catalogue, catalogue

__all__ = ["Looked", "analyse_many"]

_KINDS = (".json", ".txt")
"""How the names of records end."""
STOPPED = 130


class _Done(msgspec.Struct):
    """What must be known of a line that is there already."""

    file: str
    digest: str


@dataclass(frozen=True, slots=True)
class Looked:
    """One record to be looked at, as work for any process of any machine: what is in the file, not where it is."""

    file: str
    """Its path below the folder."""
    raw: bytes
    lang: str

    def __call__(self, stopped: Callable[[], bool]) -> bytes:
        """The line: the report, what is wrong with the record, or both where it is damaged."""
        words = catalogue(self.lang)
        line: dict[str, Any] = {"file": self.file, "digest": _digest(self.raw)}
        record, error = _usable(self.file, self.raw)
        if record is not None:
            names = names_of(record, words)
            line["report"] = document(analyse(record), words, names)
        if error is not None:
            line["error"] = {"code": error.code, "line": error.line, "message": words.error(error)}
        return msgspec.json.encode(line) + b"\n"


def _digest(raw: bytes) -> str:
    return hashlib.sha256(raw).hexdigest()[:16]


def _usable(file: str, raw: bytes) -> tuple[Record | None, RecordError | None]:
    """The record, or as much of it as can be used, and what is wrong with it."""
    try:
        return read_record(raw.decode()), None
    except UnicodeDecodeError:
        return None, RecordError("record/unreadable", came=file, why=say("error-why-not-text"))
    except RecordError as error:
        return error.usable if isinstance(error.usable, Record) else None, error


def analyse_many(words: Catalogue, folder: str, *, out: str | None, workers: int | None = None, engine: Engine = "local") -> int:
    """Write a line for each record of the folder to `out`, or print it; 1 where one could not be read, 130 when it was stopped.

    Lines that `out` has already are not made again, so that a run which was stopped goes on where it was.
    """
    count = read.number({"workers": usable_cores() if workers is None else workers}, "workers", WORKERS, 1)
    files = _records(Path(folder))
    with _Lines(out) as lines:
        todo = [(path, raw) for path, raw in _read(Path(folder), files) if not lines.has(path, raw)]
        tasks = (Looked(path, raw, words.lang) for path, raw in todo)
        try:
            with (
                shown_on(Console(file=sys.stderr), words) as bar,
                closing(results_in_order(tasks, min(count, max(1, len(todo))), engine)) as made,
            ):
                task = bar.add_task(words.say(say("analysis-working-many")), total=len(files), completed=len(files) - len(todo))
                for line in made:
                    lines.add(line)
                    bar.advance(task)
        except KeyboardInterrupt:
            print(words.say(say("solver-stopped")), file=sys.stderr)
            return STOPPED
        print(words.say(say("analysis-many-done", count=len(files), wrong=lines.wrong)), file=sys.stderr)
        return 1 if lines.wrong else 0


def _records(folder: Path) -> list[str]:
    if not folder.is_dir():
        raise RecordError("record/unreadable", came=str(folder))
    found = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.suffix in _KINDS and path.is_file())
    if not found:
        raise RecordError("record/no-games")
    return found


def _read(folder: Path, files: list[str]) -> Iterator[tuple[str, bytes]]:
    for file in files:
        yield file, read_bounded(folder / file, LARGEST, RecordError, "record/unreadable")


class _Lines:
    """The lines that are written, and those that were there before. One that was cut off in the middle is not counted."""

    def __init__(self, out: str | None) -> None:
        self._path = None if out is None else Path(out)
        self._known: set[tuple[str, str]] = set()
        self.wrong = 0
        """How many records something is wrong with."""

    def __enter__(self) -> _Lines:
        if self._path is None:
            self._file: BinaryIO = sys.stdout.buffer
            return self
        written = self._path.read_bytes() if self._path.is_file() else b""
        length = written.rfind(b"\n") + 1
        for line in written[:length].splitlines():
            try:
                one = msgspec.json.decode(line, type=_Done)
            except msgspec.MsgspecError as error:
                raise DataError("data/content", came=str(self._path), where=str(error)) from None
            self._known.add((one.file, one.digest))
            self.wrong += b'"error":{' in line
        self._file = self._path.open("r+b" if self._path.is_file() else "wb")
        self._file.truncate(length)
        self._file.seek(length)
        return self

    def __exit__(self, *_: object) -> None:
        self._file.flush()
        if self._path is not None:
            self._file.close()

    def has(self, file: str, raw: bytes) -> bool:
        return (file, _digest(raw)) in self._known

    def add(self, line: bytes) -> None:
        self._file.write(line)
        self._file.flush()
        self.wrong += b'"error":{' in line
