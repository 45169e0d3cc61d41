"""Damaged requests and socket messages: each must be answered, and none with a server error."""

from __future__ import annotations

import asyncio
import json
import random
import time
from typing import Any
from urllib.parse import quote

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from bench.fuzz.damage import Damage
from bench.fuzz.run import Finding, Tried

_TIMEOUT_SECONDS = 60.0
_SERVER_ERROR_STATUS = 500
_MESSAGES_PER_CHECK = 25
"""Messages before the server must answer."""
_HEADERS = (
    "Accept: text/html",
    "Accept-Language: fr;q=x,*",
    "Origin: https://evil.example",
    "Cookie: rollhouse=x",
    "X-Forwarded-For: 1.2.3.4",
)
_TABLE = "TABLE"
_READS = (
    *("/api/me", "/api/me/tokens", "/api/games", "/api/games/dicetto/words?lang=fr", "/api/address", "/api/lessons/dicetto"),
    *("/api/tables", "/api/tables/TABLE", "/api/tables/TABLE/record?form=json", "/api/tables/TABLE/log?before=3"),
    *("/api/tables/TABLE/positions", "/api/tables/TABLE/text?ply=2", "/api/tables/TABLE/qr.svg"),
    *("/schema/openapi.json", "/healthz", "/readyz", "/metrics", "/t/TABLE", "/assets/index.js"),
)
_WRITES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("PUT", "/api/me", {"name": "Ana", "lang": "fr"}),
    ("POST", "/api/me/claim", {"token": "x", "replace": False}),
    ("DELETE", "/api/me/tokens/0123", {}),
    ("POST", "/api/tables/TABLE/do", {"do": "roll", "at": 2}),
    ("POST", "/api/tables/TABLE/do", {"do": "play", "move": "skip", "at": 3, "id": 1}),
    ("POST", "/api/tables/TABLE/do", {"do": "sit", "seat": 1, "name": "Bo", "entropy": "ab" * 16}),
    ("POST", "/api/tables/TABLE/do", {"do": "chat", "text": "hello"}),
    ("POST", "/api/tables/TABLE/rematch", {"same_dice": True}),
)
_MAKES: tuple[tuple[str, str, dict[str, Any]], ...] = (
    ("POST", "/api/tables", {"game": "dicy-cards", "setup": {"mode": "d", "target": 60}, "seats": [{"me": True, "name": "Ana"}, None]}),
    ("POST", "/api/tables", {"game": "dicetto", "seats": [{"me": True, "name": "Ana"}, {"bot": "random"}], "options": {"real_seats": [0]}}),
    ("POST", "/api/tables/TABLE/fork", {"ply": 1, "seats": [{"me": True, "name": "Ana"}, None]}),
)
"""Requests that store something: few of them, or the server would rightly grow."""
_WRITES_PER_MAKE = 200
_COMMANDS: tuple[dict[str, Any], ...] = (
    {"do": "ping"},
    {"do": "roll", "at": 2},
    {"do": "play", "move": "skip", "at": 3},
    {"do": "play", "move": "roll 113456", "at": 3},
    {"do": "undo", "at": 4},
    {"do": "sit", "seat": 1, "name": "Bo", "commit": "ab" * 32},
    {"do": "commit", "seat": 0, "commit": "cd" * 32},
    {"do": "reveal", "seat": 0, "entropy": "ab" * 16},
    {"do": "rise", "seat": 1},
    {"do": "bot", "seat": 1, "bot": "random"},
    {"do": "cover", "seat": 1},
    {"do": "begin"},
    {"do": "chat", "text": "hello"},
)
_LAST_ID = 987_654_321
_LAST = json.dumps({"do": "rise", "seat": 7, "id": _LAST_ID})
"""No table has an eighth seat: the answer shows that every message before it was read."""


class _Line:
    """One keep-alive connection."""

    def __init__(self, host: str, port: int) -> None:
        self._address = (host, port)
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, request: bytes) -> int:
        """The status of the answer; 0 where the server hung up, as it may on what is no HTTP."""
        reader, writer = self._streams = self._streams or await asyncio.open_connection(*self._address)
        try:
            writer.write(request)
            head = await reader.readuntil(b"\r\n\r\n")
            fields = dict(line.split(b": ", 1) for line in head.lower().split(b"\r\n")[1:-2])
            await self._body(reader, fields)
            if fields.get(b"connection") == b"close":
                await self.close()
            return int(head.split(b" ", 2)[1])
        except (OSError, asyncio.IncompleteReadError):
            await self.close()
            return 0

    async def _body(self, reader: asyncio.StreamReader, fields: dict[bytes, bytes]) -> None:
        if fields.get(b"transfer-encoding") == b"chunked":
            while size := int(await reader.readline(), 16):
                await reader.readexactly(size + 2)
            await reader.readline()
        else:
            await reader.readexactly(int(fields.get(b"content-length", b"0")))

    async def close(self) -> None:
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class _Guest:
    """A client with a token and a table that has begun."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port = host, port

    async def arrive(self) -> None:
        self.token = (await self.asked("POST", "/api/me/token", {"scope": "everything"}))["token"]
        seats = [{"me": True, "name": "Ana"}, {"bot": "random"}]
        self.table = (await self.asked("POST", "/api/tables", {"game": "dicy-cards", "seats": seats, "begin": True}))["id"]

    async def asked(self, method: str, path: str, body: dict[str, Any]) -> Any:
        reader, writer = await asyncio.open_connection(self.host, self.port)
        text = json.dumps(body).encode()
        user_id = f"Authorization: Bearer {self.token}\r\n" if hasattr(self, "token") else ""
        head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n{user_id}"
        head += f"Content-Length: {len(text)}\r\n\r\n"
        writer.write(head.encode() + text)
        answer = await reader.read()
        writer.close()
        return json.loads(answer.partition(b"\r\n\r\n")[2])


class _Requests:
    """Damaged requests, without end."""

    def __init__(self, guest: _Guest, seed: str) -> None:
        self._rng = random.Random(seed)
        self._guest = guest
        self._seed = seed
        self._damage: dict[str, Damage] = {}

    def one(self) -> bytes:
        rng = self._rng
        if rng.random() < 0.5:
            method, path, body = "GET", rng.choice(_READS), ""
        else:
            method, path, sample = rng.choice(_MAKES if rng.randrange(_WRITES_PER_MAKE) == 0 else _WRITES)
            body = self._damaged(json.dumps(sample))
        path = path.replace(_TABLE, self._guest.table)
        if rng.random() < 0.4:
            path = "/" + quote(self._damaged(path).lstrip("/"), safe="/?=&%", errors="surrogatepass")
        text = body.encode(errors="surrogatepass")
        lines = [
            f"{method} {path} HTTP/1.1",
            "Host: localhost",
            f"Content-Length: {len(text)}",
            f"Authorization: Bearer {self._guest.token}",
        ]
        lines += ["Content-Type: application/json"] if rng.random() < 0.95 else ["Content-Type: text/plain"]
        lines += [rng.choice(_HEADERS)] if rng.random() < 0.2 else []
        return ("\r\n".join(lines) + "\r\n\r\n").encode() + text

    def _damaged(self, sample: str) -> str:
        if sample not in self._damage:
            self._damage[sample] = Damage([sample], f"{self._seed} {sample}")
        return self._damage[sample].one()


async def try_requests(host: str, port: int, inputs: int, seed: int, lines: int = 8) -> Tried:
    """So many requests over some connections. A 5xx, or no answer, is a `Finding`."""
    guest = _Guest(host, port)
    await guest.arrive()
    tried = Tried("requests")
    began = time.perf_counter()

    async def one_line(number: int) -> None:
        requests, line = _Requests(guest, f"{seed} {number}"), _Line(host, port)
        for _ in range(inputs // lines + (number < inputs % lines)):
            request = requests.one()
            asked = time.perf_counter()
            try:
                async with asyncio.timeout(_TIMEOUT_SECONDS):
                    status = await line.ask(request)
            except TimeoutError:
                raise Finding("requests", "no answer", request) from None
            if status >= _SERVER_ERROR_STATUS:
                raise Finding("requests", f"answered with {status}", request)
            tried.inputs += 1
            tried.refused += status >= 400 or not status
            tried.slowest = max(tried.slowest, time.perf_counter() - asked)
        await line.close()

    async with asyncio.TaskGroup() as together:
        for number in range(lines):
            together.create_task(one_line(number))
    tried.seconds = time.perf_counter() - began
    return tried


async def try_sockets(host: str, port: int, inputs: int, seed: int, sockets: int = 4) -> Tried:
    """So many messages over some sockets, each at a table of its own. Silence is a `Finding`."""
    tried = Tried("socket messages")
    began = time.perf_counter()

    async def one_socket(number: int) -> None:
        guest = _Guest(host, port)
        await guest.arrive()
        damage = Damage([json.dumps(one) for one in _COMMANDS], f"{seed} socket {number}")
        left = inputs // sockets + (number < inputs % sockets)
        socket: ClientConnection | None = None
        while left:
            sent = [damage.one() for _ in range(min(left, _MESSAGES_PER_CHECK))]
            left -= len(sent)
            tried.inputs += len(sent)
            asked = time.perf_counter()
            try:
                async with asyncio.timeout(_TIMEOUT_SECONDS):
                    socket = socket or await _opened(guest)
                    await _exchange(socket, sent, tried)
            except ConnectionClosed:  # what is no text ends a socket, as it must
                socket = None
            except (TimeoutError, InvalidStatus) as error:
                raise Finding("sockets", f"{type(error).__name__}: no answer", sent) from None
            tried.slowest = max(tried.slowest, time.perf_counter() - asked)
        if socket is not None:
            await socket.close()

    async with asyncio.TaskGroup() as together:
        for number in range(sockets):
            together.create_task(one_socket(number))
    tried.seconds = time.perf_counter() - began
    return tried


async def _opened(guest: _Guest) -> ClientConnection:
    address = f"ws://{guest.host}:{guest.port}/api/tables/{guest.table}/socket"
    return await connect(
        address, additional_headers={"Authorization": f"Bearer {guest.token}"}, max_size=None, ping_interval=None, proxy=None
    )


async def _exchange(socket: ClientConnection, texts: list[str], tried: Tried) -> None:
    """Send them, then something that is refused for certain, and count what is before it. A fault of the server's is a `Finding`.

    The last may be no text at all, which ends the socket; what came after it would be lost.
    """
    for text in texts[:-1]:
        await socket.send(text.encode(errors="replace"), text=True)
    await socket.send(texts[-1].encode(errors="surrogatepass"), text=True)
    await socket.send(_LAST)
    while (frame := json.loads(await socket.recv())).get("id") != _LAST_ID:
        if frame["is"] == "refused":
            tried.refused += 1
            if frame["code"] == "wire/broken":
                raise Finding("sockets", "a fault of the server's", texts)
