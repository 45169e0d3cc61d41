"""Health checks and metrics for monitoring."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import msgspec
from litestar import Controller, Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType

from rollhouse import __version__
from rollhouse.core.errors import RollhouseError
from rollhouse.lowlevel.connection_limits import ConnectionLimiter
from rollhouse.server.features.account.guest_expiry import GuestExpiry
from rollhouse.server.features.analysis.service import AnalysisService
from rollhouse.server.features.retention.service import Retention
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.transport.dependencies import PresenceDep, StoreDep, TablesDep
from rollhouse.server.transport.pubsub import PubSub

OK: Final = "ok"
_DATABASE_SECONDS = 3.0
_MIN_FREE_DISK_BYTES = 64 * 1024 * 1024
"""A checkpoint writes up to 40 MB at once."""
_MAX_BOT_WAIT_SECONDS = 60.0


class Readiness(msgspec.Struct, frozen=True):
    """The state of each part of this node: `ok`, or a code that says what is wrong."""

    parts: dict[str, str]

    @property
    def ready(self) -> bool:
        """Whether every part is `ok`."""
        return set(self.parts.values()) == {OK}


async def check_database(store: Store) -> str:
    """Return `ok`, or the code of what is wrong with the database. A database that does not answer is given up after 3 s."""
    try:
        async with asyncio.timeout(_DATABASE_SECONDS):
            await store.check()
    except TimeoutError:
        return "store/unavailable"
    except RollhouseError as error:
        return error.code
    return OK


async def readiness(store: Store, pubsub: PubSub, tables: TableManager) -> Readiness:
    """Check every part of this node."""
    free = await asyncio.to_thread(store.free_bytes)
    return Readiness(
        {
            "database": await check_database(store),
            "disk": OK if free is None or free >= _MIN_FREE_DISK_BYTES else "store/full",
            "channels": "away" if pubsub.has_gaps else OK,
            "bots": OK if tables.workers.longest_wait_seconds() < _MAX_BOT_WAIT_SECONDS else "busy",
        }
    )


class OpsController(Controller):
    """Health checks and metrics."""

    tags = ["operation"]

    @get("/healthz", summary="Check that the server is alive", cache=False)
    async def health(self) -> dict[str, str]:
        """Answers 200 while the process lives, also without its database: restart it otherwise."""
        return {"status": OK, "version": __version__}

    @get("/readyz", summary="Check that this node can serve requests", cache=False)
    async def ready(self, store: StoreDep, pubsub: NamedDependency[PubSub], tables: TablesDep) -> Response[dict[str, Any]]:
        """Returns the state of database, disk, Redis and bots; 503 unless all are `ok`."""
        state = await readiness(store, pubsub, tables)
        return Response(
            {"status": OK if state.ready else "not-ready", "parts": state.parts, "version": __version__},
            status_code=200 if state.ready else 503,
        )

    @get("/metrics", summary="Get metrics", media_type=MediaType.TEXT, cache=False, sync_to_thread=False)
    def metrics(
        self,
        tables: TablesDep,
        presence: PresenceDep,
        retention: NamedDependency[Retention],
        guest_expiry: NamedDependency[GuestExpiry],
        connections: NamedDependency[ConnectionLimiter],
        analysis: NamedDependency[AnalysisService],
        pubsub: NamedDependency[PubSub],
        store: StoreDep,
    ) -> str:
        """Returns this node's metrics for Prometheus."""
        metrics: list[tuple[str, str, float, str]] = [
            ("commits_total", "counter", tables.commit_count, "Commits written by this node"),
            ("tables_loaded", "gauge", tables.loaded_count, "Tables in memory"),
            ("tables_quarantined", "gauge", len(tables.quarantine), "Tables that cannot be read or saved"),
            ("tables_watched", "gauge", len(presence.viewed_tables()), "Tables with at least one viewer"),
            ("tables_purged_total", "counter", retention.purged, "Tables removed by the retention settings"),
            ("guests_purged_total", "counter", guest_expiry.purged, "Guest accounts removed by the retention settings"),
            ("connections", "gauge", len(connections), "Open connections"),
            ("connections_refused_total", "counter", connections.refused_count, "Connections refused by a limit"),
            ("analysis_waiting", "gauge", analysis.tablebases_waiting, "Analysis requests that wait for a worker"),
            ("bot_wait_seconds", "gauge", round(tables.workers.longest_wait_seconds(), 1), "Longest wait of a bot's move for a worker"),
            ("pubsub_unreachable", "gauge", int(pubsub.has_gaps), "1 while the pub/sub server is unreachable"),
        ]
        if (free := store.free_bytes()) is not None:
            metrics.append(("disk_free_bytes", "gauge", free, "Free space on the disk of the database"))
        lines = (
            f"# HELP rollhouse_{name} {text}\n# TYPE rollhouse_{name} {kind}\nrollhouse_{name} {value}\n"
            for name, kind, value, text in metrics
        )
        return "".join(lines)
