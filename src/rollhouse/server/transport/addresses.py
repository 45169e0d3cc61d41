"""The addresses under which clients reach this server."""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection

from rollhouse.server.config import TLS_SCHEMES, Config
from rollhouse.server.transport.lan import LanListener, is_loopback, reachable


class Addresses:
    """Builds links to this server from the configuration and the request."""

    def __init__(self, config: Config, lan: LanListener) -> None:
        self._config = config
        self._lan = lan

    def url(self, connection: ASGIConnection[Any, Any, Any, Any], path: str) -> str:
        """Return the absolute URL of a path, as other people can open it."""
        scheme = "https" if connection.url.scheme in TLS_SCHEMES else "http"
        base = self._config.public_url.rstrip("/") or f"{scheme}://{connection.url.netloc}"
        if self._lan.url and is_loopback(base):
            return self._lan.url + path
        return reachable(base, self._config.host) + path

    def secure(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Return whether cookies may be restricted to TLS."""
        return self._config.public_url.startswith("https://") or connection.url.scheme in TLS_SCHEMES
