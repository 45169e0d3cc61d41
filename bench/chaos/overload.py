"""Overload: many new clients at once, and one address that floods the server."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.chaos.cluster import Cluster

_CROWD_CLIENTS = 60
_FLOOD_SOCKETS = 4
_BURST_MESSAGES = 50
"""Messages that a socket sends before it yields."""
_ADDRESS = {"X-Forwarded-For": "10.9.9.9"}
_MESSAGES = ('{"do":"ping"}', '{"do":"chat","text":"flood"}', '{"do":"resync"}', '{"do":"roll","at":1}', "no command", '{"do":"begin"}')
_PATHS = ("/api/tables/{table}/positions", "/api/tables/{table}/record", "/api/me", "/healthz", "/api/tables/{table}")
_TIMEOUT_SECONDS = 10.0
_GONE = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)


async def crowd(cluster: Cluster, table: str) -> None:
    """Many clients open one table at the same time, and leave again."""
    await asyncio.gather(*(_look(cluster, number, table) for number in range(_CROWD_CLIENTS)))


async def _look(cluster: Cluster, number: int, table: str) -> None:
    headers = {"X-Forwarded-For": f"10.8.0.{number + 1}"}
    with suppress(*_GONE):
        async with _open(cluster, number, table, headers) as socket, asyncio.timeout(_TIMEOUT_SECONDS):
            await socket.recv()


async def flood(cluster: Cluster, table: str, seconds: float) -> None:
    """One address sends as much as it can, over sockets and over HTTP."""
    until = time.monotonic() + seconds
    await asyncio.gather(*(_shout(cluster, number, table, until) for number in range(_FLOOD_SOCKETS)), _knock(cluster, table, until))


async def _shout(cluster: Cluster, number: int, table: str, until: float) -> None:
    while time.monotonic() < until:
        with suppress(*_GONE):
            async with _open(cluster, number, table, _ADDRESS) as socket:
                hearing = asyncio.create_task(_hear(socket))
                try:
                    while time.monotonic() < until:
                        for turn in range(_BURST_MESSAGES):
                            await socket.send(_MESSAGES[turn % len(_MESSAGES)])
                        await asyncio.sleep(0.05)
                finally:
                    hearing.cancel()
        await asyncio.sleep(0.05)


async def _hear(socket: Any) -> None:
    with suppress(*_GONE):
        while True:
            await socket.recv()


async def _knock(cluster: Cluster, table: str, until: float) -> None:
    async with httpx.AsyncClient(headers=_ADDRESS, timeout=_TIMEOUT_SECONDS, trust_env=False) as browser:
        turn = 0
        while time.monotonic() < until:
            turn += 1
            port = cluster.ports[turn % len(cluster.ports)]
            with suppress(*_GONE):
                browser.cookies.clear()  # a new client each time, which would get a guest account
                await browser.get(f"http://127.0.0.1:{port}{_PATHS[turn % len(_PATHS)].format(table=table)}")
            await asyncio.sleep(0.005)


def _open(cluster: Cluster, number: int, table: str, headers: dict[str, str]) -> Any:
    address = f"ws://127.0.0.1:{cluster.ports[number % len(cluster.ports)]}/api/tables/{table}/socket?changes=true"
    limits: dict[str, Any] = {"open_timeout": _TIMEOUT_SECONDS, "close_timeout": 0.2, "ping_interval": None, "max_size": None}
    return connect(address, additional_headers=headers, compression=None, proxy=None, **limits)
