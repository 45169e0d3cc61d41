"""A WebSocket without the framework: the ASGI server's own `receive` and `send`, kept past the end of the framework's handler.

It relies on Litestar passing `receive` and `send` to its application as the ASGI server made them, and on uvicorn's `send` being a method
of its WebSocket protocol. Without it a move takes 1.1 times the server's processor time, and each socket 15 KB more: the frames of ten
coroutines, headers, cookies and caches of the framework.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

from litestar import Litestar, WebSocket
from litestar.enums import ScopeType
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from rollhouse.lowlevel.uvicorn_protocol import WebSocketProtocol

_STATE_KEY = "raw_channel"


class _RawChannel:
    """The ASGI server's `receive` and `send`, and what runs when the framework's handler has returned."""

    __slots__ = ("handler", "receive", "send")

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self.send = send
        self.handler: Callable[[], Awaitable[None]] | None = None


class RawSocketApplication(Litestar):
    """Litestar, which keeps the ASGI server's own `receive` and `send` for `RawSocket`."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await super().__call__(scope, receive, send)
            return
        fields = cast("dict[str, Any]", scope)
        channel = fields.setdefault("state", {})[_STATE_KEY] = _RawChannel(cast("Receive", receive), cast("Send", send))
        await super().__call__(scope, receive, send)
        handler, channel.handler = channel.handler, None
        if handler is not None:
            fields.clear()
            await handler()


class RawSocket:
    """One accepted socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        channel: _RawChannel = socket.scope["state"][_STATE_KEY]
        self._channel = channel
        self._framework: WebSocket[Any, Any, Any] | None = socket
        self.receive: Receive = channel.receive
        self._send: Send = channel.send
        protocol = getattr(channel.send, "__self__", None)
        self._protocol = protocol if isinstance(protocol, WebSocketProtocol) else None

    async def detach(self, handler: Callable[[], Awaitable[None]]) -> None:
        """Run `handler` once Litestar's handler has returned, so that the framework's objects of the request are freed."""
        self._channel.handler = handler
        if self._framework is not None:  # Litestar's socket and its wrapped `receive` and `send` are a cycle that holds all of it
            self._framework.receive, self._framework.send = self.receive, self._send
            self._framework = None
        if self._protocol is not None:
            self._protocol.forget_handshake()

    def try_send(self, text: bytes) -> bool:
        """Send a UTF-8 text if that needs no waiting; whether it was sent."""
        return self._protocol is not None and self._protocol.try_send(text)

    async def send(self, text: bytes) -> None:
        """Send a UTF-8 text."""
        if not self.try_send(text):
            await self._send({"type": "websocket.send", "bytes": None, "text": text.decode()})

    async def close(self, code: int) -> None:
        """Close the socket."""
        await self._send({"type": "websocket.close", "code": code, "reason": None})
