"""How many files this process may have open: every connection is one."""

from __future__ import annotations

import sys
from contextlib import suppress

__all__ = ["ENOUGH_FILES", "connections_for", "open_files", "raise_open_files"]

ENOUGH_FILES = 8192
"""Fewer are worth a word to whoever runs the server."""
_OWN = 128
"""Files that the house itself needs: database, bots, the teacher, Redis."""

if sys.platform == "win32":

    def open_files() -> int:
        """Sockets are no files there, and nobody counts them."""
        return sys.maxsize

    def raise_open_files() -> int:
        """Nothing to raise."""
        return sys.maxsize

else:
    import resource

    def open_files() -> int:
        """How many there may be now."""
        soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
        return sys.maxsize if soft == resource.RLIM_INFINITY else soft

    def raise_open_files() -> int:
        """As many as this process may allow itself; how many that is. Most systems begin with 1,024: so many visitors, and no more."""
        _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        with suppress(OSError, ValueError):  # macOS has a lower one that it does not tell
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        return open_files()


def connections_for(files: int) -> int:
    """How many connections there may be at once."""
    return max(files - _OWN, files // 2)
