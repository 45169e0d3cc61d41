"""`rollhouse admin`: administers a server through its database, whether the server runs or not."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING, Any

import click
import msgspec

from rollhouse.commands.support.command import command, takes
from rollhouse.commands.support.flags import only_with
from rollhouse.core.errors import did_you_mean
from rollhouse.core.extras import needs
from rollhouse.core.messages import say
from rollhouse.locale import Catalogue
from rollhouse.play.saves import data_folder

if TYPE_CHECKING:
    from rollhouse.server.features.admin.schemas import Ban

ACTIONS = {
    "counts": (0, 0, ""),
    "people": (0, 1, "[SEARCH]"),
    "tables": (0, 1, "[open|playing|over]"),
    "reports": (0, 1, "[closed]"),
    "close": (1, 2, "ID [OUTCOME]"),
    "bans": (0, 0, ""),
    "ban": (1, 1, "USER [--days N] [--reason TEXT]"),
    "unban": (1, 1, "USER"),
    "rename": (2, 2, "USER NAME"),
    "lock": (2, 2, "USER NAME"),
    "log": (0, 0, ""),
    "rerate": (0, 0, ""),
}
"""The actions: the minimum and maximum number of arguments, and what they are."""
_TIME_FIELDS = ("created", "updated", "at", "closed", "since", "until")


@command("admin")
@click.argument(  # with spaces: help is broken into lines there, and never in a word
    "action", metavar=" | ".join(ACTIONS), shell_complete=lambda ctx, param, begun: [one for one in ACTIONS if one.startswith(begun)]
)
@click.argument("given", nargs=-1, metavar="[…]")
@takes("--days", type=float, metavar="N", about=say("cli-admin-days"))
@takes("--reason", default="", metavar="TEXT", about=say("cli-admin-reason"))
@takes("--json", "as_json", is_flag=True, about=say("cli-admin-json"))
@takes("--database", metavar="URL", about=say("cli-serve-database"))
def admin_command(
    words: Catalogue, /, action: str, given: tuple[str, ...], days: float | None, reason: str, as_json: bool, database: str | None
) -> int:
    """Read the flags of `rollhouse admin`."""
    with needs("server"):
        _check(action, given, days, reason)
        found = asyncio.run(_ask(action, given, days, reason, database))
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found)).decode())
    else:
        for line in _lines(found):
            print(line)
    sys.stdout.flush()
    return 0


def _check(action: str, given: Sequence[str], days: float | None, reason: str) -> None:
    """Refuse what can't be asked for, before the database is opened: `admin/what`, `admin/arguments`, `admin/days`."""
    from rollhouse.server.auth.errors import AdminError

    if action not in ACTIONS:
        raise AdminError("admin/what", value=action[:80], reason=did_you_mean(action, list(ACTIONS)), expected=tuple(ACTIONS))
    fewest, most, arguments = ACTIONS[action]
    if not fewest <= len(given) <= most:
        usage = " ".join(filter(None, ("rollhouse admin", action, arguments)))
        raise AdminError("admin/arguments", value=action, expected=(usage,))
    only_with("--days", days is not None and action != "ban", "ban")
    only_with("--reason", bool(reason) and action != "ban", "ban")
    if action == "ban":
        _ban(days, reason)


def _ban(days: float | None, reason: str) -> Ban:
    from rollhouse.server.auth.errors import AdminError
    from rollhouse.server.features.admin.schemas import Ban

    try:
        return msgspec.convert({"days": days, "reason": reason}, Ban)
    except msgspec.ValidationError:
        raise AdminError("admin/days", value="" if days is None else f"{days:g}") from None


async def _ask(action: str, given: Sequence[str], days: float | None, reason: str, database: str | None) -> Any:
    from rollhouse.server.config import read_config
    from rollhouse.server.features.admin.service import AdminService
    from rollhouse.server.features.ratings.rerate import rerate
    from rollhouse.server.store.migrate import migrate
    from rollhouse.server.store.store import Store

    config = read_config({"database": database}, os.environ, data=data_folder(os.environ))
    migrate(config.database)
    async with Store(config.database) as store:
        service = AdminService(store, config)
        if action == "ban":
            wanted = _ban(days, reason)
            await service.ban(given[0], wanted.days, wanted.reason)
            return await service.bans()
        actions: dict[str, Callable[..., Awaitable[Any]]] = {
            "counts": service.statistics,
            "people": service.people,
            "tables": service.tables,
            "reports": lambda which="": service.reports(closed=which == "closed"),
            "close": service.close_report,
            "bans": service.bans,
            "unban": service.unban,
            "rename": service.rename,
            "lock": partial(service.rename, locked=True),
            "log": service.actions,
            "rerate": partial(rerate, store),
        }
        return await actions[action](*given)


def _lines(found: Any) -> list[str]:
    """A line with the names of the columns and a line per row, with tabs between fields; for a single object, a line per field."""
    plain = msgspec.to_builtins(found)
    if isinstance(plain, dict):
        return [f"{name}\t{_field(name, value)}" for name, value in plain.items()]
    rows = list(plain or ())
    return ["\t".join(rows[0]), *("\t".join(_field(name, value) for name, value in row.items()) for row in rows)] if rows else []


def _field(name: str, value: Any) -> str:
    if name in _TIME_FIELDS and value is not None:
        return datetime.fromtimestamp(value, UTC).strftime("%Y-%m-%d %H:%M")
    if isinstance(value, dict):
        return " ".join(f"{key}={one:g}" if isinstance(one, int | float) else f"{key}={one}" for key, one in value.items())
    if isinstance(value, list | tuple):
        return " | ".join(map(str, value))
    return "–" if value is None else str(value)
