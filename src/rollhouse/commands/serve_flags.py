"""The flags of `rollhouse serve`. They need no extra, so that help works without the extra `server`."""

from __future__ import annotations

import os
from typing import Any

from rollhouse.commands.support.command import Function, command, note_renamed, takes
from rollhouse.commands.support.flags import typed, whole
from rollhouse.core.extras import needs
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue

_DELETED_AFTER_DAYS = {"unused": "14", "unfinished": "365", "finished": "0", "guests": "400"}
"""What is deleted, and the default number of days."""


def _deletion_flags(function: Function) -> Function:
    for name, days in reversed(_DELETED_AFTER_DAYS.items()):
        names, about = (f"--delete-{name}-after", f"delete_{name}_after_days"), say(f"cli-serve-delete-{name}")
        function = takes(*names, metavar="DAYS", about=about, otherwise=days, formerly=f"--keep-{name}")(function)
    return function


@command("serve")
@takes("--host", metavar="ADDRESS", about=say("cli-serve-host"))
@takes("--lan/--no-lan", "lan", default=False, about=say("cli-serve-lan"))
@takes("--port", metavar="N", about=say("cli-serve-port"), otherwise="8421")
@takes("--database", metavar="URL", about=say("cli-serve-database"))
@takes("--redis", "channels", metavar="memory|redis://…", about=say("cli-serve-redis"), otherwise="memory", formerly="--channels")
@takes("--workers", metavar="N", about=say("cli-serve-workers"), otherwise="1")
@takes("--public-url", metavar="URL", about=say("cli-serve-public-url"))
@takes("--allow-host", "allow_hosts", multiple=True, metavar="NAME", about=say("cli-serve-allow-host"))
@takes("--trusted-proxies", metavar="ADDRESS,…", about=say("cli-serve-trusted-proxies"))
@takes(
    *("--max-connections-per-address", "per_address"),
    metavar="N",
    about=say("cli-serve-max-connections"),
    otherwise="200",
    formerly="--per-address",
)
@_deletion_flags
@takes(
    *("--analyse-finished/--no-analyse-finished", "analyse_finished"),
    default=True,
    about=say("cli-serve-analyse-finished"),
    otherwise="--analyse-finished",
    formerly="--weigh/--no-weigh",
)
@takes("--exec-bot", "exec_bots", multiple=True, metavar="NAME=COMMAND", about=say("cli-serve-exec-bot"))
@takes("--open/--no-open", "browse", default=False, about=say("cli-serve-open"))
def serve_command(
    words: Catalogue,
    /,
    lan: bool,
    allow_hosts: tuple[str, ...],
    trusted_proxies: str | None,
    exec_bots: tuple[str, ...],
    browse: bool,
    **options: Any,
) -> int:
    """Read the flags of `rollhouse serve`."""
    given = typed(options)
    for name, text in given.items():
        if name in ("port", "workers", "per_address"):
            given[name] = whole(name.replace("_", "-"), str(text))
        elif name.startswith("delete_"):
            given[name] = whole("keep", str(text))
    if trusted_proxies is not None:
        given["trusted_proxies"] = tuple(trusted_proxies.replace(",", " ").split())
    if allow_hosts:
        given["allow_hosts"] = allow_hosts
    if exec_bots:
        given["exec_bots"] = exec_bots
    with needs("server"):
        from rollhouse.commands.serve import serve
        from rollhouse.server.config import RENAMED_VARIABLES
        from rollhouse.server.transport.lan import ALL_ADDRESSES

    for old, new in RENAMED_VARIABLES.items():
        if old in os.environ:
            note_renamed(words, old, new)
    return serve(words, {**given, "host": given.get("host") or ALL_ADDRESSES} if lan else given, browse=browse)
