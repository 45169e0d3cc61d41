"""A deadline for queries: a database server that hangs keeps its connections open, and callers would wait for ever."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from typing import Any
from weakref import WeakSet

from sqlalchemy import Engine, event

DEADLINE_SECONDS = 10.0
"""The longest time of a query or a transaction; enough for a busy server."""
_log = logging.getLogger(__name__)


class QueryDeadline:
    """The deadline of one engine: when a query exceeds it, all connections are aborted, and their callers get an error."""

    def __init__(self, engine: Engine, deadline: float = DEADLINE_SECONDS) -> None:
        self._deadline = deadline
        self._connections: WeakSet[Any] = WeakSet()
        if engine.dialect.name == "postgresql":  # SQLite does not hang; waiting for its lock has a timeout already
            event.listen(engine, "connect", lambda connection, _: self._connections.add(connection))

    @contextmanager
    def guard(self) -> Iterator[None]:
        """Abort the engine's connections if the body takes longer than the deadline."""
        timer = asyncio.get_running_loop().call_later(self._deadline, self.abort_connections)
        try:
            yield
        finally:
            timer.cancel()

    def watch(self, reading: Future[Any]) -> None:
        """Abort the engine's connections if a query in a thread takes longer than the deadline, also if its caller has given up."""
        loop = asyncio.get_running_loop()
        timer = loop.call_later(self._deadline, self.abort_connections)

        def ended(_: Future[Any]) -> None:
            with suppress(RuntimeError):  # the loop is closed
                loop.call_soon_threadsafe(timer.cancel)

        reading.add_done_callback(ended)

    def abort_connections(self) -> None:
        """Shut down the sockets of all open connections; the pool opens new ones when they are needed."""
        for connection in list(self._connections):
            with suppress(Exception):  # a closed connection has no socket
                with socket.socket(fileno=os.dup(connection.fileno())) as duplicate:
                    duplicate.shutdown(socket.SHUT_RDWR)
                _log.warning("database connection aborted: query deadline exceeded", extra={"deadline_seconds": self._deadline})
