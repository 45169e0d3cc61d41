"""`rollhouse sync`: uploads the games finished on this computer to a server."""

from __future__ import annotations

import os
import time
from http.client import HTTPException
from pathlib import Path
from typing import NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit

import click
import msgspec

from rollhouse.client.http import send
from rollhouse.commands.support.command import command
from rollhouse.commands.support.tokens import token_for
from rollhouse.core.errors import RollhouseError
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue
from rollhouse.play.saves import Saves, data_folder
from rollhouse.terminal.plain.console import Console

_TOO_MANY_REQUESTS, _UNAUTHORIZED = 429, 401
_MAX_RETRY_SECONDS = 60
_SOME_REFUSED_EXIT_CODE = 1


class SyncError(RollhouseError):
    """The server can't be used."""

    family = "sync"


class _Added(msgspec.Struct):
    table: str
    new: bool


class _ErrorBody(msgspec.Struct):
    message: str = ""


class _Answer(NamedTuple):
    new: bool
    refusal: str = ""


def sync(words: Catalogue, address: str, token: str) -> int:
    """Upload every finished game; those already on the server are skipped. Return 1 if one was refused."""
    check_token(address, token, words.lang)
    console = Console(words)
    answers: list[_Answer] = []
    for path in sorted(Saves(data_folder(os.environ)).records.glob("*.txt")):
        answers.append(answer := _sent(address, token, path, words.lang))
        if answer.refusal:
            console.line("plain-sync-refused", name=path.name, reason=answer.refusal)
    new, refused = sum(one.new for one in answers), sum(bool(one.refusal) for one in answers)
    console.line("plain-synced", new=new, known=len(answers) - new - refused)
    return _SOME_REFUSED_EXIT_CODE if refused else 0


def check_address(address: str) -> str:
    """The address of a server without its last slash; `sync/address` where it is none."""
    if urlsplit(address).scheme not in ("http", "https") or not urlsplit(address).hostname:
        raise SyncError("sync/address", value=address, expected=("https://…",))
    return address.rstrip("/")


def check_token(address: str, token: str, lang: str) -> None:
    """Ask the server who the token's user is, so that a wrong token fails at once: `sync/token`."""
    if not token.isascii() or not token.isprintable() or not token:
        raise SyncError("sync/token", value=address)
    try:
        send(address.rstrip("/"), "/api/me", token=token, lang=lang)
    except HTTPError as error:
        if error.code == _UNAUTHORIZED:
            raise SyncError("sync/token", value=address) from None
    except (URLError, HTTPException, OSError) as error:
        raise SyncError("sync/unreachable", value=address, reason=say("error-why-os", reason=str(error).rstrip("."))) from None


def _sent(address: str, token: str, path: Path, lang: str) -> _Answer:
    body = {"record": path.read_text(encoding="utf-8", errors="replace"), "played": path.stat().st_mtime}
    while True:
        try:
            added = send(address.rstrip("/"), "/api/me/games", token=token, body=body, lang=lang)
            return _Answer(msgspec.json.decode(added, type=_Added).new)
        except HTTPError as error:
            if error.code == _TOO_MANY_REQUESTS:
                time.sleep(min(_MAX_RETRY_SECONDS, int(error.headers.get("Retry-After") or 1)))
                continue
            if error.code == _UNAUTHORIZED:
                raise SyncError("sync/token", value=address) from None
            return _Answer(new=False, refusal=_message(error))
        except (URLError, HTTPException, OSError, msgspec.MsgspecError) as error:
            raise SyncError("sync/unreachable", value=address, reason=say("error-why-os", reason=str(error).rstrip("."))) from None


def _message(error: HTTPError) -> str:
    try:
        return msgspec.json.decode(error.read(), type=_ErrorBody).message or str(error)
    except (msgspec.MsgspecError, OSError):
        return str(error)


@command("sync")
@click.argument("address", metavar="ADDRESS")
def sync_command(words: Catalogue, /, address: str) -> int:
    """Take the token from the environment, or from `rollhouse login`: others can read a command line."""
    address = check_address(address)
    return sync(words, address, token_for(data_folder(os.environ), address))
