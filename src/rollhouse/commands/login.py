"""`rollhouse login`: asks for a token of a server, and keeps it for `rollhouse sync`."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import click
import msgspec

from rollhouse.commands.support.command import command
from rollhouse.commands.sync import SyncError, check_address, check_token
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue
from rollhouse.play.saves import data_folder
from rollhouse.terminal.plain.console import Console

_FILE = "login.json"
_OWNER_ONLY = 0o600


def saved_tokens(data: Path) -> dict[str, str]:
    """The tokens that are kept, by the address of their server; none where the file is missing or damaged."""
    try:
        return msgspec.json.decode((data / _FILE).read_bytes(), type=dict[str, str])
    except (OSError, msgspec.MsgspecError):
        return {}


def save_token(data: Path, address: str, token: str) -> Path:
    """Keep a token in a file that only its owner can read; an empty one is forgotten."""
    tokens = {**saved_tokens(data), address: token}
    path, new = data / _FILE, data / f"{_FILE}.new"
    data.mkdir(parents=True, exist_ok=True)
    new.unlink(missing_ok=True)
    with os.fdopen(os.open(new, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ONLY), "wb") as file:
        file.write(msgspec.json.encode({known: kept for known, kept in tokens.items() if kept}))
    new.replace(path)
    return path


@command("login")
@click.argument("address", metavar="ADDRESS")
def login_command(words: Catalogue, /, address: str) -> int:
    """Ask for the token, without showing it, check it and keep it."""
    address, data, console = check_address(address), data_folder(os.environ), Console(words)
    question = words.say(say("plain-login-token", address=address))
    token = click.prompt(question, hide_input=True, default="", show_default=False) if sys.stdin.isatty() else sys.stdin.readline()
    token = token.strip()
    if token:
        check_token(address, token, words.lang)
    elif address not in saved_tokens(data):
        raise SyncError("sync/token", value=address)
    save_token(data, address, token)
    console.line("plain-login-kept" if token else "plain-login-forgotten", address=address)
    return 0
