"""Clients that play and watch: they reconnect after silence, and repeat what was refused."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.chaos.cluster import Cluster
from bench.chaos.consistency import CommitMessage, FrameReader, Full, Refused, Seen, View

GONE = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)
"""Raised where a server does not answer."""
SILENCE_SECONDS = 3.0
"""After so long without a frame a client sends a ping, and after as long again it reconnects elsewhere."""
_RETRY_SECONDS = 0.3
_HTTP_SHARE = 0.15
"""The share of moves that are made over HTTP, at any node."""
_CHAT_SHARE = 0.02
"""The share of moves before which a client writes a chat message."""


class Waits:
    """The waiting times of clients."""

    def __init__(self) -> None:
        self.moves: list[tuple[float, float]] = []
        """Seconds from the wish to move until the client saw it done, and when that was."""
        self.news: list[float] = []
        """Seconds for which a client was behind another one at its table."""


class Client:
    """A browser with a cookie and an address of its own."""

    def __init__(self, cluster: Cluster, number: int, rng: random.Random) -> None:
        self.name = f"P{number}"
        self.rng = rng
        self._cluster = cluster
        self.headers = {"X-Forwarded-For": f"10.0.{number // 250}.{number % 250 + 1}"}
        self._http = httpx.AsyncClient(headers=self.headers, timeout=2 * SILENCE_SECONDS, trust_env=False)

    async def arrive(self) -> None:
        """Get a guest account."""
        while True:
            try:
                (await self.ask("GET", "/api/me")).raise_for_status()
            except GONE:
                await asyncio.sleep(_RETRY_SECONDS)
            else:
                return

    async def ask(self, method: str, path: str, body: Any = None) -> httpx.Response:
        """A request, to any node."""
        return await self._http.request(method, f"http://127.0.0.1:{self.port()}{path}", json=body)

    def port(self) -> int:
        """The port of a random node."""
        return self.rng.choice(self._cluster.ports)

    @property
    def cookie(self) -> str:
        """The session cookie."""
        return "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())

    async def leave(self) -> None:
        """Close the browser."""
        await self._http.aclose()


class Viewer:
    """A client at a table, at a seat or watching."""

    def __init__(self, client: Client, seen: Seen, waits: Waits, seat: int | None, pause: float) -> None:
        self.client = client
        self.seat = seat
        self.view: View | None = None
        self.version = 0
        self.quiet = False
        """Whether it makes no more moves."""
        self.slow_until = 0.0
        """Until then it does not read."""
        self._reader = FrameReader()
        self._seen = seen
        self._waits = waits
        self._pause = pause
        self._socket: ClientConnection | None = None
        self._try_at: float | None = None
        """When the next move is made."""
        self._wanted: tuple[int, float] | None = None
        """The version at which it wants to move, and since when."""
        self._sayings = 0

    @property
    def over(self) -> bool:
        """Whether it has seen the end of the game."""
        return self.view is not None and self.view.status == "over"

    def drop(self) -> None:
        """Lose the connection now."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def stay(self) -> None:
        """Play or watch until the end of the game, or of the run."""
        while not self.over:
            try:
                await self._visit()
            except GONE:
                await asyncio.sleep(self.client.rng.uniform(0.05, _RETRY_SECONDS))

    async def _visit(self) -> None:
        address = f"ws://127.0.0.1:{self.client.port()}/api/tables/{self._seen.table}/socket?changes=true&since={self.version}"
        headers = {**self.client.headers, "Cookie": self.client.cookie}
        limits: dict[str, Any] = {
            "open_timeout": 2 * SILENCE_SECONDS,
            "close_timeout": 0.5,
            "ping_interval": None,
            "max_size": None,
            "max_queue": 4,
        }
        async with connect(address, additional_headers=headers, compression=None, proxy=None, **limits) as socket:
            self._socket = socket
            self._try_at = time.monotonic() + self._pause if self._is_due() else None  # without news no frame comes
            try:
                await self._listen(socket)
            finally:
                self._socket = None

    async def _listen(self, socket: ClientConnection) -> None:
        heard, asked = time.monotonic(), False
        while not self.over:
            now = time.monotonic()
            if now < self.slow_until:
                await asyncio.sleep(self.slow_until - now)
                heard = now = time.monotonic()
            if self._try_at is not None and now >= self._try_at:
                self._try_at = None
                await self._move(socket)
            if now - heard >= SILENCE_SECONDS:
                if asked:
                    return  # and reconnect elsewhere
                await socket.send('{"do":"ping"}')
                heard, asked = now, True
            until = min(heard + SILENCE_SECONDS, self._try_at or heard + SILENCE_SECONDS)
            try:
                async with asyncio.timeout(max(0.001, until - time.monotonic())):
                    text = await socket.recv()
            except TimeoutError:
                continue
            heard, asked = time.monotonic(), False
            self._hear(self._reader.read(text), heard)

    def _hear(self, frame: Any, now: float) -> None:
        if isinstance(frame, Refused):
            self._try_at = now + _RETRY_SECONDS
            return
        if not isinstance(frame, CommitMessage | Full):
            return
        missed = self._seen.first.get(self.version + 1)
        if isinstance(frame, CommitMessage):
            self._seen.happened(self.client.name, self.version, frame)
        else:
            self._seen.whole(self.client.name, self.version, frame)
        self.view, self.version = frame.table, frame.table.version
        if missed is not None:
            self._waits.news.append(now - missed)
        if self._wanted is not None and self.version > self._wanted[0]:
            self._waits.moves.append((now - self._wanted[1], now))
            self._wanted = None
        if self._is_due():
            self._try_at = now + self._pause * self.client.rng.uniform(0.5, 1.5)

    def _is_due(self) -> bool:
        return self.view is not None and self.seat is not None and self.view.awaited == self.seat and not self.quiet

    async def _move(self, socket: ClientConnection) -> None:
        if not self._is_due() or self.view is None:
            return
        rng, version = self.client.rng, self.version
        if self._wanted is None:
            self._wanted = version, time.monotonic()
        if rng.random() < _CHAT_SHARE:
            await self._talk()
        command = random_move(self.view, rng)
        if rng.random() < _HTTP_SHARE:
            await self._by_http(command, command.get("move", ""))
        else:
            await socket.send(msgspec.json.encode(command).decode())

    async def _by_http(self, command: dict[str, Any], move: str) -> None:
        answer = await self.client.ask("POST", f"/api/tables/{self._seen.table}/do", command)
        if answer.status_code < 300:
            if move:
                self._seen.acknowledged(answer.json()["version"], move)
        else:
            self._try_at = time.monotonic() + _RETRY_SECONDS

    async def _talk(self) -> None:
        self._sayings += 1
        text = f"{self.client.name} says {self._sayings} at {self.version}"
        answer = await self.client.ask("POST", f"/api/tables/{self._seen.table}/do", {"do": "chat", "text": text})
        if answer.status_code < 300:
            self._seen.acknowledged(answer.json()["version"], text)


def random_move(view: View, rng: random.Random) -> dict[str, Any]:
    """Return a command of the player who is to act: a roll that is due, or a random move."""
    if view.roll_due is not None:
        return {"do": "roll", "at": view.version}
    return {"do": "play", "move": _choice(view.choices, rng), "at": view.version}


def _choice(moves: list[str], rng: random.Random) -> str:
    """Any move, but rather one that gets the game on."""
    good = [move for move in moves if move.startswith(("score", "place", "done", "keep"))]
    return rng.choice(good if good and rng.random() < 0.9 else moves)
