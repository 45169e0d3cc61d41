"""Tables that can't be loaded, because they are damaged or from a newer release: retried with a growing delay, at no cost to others."""

from __future__ import annotations

import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from rollhouse.core.errors import RollhouseError
from rollhouse.play.seats import TableError

_FIRST_DELAY_SECONDS = 5.0
_MAX_DELAY_SECONDS = 3600.0
"""A backup may have been restored, or this node updated."""
_MAX_TABLES = 100_000
_log = logging.getLogger("rollhouse.quarantine")


class _Failure(NamedTuple):
    refusal: TableError
    delay_seconds: float
    retry_at: float


class QuarantinedTables:
    """The tables that this node could not load, and when it tries again."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._failures: OrderedDict[str, _Failure] = OrderedDict()

    def __len__(self) -> int:
        return len(self._failures)

    def is_backed_off(self, table_id: str) -> bool:
        """Whether the table is not to be tried yet."""
        failure = self._failures.get(table_id)
        return failure is not None and self._now() < failure.retry_at

    def check(self, table_id: str) -> None:
        """Refuse a table that is not to be tried yet, with the error of its last failure."""
        if self.is_backed_off(table_id):
            refusal = self._failures[table_id].refusal
            raise TableError(refusal.code, value=refusal.value, expected=refusal.expected)

    def record_failure(self, table_id: str, error: Exception) -> TableError:
        """Back off from a table that could not be loaded; the error for clients. Only the first failure is logged."""
        previous = self._failures.pop(table_id, None)
        newer = isinstance(error, TableError) and error.code == "table/newer-rules"
        refusal = error if isinstance(error, TableError) and newer else TableError("table/unreadable", value=table_id)
        delay = _FIRST_DELAY_SECONDS if previous is None else min(2 * previous.delay_seconds, _MAX_DELAY_SECONDS)
        if previous is None:
            reason = str(error) if isinstance(error, RollhouseError) else f"{type(error).__name__}: {error}"
            _log.error("table unreadable", extra={"table_id": table_id, "reason": reason[:500]})
        if len(self._failures) >= _MAX_TABLES:
            self._failures.popitem(last=False)
        self._failures[table_id] = _Failure(refusal, delay, self._now() + delay)
        return refusal

    def clear(self, table_id: str) -> None:
        """Note that a table could be loaded."""
        if self._failures.pop(table_id, None) is not None:
            _log.warning("table readable again", extra={"table_id": table_id})
