"""Rate limits: every limit of the server in one table, `POLICIES`, enforced by one `RateLimiter`. Each node counts for itself."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import Any, NamedTuple

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from rollhouse.core.errors import RollhouseError
from rollhouse.server.auth.endpoints import endpoint_of

DEFAULT_REQUESTS_PER_SECOND = 40
MOVES_PER_REQUEST = 200
"""Moves to replay that count as one request."""
MOVES_PER_READ = 20
"""Moves to write out that count as one read: about a millisecond of processor time."""
_USERS_PER_ADDRESS = 10
"""Users who may share an address, such as a household or a classroom."""
_TOLERANCE_SECONDS = 1e-6
_MAX_KEYS = 100_000
_IPV6_NETWORK_BITS = 64
"""Providers assign whole /64 networks, so that the remaining bits are the client's choice."""


class Policy(NamedTuple):
    """One rate limit: a burst of requests, then one request per interval."""

    key: str
    """What is counted separately."""
    burst: int
    seconds: float
    """Interval between requests once the burst is used up."""
    scaled: bool = False
    """Whether the setting `rate_limit` changes it; the figures here are those of its default."""


_SECONDS = 1 / DEFAULT_REQUESTS_PER_SECOND
POLICIES: dict[str, Policy] = {
    "http": Policy("user", 3 * DEFAULT_REQUESTS_PER_SECOND, _SECONDS, scaled=True),
    "http-address": Policy("address", 3 * DEFAULT_REQUESTS_PER_SECOND * _USERS_PER_ADDRESS, _SECONDS / _USERS_PER_ADDRESS, scaled=True),
    "read": Policy("address", 1200, 1 / 200),
    "socket": Policy("socket", 3 * DEFAULT_REQUESTS_PER_SECOND, _SECONDS, scaled=True),
    "chat": Policy("user and table", 5, 2.0),
    "chat-table": Policy("table", 10, 1.0),
    "sign-in-code": Policy("address", 5, 60.0),
    "email-user": Policy("user", 3, 600.0),
    "email-network": Policy("address", 6, 600.0),
    "email-server": Policy("server", 60, 10.0),
    "push-network": Policy("address", 30, 10.0),
    "webhook-user": Policy("user", 5, 60.0),
    "webhook-network": Policy("address", 10, 60.0),
    "fork": Policy("user", 50, 1800.0),
    "report": Policy("user", 20, 3600.0),
    "picture": Policy("address", 60, 2.0),
    "animation": Policy("address", 5, 60.0),
}
"""Every rate limit by its name. A rate limit of 0 in the configuration switches all of them off."""


class RateLimited(RollhouseError):
    """A client sent too many requests in a short time."""

    family = "wire"
    status = 429

    def __init__(self, wait: float) -> None:
        self.wait = max(1, math.ceil(wait))
        """Seconds after which the request may be repeated."""
        super().__init__("wire/rate-limited", value=str(self.wait))


def read_limit_guard(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Count a request that only reads, or opens a socket, by what its endpoint costs. Pages and their files are free."""
    path = connection.scope["path"]
    if connection.scope.get("method", "SOCKET") in ("GET", "HEAD", "SOCKET") and path.startswith(("/api/", "/schema")):
        limiter: RateLimiter = connection.app.state.rate_limiter
        limiter.count_read(connection, endpoint_of(connection).cost)


def request_cost(connection: ASGIConnection[Any, Any, Any, Any]) -> int:
    """Return how many requests an HTTP request counts as; 0 for a request that only reads."""
    return 0 if connection.scope.get("method", "SOCKET") in ("GET", "HEAD", "OPTIONS", "SOCKET") else endpoint_of(connection).cost


class RateLimiter:
    """Enforces `POLICIES` by the generic cell rate algorithm (GCRA)."""

    def __init__(self, requests_per_second: int, now: Callable[[], float] = time.monotonic) -> None:
        self._requests_per_second = requests_per_second
        self._now = now
        self._theoretical_arrival: dict[tuple[str, str], float] = {}
        """When a client that kept exactly to its rate would send its next request, by policy and key."""

    def check(self, connection: ASGIConnection[Any, Any, Any, Any], user_id: str = "", cost: int | None = None) -> None:
        """Count an HTTP request for its user and its address; raise `RateLimited` if either sends too many.

        Args:
            connection: The request. Behind a trusted proxy its address is that of the proxy's client.
            user_id: The caller; empty for a caller without an account.
            cost: How many requests it counts as; by default what the table of endpoints says.

        """
        cost = request_cost(connection) if cost is None else cost
        if cost:
            keys = {"http-address": client_network(connection)} | ({"http": user_id} if user_id else {})
            self.consume(keys, cost)

    def count_read(self, connection: ASGIConnection[Any, Any, Any, Any], cost: int) -> None:
        """Count a request that reads for its address; raise `RateLimited` if it sends too many."""
        self.consume({"read": client_network(connection)}, cost)

    def check_chat(self, table_id: str, user_id: str) -> None:
        """Count a chat message for its author and its table."""
        self.consume({"chat": f"{table_id} {user_id}", "chat-table": table_id})

    def consume(self, keys: Mapping[str, str], cost: int = 1) -> None:
        """Count a request under these policies and keys; raise `RateLimited` if it exceeds one, and then count it under none."""
        if not self._requests_per_second:
            return
        now, arrivals, wait = self._now(), {}, 0.0
        for name, key in keys.items():
            policy = POLICIES[name]
            scale = DEFAULT_REQUESTS_PER_SECOND / self._requests_per_second if policy.scaled else 1.0
            used = cost * policy.seconds * scale
            arrival = max(now, self._theoretical_arrival.get((name, key), now)) + used
            wait = max(wait, arrival - now - max(policy.burst * policy.seconds, used))
            arrivals[name, key] = arrival
        if wait > _TOLERANCE_SECONDS:
            raise RateLimited(wait)
        if len(self._theoretical_arrival) + len(arrivals) > _MAX_KEYS:
            self._forget(now)
        self._theoretical_arrival |= arrivals

    def _forget(self, now: float) -> None:
        """Drop keys that are at rest; if too many are busy, also those that have used least."""
        latest = sorted(self._theoretical_arrival.items(), key=lambda item: item[1])[_MAX_KEYS // 2 :]
        self._theoretical_arrival = {key: arrival for key, arrival in latest if arrival > now}

    def __len__(self) -> int:
        return len(self._theoretical_arrival)


def client_network(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the network prefix of a client."""
    return "" if connection.client is None else network_prefix(connection.client.host)


def network_prefix(host: str) -> str:
    """Return the part of an address that its owner can't choose: an IPv4 address, or the /64 network of an IPv6 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:  # for example the path of a Unix socket
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{int(address) >> (128 - _IPV6_NETWORK_BITS):x}"
