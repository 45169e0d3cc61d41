"""Limits on connections: how many there may be, and how long a client may stay silent or not read."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

_LOG_INTERVAL_SECONDS = 60.0
"""Refusals within this time of the last logged one are counted and not logged."""
_log = logging.getLogger("rollhouse.connections")


@dataclass
class ConnectionTimeouts:
    """Seconds after which a connection is closed."""

    head_seconds: float = 10.0
    """Without a complete request head."""
    body_seconds: float = 30.0
    """Without a complete request body."""
    write_seconds: float = 30.0
    """While the client reads nothing of what is sent to it."""


class _Connection(Protocol):
    transport: asyncio.Transport


class ConnectionLimiter:
    """Counts the open connections, in total and per address, and refuses those above the limits.

    Args:
        address_key: Reduces an address to the part that its owner can't choose.
        is_exempt: Whether an address stands for many users, as a proxy's does.
        max_per_address: Connections from one address; 0 is any number.
        max_connections: Connections in all, for which there are file descriptors; 0 is any number.

    """

    def __init__(
        self,
        *,
        address_key: Callable[[str], str] = str,
        is_exempt: Callable[[str], bool] = lambda host: False,
        max_per_address: int = 0,
        max_connections: int = 0,
    ) -> None:
        self.timeouts = ConnectionTimeouts()
        self.max_per_address = max_per_address
        self.max_connections = max_connections
        self.refused_count = 0
        """Connections that were refused, or closed to make room for another."""
        self._address_key = address_key
        self._is_exempt = is_exempt
        self._open: dict[_Connection, str] = {}
        self._count_by_address: dict[str, int] = {}
        self._idle: dict[_Connection, None] = {}
        """Connections without a request, the longest idle first."""
        self._logged_at = -_LOG_INTERVAL_SECONDS

    def __len__(self) -> int:
        return len(self._open)

    def admit(self, connection: _Connection, host: str) -> bool:
        """Whether a new connection may stay. At the total limit the connection that has been idle longest is closed for it."""
        key = "" if not host or self._is_exempt(host) else self._address_key(host)
        if key and self.max_per_address and self._count_by_address.get(key, 0) >= self.max_per_address:
            self._refuse("per address", self.max_per_address, key)
            return False
        if self.max_connections and len(self._open) >= self.max_connections:
            self._refuse("in total", self.max_connections, key)
            if not self._idle:
                return False
            longest_idle = next(iter(self._idle))
            self.release(longest_idle)
            longest_idle.transport.abort()
        self._open[connection] = key
        self._count_by_address[key] = self._count_by_address.get(key, 0) + 1
        return True

    def mark_idle(self, connection: _Connection) -> None:
        """Note that the connection has no request under way."""
        if connection in self._open:
            self._idle[connection] = None

    def mark_active(self, connection: _Connection) -> None:
        """Note that the connection has sent a request."""
        self._idle.pop(connection, None)

    def transfer(self, connection: _Connection, successor: _Connection) -> None:
        """Count the same connection under the protocol object that has taken it over."""
        self.mark_active(connection)
        if connection in self._open:
            self._open[successor] = self._open.pop(connection)

    def release(self, connection: _Connection) -> None:
        """Stop counting a connection that is closed."""
        self.mark_active(connection)
        key = self._open.pop(connection, None)
        if key is not None:
            self._count_by_address[key] -= 1
            if not self._count_by_address[key]:
                del self._count_by_address[key]

    def _refuse(self, limit: str, maximum: int, address: str) -> None:
        self.refused_count += 1
        now = time.monotonic()
        if now - self._logged_at >= _LOG_INTERVAL_SECONDS:
            self._logged_at = now
            _log.warning("connection refused", extra={"limit": limit, "maximum": maximum, "address": address})


class WriteTimeout:
    """Aborts a connection whose client reads nothing for `ConnectionTimeouts.write_seconds`."""

    def __init__(self, limiter: ConnectionLimiter) -> None:
        self._limiter = limiter
        self._timer: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        """Start the time: the write buffer is full."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._limiter.timeouts.write_seconds, transport.abort)

    def stop(self) -> None:
        """Stop the time: the client reads again, or the connection is closed."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
