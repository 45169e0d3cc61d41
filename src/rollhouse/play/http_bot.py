"""A bot behind a URL: `exec:https://bots.example/mine`. Each request that a program would read is sent to it by POST."""

from __future__ import annotations

from http.client import HTTPConnection, HTTPException, HTTPSConnection
from queue import Empty, SimpleQueue
from threading import Thread
from urllib.parse import SplitResult, urlsplit

from rollhouse.core.errors import BotError

_SOCKET_TIMEOUT_FACTOR = 2.0
"""The socket's timeout as a multiple of the time for an answer."""
_SCHEMES = {"http": HTTPConnection, "https": HTTPSConnection}


def is_service(command: str) -> bool:
    """Whether the text after `exec:` is a URL rather than a command."""
    return command.lower().startswith(tuple(f"{scheme}://" for scheme in _SCHEMES))


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


class Service:
    """A bot's server, with a thread for each request: a server that answers byte by byte must not block us.

    Redirections are not followed and proxies not used, so that no address but the named one is contacted.
    """

    def __init__(self, command: str, max_answer_bytes: int) -> None:
        self._address = service_address(command)
        self._max_answer_bytes = max_answer_bytes
        self._last_error = ""

    def exchange(self, request: bytes, seconds: float) -> bytes | None:
        """The answer's line; `b""` where there is none, None after the timeout."""
        answers: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=lambda: answers.put(self._posted(request, seconds)), daemon=True).start()
        try:
            return answers.get(timeout=seconds)
        except Empty:
            return None

    def _posted(self, request: bytes, seconds: float) -> bytes:
        address = self._address
        connection = _SCHEMES[address.scheme](address.hostname or "", address.port, timeout=_SOCKET_TIMEOUT_FACTOR * seconds)
        try:
            path = (address.path or "/") + (f"?{address.query}" if address.query else "")
            connection.request("POST", path, request, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            body: bytes = answer.read(self._max_answer_bytes + 1)
            if answer.status != 200:
                self._last_error = f"{answer.status} {answer.reason}"
                return b""
            return body if len(body) > self._max_answer_bytes else body.strip() + b"\n"
        except TimeoutError:
            return b""  # `exchange` has returned already
        except (OSError, HTTPException) as error:
            self._last_error = getattr(error, "strerror", None) or type(error).__name__
            return b""
        finally:
            connection.close()

    def end(self, *, at_once: bool) -> str:
        """Return why there was no answer; no connection is kept open."""
        return self._last_error
