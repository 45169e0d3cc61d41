"""Our server without one of its shortcuts: `python -m bench.server.without NAME FOLDER PORT`."""

from __future__ import annotations

import sys
from collections.abc import Awaitable, Callable
from typing import Any

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bench.server import local_server
from rollhouse.commands import serve
from rollhouse.server import app

__all__ = ["SHORTCUTS", "main"]


class _PlainSocket:
    """What `DirectSocket` does, through the framework."""

    def __init__(self, socket: WebSocket[Any, Any, Any]) -> None:
        self._socket = socket

    async def go_on_with(self, then: Callable[[], Awaitable[None]]) -> None:
        await then()

    def send_now(self, frame: bytes) -> bool:
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
    "websocket": lambda: setattr(serve, "FastWebSocket", WebSocketsSansIOProtocol),
    "direct": lambda: setattr(app, "DirectSocket", _PlainSocket),
}
"""By the module in `rollhouse/fast/`: how to do without."""


def main(name: str, folder: str, port: str) -> None:
    """Serve until terminated."""
    SHORTCUTS[name]()
    local_server.main(folder, port)


if __name__ == "__main__":
    main(*sys.argv[1:])
