"""What stands in the way of a tablebase: no room on the disk, no memory, no GPU. Each is one clear error."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import say

__all__ = ["TablebaseError", "check_memory", "check_space", "using_gpu"]

_MB = 1 << 20


class TablebaseError(RollhouseError):
    """A tablebase can't be made or kept."""

    family = "tablebase"


@contextmanager
def using_gpu() -> Iterator[None]:
    """Around whatever imports and uses the GPU's library: what goes wrong with it becomes one clear error."""
    try:
        yield
    except ImportError as error:
        raise TablebaseError("tablebase/gpu", reason=say("error-why-extra", package=error.name or "cupy", extra="gpu")) from None
    except (RuntimeError, MemoryError) as error:  # what CUDA's own errors are
        raise TablebaseError("tablebase/gpu", reason=say("error-why-os", reason=str(error))) from None


def check_space(folder: Path, needed: int) -> None:
    """Refuse what this folder has no room for."""
    free = shutil.disk_usage(folder).free
    if needed > free:
        raise TablebaseError("tablebase/space", value=str(-(-needed // _MB)), location=str(folder), expected=(str(free // _MB),))


def check_memory(needed: int) -> None:
    """Refuse what can't be done with the memory that is free."""
    free = _free_memory()
    if free is not None and needed > free:
        raise TablebaseError("tablebase/memory", value=str(-(-needed // _MB)), expected=(str(free // _MB),))


def _free_memory() -> int | None:
    """What can be had without pushing others out; None where the system does not say."""
    try:
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
    except OSError:
        return None
    found = [int(line.split()[1]) << 10 for line in lines if line.startswith("MemAvailable:")]
    return found[0] if found else None
