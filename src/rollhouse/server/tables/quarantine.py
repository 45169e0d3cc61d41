"""Tables that can't be read, damaged or of a newer Rollhouse: left alone for longer and longer, so that they cost the others nothing."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from rollhouse.core.errors import RollhouseError
from rollhouse.play.seats import TableError

__all__ = ["QuarantinedTables"]

_FIRST_REST = 5.0
_LONGEST_REST = 3600.0
"""Seconds after which it is tried again: somebody may have put a backup back, or brought this node up to date."""
_MOST_KNOWN = 100_000
_log = logging.getLogger("rollhouse.troubles")


class _Trouble(NamedTuple):
    refusal: TableError
    rest: float
    until: float


class QuarantinedTables:
    """Which tables those are on this node, and until when nobody tries them again."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._known: OrderedDict[str, _Trouble] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def rests(self, table: str) -> bool:
        """Whether a table is left alone now."""
        known = self._known.get(table)
        return known is not None and self._now() < known.until

    def check(self, table: str) -> None:
        """Refuse a table that is left alone, with what is wrong with it."""
        known = self._known.get(table)
        if known is not None and self._now() < known.until:
            raise TableError(known.refusal.code, value=known.refusal.value, expected=known.refusal.expected)

    def note(self, table: str, error: Exception) -> TableError:
        """Leave a table alone with which this went wrong; the refusal that says so. The admin reads it once only."""
        known = self._known.pop(table, None)
        newer = isinstance(error, TableError) and error.code == "table/newer-rules"
        refusal = error if isinstance(error, TableError) and newer else TableError("table/unreadable", value=table)
        rest = _FIRST_REST if known is None else min(2 * known.rest, _LONGEST_REST)
        if known is None:
            what = str(error) if isinstance(error, RollhouseError) else f"{type(error).__name__}: {error}"
            _log.error("table %s can't be read, and is left alone: %s", table, what[:500])
        if len(self._known) >= _MOST_KNOWN:
            self._known.popitem(last=False)
        self._known[table] = _Trouble(refusal, rest, self._now() + rest)
        return refusal

    def over(self, table: str) -> None:
        """It could be read after all."""
        if self._known.pop(table, None) is not None:
            _log.warning("table %s can be read again", table)
