"""The flags of `rollhouse serve` and of what goes with it, in a file of their own: not everybody has installed what a server takes."""

from __future__ import annotations

from typing import Any

from rollhouse.commands.command import command, takes
from rollhouse.commands.flags import file_argument, typed, whole
from rollhouse.core.extras import needs
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue

__all__ = ["backup_command", "inspect_command", "restore_command", "serve_command"]


@command("serve")
@takes("--host", metavar="ADDRESS", about=say("cli-serve-host"))
@takes("--lan/--no-lan", "lan", default=False, about=say("cli-serve-lan"))
@takes("--port", metavar="N", about=say("cli-serve-port"), otherwise="8421")
@takes("--database", metavar="URL", about=say("cli-serve-database"))
@takes("--channels", metavar="memory|redis://…", about=say("cli-serve-channels"), otherwise="memory")
@takes("--workers", metavar="N", about=say("cli-serve-workers"), otherwise="1")
@takes("--public-url", metavar="URL", about=say("cli-serve-public-url"))
@takes("--trusted-proxies", metavar="ADDRESS,…", about=say("cli-serve-trusted-proxies"))
@takes("--per-address", metavar="N", about=say("cli-serve-per-address"), otherwise="200")
@takes("--keep-unused", metavar="DAYS", about=say("cli-serve-keep-unused"), otherwise="14")
@takes("--keep-unfinished", metavar="DAYS", about=say("cli-serve-keep-unfinished"), otherwise="365")
@takes("--keep-finished", metavar="DAYS", about=say("cli-serve-keep-finished"), otherwise="0")
@takes("--keep-guests", metavar="DAYS", about=say("cli-serve-keep-guests"), otherwise="400")
@takes("--weigh/--no-weigh", "weigh", default=True, about=say("cli-serve-weigh"))
@takes("--exec-bot", "exec_bots", multiple=True, metavar="NAME=COMMAND", about=say("cli-serve-exec-bot"))
@takes("--open/--no-open", "browse", default=False, about=say("cli-serve-open"))
def serve_command(
    words: Catalogue,
    /,
    lan: bool,
    port: str | None,
    workers: str | None,
    per_address: str | None,
    keep_unused: str | None,
    keep_unfinished: str | None,
    keep_finished: str | None,
    keep_guests: str | None,
    trusted_proxies: str | None,
    exec_bots: tuple[str, ...],
    browse: bool,
    **options: Any,
) -> int:
    """Read the flags of `rollhouse serve`."""
    given_numbers = {"port": port, "workers": workers, "per_address": per_address}
    numbers = {name: whole(name.replace("_", "-"), text) for name, text in given_numbers.items() if text is not None}
    kept = {"keep_unused": keep_unused, "keep_unfinished": keep_unfinished, "keep_finished": keep_finished, "keep_guests": keep_guests}
    days = {name: whole("keep", text) for name, text in kept.items() if text is not None}
    proxies = {} if trusted_proxies is None else {"trusted_proxies": tuple(trusted_proxies.replace(",", " ").split())}
    programs = {"exec_bots": exec_bots} if exec_bots else {}
    with needs("server"):
        from rollhouse.commands.serve import serve
        from rollhouse.server.transport.lan import EVERYWHERE

    given = {**typed(options), **numbers, **days, **proxies, **programs}
    return serve(words, {**given, "host": given.get("host") or EVERYWHERE} if lan else given, browse=browse)


@command("backup")
@file_argument()
@takes("--database", metavar="URL", about=say("cli-serve-database"))
def backup_command(words: Catalogue, /, file: str, database: str | None) -> int:
    """Read the flags of `rollhouse backup`."""
    with needs("server"):
        from rollhouse.commands.serve import backup

    return backup(words, file, database)


@command("inspect")
@takes("--database", metavar="URL", about=say("cli-serve-database"))
def inspect_command(words: Catalogue, /, database: str | None) -> int:
    """Read the flags of `rollhouse inspect`."""
    with needs("server"):
        from rollhouse.commands.serve import look_through

    return look_through(words, database)


@command("restore")
@file_argument()
@takes("--database", metavar="URL", about=say("cli-serve-database"))
@takes("--replace/--no-replace", "replace", default=False, about=say("cli-restore-replace"))
def restore_command(words: Catalogue, /, file: str, database: str | None, replace: bool) -> int:
    """Read the flags of `rollhouse restore`."""
    with needs("server"):
        from rollhouse.commands.serve import put_back

    return put_back(words, file, database, replace=replace)
