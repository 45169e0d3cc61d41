"""Who may come in, and for how long somebody may say nothing, half a thing, or not listen.

What it leans on: the callbacks and attributes of uvicorn's `HttpToolsProtocol`. Nothing here is for speed: uvicorn itself waits for ever
for a request that was begun, and for whoever does not read.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

from uvicorn import Config
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

__all__ = ["ConnectionLimiter", "ConnectionTimeouts", "HouseHttp", "WriteTimeout", "doors_of"]

_LONGEST_HEAD = 64 * 1024
_SAY_AGAIN = 60.0
"""Seconds for which it is not said again that somebody was refused."""
_TOO_LATE = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_log = logging.getLogger("rollhouse.doors")
_Part: TypeAlias = Literal["head", "body"]


@dataclass
class ConnectionTimeouts:
    """Seconds after which somebody is let go."""

    head: float = 10.0
    """Who has not said what they want."""
    body: float = 30.0
    """Who has not said all of it."""
    stalled: float = 30.0
    """Who takes nothing of what is sent to them."""


class _Guest(Protocol):
    transport: asyncio.Transport


class ConnectionLimiter:
    """Everybody who is connected, by address. Nobody fills the house with connections that say nothing."""

    def __init__(
        self,
        *,
        own: Callable[[str], str] = str,
        spared: Callable[[str], bool] = lambda host: False,
        per_address: int = 0,
        most: int = 0,
    ) -> None:
        self.waits = ConnectionTimeouts()
        self.refused = 0
        """How many were not let in, or let go to make room."""
        self.per_address = per_address
        self.most = most
        """How many at once: as many as there are files, less those that the house itself needs. 0 is any number."""
        self._own = own
        """The part of an address that its owner can't choose."""
        self._spared = spared
        """Whether an address stands for many: a proxy's."""
        self._inside: dict[_Guest, str] = {}
        self._from: dict[str, int] = {}
        self._silent: dict[_Guest, None] = {}
        """Those who have not said what they want, the longest first."""
        self._said = -_SAY_AGAIN

    def __len__(self) -> int:
        return len(self._inside)

    def enter(self, guest: _Guest, host: str) -> bool:
        """Let somebody in, unless there are too many from there. Where the house is full, whoever has been silent longest makes room."""
        own = "" if not host or self._spared(host) else self._own(host)
        if own and self.per_address and self._from.get(own, 0) >= self.per_address:
            self._refuse(f"there are {self.per_address} connections from {own} already")
            return False
        if self.most and len(self._inside) >= self.most:
            self._refuse(f"there are {self.most} connections, as many as there are files for")
            if not self._silent:
                return False
            longest = next(iter(self._silent))
            self.leave(longest)
            longest.transport.abort()
        self._inside[guest] = own
        self._from[own] = self._from.get(own, 0) + 1
        return True

    def silent(self, guest: _Guest) -> None:
        """Somebody is waited for."""
        if guest in self._inside:
            self._silent[guest] = None

    def heard(self, guest: _Guest) -> None:
        """They have said what they want."""
        self._silent.pop(guest, None)

    def hand_over(self, guest: _Guest, to: _Guest) -> None:
        """The same connection, another protocol."""
        self.heard(guest)
        if guest in self._inside:
            self._inside[to] = self._inside.pop(guest)

    def leave(self, guest: _Guest) -> None:
        """Somebody has gone."""
        self.heard(guest)
        own = self._inside.pop(guest, None)
        if own is not None:
            self._from[own] -= 1
            if not self._from[own]:
                del self._from[own]

    def _refuse(self, why: str) -> None:
        self.refused += 1
        now = time.monotonic()
        if now - self._said >= _SAY_AGAIN:
            self._said = now
            _log.warning("connections are refused: %s", why)


def doors_of(config: Config) -> ConnectionLimiter:
    """The doors of the application that this protocol server runs; open ones where it has none."""
    found = getattr(getattr(config.app, "state", None), "connections", None)
    return found if isinstance(found, ConnectionLimiter) else ConnectionLimiter()


class WriteTimeout:
    """Lets go of whoever takes nothing of what is sent to them, after a while."""

    def __init__(self, doors: ConnectionLimiter) -> None:
        self._doors = doors
        self._timer: asyncio.TimerHandle | None = None

    def begins(self, transport: asyncio.Transport) -> None:
        """Nothing more can be sent now."""
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(self._doors.waits.stalled, transport.abort)

    def ends(self) -> None:
        """They read again, or have gone."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HouseHttp(HttpToolsProtocol):
    """One connection, until it becomes a socket."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._doors = doors_of(self.config)
        self._stalling = WriteTimeout(self._doors)
        self._part: _Part | None = None
        """What of a request has begun and is not whole."""
        self._awaited: _Part | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._head = 0
        """Bytes of the head so far."""
        self._is_socket = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        if self._doors.enter(self, "" if self.client is None else self.client[0]):
            self._wait_for("head")
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(None)
        self._stalling.ends()
        self._doors.leave(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._is_socket or self.transport.is_closing():
            return
        if self._part == "head":
            self._head += len(data)
            if self._head > _LONGEST_HEAD:
                self._let_go(_TOO_LONG)
                return
        if self._part == "body":
            self._wait_for("body")
        else:  # while somebody waits for us we don't wait for them; uvicorn does once they are answered, until they say something
            idle = self.cycle is None or self.cycle.response_complete
            self._wait_for("head" if idle and self.timeout_keep_alive_task is None else None)

    def on_message_begin(self) -> None:
        self._part, self._head = "head", 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._part = "body"
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._part = None
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._is_socket = True
        self._wait_for(None)
        self._stalling.ends()
        super().handle_websocket_upgrade()
        protocol: Any = self.transport.get_protocol()
        self._doors.hand_over(self, protocol)
        self.parser = None  # type: ignore[assignment]  # as uvicorn does when a connection is lost: they hold on to each other

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalling.begins(self.transport)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stalling.ends()

    def _wait_for(self, part: _Part | None) -> None:
        """From now on so long, and not anew with every byte that comes."""
        if part == self._awaited:
            return
        self._awaited = part
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if part == "head":
            self._doors.silent(self)
        else:
            self._doors.heard(self)
        if part is not None:
            waits = self._doors.waits
            self._timer = self.loop.call_later(waits.head if part == "head" else waits.body, self._let_go, _TOO_LATE)

    def _let_go(self, answer: bytes) -> None:
        """Say why, where somebody has said anything and was not answered yet, and hang up."""
        begun = self._part is not None and (self._part == "head" or not self.cycle.response_started)
        self._wait_for(None)
        if begun:
            self.transport.write(answer)
        self.transport.close()
