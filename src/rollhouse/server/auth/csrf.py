"""Protection against cross-site request forgery: requests that change something must not come from a page of another site.

Browsers name the site of the page that sends a request: in `Sec-Fetch-Site` over TLS and on localhost, in `Origin` everywhere. Programs
send neither header, and no cookie but their own. Besides, the body must be JSON, which forms can't send, and which scripts of other sites
can't send without a CORS preflight that is refused.
"""

from __future__ import annotations

from typing import Any

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.handlers import BaseRouteHandler

from rollhouse.core.errors import RollhouseError
from rollhouse.server.config import TLS_SCHEMES, Config

_SAME_SITE = ("same-origin", "none")
"""`none`: the user typed the address, or opened a bookmark."""
_READING_METHODS = ("GET", "HEAD", "OPTIONS")
ALLOW_EMAIL_LINK = {"allow_email_link": True}
"""`opt` of handlers that e-mail clients call as a form would: they ignore cookies, and the URL contains the proof."""


class OriginError(RollhouseError):
    """A page of another site, or a form, sent a request."""

    family = "wire"
    status = 403
    statuses = {"wire/not-json": 415}


def is_cross_site(connection: ASGIConnection[Any, Any, Any, Any], public_url: str) -> bool:
    """Return whether a page of another site sent this request. Another scheme, host or port is another site."""
    site = connection.headers.get("sec-fetch-site")
    if site is not None:
        return site not in _SAME_SITE
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    scheme = "https" if connection.url.scheme in TLS_SCHEMES else "http"
    return origin not in (f"{scheme}://{connection.headers.get('host', '')}", public_url.rstrip("/"))


def csrf_guard(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Raise `wire/another-site` or `wire/not-json` for a request that must not change anything. The socket handler checks for itself."""
    if connection.scope["type"] != ScopeType.HTTP or connection.scope.get("method") in _READING_METHODS:
        return
    if handler.opt.get("allow_email_link"):
        return
    config: Config = connection.app.state.config
    if is_cross_site(connection, config.public_url):
        raise OriginError("wire/another-site", value=connection.headers.get("origin", "")[:200])
    media_type = connection.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media_type != "application/json":
        raise OriginError("wire/not-json", value=media_type[:80], expected=("application/json",))
