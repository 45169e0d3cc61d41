"""`rollhouse sync`: the games that were finished here join one's games in a house on the network."""

from __future__ import annotations

import os
import time
from email.message import Message as Headers
from http.client import HTTPException
from pathlib import Path
from typing import IO, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import HTTPRedirectHandler, Request, build_opener

import click
import msgspec

from rollhouse.commands.support.command import command, takes
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue
from rollhouse.play.saves import Saves, data_folder
from rollhouse.terminal.plain.console import Console

__all__ = ["SyncError", "sync", "sync_command"]

TOKEN = "ROLLHOUSE_TOKEN"
_PATIENCE = 30.0
_TOO_OFTEN, _NOBODY = 429, 401
_LONGEST_WAIT = 60
_REFUSED = 1


class SyncError(RollhouseError):
    """The house can't be had like this."""

    family = "sync"


class _Added(msgspec.Struct):
    table: str
    new: bool


class _Said(msgspec.Struct):
    message: str = ""


class _Answer(NamedTuple):
    new: bool
    refusal: str = ""


class _Stay(HTTPRedirectHandler):
    """Nobody is sent elsewhere: the token is for this house alone."""

    def redirect_request(self, req: Request, fp: IO[bytes], code: int, msg: str, headers: Headers, newurl: str) -> None:
        return None


_opener = build_opener(_Stay)


def sync(words: Catalogue, address: str, token: str | None) -> int:
    """Send every finished game of this computer; those that are there already change nothing. Exit code 1 where one was refused."""
    if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).hostname:
        raise SyncError("sync/address", came=address, allowed=("https://…",))
    token = token or os.environ.get(TOKEN, "")
    if not token.isascii() or not token.isprintable() or not token:
        raise SyncError("sync/token", came=address)
    console = Console(words)
    answers: list[_Answer] = []
    for path in sorted(Saves(data_folder(os.environ)).records.glob("*.txt")):
        answers.append(answer := _sent(address, token, path, words.lang))
        if answer.refusal:
            console.line("plain-sync-refused", name=path.name, reason=answer.refusal)
    new, refused = sum(one.new for one in answers), sum(bool(one.refusal) for one in answers)
    console.line("plain-synced", new=new, known=len(answers) - new - refused)
    return _REFUSED if refused else 0


def _sent(address: str, token: str, path: Path, lang: str) -> _Answer:
    body = msgspec.json.encode({"record": path.read_text(encoding="utf-8", errors="replace"), "played": path.stat().st_mtime})
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}", "Accept-Language": lang}
    request = Request(f"{address.rstrip('/')}/api/me/games", body, headers, method="POST")
    while True:
        try:
            with _opener.open(request, timeout=_PATIENCE) as answer:
                return _Answer(msgspec.json.decode(answer.read(), type=_Added).new)
        except HTTPError as error:
            if error.code == _TOO_OFTEN:
                time.sleep(min(_LONGEST_WAIT, int(error.headers.get("Retry-After") or 1)))
                continue
            if error.code == _NOBODY:
                raise SyncError("sync/token", came=address) from None
            return _Answer(new=False, refusal=_message(error))
        except (URLError, HTTPException, OSError, msgspec.MsgspecError) as error:
            raise SyncError("sync/unreachable", came=address, why=say("error-why-os", reason=str(error).rstrip("."))) from None


def _message(error: HTTPError) -> str:
    try:
        return msgspec.json.decode(error.read(), type=_Said).message or str(error)
    except (msgspec.MsgspecError, OSError):
        return str(error)


@command("sync")
@click.argument("address", metavar="ADDRESS")
@takes("--token", metavar="TOKEN", about=say("cli-sync-token"))
def sync_command(words: Catalogue, /, address: str, token: str | None) -> int:
    """Read the flags of `rollhouse sync`."""
    return sync(words, address, token)
