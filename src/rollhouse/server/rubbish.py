"""What connections leave behind when they close: it hangs in cycles, some 30 KB for each that was a socket.

The interpreter looks through everything only once a quarter more objects than the last time have come to stay. In a full house that is some
hundred megabytes later, and memory grows until then.
"""

from __future__ import annotations

import gc
from collections.abc import Callable

__all__ = ["Rubbish"]

_ENOUGH = 300
"""Connections: ten megabytes. Looking through a house of 1,000 tables takes some 30 ms, in which nobody moves."""


class Rubbish:
    """Collected whenever enough has come together."""

    def __init__(self, collect: Callable[[], object] = gc.collect) -> None:
        self._collect = collect
        self._swept = 0

    def sweep(self, closed: int) -> None:
        """So many connections have been closed until now."""
        if closed - self._swept >= _ENOUGH:
            self._swept = closed
            self._collect()
