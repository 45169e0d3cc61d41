"""`rollhouse login`: asks for a token of a server, and keeps it for `rollhouse sync`."""

from __future__ import annotations

import os
import sys

import click

from rollhouse.commands.support.command import command
from rollhouse.commands.support.tokens import save_token, saved_tokens
from rollhouse.commands.sync import SyncError, check_address, check_token
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue
from rollhouse.play.saves import data_folder
from rollhouse.terminal.plain.console import Console


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
