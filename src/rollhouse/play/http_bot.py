"""A bot that answers on a server: `exec:https://bots.example/mine`. It is sent what a program is sent, a request at a time, by POST."""

from __future__ import annotations

from http.client import HTTPConnection, HTTPException, HTTPSConnection
from queue import Empty, SimpleQueue
from threading import Thread
from urllib.parse import SplitResult, urlsplit

from rollhouse.core.errors import BotError

__all__ = ["Service", "is_service", "service_address"]

_LONGER = 2.0
"""How much longer a connection is kept than anybody waits for its answer."""
_SCHEMES = {"http": HTTPConnection, "https": HTTPSConnection}


def is_service(command: str) -> bool:
    """Whether what follows `exec:` is an address rather than a command."""
    return command.lower().startswith(tuple(f"{scheme}://" for scheme in _SCHEMES))


def service_address(command: str) -> SplitResult:
    """The address taken apart, or `bot/command`."""
    try:
        address = urlsplit(command)
        _ = address.port  # a number, or it is none
    except ValueError:
        raise BotError("bot/command", value=command) from None
    if not address.hostname or not command.isascii() or " " in command:
        raise BotError("bot/command", value=command)
    return address


class Service:
    """A server, asked by a thread for each request: one that answers a letter at a time must not keep us for ever.

    No other address is asked than the one that was named: redirections are not followed, and no proxy is.
    """

    def __init__(self, command: str, longest: int) -> None:
        self._address = service_address(command)
        self._longest = longest
        self._last_words = ""

    def exchange(self, request: bytes, seconds: float) -> bytes | None:
        """The line it answers with, `b""` where there is none, None when it took too long."""
        answers: SimpleQueue[bytes] = SimpleQueue()
        Thread(target=lambda: answers.put(self._posted(request, seconds)), daemon=True).start()
        try:
            return answers.get(timeout=seconds)
        except Empty:
            return None

    def _posted(self, request: bytes, seconds: float) -> bytes:
        address = self._address
        connection = _SCHEMES[address.scheme](address.hostname or "", address.port, timeout=_LONGER * seconds)
        try:
            path = (address.path or "/") + (f"?{address.query}" if address.query else "")
            connection.request("POST", path, request, {"Content-Type": "application/json"})
            answer = connection.getresponse()
            body: bytes = answer.read(self._longest + 1)
            if answer.status != 200:
                self._last_words = f"{answer.status} {answer.reason}"
                return b""
            return body if len(body) > self._longest else body.strip() + b"\n"
        except TimeoutError:
            return b""  # nobody waits for it any more
        except (OSError, HTTPException) as error:
            self._last_words = getattr(error, "strerror", None) or type(error).__name__
            return b""
        finally:
            connection.close()

    def end(self, *, at_once: bool) -> str:
        """Nothing is kept open; why there was no answer."""
        return self._last_words
