"""`rollhouse analyse --many`: the reports on all records in a folder, one line of JSON each."""

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
from rollhouse.commands.replay import names_of
from rollhouse.commands.support.command import INTERRUPTED_EXIT_CODE
from rollhouse.commands.support.progress_bar import shown_on
from rollhouse.commands.support.report_json import document
from rollhouse.core import options as read
from rollhouse.core.errors import DataError, RecordError
from rollhouse.core.files import read_bounded
from rollhouse.core.messages import say
from rollhouse.core.record import MAX_RECORD_LENGTH, Record
from rollhouse.core.record_text import read as read_record
from rollhouse.locale import Catalogue, catalogue

_RECORD_SUFFIXES = (".json", ".txt")
"""Suffixes of records."""


class _Done(msgspec.Struct):
    """A line that has been written before."""

    file: str
    digest: str


@dataclass(frozen=True, slots=True)
class AnalyseRecord:
    """One record to analyse, as a task for another process: it has the content of the file, not its path on this machine."""

    file: str
    """The path within the folder."""
    raw: bytes
    lang: str

    def __call__(self, stopped: Callable[[], bool]) -> bytes:
        """The line: the report, the error, or both for a damaged record."""
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
    """The record, or its usable part, and what is wrong with it."""
    try:
        return read_record(raw.decode()), None
    except UnicodeDecodeError:
        return None, RecordError("record/unreadable", value=file, reason=say("error-why-not-text"))
    except RecordError as error:
        return error.usable if isinstance(error.usable, Record) else None, error


def analyse_many(words: Catalogue, folder: str, *, out: str | None, workers: int | None = None, engine: Engine = "local") -> int:
    """Write a line per record to `out`, or print it; return 1 if a record could not be read, 130 if interrupted.

    Records that `out` has already are skipped, so that an interrupted run can be continued.
    """
    count = read.number({"workers": usable_cores() if workers is None else workers}, "workers", WORKERS, 1)
    files = _records(Path(folder))
    with _Lines(out) as lines:
        todo = [(path, raw) for path, raw in _read(Path(folder), files) if not lines.has(path, raw)]
        tasks = (AnalyseRecord(path, raw, words.lang) for path, raw in todo)
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
            return INTERRUPTED_EXIT_CODE
        print(words.say(say("analysis-many-done", count=len(files), wrong=lines.wrong)), file=sys.stderr)
        return 1 if lines.wrong else 0


def _records(folder: Path) -> list[str]:
    if not folder.is_dir():
        raise RecordError("record/unreadable", value=str(folder))
    found = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.suffix in _RECORD_SUFFIXES and path.is_file())
    if not found:
        raise RecordError("record/empty-folder", value=str(folder))
    return found


def _read(folder: Path, files: list[str]) -> Iterator[tuple[str, bytes]]:
    for file in files:
        yield file, read_bounded(folder / file, MAX_RECORD_LENGTH, RecordError, "record/unreadable")


class _Lines:
    """The output: new lines, and those written before. An incomplete last line is dropped."""

    def __init__(self, out: str | None) -> None:
        self._path = None if out is None else Path(out)
        self._known: set[tuple[str, str]] = set()
        self.wrong = 0
        """The number of records with an error."""

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
                raise DataError("data/content", value=str(self._path), location=str(error)) from None
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
