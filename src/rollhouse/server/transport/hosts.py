"""The names under which this server is known. A request for any other host is refused.

Otherwise a page of another site, whose name was pointed at this server after it had loaded (DNS rebinding), would count as our own page.
"""

from __future__ import annotations

import re
import socket
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Literal, TypeAlias
from urllib.parse import urlsplit

from litestar.types import Scope

from rollhouse.server.config import Config

Verdict: TypeAlias = Literal["known", "unknown", "malformed"]
OPEN_PATHS = ("/healthz", "/readyz", "/metrics")
"""What monitoring asks for by any name: it identifies no user and names no address."""
_MAX_LENGTH = 255
_HOST_NAME = r"[a-z0-9_](?:[a-z0-9._-]*[a-z0-9_])?"
_HOST = re.compile(rf"(?:\[(?P<six>[0-9a-f:.]+)\]|(?P<name>{_HOST_NAME})\.?)(?::(?P<port>[0-9]{{1,5}}))?", re.IGNORECASE)


def check_host(scope: Scope, config: Config) -> Verdict:
    """Return whether the `Host` header of a request is one of this server's names; `malformed` also if there are several, or none."""
    named = [value for name, value in scope["headers"] if name == b"host"]
    if len(named) != 1 or len(named[0]) > _MAX_LENGTH:
        return "malformed"
    server = scope.get("server")
    public, arrived = config.public_url, "" if server is None else server[0]
    return _check(named[0].decode("latin-1"), config.allow_hosts, public, config.host, arrived)


def is_loopback_host(host: str) -> bool:
    """Return whether a host name or address, without port, is always this computer."""
    address = _address(host)
    return address.is_loopback if address is not None else host == "localhost" or host.endswith(".localhost")


@lru_cache(maxsize=1024)
def _check(text: str, allowed: tuple[str, ...], public_url: str, listens: str, arrived: str) -> Verdict:
    match = _HOST.fullmatch(text)
    if match is None or int(match["port"] or 0) > 65_535 or (match["six"] is not None and _address(match["six"]) is None):
        return "malformed"
    host = (match["six"] or match["name"]).lower()
    if is_loopback_host(host) or host in (_public_host(public_url), listens.lower(), arrived.lower(), *map(str.lower, allowed)):
        return "known"
    address = _address(host)
    if address is not None:  # no one can point an address elsewhere; a private one is that of a device in this network
        return "known" if address.is_private or address.is_link_local else "unknown"
    return "known" if host in _own_names() else "unknown"


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(host)
    except ValueError:
        return None


def _public_host(url: str) -> str:
    return urlsplit(url).hostname or ""


@lru_cache(maxsize=1)
def _own_names() -> frozenset[str]:
    """Return the names by which devices in the local network know this computer."""
    name = socket.gethostname().lower()
    short = name.partition(".")[0]
    return frozenset({name, short, f"{short}.local"} - {"", ".local"})
