"""Deletion of idle tables, by the settings `delete_unused_after_days`, `delete_unfinished_after_days` and `delete_finished_after_days`."""

from __future__ import annotations

import logging
from functools import partial

from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.features.competitions.repository import CompetitionRepository
from rollhouse.server.store.erasure import remove_orphaned_moderation
from rollhouse.server.store.rows import Status
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager

_DAY_SECONDS = 86_400.0
KEEP_MODERATION_SECONDS = 180 * _DAY_SECONDS
"""How long reports about deleted users, and their bans, are kept after they were made."""
_log = logging.getLogger("rollhouse.retention")


class Retention:
    """Deletes tables some time after their last commit, by status."""

    def __init__(self, config: Config, store: Store, tables: TableManager, clock: Clock) -> None:
        kept: dict[Status, float] = {
            "open": config.delete_unused_after_days,
            "playing": config.delete_unfinished_after_days,
            "over": config.delete_finished_after_days,
        }
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
        await self._store.write(partial(remove_orphaned_moderation, before=self._clock.now() - KEEP_MODERATION_SECONDS))
