"""Turns errors into responses of one shape: a stable code, a sentence in the caller's language, and the rule."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.connection import ASGIConnection
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import File

from rollhouse.core.errors import RollhouseError
from rollhouse.locale import catalogue
from rollhouse.locale.languages import accepted_language
from rollhouse.server.auth.rate_limit import RateLimited
from rollhouse.server.http.pages import INDEX
from rollhouse.server.transport.sockets import WireError, malformed, refused

_CODES = {404: "wire/no-such-page", 405: "wire/no-such-page", 413: "wire/too-long"}
_log = logging.getLogger("rollhouse.server")


def language_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the language of a request: its `lang` parameter, or what the client accepts."""
    return accepted_language(connection.query_params.get("lang") or connection.headers.get("accept-language") or "")


def _response(request: Request[Any, Any, Any], error: RollhouseError, status: int, headers: dict[str, str] | None = None) -> Response[Any]:
    return Response(refused(error, catalogue(language_of(request)), (), 0), status_code=status, headers=headers)


def _rollhouse_error(request: Request[Any, Any, Any], error: RollhouseError) -> Response[Any]:
    return _response(request, error, error.http_status, {"Retry-After": str(error.wait)} if isinstance(error, RateLimited) else None)


def _http_exception(request: Request[Any, Any, Any], error: HTTPException) -> Response[Any] | File:
    """Return Litestar's own errors in our shape; a browser that navigates gets the page that says so."""
    if error.status_code == 404 and "text/html" in request.headers.get("accept", "") and INDEX.is_file():
        return File(INDEX, media_type="text/html", content_disposition_type="inline", status_code=404)
    status, detail = error.status_code, error.detail
    if isinstance(error.__cause__, msgspec.ValidationError) and "`$.data" in str(error.__cause__):
        # A field of the body that is called like one of our dependencies: Litestar takes it for the dependency, and the fault for ours.
        status, detail = 400, str(error.__cause__)
    code = _CODES.get(status, "wire/malformed")
    if code == "wire/malformed" and isinstance(error, ValidationException) and error.extra:
        # Litestar takes msgspec's sentence apart: “Invalid value 'x' - at `$.do`”.
        detail = "; ".join(f"{one.get('message')} - at `$.{one.get('key')}`" for one in error.extra if isinstance(one, dict))
        return _response(request, malformed(request.url.path[:80], detail), status)
    return _response(request, WireError(code, value=request.url.path[:80], location=str(detail)[:200]), status)


def _unreadable_body(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    """Handle a body that is not UTF-8, or is nested too deeply."""
    return _response(request, WireError("wire/malformed", value=request.url.path[:80], location=type(error).__name__), 400)


def _unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Any]:
    _log.exception(
        "unexpected error", exc_info=error, extra={"method": request.method, "path": request.scope["path_template"]}
    )  # a path may hold a secret
    return _response(request, WireError("wire/broken"), 500)


EXCEPTION_HANDLERS: dict[Any, Any] = {
    RollhouseError: _rollhouse_error,
    HTTPException: _http_exception,
    UnicodeDecodeError: _unreadable_body,
    RecursionError: _unreadable_body,
    Exception: _unexpected,
}
