"""The contract with uvicorn: what our protocols send is what uvicorn's own would, and what they rely on is there."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rollhouse.lowlevel.uvicorn_protocol import HttpProtocol, Server, WebSocketProtocol
from tests.timeouts import TIMEOUT_SECONDS

MASK = b"\x01\x82\x03\x84"
TEXT, CLOSE = 1, 8
CLOSED = b"\x88\x02\x03\xe8"
"""The server's close frame with code 1000."""
SIZES = [0, 1, 125, 126, 65_535, 65_536]


def frame(text: bytes, opcode: int = TEXT) -> bytes:
    masked = bytes(byte ^ MASK[place % 4] for place, byte in enumerate(text))
    return bytes((0x80 | opcode, 0x80 | len(text))) + MASK + masked


async def send_sizes(scope: Any, receive: Any, send: Any) -> None:
    """An application that sends a text of each size that it is asked for, past uvicorn's `send` where it can, and stops at `bye`."""
    await receive()
    await send({"type": "websocket.accept"})
    protocol = send.__self__
    if isinstance(protocol, WebSocketProtocol):
        protocol.forget_handshake()
    while (message := await receive())["type"] == "websocket.receive":
        if message["text"] == "bye":
            await send({"type": "websocket.close", "code": 1000})
            assert not (isinstance(protocol, WebSocketProtocol) and protocol.try_send(b"after the end"))
            return
        text = "é" * (int(message["text"]) // 2) + "x" * (int(message["text"]) % 2)
        if not (isinstance(protocol, WebSocketProtocol) and protocol.try_send(text.encode())):
            await send({"type": "websocket.send", "text": text})


@asynccontextmanager
async def served(protocol: type[asyncio.Protocol]) -> AsyncIterator[tuple[Server, int]]:
    config = uvicorn.Config(
        send_sizes, http=HttpProtocol, ws=protocol, lifespan="off", log_config=None, timeout_graceful_shutdown=1, ws_ping_interval=None
    )
    server = Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield server, listening.getsockname()[1]
    finally:
        server.should_exit = True
        await serving


async def received(port: int, sent: bytes, *, compressed: bool = False, host: str = "127.0.0.1") -> bytes:
    """What the server sends after the handshake, up to its close frame."""
    reader, writer = await asyncio.open_connection(host, port)
    offer = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if compressed else ""
    head = "GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    writer.write(f"{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{offer}\r\n".encode())
    assert (b"permessage-deflate" in await reader.readuntil(b"\r\n\r\n")) == compressed
    writer.write(sent)
    async with asyncio.timeout(TIMEOUT_SECONDS):
        answer = b""
        try:
            while not answer.endswith(CLOSED) and (more := await reader.read(1 << 20)):
                answer += more
        except ConnectionError:
            pass  # aborted by the server
    writer.write(frame(b"\x03\xe8", CLOSE))
    writer.close()
    return answer


@pytest.mark.parametrize("compressed", [False, True], ids=["plain", "compressed"])
async def test_try_send_writes_the_bytes_that_uvicorn_writes(compressed: bool) -> None:
    sent = b"".join(frame(str(size).encode()) for size in SIZES) + frame(b"bye")
    answers = []
    for protocol in (WebSocketsSansIOProtocol, WebSocketProtocol):
        async with served(protocol) as (_, port):
            answers.append(await received(port, sent, compressed=compressed))
    assert answers[0] == answers[1]
    assert len(answers[0]) > (100 if compressed else sum(SIZES))


PIECES: list[tuple[bytes, int]] = [
    (frame(b"1"), 3),
    (frame(b"2")[:3], 0),
    (frame(b"2")[3:], 4),
    (frame(b"5") + frame(b"0"), 9),
    (frame(b"%0125d" % 1), 3),
    (frame(b"%0126d" % 1)[:1] + b"\xfe\x00\x7e" + frame(b"%0126d" % 1)[2:], 3),
    (bytes((0x01,)) + frame(b"1")[1:], 0),
    (bytes((0x80,)) + frame(b"2")[1:], 14),
]
"""What a client sends, and how many bytes answer it: whole frames, halves, two together, the longest short one, a longer one, fragments."""
ENDS = {
    "closed": frame(b"bye"),
    "not masked": b"\x81\x01\x31",
    "not UTF-8": frame(b"\xff"),
    "a text among fragments": bytes((0x01,)) + frame(b"1")[1:] + frame(b"2"),
    "a reserved bit": b"\xc1" + frame(b"1")[1:],
    "an unknown kind": b"\x83" + frame(b"1")[1:],
}


@pytest.mark.parametrize("end", ENDS)
async def test_frames_are_read_as_uvicorn_reads_them(end: str) -> None:
    """A short whole text is read without websockets' parser; everything else, and what it refuses, goes there."""
    answers: list[list[bytes]] = []
    for protocol in (WebSocketsSansIOProtocol, WebSocketProtocol):
        async with served(protocol) as (_, port):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            head = "GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            writer.write(f"{head}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode())
            await reader.readuntil(b"\r\n\r\n")
            async with asyncio.timeout(TIMEOUT_SECONDS):
                said = []
                for piece, size in PIECES:
                    writer.write(piece)
                    said.append(await reader.readexactly(size))
                writer.write(ENDS[end])
                answers.append([*said, await reader.readexactly(4)])
            writer.close()
    assert answers[0] == answers[1]
    assert (answers[0][-1][0], len(answers[0][-2])) == (0x88, 14)


async def test_a_client_that_sends_too_many_messages_together_is_cut_off() -> None:
    async with served(WebSocketProtocol) as (_, port):
        assert not (await received(port, frame(b"0") * 30_000 + frame(b"bye"))).endswith(CLOSED)


async def test_the_server_listens_at_one_more_address() -> None:
    async with served(WebSocketProtocol) as (server, port):
        assert await server.listen_at("127.0.0.2") == port
        with pytest.raises(OSError, match="Address"):
            await server.listen_at("127.0.0.2")
        assert (await received(port, frame(b"bye"), host="127.0.0.2")) == CLOSED
