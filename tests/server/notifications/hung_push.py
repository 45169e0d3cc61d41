"""`rollhouse serve` with a push service that takes every connection and never ends its answer: `python hung_push.py serve …`."""

from __future__ import annotations

import asyncio
import socket
import threading
import time

from rollhouse.cli import main
from rollhouse.server.features.notifications import service

BYTE_SECONDS = 0.2


def _trickle(listening: socket.socket) -> None:
    connection, _ = listening.accept()
    print("push-called", flush=True)
    connection.sendall(b"HTTP/1.1 201 Created\r\nX-Slow: ")
    while True:
        connection.sendall(b"x")
        time.sleep(BYTE_SECONDS)


async def _connect(host: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    listening = socket.create_server(("127.0.0.1", 0))
    threading.Thread(target=_trickle, args=(listening,), daemon=True).start()
    return await asyncio.open_connection(*listening.getsockname()[:2])


if __name__ == "__main__":
    threading.excepthook = lambda _: None  # the server has ended the connection
    assert service.Notifier.__init__.__kwdefaults__ is not None
    service.Notifier.__init__.__kwdefaults__["connect"] = _connect
    main()
