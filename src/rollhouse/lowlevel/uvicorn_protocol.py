"""The adapter to uvicorn: its HTTP and WebSocket protocols with connection limits, and a server that can listen at one more address.

It relies on attributes of `HttpToolsProtocol`, `WebSocketsSansIOProtocol` and `Server` that uvicorn does not document;
`tests/lowlevel/test_uvicorn_protocol.py` and `tests/server/live/test_connections.py` fail when a release of uvicorn changes them.
uvicorn itself waits for ever for the rest of a request, and for a client that does not read.
"""

from __future__ import annotations

import asyncio
import socket
from typing import Any, Literal, TypeAlias, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import apply_mask  # type: ignore[attr-defined]  # its own is in C where that was built, else in Python
from websockets.protocol import State

from rollhouse.lowlevel.connection_limits import ConnectionLimiter, WriteTimeout

_MAX_HEAD_BYTES = 64 * 1024
_WHOLE_TEXT_FRAME, _MASKED, _SHORT_HEAD_BYTES, _MAX_SHORT_BYTES = 0x81, 0x80, 6, 125
"""The first byte of a frame that is a whole uncompressed text, the flag of a masked frame, and the sizes of a short one (RFC 6455, 5.2)."""
_MAX_QUEUED_MESSAGES = 1000
"""Messages of one socket that wait to be handled; a client that sends more of them together is cut off."""
_TIMEOUT_RESPONSE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_HEAD_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_Part: TypeAlias = Literal["head", "body"]


def _limiter(config: uvicorn.Config) -> ConnectionLimiter:
    """The limiter in the application's state; one without limits where it has none."""
    limiter = getattr(getattr(config.app, "state", None), "connections", None)
    return limiter if isinstance(limiter, ConnectionLimiter) else ConnectionLimiter()


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's HTTP protocol, with limits on connections, on the head's size, and on the time that a request takes to come."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._limiter = _limiter(self.config)
        self._write_timeout = WriteTimeout(self._limiter)
        self._incomplete: _Part | None = None
        """The part of a request that has begun and is not complete."""
        self._timed: _Part | None = None
        """The part that `_timer` runs for."""
        self._timer: asyncio.TimerHandle | None = None
        self._head_bytes = self._parsed_head_bytes = 0
        self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn narrows the transport, too
        super().connection_made(transport)
        if self._limiter.admit(self, "" if self.client is None else self.client[0]):
            self._time("head")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._time(None)
        self._write_timeout.stop()
        self._limiter.release(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_socket or self.transport.is_closing():
            return
        if self._incomplete == "head":
            self._head_bytes += len(data)
            if self._head_bytes > _MAX_HEAD_BYTES:
                self._close_with(_HEAD_TOO_LARGE)
                return
        if self._incomplete == "body":
            self._time("body")
        else:  # while we work on an answer the client owes nothing; after it uvicorn's keep-alive timeout runs until the next byte
            idle = self.cycle is None or self.cycle.response_complete
            self._time("head" if idle and self.timeout_keep_alive_task is None else None)

    def on_message_begin(self) -> None:
        self._incomplete, self._head_bytes, self._parsed_head_bytes = "head", 0, 0
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count_head(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count_head(len(name) + len(value))
        super().on_header(name, value)

    def _count_head(self, size: int) -> None:
        """Count what was parsed of the head. A head that comes at once is parsed before `data_received` sees its size."""
        self._parsed_head_bytes += size
        if self._parsed_head_bytes > _MAX_HEAD_BYTES:
            raise ValueError("the head is too large")  # the parser stops, and uvicorn calls `send_400_response`

    def send_400_response(self, msg: str) -> None:
        if self._parsed_head_bytes > _MAX_HEAD_BYTES:
            self._close_with(_HEAD_TOO_LARGE)
        else:
            super().send_400_response(msg)

    def on_headers_complete(self) -> None:
        self._incomplete = "body"
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._incomplete = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._is_socket = True
        self._time(None)
        self._write_timeout.stop()
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        self._limiter.transfer(self, protocol)
        self.parser = None  # type: ignore[assignment]  # as uvicorn does when a connection is lost: parser and protocol are a cycle

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timeout.start(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._write_timeout.stop()

    def _time(self, part: _Part | None) -> None:
        """Start the timeout for a part of the request, or stop it. A byte that comes does not start it again."""
        if part == self._timed:
            return
        self._timed = part
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if part == "head":
            self._limiter.mark_idle(self)
        else:
            self._limiter.mark_active(self)
        if part is not None:
            timeouts = self._limiter.timeouts
            self._timer = self.loop.call_later(
                timeouts.head_seconds if part == "head" else timeouts.body_seconds, self._close_with, _TIMEOUT_RESPONSE
            )

    def _close_with(self, answer: bytes) -> None:
        """Close the connection, with an answer where a request has begun and was not answered yet."""
        unanswered = self._incomplete is not None and (self._incomplete == "head" or not self.cycle.response_started)
        self._time(None)
        if unanswered:
            self.transport.write(answer)
        self.transport.close()


def _text_frame(text: bytes) -> bytes:
    """The text as a WebSocket frame (RFC 6455, 5.2), not masked. websockets' own `Frame` takes twenty times as long."""
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2, "big"), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8, "big"), text)


def _whole_text(data: bytes) -> bytes | None:
    """The text of a message that is one short, masked, uncompressed frame and all that came; None for anything else."""
    size = len(data) - _SHORT_HEAD_BYTES
    if size < 0 or data[0] != _WHOLE_TEXT_FRAME or data[1] != _MASKED | size or size > _MAX_SHORT_BYTES:
        return None
    return apply_mask(data[_SHORT_HEAD_BYTES:], data[2:_SHORT_HEAD_BYTES])


class _Inbox:
    """The received messages of one socket, for its one reader. An `asyncio.Queue` takes 3.3 KB, a quarter of a viewer's memory."""

    __slots__ = ("_arrival", "_messages")

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._arrival: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._arrival is not None and not self._arrival.done():
            self._arrival.set_result(None)

    async def get(self) -> Any:
        while not self._messages:
            self._arrival = asyncio.get_running_loop().create_future()
            try:
                await self._arrival
            finally:
                self._arrival = None
        return self._messages.pop(0)

    def qsize(self) -> int:
        return len(self._messages)

    def empty(self) -> bool:
        return not self._messages


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket protocol, with limits on unread and unhandled data, and a way to send without a task for each socket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue = cast("asyncio.Queue[Any]", _Inbox())
        self._limiter = _limiter(self.config)
        self._write_timeout = WriteTimeout(self._limiter)

    def forget_handshake(self) -> None:
        """Free the headers of the handshake, some 5 KB, which websockets keeps as long as the connection lasts."""
        self.request.headers.clear()
        self.response.headers.clear()

    def connection_lost(self, exc: Exception | None) -> None:
        self._write_timeout.stop()
        self._limiter.release(self)
        super().connection_lost(exc)
        self.conn.parser.close()  # a suspended generator that holds the connection, which holds the generator

    def pause_writing(self) -> None:
        super().pause_writing()
        self._write_timeout.start(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._write_timeout.stop()

    def data_received(self, data: bytes) -> None:
        conn = self.conn
        if (
            conn.state is State.OPEN
            and not conn.reader.buffer
            and not conn.expect_continuation_frame
            and (text := _whole_text(data)) is not None
        ):  # as almost all commands come: websockets' parser, for frames of every kind in any pieces, takes ten times as long
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()
        else:
            super().data_received(data)
        if self.queue.qsize() > _MAX_QUEUED_MESSAGES:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        paused, self.read_paused = self.read_paused, True  # uvicorn pauses reading after every message: two system calls for each
        super().send_receive_event_to_app()
        self.read_paused = paused
        if not paused and self.queue.qsize() > 1 and not self.transport.is_closing():
            self.read_paused = True
            self.transport.pause_reading()

    def try_send(self, text: bytes) -> bool:
        """Send a UTF-8 text if that needs no waiting and no compression; whether it was sent."""
        if (
            self.writable.is_set()
            and self.conn.state is State.OPEN
            and self.handshake_complete
            and not self.conn.extensions
            and not self.close_sent
            and not self.disconnected
        ):
            self.transport.write(_text_frame(text))
            return True
        return False


class Server(uvicorn.Server):
    """uvicorn's server, which can listen at another address while it runs."""

    async def listen_at(self, host: str) -> int:
        """Listen at this host too, at the server's own port, and return that port.

        Raises:
            OSError: The address can't be bound.

        """
        port: int = self.servers[0].sockets[0].getsockname()[1]
        listening = socket.create_server((host, port), backlog=self.config.backlog)
        try:
            self.servers.append(await asyncio.get_running_loop().create_server(self._protocol, sock=listening, backlog=self.config.backlog))
        except BaseException:
            listening.close()
            raise
        return port

    def _protocol(self) -> asyncio.Protocol:
        protocol: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg]  # as uvicorn's own factory calls it
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return protocol
