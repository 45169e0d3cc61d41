"""Our short way through a WebSocket says and hears, byte for byte, what uvicorn's own does."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from rollhouse.lowlevel.websocket import FastWebSocket
from tests.patience import PATIENCE

MASK = b"\x01\x82\x03\x84"
TEXT, CONTINUED, BINARY, CLOSE, PING, PONG = 1, 0, 2, 8, 9, 10


def under_mask(text: bytes) -> bytes:
    return bytes(byte ^ MASK[place % 4] for place, byte in enumerate(text))


def frame(text: bytes, kind: int = TEXT, *, last: bool = True, mask: bool = True) -> bytes:
    size = len(text)
    first, masked = kind | (0x80 if last else 0), 0x80 if mask else 0
    head = bytes((first, masked | size)) if size < 126 else bytes((first, masked | 126)) + size.to_bytes(2, "big")
    return head + (MASK + under_mask(text) if mask else text)


BYE = frame(b"bye")
LOOKS_WHOLE = frame(under_mask(frame(b"inside")))
"""Under its mask, this text is a frame."""
SCRIPTS: dict[str, list[bytes]] = {
    "one after the other": [frame(b"one"), frame("zwölf".encode()), frame(b""), BYE],
    "together": [frame(b"one") + frame(b"two") + frame(b"three"), frame(b"four"), BYE],
    "in pieces": [frame(b"one")[:1], frame(b"one")[1:4], frame(b"one")[4:], frame(b"two")[:6], frame(b"two")[6:], frame(b"three"), BYE],
    "a piece that looks whole": [LOOKS_WHOLE[:6], LOOKS_WHOLE[6:], frame(b"two"), BYE],
    "one and a half": [frame(b"one") + frame(b"two")[:3], frame(b"two")[3:], frame(b"three"), BYE],
    "fragments": [frame(b"o", last=False), frame(b"n", CONTINUED, last=False), frame(b"e", CONTINUED), frame(b"two"), BYE],
    "pinged in the middle": [frame(b"o", last=False), frame(b"there?", PING), frame(b"ne", CONTINUED), frame(b"two"), BYE],
    "a text within fragments": [frame(b"o", last=False), frame(b"one")],
    "pings and pongs": [frame(b"there?", PING), frame(b"one"), frame(b"here", PONG), frame(b"two"), BYE],
    "short, long and longer": [frame(b"x" * 125), frame(b"x" * 126), frame(b"x" * 4000), frame(b"one"), BYE],
    "long answers": [frame(b"long 125"), frame(b"long 126"), frame(b"long 65535"), frame(b"long 65536"), BYE],
    "binary": [frame(b"\xff\x00", BINARY), frame(b"one"), BYE],
    "no text": [frame(b"one"), frame(b"\xff\xfe")],
    "no mask": [frame(b"one"), frame(b"two", mask=False)],
    "too long": [frame(b"one"), frame(b"x" * 5000)],
    "unknown": [frame(b"one"), frame(b"two", 3)],
    "goodbye": [frame(b"one"), frame(b"\x03\xe8", CLOSE)],
    "after goodbye": [frame(b"one"), BYE + frame(b"two"), frame(b"three"), frame(b"\x03\xe8", CLOSE)],
}


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says everything once more; `long N` gets N characters; `bye` closes."""
    assert scope["type"] == "websocket"
    await receive()
    await send({"type": "websocket.accept"})
    closed = False
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        if closed:
            continue
        if text == "bye":
            closed = True
            await send({"type": "websocket.close", "code": 1000})
        elif text is None:
            await send({"type": "websocket.send", "bytes": message["bytes"]})
        else:
            answer = "x" * int(text[5:]) if text.startswith("long ") else text
            ours = send.__self__ if isinstance(send.__self__, FastWebSocket) else None
            if ours is None or not ours.send_now(answer.encode()):
                await send({"type": "websocket.send", "text": answer})


@asynccontextmanager
async def served(protocol: type[asyncio.Protocol]) -> AsyncIterator[int]:
    config = uvicorn.Config(echo, ws=protocol, lifespan="off", log_config=None, ws_max_size=4500, timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    serving = asyncio.create_task(server.serve([listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        await serving


async def said(port: int, script: list[bytes], *, compressed: bool) -> bytes:
    """Everything that the server says after the handshake, until it hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    offer = "Sec-WebSocket-Extensions: permessage-deflate\r\n" if compressed else ""
    ask = "GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
    writer.write(f"{ask}Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n{offer}\r\n".encode())
    head = await reader.readuntil(b"\r\n\r\n")
    assert (b"permessage-deflate" in head) == compressed
    listening = asyncio.create_task(_all_of(reader))
    with suppress(ConnectionError):  # how it ends for whoever is hung up on while they talk
        for part in [*script, frame(b"\x03\xe8", CLOSE)]:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(0.02)  # so that the parts come one by one
    async with asyncio.timeout(PATIENCE):
        heard = await listening
    writer.close()
    return heard


async def _all_of(reader: asyncio.StreamReader) -> bytes:
    heard = b""
    with suppress(ConnectionError):
        while more := await reader.read(1 << 20):
            heard += more
    return heard


@pytest.mark.parametrize("compressed", [False, True], ids=["plain", "compressed"])
async def test_it_says_what_uvicorn_says(compressed: bool) -> None:
    heard: list[list[bytes]] = []
    for protocol in (WebSocketsSansIOProtocol, FastWebSocket):
        async with served(protocol) as port:
            heard.append(await asyncio.gather(*(said(port, script, compressed=compressed) for script in SCRIPTS.values())))
    for name, theirs, ours in zip(SCRIPTS, *heard, strict=True):
        assert ours == theirs, name
        assert theirs, name
