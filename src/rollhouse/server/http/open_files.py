"""The limit of open files of this process. Every connection is one."""

from __future__ import annotations

import sys
from contextlib import suppress

MIN_OPEN_FILES = 8192
"""A lower limit is logged as a warning."""
_RESERVED_FILES = 128
"""Files that the server itself needs: database, workers, Redis."""

if sys.platform == "win32":

    def open_files() -> int:
        """Return the limit: none, because sockets are no files on Windows."""
        return sys.maxsize

    def raise_open_files() -> int:
        """Return the limit, which can't be raised."""
        return sys.maxsize

else:
    import resource

    def open_files() -> int:
        """Return the current limit."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return sys.maxsize if soft == resource.RLIM_INFINITY else soft

    def raise_open_files() -> int:
        """Raise the limit to the highest that the system allows, and return it. The default of most systems is 1,024."""
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # macOS has a lower maximum than it reports
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        return open_files()


def connections_for(files: int) -> int:
    """Return how many connections fit into a limit of open files."""
    return max(files - _RESERVED_FILES, files // 2)
