"""The local network: this computer's address there, and listening on it while the server runs."""

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
from rollhouse.server.transport.hosts import is_loopback_host

ALL_ADDRESSES = "0.0.0.0"  # listening there is what `--lan` is for
_UNUSED_ADDRESS = ("192.0.2.1", 9)
"""A documentation address (RFC 5737) that no host has; nothing is sent to it."""
_PROXY_HEADERS = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-real-ip")
"""Headers that a proxy adds: then the client is not on this computer."""
_log = logging.getLogger("rollhouse.lan")


class LanError(RollhouseError):
    """The server can't be opened to the local network, or not by this client."""

    family = "lan"
    status = 403
    statuses = {"lan/none": 409, "lan/taken": 409}


def lan_address() -> str:
    """The address of this computer in its network; empty without a network."""
    try:
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect(_UNUSED_ADDRESS)  # chooses the network that it would go through, and sends nothing
            address: str = probe.getsockname()[0]
    except OSError:
        return ""
    return "" if address.startswith("127.") else address


def is_loopback(url: str) -> bool:
    """Whether a URL is a loopback address."""
    return is_loopback_host(urlsplit(url).hostname or "")


def reachable(url: str, listens: str) -> str:
    """The URL as other computers can open it: with this computer's address where it is a loopback one and the server `listens` on all."""
    address = lan_address() if listens in (ALL_ADDRESSES, "::", "") and is_loopback(url) else ""
    if not address:
        return url
    parts = urlsplit(url)
    return parts._replace(netloc=f"{address}:{parts.port}" if parts.port else address).geturl()


def _is_private(address: str) -> bool:
    """Whether this is a private address; a public one is not opened on request."""
    return address != "" and ip_address(address).is_private


class LanListener:
    """Listens on the local network once a user on this computer asks for it, until the server stops."""

    def __init__(self, config: Config, listen_at: Callable[[str], Awaitable[int]] | None = None) -> None:
        self.url = ""
        """The server's URL in the local network; empty until it listens there."""
        self._listen_at = listen_at
        self._closed = is_loopback(f"//{config.host}") and config.workers == 1 and not config.public_url and not config.trusted_proxies
        """Whether the server listens on loopback only; with a public URL or behind a proxy it can be reached already."""
        self._opening = asyncio.Lock()

    def can_open(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Whether this client may open it: it runs on this computer, uses a loopback URL, and no proxy."""
        caller = connection.client.host.partition("%")[0] if connection.client else ""
        return (
            self._closed
            and not self.url
            and self._listen_at is not None
            and caller != ""
            and ip_address(caller).is_loopback
            and is_loopback(str(connection.url))
            and not any(name in connection.headers for name in _PROXY_HEADERS)
            and _is_private(lan_address())
        )

    async def open_lan(self, connection: ASGIConnection[Any, Any, Any, Any]) -> None:
        """Listen on the local network; `lan/not-here` for other clients, `lan/taken` where another program has the port."""
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
            _log.info("listening on the local network", extra={"url": self.url})
