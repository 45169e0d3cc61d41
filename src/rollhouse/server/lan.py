"""What others on the local network can reach: an address that means this computer alone helps nobody else."""

from __future__ import annotations

import socket
from urllib.parse import urlsplit

__all__ = ["EVERYWHERE", "is_loopback", "lan_address", "reachable"]

EVERYWHERE = "0.0.0.0"  # listening there is what `--lan` is for
_NOWHERE = ("192.0.2.1", 9)
"""An address that nobody has (RFC 5737): nothing is sent to it."""


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
