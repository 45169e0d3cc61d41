"""A WebSocket client that costs next to nothing, so that the servers are what is measured. Both servers are driven through it."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from typing import TypeAlias

Heard: TypeAlias = Callable[["Link", bytes], None]
"""The callback for a received text."""

_TEXT, _CLOSE, _PING, _PONG = 0x81, 0x88, 0x89, 0x8A
_NO_MASK = bytes(4)
"""A mask of zeroes leaves the text as it is; a server undoes it like any other."""


class LinkError(Exception):
    """The server closed, or said something that is no WebSocket."""


class Link(asyncio.Protocol):
    """One connection. `heard` is called with every text received."""

    def __init__(self, heard: Heard) -> None:
        self._heard = heard
        self._left = b""
        self._transport: asyncio.WriteTransport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.received = 0
        """Bytes that came, headers included."""

    def ask(self, transport: asyncio.WriteTransport, host: str, path: str, headers: dict[str, str]) -> None:
        """The handshake. No compression is offered: neither server would use it by default."""
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade", f"Sec-WebSocket-Key: {key}"]
        lines += ["Sec-WebSocket-Version: 13", *(f"{name}: {value}" for name, value in headers.items()), "", ""]
        transport.write("\r\n".join(lines).encode())

    def send(self, text: bytes, kind: int = _TEXT) -> None:
        """Send a text; it must be short."""
        assert self._transport is not None
        size = len(text)
        head = bytes((kind, 0x80 | size)) if size < 126 else bytes((kind, 0xFE)) + size.to_bytes(2, "big")
        self._transport.write(head + _NO_MASK + text)

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(LinkError("the server hung up"))

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        if self.opened.cancelled():  # the caller has gone meanwhile
            self.close()
            return
        data = self._left + data if self._left else data
        start = 0
        if not self.opened.done():
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._left = data
                return
            if b" 101 " not in data[:20]:
                self.opened.set_exception(LinkError(data[:200].decode(errors="replace")))
                return
            self.opened.set_result(None)
            start = end + 4
        self._left = data[self._frames(data, start) :]

    def _frames(self, data: bytes, start: int) -> int:
        """Hear every whole frame; where the first unfinished one begins."""
        while len(data) - start >= 2:
            size, body = data[start + 1], start + 2
            if size == 126:
                size, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif size == 127:
                size, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if len(data) < body + size:
                break
            kind, text = data[start], data[body : body + size]
            start = body + size
            if kind == _TEXT:
                self._heard(self, text)
            elif kind == _PING:
                self.send(text, _PONG)
            elif kind == _CLOSE:
                self.close()
            else:
                raise LinkError(f"a frame of kind {kind:#x}")
        return start


async def connect(port: int, path: str, heard: Heard, headers: dict[str, str] | None = None) -> Link:
    """A connection to a server on this machine, open."""
    loop = asyncio.get_running_loop()
    transport, link = await loop.create_connection(lambda: Link(heard), "127.0.0.1", port)
    link.ask(transport, f"127.0.0.1:{port}", path, headers or {})
    await link.opened
    return link
