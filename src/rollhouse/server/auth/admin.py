"""The guard of the admin API: a token in a header."""

from __future__ import annotations

import hmac
from typing import Any

from litestar.connection import ASGIConnection
from litestar.handlers import BaseRouteHandler

from rollhouse.server.auth.endpoints import EXPENSIVE
from rollhouse.server.auth.errors import AdminError
from rollhouse.server.auth.rate_limit import RateLimiter
from rollhouse.server.config import Config

_HEADER = "rollhouse-admin"


def admin_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raise `admin/off` where no token is set, and `admin/token` for a wrong one. Wrong tokens are rate limited."""
    config: Config = connection.app.state.config
    if not config.admin_token:
        raise AdminError("admin/off")
    if not is_admin(connection):
        raise AdminError("admin/token")


def is_admin(connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
    """Return whether the caller has the admin token. A wrong token counts as an expensive request."""
    config: Config = connection.app.state.config
    token, shown = config.admin_token, connection.headers.get(_HEADER, "")
    if token and hmac.compare_digest(shown.encode(errors="surrogatepass"), token.encode()):
        return True
    if shown:
        limiter: RateLimiter = connection.app.state.rate_limiter
        limiter.check(connection, "", EXPENSIVE)
    return False
