"""The application behind its check of the `Host` header, before anything reads the request's URL."""

from __future__ import annotations

from typing import Any, cast

import msgspec
from litestar.enums import ScopeType
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from rollhouse.locale import catalogue
from rollhouse.locale.languages import accepted_language
from rollhouse.lowlevel.raw_socket import RawSocketApplication
from rollhouse.server.transport.hosts import OPEN_PATHS, check_host
from rollhouse.server.transport.sockets import WireError, refused

_STATUSES = {"unknown": 421, "malformed": 400}
_CODES = {"unknown": "wire/unknown-host", "malformed": "wire/bad-host"}


class HostCheckedApplication(RawSocketApplication):
    """The application, which answers 421 to requests for hosts that it is not known as, and 400 to malformed ones."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend) -> None:
        if scope["type"] != "lifespan":
            verdict = check_host(scope, self.state.config)
            if verdict == "malformed" or (verdict == "unknown" and scope["path"] not in OPEN_PATHS):
                await _refuse(scope, cast("Send", send), verdict)
                return
        await super().__call__(scope, receive, send)


async def _refuse(scope: Scope, send: Send, verdict: str) -> None:
    headers = dict(scope["headers"])
    host = headers.get(b"host", b"").decode("latin-1")
    error = WireError(_CODES[verdict], value=host[:80] if verdict == "unknown" else "")
    words = catalogue(accepted_language(headers.get(b"accept-language", b"").decode("latin-1")))
    body = msgspec.json.encode(refused(error, words, (), 0))
    is_socket = scope["type"] == ScopeType.WEBSOCKET
    if is_socket and "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": ""})
        return
    kind = "websocket.http.response" if is_socket else "http.response"
    fields = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode()), (b"cache-control", b"no-store")]
    start: Any = {"type": f"{kind}.start", "status": _STATUSES[verdict], "headers": fields}
    ended: Any = {"type": f"{kind}.body", "body": body, "more_body": False}
    await send(start)
    await send(ended)
