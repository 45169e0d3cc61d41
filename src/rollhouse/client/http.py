"""The few requests that a client makes beside its socket."""

from __future__ import annotations

import asyncio
from email.message import Message as Headers
from http.client import HTTPException
from typing import IO, Any
from urllib.error import HTTPError, URLError
from urllib.request import HTTPRedirectHandler, Request, build_opener

import msgspec

from rollhouse.client.errors import ClientError
from rollhouse.core.messages import say

_TIMEOUT_SECONDS = 30.0


class _NoRedirects(HTTPRedirectHandler):
    """Follows no redirects: a token is for one server only."""

    def redirect_request(self, req: Request, fp: IO[bytes], code: int, msg: str, headers: Headers, newurl: str) -> None:
        return None


_opener = build_opener(_NoRedirects)


async def guest_token(server: str, name: str = "", lang: str = "en") -> str:
    """A token of a new guest. `name` says what the program is, for the user's list of devices."""
    answer = await request(server, "/api/me/token", body={"scope": "play", "name": name}, lang=lang)
    return str(answer["token"])


async def request(server: str, path: str, *, token: str = "", body: Any = None, lang: str = "en") -> Any:
    """The answer of a server, as JSON: a `POST` where there is a body, a `GET` otherwise.

    Raises:
        ClientError: `client/refused` with the server's sentence, or `client/unreachable`.

    """
    return await asyncio.to_thread(_answer, server, path, token, body, lang)


def send(server: str, path: str, *, token: str = "", body: Any = None, lang: str = "en") -> bytes:
    """The body of a server's answer; errors are those of `urllib`, with the refusal's status and headers."""
    headers = {"Content-Type": "application/json", "Accept-Language": lang, **({"Authorization": f"Bearer {token}"} if token else {})}
    sent = Request(server + path, None if body is None else msgspec.json.encode(body), headers)
    with _opener.open(sent, timeout=_TIMEOUT_SECONDS) as answer:
        return bytes(answer.read())


def _answer(server: str, path: str, token: str, body: Any, lang: str) -> Any:
    try:
        return msgspec.json.decode(send(server, path, token=token, body=body, lang=lang))
    except HTTPError as error:
        raise refusal(error.read(), error.code) from None
    except (URLError, HTTPException, OSError, msgspec.MsgspecError) as error:
        raise unreachable(server, error) from None


def refusal(body: bytes, status: int) -> ClientError:
    """The error for a refused request: the server's sentence, or the status where it sends none."""
    try:
        said: Any = msgspec.json.decode(body)
        return ClientError("client/refused", value=str(said["message"]), location=str(said["code"]))
    except (msgspec.MsgspecError, KeyError, TypeError):
        return ClientError("client/refused", value=f"HTTP {status}")


def unreachable(server: str, error: Exception) -> ClientError:
    """The error for a server that does not answer."""
    return ClientError(
        "client/unreachable", value=server, reason=say("error-why-os", reason=str(error).rstrip(".") or type(error).__name__)
    )
