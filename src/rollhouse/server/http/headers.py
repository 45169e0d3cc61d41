"""Response headers: security policies, caching, and the cookie of a new guest."""

from __future__ import annotations

from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.types import Message, Scope

from rollhouse.server.config import TLS_SCHEMES, Config
from rollhouse.server.http.pages import ASSETS

_CONTENT_SECURITY_POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; script-src 'self'; connect-src 'self'; "
    "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
_PAGE_HEADERS = {
    "Content-Security-Policy": _CONTENT_SECURITY_POLICY,
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""Only a page obeys these. Scripts and styles go without: there are some fifty, and a first visit was a tenth larger with them."""
_HEADERS = {"X-Content-Type-Options": "nosniff", "Referrer-Policy": "same-origin"}
_HSTS = "max-age=31536000"


async def add_headers(message: Message, scope: Scope) -> None:
    """Add the headers that every response carries. Responses of the API are not cached unless the handler says so."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in _HEADERS.items():
        headers.setdefault(name, value)
    if not scope["path"].startswith(ASSETS):
        for name, value in _PAGE_HEADERS.items():
            headers.setdefault(name, value)
    if scope["path"].startswith("/api/"):
        headers.setdefault("Cache-Control", "no-store")
    config: Config = scope["litestar_app"].state.config
    if config.public_url.startswith("https://") or scope["scheme"] in TLS_SCHEMES:
        headers.setdefault("Strict-Transport-Security", _HSTS)
    cookie: Cookie | None = scope["state"].get("new_cookie")
    if cookie is not None:
        headers.add("Set-Cookie", cookie.to_header(header=""))
