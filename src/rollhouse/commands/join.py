"""`rollhouse join`: plays at a table of a server, beside people in browsers."""

from __future__ import annotations

import asyncio
import os

import click

from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.flags import plain, whole
from rollhouse.commands.support.tokens import save_token, token_for
from rollhouse.core.errors import SetupError
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue
from rollhouse.play.players import MAX_NAME_LENGTH, is_name
from rollhouse.play.saves import data_folder
from rollhouse.terminal.plain.console import Console, Left
from rollhouse.terminal.tui.availability import can_show_full_screen


def join(words: Catalogue, address: str, name: str, seat: int | None, *, plain: bool) -> int:
    """Sit down at the table of this link, as the user of `rollhouse login` or as a guest, and play."""
    from rollhouse.client import TableClient, guest_token, read_link
    from rollhouse.client.http import request

    link, data, console = read_link(address), data_folder(os.environ), Console(words)
    if name:
        _check_name(name)
    token = token_for(data, link.server)
    # Before any question: whether there is such a server and such a table.
    asyncio.run(request(link.server, f"/api/tables/{link.table}/log?before=1", token=token, lang=words.lang))
    if not name:
        try:
            name = console.ask(say("join-ask-name"))
        except Left:
            return 0
        _check_name(name)
    if not token:
        token = asyncio.run(guest_token(link.server, "rollhouse join", words.lang))
        save_token(data, link.server, token)  # so that the seat is theirs again when they come back
    client = TableClient(link, token, lang=words.lang)
    if plain or not can_show_full_screen():
        from rollhouse.terminal.plain.remote import RemoteSession

        return RemoteSession(client, console, name, seat).run()
    from rollhouse.terminal.tui.remote_app import RemoteApp

    error = RemoteApp(client, words, name, seat).run_to_the_end()
    if error is not None:
        raise error
    return 0


def _check_name(name: str) -> None:
    if not is_name(name):
        raise SetupError("setup/name", value=name[: 2 * MAX_NAME_LENGTH], expected=(f"1–{MAX_NAME_LENGTH}",))


@command("join")
@click.argument("link", metavar="LINK")
@takes("--name", default="", metavar="NAME", about=say("cli-join-name"))
@takes("--seat", metavar="N", about=say("cli-join-seat"))
@plain
def join_command(words: Catalogue, /, link: str, name: str, seat: str | None, plain: bool) -> int:
    """Read the flags of `rollhouse join`."""
    return join(words, link, name, None if seat is None else whole("seat", seat) - 1, plain=plain)
