"""Tables that nobody uses any more go after a while: as long as whoever runs the house keeps them."""

from __future__ import annotations

import logging

from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.features.competitions.repository import CompetitionRepository
from rollhouse.server.store.rows import Status
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager

__all__ = ["Retention"]

_DAY = 86_400.0
_log = logging.getLogger("rollhouse.retention")


class Retention:
    """How long tables are kept after the last thing that happened there, by how far their game got."""

    def __init__(self, config: Config, store: Store, tables: TableManager, clock: Clock) -> None:
        kept: dict[Status, float] = {"open": config.keep_unused, "playing": config.keep_unfinished, "over": config.keep_finished}
        self._kept = {status: days * _DAY for status, days in kept.items() if days}
        self._store = store
        self._tables = tables
        self._clock = clock
        self._competitions = CompetitionRepository(store)
        self.purged = 0
        """Tables that this node has removed, for the metrics."""

    async def purge(self, looked_at: tuple[str, ...] = ()) -> None:
        """Remove what is too old, a little at a time so that nobody waits; not what somebody looks at."""
        for status, seconds in self._kept.items():
            while gone := await self._store.purge(status, self._clock.now() - seconds, looked_at):
                self._tables.unload(gone)
                self.purged += len(gone)
                _log.info("%d tables (%s) were removed: nothing had happened there for %g days", len(gone), status, seconds / _DAY)
            while await self._competitions.purge(status, self._clock.now() - seconds):
                pass
