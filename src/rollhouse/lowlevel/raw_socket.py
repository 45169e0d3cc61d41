"""A socket's own way in and out: the protocol server's, past every layer that the framework puts around it.

What it leans on: that Litestar hands `receive` and `send` to its application as the protocol server gave them, and that uvicorn's `send` is
a method of its WebSocket.
Gain: without it a move takes 1.07 times the server's processor time at 50 tables, 1.12 times at 200. A socket goes on when its handler has
returned, so that nothing of the framework hangs on to it (frames of ten coroutines, headers, cookies, caches): some 15 KB for each.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

from litestar import Litestar, WebSocket
from litestar.enums import ScopeType
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send
from litestar.types.asgi_types import WebSocketSendEvent

from rollhouse.lowlevel.websocket import FastWebSocket

__all__ = ["RawSocket", "RawSocketApplication"]

_KEY = "direct"


class _Way:
    """The protocol server's way in and out, and what goes on there when the framework is done."""

    __slots__ = ("receive", "send", "then")

    def __init__(self, receive: Receive, send: Send) -> None:
        self.receive = receive
        self.send = send
        self.then: Callable[[], Awaitable[None]] | None = None


class RawSocketApplication(Litestar):
    """Keeps the protocol server's own way in and out at hand, for `DirectSocket`."""

    async def __call__(self, scope: Scope | LifeSpanScope, receive: Receive | LifeSpanReceive, send: Send | LifeSpanSend) -> None:
        if scope["type"] != ScopeType.WEBSOCKET:
            await super().__call__(scope, receive, send)
            return
        asked = cast("dict[str, Any]", scope)
        way = asked.setdefault("state", {})[_KEY] = _Way(cast("Receive", receive), cast("Send", send))
        await super().__call__(scope, receive, send)
        then, way.then = way.then, None
        if then is not None:
            asked.clear()
            await then()


class _Messages:
    """Frames as any protocol server takes them. A frame goes to all viewers of a table, one after the other, and is wrapped once."""

    def __init__(self) -> None:
        self._frame = b""
        self._message: WebSocketSendEvent = {"type": "websocket.send", "bytes": None, "text": ""}

    def of(self, frame: bytes) -> WebSocketSendEvent:
        """The frame as a text message."""
        if frame is not self._frame:
            self._frame, self._message = frame, {"type": "websocket.send", "bytes": None, "text": frame.decode()}
        return self._message


_messages = _Messages()


class RawSocket:
    """One accepted socket."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        way: _Way = socket.scope["state"][_KEY]
        self._way = way
        self._framework: WebSocket[Any, Any, Any] | None = socket
        self.receive: Receive = way.receive
        self._send: Send = way.send
        protocol = getattr(way.send, "__self__", None)
        self._fast = protocol if isinstance(protocol, FastWebSocket) else None

    async def detach(self, then: Callable[[], Awaitable[None]]) -> None:
        """What is done with the socket when the handler has returned: whatever the framework keeps of a request is gone by then."""
        self._way.then = then
        if self._framework is not None:  # it and what it has wrapped around its way in and out hold on to each other, and to all of this
            self._framework.receive, self._framework.send = self.receive, self._send
            self._framework = None
        if self._fast is not None:
            self._fast.forget_handshake()

    def send_now(self, frame: bytes) -> bool:
        """Send a text that is UTF-8 already if nobody has to wait for that; otherwise nothing is done."""
        return self._fast is not None and self._fast.send_now(frame)

    async def send(self, frame: bytes) -> None:
        """Send a text that is UTF-8 already: through our own WebSocket it is neither decoded nor encoded again."""
        if self.send_now(frame):
            return
        await self._send(_messages.of(frame))

    async def close(self, code: int) -> None:
        """Hang up."""
        await self._send({"type": "websocket.close", "code": code, "reason": None})
