"""Functions compiled by Numba and cached on disk; they are compiled again when any of their sources has changed.

Leans on Numba's index of compiled functions (`_cache._cache_file`: `_source_stamp`, `_load_index`, `_data_name_pattern`) and on its
events. What it gains:
without it every process would compile for itself (about a minute), or use code with outdated constants, or, where several processes
compile at the same time, the code of another signature.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, ParamSpec, Protocol, TypeVar, cast

import numba
from numba.core import event

_PROCESS = f"{os.getpid():x}-{time.time_ns():x}"
"""A name of this process that no other one has."""
_STALE_SECONDS = 24 * 3600.0
"""The age at which a file of an earlier version is deleted."""

_functions: list[Any] = []
"""All functions that may have to be compiled in this process."""

P = ParamSpec("P")
R = TypeVar("R")


class Compiled(Protocol):
    """The decorator: a function in, the same function compiled."""

    def __call__(self, function: Callable[P, R], /) -> Callable[P, R]:
        """Compiled when first called, kept on disk, and run without the interpreter's lock, so that threads share the work."""
        ...


_FAST_MATH_FLAGS = frozenset({"contract", "nsz", "reassoc"})
"""LLVM's flags for adding numbers in another order than written: only then does it use vector instructions."""


def compiled_within(folder: Path, *others: Path, any_order: bool = False) -> Compiled:
    """The decorator for functions below this folder, all of which may call each other and compile each other's constants in.

    `others` are files from which such constants are derived. Numba compiles anew when a function's own file has changed; what it takes
    from other files becomes part of it, unnoticed. With `any_order` the last digit of a sum depends on the processor.
    """
    fastmath = set(_FAST_MATH_FLAGS) if any_order else False

    def compiled(function: Callable[P, R], /) -> Callable[P, R]:
        made: Any = numba.njit(nogil=True, cache=True, boundscheck=False, fastmath=fastmath)(function)
        file = made._cache._cache_file
        file._source_stamp = (file._source_stamp, _sources(folder), _sources(Path(__file__).parent), tuple(map(_stamp, others)))
        file._load_index = _empty_where_unreadable(file._load_index)
        # Numba numbers its files from 1 in every process and every version, and names them in the index before they are written: a
        # process that reads at the wrong moment would run other code. Unique names exist with the right code, or not at all.
        file._data_name_pattern = file._index_name.removesuffix(".nbi") + f".{_PROCESS}-{{number:d}}.nbc"
        file.save = _then_swept(file, file.save)
        _functions.append(made)
        return cast("Callable[P, R]", made)

    return compiled


@contextmanager
def compiling(progress: Callable[[float], None]) -> Iterator[None]:
    """Report progress while functions are compiled, the first time on a machine; functions from the cache report none.

    An exception of `progress`, raised to stop the work, is raised after the work: a compiler can't be interrupted.
    """
    listener = _Counting(progress)
    with event.install_listener("numba:compile", listener):
        yield
    if listener.problem is not None:
        raise listener.problem


class _Counting(event.Listener):
    def __init__(self, progress: Callable[[float], None]) -> None:
        self._progress = progress
        self._count = 0
        self.problem: BaseException | None = None

    def on_start(self, event: Any) -> None:
        self._tell()

    def on_end(self, event: Any) -> None:
        self._count += 1
        self._tell()

    def _tell(self) -> None:
        if self.problem is None:
            try:
                self._progress(min(self._count, len(_functions) - 1) / len(_functions))
            except BaseException as problem:  # raised again at the end
                self.problem = problem


def _empty_where_unreadable(load: Callable[[], Any]) -> Callable[[], Any]:
    """An index names the types of what was compiled: one that an earlier version left may name modules that are gone."""

    def load_index() -> Any:
        try:
            return load()
        except Exception:  # unpickling may raise anything: then there is no index, and it is written again
            return {}

    return load_index


def _then_swept(file: Any, save: Callable[[Any, Any], None]) -> Callable[[Any, Any], None]:
    """Delete files of earlier versions of this function, once they are old enough that no process reads them."""

    def saved(key: Any, data: Any) -> None:
        save(key, data)
        known, base = set(file._load_index().values()), file._index_name.removesuffix("nbi")
        for path in Path(file._cache_path).iterdir():
            if path.name.startswith(base) and path.suffix == ".nbc" and path.name not in known:
                with suppress(OSError):
                    if time.time() - path.stat().st_mtime > _STALE_SECONDS:
                        path.unlink()

    return saved


@cache
def _sources(folder: Path) -> tuple[tuple[str, int, int], ...]:
    """Every module below a folder, with what changes when it does."""
    return tuple((path.relative_to(folder).as_posix(), *_stamp(path)) for path in sorted(folder.rglob("*.py")))


def _stamp(path: Path) -> tuple[int, int]:
    about = path.stat()
    return about.st_mtime_ns, about.st_size
