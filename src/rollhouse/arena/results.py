"""Long runs in keyed steps: each result is kept in a file, so that a stopped run goes on where it was."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Generic, TypeVar

import msgspec

from rollhouse.arena.workers import Engine, Task, results_in_order
from rollhouse.core.errors import DataError
from rollhouse.play.subprocess_bot import end_programs

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Work(Generic[T]):
    """Tasks whose joined result is kept under one key."""

    subject: Any
    """What the result is about: a line-up, say."""
    key: str
    """All that the result depends on, except the bots' own code."""
    tasks: tuple[Task[T], ...]
    join: Callable[[list[T]], Any]
    type: Any


def finished(
    works: Sequence[Work[Any]], workers: int, engine: Engine, progress: Callable[[float], None], file: ResultsFile
) -> Generator[tuple[Work[Any], Any], None, None]:
    """Each work with its result, in order; what the file holds is not computed again. Closing the generator stops the tasks."""
    known = {work.key: file.find(work.key, work.type) for work in works}
    tasks = [task for work in works if known[work.key] is None for task in work.tasks]
    steps, done = sum(len(work.tasks) for work in works), 0
    try:
        with closing(results_in_order(tasks, min(workers, max(1, len(tasks))), engine)) as stream:
            for work in works:
                result = known[work.key]
                if result is None:
                    began, parts = perf_counter(), []
                    for _ in work.tasks:
                        parts.append(next(stream))
                        done += 1
                        if len(parts) < len(work.tasks):
                            progress(done / steps)
                    result = work.join(parts)
                    file.keep(work.key, result, perf_counter() - began)
                else:
                    done += len(work.tasks)
                progress(done / steps)
                yield work, result
    finally:
        end_programs()


class ResultsFile:
    """Results by key, in a file of JSON lines; a last line that was cut off is dropped. Without a path, nothing is kept."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._results: dict[str, msgspec.Raw] = {}
        self._seconds: dict[str, float] = {}
        self._length = 0
        if path is not None and path.is_file():
            self._read(path)

    def _read(self, path: Path) -> None:
        written = path.read_bytes()
        self._length = written.rfind(b"\n") + 1
        for line in written[: self._length].splitlines():
            try:
                entry = msgspec.json.decode(line, type=_Line)
            except msgspec.MsgspecError as error:
                raise DataError("data/content", value=str(path), location=str(error)) from None
            self._results[entry.key] = entry.result
            self._seconds[entry.key] = entry.seconds

    def find(self, key: str, kind: Any) -> Any:
        """The result with this key, or None."""
        if key not in self._results:
            return None
        try:
            return msgspec.json.decode(self._results[key], type=kind)
        except msgspec.MsgspecError as error:
            raise DataError("data/content", value=str(self._path), location=str(error)) from None

    def spent(self, keys: Iterable[str]) -> float:
        """The seconds that these results took; the file may hold others."""
        return sum(self._seconds[key] for key in keys)

    def keep(self, key: str, result: Any, seconds: float) -> None:
        """Add a result."""
        self._seconds[key] = seconds
        if self._path is None:
            return
        with self._path.open("r+b" if self._path.is_file() else "wb") as file:
            file.truncate(self._length)  # drop a line that was cut off
            file.seek(self._length)
            line = _Line(key, msgspec.Raw(msgspec.json.encode(result)), round(seconds, 2))
            self._length += file.write(msgspec.json.encode(line) + b"\n")


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: str
    result: msgspec.Raw
    seconds: float
