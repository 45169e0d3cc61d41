"""Limits of making tablebases: disk space, memory, a GPU. Each has an error of its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import say

_MB = 1 << 20


class TablebaseError(RollhouseError):
    """A tablebase can't be made or kept."""

    family = "tablebase"


@contextmanager
def using_gpu() -> Iterator[None]:
    """Context for code that imports or uses the GPU's library: its failures become one error."""
    try:
        yield
    except ImportError as error:
        raise TablebaseError("tablebase/gpu", reason=say("error-why-extra", package=error.name or "cupy", extra="gpu")) from None
    except (RuntimeError, MemoryError) as error:  # what CUDA's own errors are
        raise TablebaseError("tablebase/gpu", reason=say("error-why-os", reason=str(error))) from None


def check_space(folder: Path, needed: int) -> None:
    """Raise if the folder's disk has too little space."""
    free = shutil.disk_usage(folder).free
    if needed > free:
        raise TablebaseError("tablebase/space", value=str(-(-needed // _MB)), location=str(folder), expected=(str(free // _MB),))


def check_memory(needed: int) -> None:
    """Raise if too little memory is free."""
    free = _free_memory()
    if free is not None and needed > free:
        raise TablebaseError("tablebase/memory", value=str(-(-needed // _MB)), expected=(str(free // _MB),))


def _free_memory() -> int | None:
    """The memory that is available without swapping; None where the system does not say."""
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    found = [int(line.split()[1]) << 10 for line in lines if line.startswith("MemAvailable:")]
    return found[0] if found else None
