"""Shared by tournaments and matches: create a table exactly once across nodes, and start it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress

from sqlalchemy import Connection

from rollhouse.core.errors import RollhouseError
from rollhouse.play.entries import Entry, Opened
from rollhouse.play.players import MAX_NAME_LENGTH, is_name, lookalike_key
from rollhouse.play.seats import TableError
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.wire.messages import Begin

__all__ = ["begin_table", "checked_name", "one_of_many", "run_for_ever", "set_table"]

_EVERY = 3.0
_log = logging.getLogger("rollhouse.running")


async def run_for_ever(what: str, process_due: Callable[[], Awaitable[None]]) -> None:
    """Look after it again and again, whatever goes wrong in between."""
    while True:
        try:
            await process_due()
        except RollhouseError as error:  # the store is away; the next time it may be back
            _log.warning("%s could not be looked after: %s", what, error.code)
        except Exception:
            _log.exception("%s could not be looked after", what)
        await asyncio.sleep(_EVERY)


def checked_name(called: str, others: Iterable[str]) -> str:
    """What somebody wants to be called, among others who must look different: `table/name`, `table/name-taken`."""
    called = " ".join(called.split())
    if not is_name(called):
        raise TableError("table/name", value=called[: 2 * MAX_NAME_LENGTH], expected=(f"1–{MAX_NAME_LENGTH}",))
    if any(lookalike_key(other) == lookalike_key(called) for other in others):
        raise TableError("table/name-taken", value=called)
    return called


def one_of_many(secret: bytes, what: str) -> bytes:
    """The secret of one set of dice among many: whoever knows it knows nothing of the others."""
    return hmac.new(secret, what.encode(), hashlib.sha256).digest()


async def set_table(
    house: TableManager, opened: Opened, secret: bytes, seated: Iterable[Entry], claim: Callable[[Connection, str], bool]
) -> None:
    """Set a table and let it begin, once: whichever node's claim is stored with it. Whoever does not come loses by the clock."""
    table = await house.open(opened, secret, *seated, provided=claim)
    if table:
        await begin_table(house, table, opened.host)


async def begin_table(house: TableManager, table: str, host: str) -> None:
    """Let a table begin, unless another node was faster."""
    with suppress(TableError):
        await house.execute(table, host, Begin())
