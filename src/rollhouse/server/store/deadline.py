"""How long a database is waited for: a server that hangs closes nothing, and whoever asks it would wait for ever."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any
from weakref import WeakSet

from sqlalchemy import Engine, event

__all__ = ["DEADLINE", "QueryDeadline"]

DEADLINE = 10.0
"""Seconds in which a query or a transaction is done, also on a busy server."""
_log = logging.getLogger(__name__)


class QueryDeadline:
    """For one engine: when something takes too long its connections are cut, and whoever waits in them is told that nobody answers."""

    def __init__(self, engine: Engine, deadline: float = DEADLINE) -> None:
        self._deadline = deadline
        self._connections: WeakSet[Any] = WeakSet()
        if engine.dialect.name == "postgresql":  # a file of ours does not hang; what waits for its lock has a deadline of its own
            event.listen(engine, "connect", lambda connection, _: self._connections.add(connection))

    @contextmanager
    def waiting(self) -> Iterator[None]:
        """While something is asked."""
        cutting = asyncio.get_running_loop().call_later(self._deadline, self.cut)
        try:
            yield
        finally:
            cutting.cancel()

    def cut(self) -> None:
        """End every conversation that is open; new ones are begun when they are needed."""
        for connection in list(self._connections):
            with suppress(Exception):  # one that is closed already has no socket
                with socket.socket(fileno=os.dup(connection.fileno())) as line:
                    line.shutdown(socket.SHUT_RDWR)
                _log.warning("a connection was cut: the database does not answer")
