"""Strangers who come in crowds, and who ask for more than anybody may."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.chaos.house import House

__all__ = ["crowd", "flood"]

_CROWD = 60
"""Strangers who come to one table at once."""
_SOCKETS = 4
_BURST = 50
"""Messages that one of them sends before it lets anybody else speak."""
_ADDRESS = {"X-Forwarded-For": "10.9.9.9"}
_MESSAGES = ('{"do":"ping"}', '{"do":"say","text":"flood"}', '{"do":"resync"}', '{"do":"roll","at":1}', "no command", '{"do":"begin"}')
_PATHS = ("/api/tables/{table}/positions", "/api/tables/{table}/record", "/api/me", "/healthz", "/api/tables/{table}")
_PATIENCE = 10.0
_GONE = (OSError, TimeoutError, WebSocketException, httpx.HTTPError)


async def crowd(house: House, table: str) -> None:
    """Many look at one table at the same time, and leave again."""
    await asyncio.gather(*(_look(house, number, table) for number in range(_CROWD)))


async def _look(house: House, number: int, table: str) -> None:
    headers = {"X-Forwarded-For": f"10.8.0.{number + 1}"}
    with suppress(*_GONE):
        async with _open(house, number, table, headers) as socket, asyncio.timeout(_PATIENCE):
            await socket.recv()


async def flood(house: House, table: str, seconds: float) -> None:
    """One address asks for as much as it can, over sockets and over HTTP."""
    until = time.monotonic() + seconds
    await asyncio.gather(*(_shout(house, number, table, until) for number in range(_SOCKETS)), _knock(house, table, until))


async def _shout(house: House, number: int, table: str, until: float) -> None:
    while time.monotonic() < until:
        with suppress(*_GONE):
            async with _open(house, number, table, _ADDRESS) as socket:
                hearing = asyncio.create_task(_hear(socket))
                try:
                    while time.monotonic() < until:
                        for turn in range(_BURST):
                            await socket.send(_MESSAGES[turn % len(_MESSAGES)])
                        await asyncio.sleep(0.05)
                finally:
                    hearing.cancel()
        await asyncio.sleep(0.05)


async def _hear(socket: Any) -> None:
    with suppress(*_GONE):
        while True:
            await socket.recv()


async def _knock(house: House, table: str, until: float) -> None:
    async with httpx.AsyncClient(headers=_ADDRESS, timeout=_PATIENCE, trust_env=False) as browser:
        turn = 0
        while time.monotonic() < until:
            turn += 1
            door = house.doors[turn % len(house.doors)]
            with suppress(*_GONE):
                browser.cookies.clear()  # a stranger each time: every one of them would be made a guest
                await browser.get(f"http://127.0.0.1:{door}{_PATHS[turn % len(_PATHS)].format(table=table)}")
            await asyncio.sleep(0.005)


def _open(house: House, number: int, table: str, headers: dict[str, str]) -> Any:
    address = f"ws://127.0.0.1:{house.doors[number % len(house.doors)]}/api/tables/{table}/socket"
    limits: dict[str, Any] = {"open_timeout": _PATIENCE, "close_timeout": 0.2, "ping_interval": None, "max_size": None}
    return connect(address, additional_headers=headers, compression=None, proxy=None, **limits)
