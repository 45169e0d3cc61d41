"""Where a request comes from: what changes something must come from the house's own pages, or from a program that is no browser's page.

A browser says which site a request comes from, and no page can make it lie: `Sec-Fetch-Site` on encrypted addresses and on localhost,
`Origin` everywhere. A program says neither, and has nobody's cookie but its own. Besides, whatever changes something is JSON: no form can
send that, and a script of another site would have to ask first, which nobody allows.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from rollhouse.core.errors import RollhouseError
from rollhouse.server.config import TLS_SCHEMES, Config

__all__ = ["ALLOW_EMAIL_LINK", "OriginError", "csrf_guard", "is_cross_site"]

_OWN = ("same-origin", "none")
"""`none`: somebody typed the address, or opened a bookmark."""
_LOOKING = ("GET", "HEAD", "OPTIONS")
ALLOW_EMAIL_LINK = {"allow_email_link": True}
"""For handlers that mail programs ask, as a form would: they look at nobody's cookie, and what proves something is in the address."""


class OriginError(RollhouseError):
    """A page of another site, or a form, asked for something in somebody's name."""

    family = "wire"
    status = 403
    statuses = {"wire/not-json": 415}


def is_cross_site(connection: ASGIConnection[Any, Any, Any, Any], public_url: str) -> bool:
    """Whether a page of another site asks: another scheme, host or port is another site."""
    fetched = connection.headers.get("sec-fetch-site")
    if fetched is not None:
        return fetched not in _OWN
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    scheme = "https" if connection.url.scheme in TLS_SCHEMES else "http"
    return origin not in (f"{scheme}://{connection.headers.get('host', '')}", public_url.rstrip("/"))


def csrf_guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Before anything else: `wire/another-site`, or `wire/not-json`, for what would change something. Sockets see to it themselves."""
    if connection.scope["type"] != ScopeType.HTTP or connection.scope.get("method") in _LOOKING:
        return
    if handler.opt.get("allow_email_link"):
        return
    config: Config = connection.app.state.config
    if is_cross_site(connection, config.public_url):
        raise OriginError("wire/another-site", value=connection.headers.get("origin", "")[:200])
    kind = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise OriginError("wire/not-json", value=kind[:80], expected=("application/json",))
