"""A bot behind a URL: `exec:https://bots.example/mine`. Each request that a program would read is sent to it by POST."""

from __future__ import annotations

import socket
import ssl
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from queue import Empty, SimpleQueue
from threading import Thread
from urllib.parse import SplitResult, urlsplit

from rollhouse.core.errors import BotError

_SOCKET_TIMEOUT_FACTOR = 2.0
"""The timeout of a single read as a multiple of the time for an answer, so that it is never what ends a call."""
_PORTS = {"http": 80, "https": 443}


def is_service(command: str) -> bool:
    """Whether the text after `exec:` is a URL rather than a command."""
    return command.lower().startswith(tuple(f"{scheme}://" for scheme in _PORTS))


def service_address(command: str) -> SplitResult:
    """The parsed URL, or `bot/command`."""
    try:
        address = urlsplit(command)
        _ = address.port  # raises ValueError when it is not a number
    except ValueError:
        raise BotError("bot/command", value=command) from None
    if not address.hostname or not command.isascii() or " " in command:
        raise BotError("bot/command", value=command)
    return address


class _Call:
    """One connection, which another thread can end at any time, also in the middle of the TLS handshake."""

    def __init__(self) -> None:
        self._opened: socket.socket | None = None
        self._aborted = False

    def connect(self, address: SplitResult, seconds: float) -> socket.socket:
        """Open the connection. The time holds for every single read; `abort` ends the whole."""
        host = address.hostname or ""
        opened = socket.create_connection((host, address.port or _PORTS[address.scheme]), timeout=seconds)
        self._opened = opened.dup()  # TLS takes the socket itself
        if self._aborted:
            self.abort()
        return ssl.create_default_context().wrap_socket(opened, server_hostname=host) if address.scheme == "https" else opened

    def abort(self) -> None:
        """End the connection: what is being read or written fails at once."""
        self._aborted = True
        if self._opened is not None:
            with suppress(OSError):
                self._opened.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close the connection."""
        if self._opened is not None:
            self._opened.close()


class Service:
    """A bot's server, with a thread for each request: a server that answers byte by byte must not block us, nor the thread for longer.

    Redirections are not followed and proxies not used, so that no address but the named one is contacted.
    """

    def __init__(self, command: str, max_answer_bytes: int) -> None:
        self._address = service_address(command)
        self._max_answer_bytes = max_answer_bytes
        self._last_error = ""

    def exchange(self, request: bytes, seconds: float) -> bytes | None:
        """The answer's line; `b""` where there is none, None after the timeout."""
        answers: SimpleQueue[bytes] = SimpleQueue()
        call = _Call()
        Thread(target=lambda: answers.put(self._posted(request, seconds, call)), name="rollhouse-http-bot", daemon=True).start()
        try:
            return answers.get(timeout=seconds)
        except Empty:
            call.abort()
            return None

    def _posted(self, request: bytes, seconds: float, call: _Call) -> bytes:
        address = self._address
        connection = HTTPConnection(address.hostname or "", address.port, timeout=_SOCKET_TIMEOUT_FACTOR * seconds)
        try:
            connection.sock = call.connect(address, _SOCKET_TIMEOUT_FACTOR * seconds)
            path = (address.path or "/") + (f"?{address.query}" if address.query else "")
            connection.request("POST", path, request, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            body: bytes = answer.read(self._max_answer_bytes + 1)
            if answer.status != 200:
                self._last_error = f"{answer.status} {answer.reason}"
                return b""
            return body if len(body) > self._max_answer_bytes else body.strip() + b"\n"
        except (OSError, HTTPException) as error:
            self._last_error = getattr(error, "strerror", None) or type(error).__name__
            return b""
        finally:
            connection.close()
            call.close()

    def end(self, *, at_once: bool) -> str:
        """Return why there was no answer; no connection is kept open."""
        return self._last_error
