"""The server's clock."""

from __future__ import annotations

import time
from datetime import UTC, date, datetime


class Clock:
    """The wall clock. Everything that depends on the time of day asks it, so that tests can set it."""

    def now(self) -> float:
        """Return the seconds since the epoch."""
        return time.time()

    def today(self) -> date:
        """Return the day in UTC."""
        return datetime.fromtimestamp(self.now(), UTC).date()
