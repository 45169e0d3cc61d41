"""Our server without one of its shortcuts: `python -m bench.server.without NAME FOLDER PORT`."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bench.server import house
from rollhouse.commands import serve
from rollhouse.server.http import app

__all__ = ["SHORTCUTS", "main"]


class _PlainSocket:
    """What `RawSocket` does, through the framework."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def detach(self, then: Callable[[], Awaitable[None]]) -> None:
        await then()

    def try_send(self, frame: bytes) -> bool:
        return False

    async def receive(self) -> dict[str, str]:
        try:
            return {"type": "websocket.receive", "text": await self._socket.receive_data("text")}
        except WebSocketDisconnect:
            return {"type": "websocket.disconnect"}

    async def send(self, frame: bytes) -> None:
        await self._socket.send_data(frame, mode="text")

    async def close(self, code: int) -> None:
        await self._socket.close(code)


def _nothing() -> None:
    return


SHORTCUTS: dict[str, Callable[[], None]] = {
    "nothing": _nothing,
    "try_send": lambda: setattr(serve, "WebSocketProtocol", WebSocketsSansIOProtocol),
    "raw_socket": lambda: setattr(app, "RawSocket", _PlainSocket),
}
"""By name: how to do without it."""


def main(name: str, folder: str, port: str) -> None:
    """Serve until told to stop."""
    SHORTCUTS[name]()
    house.main(folder, port)


if __name__ == "__main__":
    main(*sys.argv[1:])
