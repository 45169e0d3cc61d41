"""What others on the local network can reach: an address that means this computer alone helps nobody else."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import say
from rollhouse.server.config import Config

__all__ = ["EVERYWHERE", "LanError", "LanListener", "is_loopback", "lan_address", "reachable"]

EVERYWHERE = "0.0.0.0"  # listening there is what `--lan` is for
_NOWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737): nothing is sent to it."""
_ON_THE_WAY = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Who passes requests on says so: then the caller is somebody else."""
_log = logging.getLogger("rollhouse.lan")


class LanError(RollhouseError):
    """The house can't be opened to the local network, or not by whoever asks."""

    family = "lan"
    status = 403
    statuses = {"lan/none": 409, "lan/taken": 409}


def lan_address() -> str:
    """The address of this computer in its network; empty where it is in none."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
            asking.connect(_NOWHERE)  # chooses the network that it would go through, and sends nothing
            found: str = asking.getsockname()[0]
    except OSError:
        return ""
    return "" if found.startswith("127.") else found


def is_loopback(url: str) -> bool:
    """Whether an address means, on every computer, that computer itself."""
    host = urlsplit(url).hostname or ""
    return host in ("localhost", "::1") or host.endswith(".localhost") or host.startswith("127.")


def reachable(url: str, listens: str) -> str:
    """An address of a house as others can open it: with this computer's own in its network, where the house `listens` to that too."""
    found = lan_address() if listens in (EVERYWHERE, "::", "") and is_loopback(url) else ""
    if not found:
        return url
    parts = urlsplit(url)
    return parts._replace(netloc=f"{found}:{parts.port}" if parts.port else found).geturl()


def _is_private(address: str) -> bool:
    """Whether this is an address in a network of one's own: one that the whole world can reach is not opened in passing."""
    return address != "" and ip_address(address).is_private


class LanListener:
    """The way in from the local network, which whoever sits at this computer may open while the house runs. It closes with the house."""

    def __init__(self, config: Config, listen_at: Callable[[str], Awaitable[int]] | None = None) -> None:
        self.url = ""
        """Where the network finds the house; empty while the door is closed."""
        self._listen_at = listen_at
        self._closed = is_loopback(f"//{config.host}") and config.workers == 1 and not config.public_url and not config.trusted_proxies
        """Whether the house is on this computer alone: with an address of its own, or behind a proxy, there is another way in already."""
        self._opening = asyncio.Lock()

    def can_open(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether this caller may open it: somebody at this computer, who calls it by a name that means that, with nobody in between."""
        caller = connection.client.host.partition("%")[0] if connection.client else ""
        return (
            self._closed
            and not self.url
            and self._listen_at is not None
            and caller != ""
            and ip_address(caller).is_loopback
            and is_loopback(str(connection.url))
            and not any(name in connection.headers for name in _ON_THE_WAY)
            and _is_private(lan_address())
        )

    async def open_lan(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Open it; `lan/not-here` for somebody else, `lan/taken` where another program has the port there."""
        async with self._opening:
            if self.url:
                return
            address = lan_address()
            if not address:
                raise LanError("lan/none")
            if not self.can_open(connection) or self._listen_at is None:
                raise LanError("lan/not-here")
            try:
                port = await self._listen_at(address)
            except OSError as error:
                raise LanError(
                    "lan/taken", value=address, reason=say("error-why-os", reason=error.strerror or type(error).__name__)
                ) from None
            self.url = f"http://{address}:{port}"
            _log.info("open to the local network at %s", self.url)
