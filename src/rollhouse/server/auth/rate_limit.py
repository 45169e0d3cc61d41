"""How much one person, and one address, may ask for over HTTP: a little at once, and so much a second. Each node counts for itself."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, ip_address
from typing import Any

from litestar.connection import ASGIConnection

from rollhouse.core.errors import RollhouseError

__all__ = ["COST_OF_A_GUEST", "EXPENSIVE", "SAYINGS_AT_ONCE", "SAYING_SECONDS", "RateLimited", "RateLimiter", "cost_of", "own_part"]

COST_OF_A_GUEST = 10
EXPENSIVE = {"cost": COST_OF_A_GUEST}
"""For handlers that make something which is kept for good: a table, a token. They count as ten commands."""
_AT_ONCE = 3.0
"""Seconds' worth of requests that may come at once."""
SAYING_SECONDS = 2.0
"""What a saying takes of somebody's time to talk at a table."""
SAYINGS_AT_ONCE = 5
_BEHIND_ONE_ADDRESS = 10
"""People who may share an address: a household, a classroom."""
_ROUNDING = 1e-6
_MOST_KNOWN = 100_000
_NETWORK = 64
"""Bits of an IPv6 address that are somebody's own; the others they may choose as they like."""


class RateLimited(RollhouseError):
    """Too much was asked in a short time."""

    family = "wire"
    status = 429

    def __init__(self, wait: float) -> None:
        self.wait = max(1, math.ceil(wait))
        """Seconds after which it may be asked again."""
        super().__init__("wire/rate-limited", value=str(self.wait))


def cost_of(connection: ASGIConnection[Any, Any, Any, Any]) -> int:
    """What a request counts as: nothing where it only looks."""
    return 0 if connection.scope.get("method") in ("GET", "HEAD", "OPTIONS") else int(connection.route_handler.opt.get("cost", 1))


class RateLimiter:
    """Who has asked for how much lately. With a rate of 0 nobody is limited."""

    def __init__(self, commands_per_second: int, now: Callable[[], float] = time.monotonic) -> None:
        self._rate = commands_per_second
        self._now = now
        self._paid: dict[str, float] = {}
        """Until when what somebody has asked for would have taken, at the rate that is theirs."""

    def charge(self, connection: ASGIConnection[Any, Any, Any, Any], user_id: str, cost: int) -> None:
        """Charge somebody, and their address, for a request; `wire/rate-limited` if they must wait, and then it costs nothing.

        `who` is empty for a stranger. Behind a proxy of ours the address is that of the proxy's client.
        """
        if not self._rate or not cost:
            return
        host = "" if connection.client is None else connection.client.host
        takes = {f"address {own_part(host)}": cost / (self._rate * _BEHIND_ONE_ADDRESS)} | (
            {f"person {user_id}": cost / self._rate} if user_id else {}
        )
        self.spend(takes)

    def check_chat(self, table_id: str, user_id: str) -> None:
        """Charge a chat message: a few at once, then one every two seconds; twice as many from all at a table together."""
        if self._rate:
            takes = {f"talk {table_id} {user_id}": SAYING_SECONDS, f"talk {table_id}": SAYING_SECONDS / 2}
            self.spend(takes, at_once=SAYINGS_AT_ONCE * SAYING_SECONDS)

    def spend(self, takes: Mapping[str, float], at_once: float = _AT_ONCE) -> None:
        """Charge each for so many seconds of what is theirs; so many may be spent at once."""
        now = self._now()
        after = {key: max(now, self._paid.get(key, now)) + more for key, more in takes.items()}
        too_much = max(until - now - max(at_once, takes[key]) for key, until in after.items())
        if too_much > _ROUNDING:
            raise RateLimited(too_much)
        if len(self._paid) + len(after) > _MOST_KNOWN:
            self._forget(now)
        self._paid |= after

    def _forget(self, now: float) -> None:
        """Whoever has waited long enough; if all are busy, those who have asked for the least."""
        latest = sorted(self._paid.items(), key=lambda one: one[1])[_MOST_KNOWN // 2 :]
        self._paid = {key: until for key, until in latest if until > now}

    def __len__(self) -> int:
        return len(self._paid)


def own_part(host: str) -> str:
    """The part of an address that its owner can't choose."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:  # a socket in the file system, say
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return f"{int(address) >> (128 - _NETWORK):x}"
