"""Deletion of idle tables, by the settings `keep_unused`, `keep_unfinished` and `keep_finished`."""

from __future__ import annotations

import logging

from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.features.competitions.repository import CompetitionRepository
from rollhouse.server.store.rows import Status
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager

_DAY_SECONDS = 86_400.0
_log = logging.getLogger("rollhouse.retention")


class Retention:
    """Deletes tables some time after their last commit, by status."""

    def __init__(self, config: Config, store: Store, tables: TableManager, clock: Clock) -> None:
        kept: dict[Status, float] = {"open": config.keep_unused, "playing": config.keep_unfinished, "over": config.keep_finished}
        self._kept = {status: days * _DAY_SECONDS for status, days in kept.items() if days}
        self._store = store
        self._tables = tables
        self._clock = clock
        self._competitions = CompetitionRepository(store)
        self.purged = 0
        """Tables that this node has deleted, for the metrics."""

    async def purge(self, watched: tuple[str, ...] = ()) -> None:
        """Delete old tables in small transactions, except watched ones."""
        for status, seconds in self._kept.items():
            while purged := await self._store.purge(status, self._clock.now() - seconds, watched):
                self._tables.unload(purged)
                self.purged += len(purged)
                _log.info("tables purged", extra={"count": len(purged), "status": status, "idle_days": seconds / _DAY_SECONDS})
            while await self._competitions.purge(status, self._clock.now() - seconds):
                pass
