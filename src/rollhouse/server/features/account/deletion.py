"""Somebody goes for good: their seats are given up, and the house forgets them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from rollhouse.core.errors import RollhouseError
from rollhouse.play.seats import TableError
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.erasure import forget_people, forget_some_tables
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.wire.frames import GAP
from rollhouse.server.wire.messages import Command, Resign, Rise

__all__ = ["CHANGED_CHANNEL", "AccountDeletion"]

CHANGED_CHANNEL = "changed-tables"
"""Where nodes tell each other of tables whose past was changed: whoever has one in memory reads it again."""
_log = logging.getLogger("rollhouse.departures")


class AccountDeletion:
    """How people go. Whatever breaks it off half way, it can be done again: who somebody is goes last."""

    def __init__(self, store: Store, tables: TableManager, publish: Callable[[bytes, str], None]) -> None:
        self._store = store
        self._tables = tables
        self._publish = publish

    async def forget(self, user_id: str) -> None:
        """Give up somebody's seats, and remove all that is theirs. Games with others stay, with a name that is nobody's."""
        store = self._store
        for table in await store.unfinished_seats(user_id):
            with suppress(TableError):  # it can't be read, its seats are just being settled, or it is over by now
                await self._leave(table, user_id)
        while True:
            gone = await store.write(partial(forget_some_tables, user_id=user_id))
            if not gone.removed and not gone.changed:
                break
            await self._read_again([*gone.removed, *gone.changed])
        await store.write(partial(forget_people, people=[user_id]))

    async def _leave(self, table: str, user_id: str) -> None:
        """As somebody would who does it by hand: they rise, or give up."""
        async with self._tables.locked(table) as live:
            begun, seats = live.session.status != "open", live.session.seats
        for seat, one in enumerate(seats):
            if one.user_id == user_id and not one.resigned:
                command: Command = Resign(seat=seat) if begun else Rise(seat=seat)
                await self._tables.execute(table, user_id, command)

    async def _read_again(self, names: list[str]) -> None:
        await self._tables.reload(names)
        self._publish(msgspec.json.encode(names), CHANGED_CHANNEL)

    async def hear(self, news: bytes) -> None:
        """A node has changed the past of some tables. Where that is lost on the way, they go from memory when nobody looks at them."""
        if news == GAP:
            return
        try:
            await self._tables.reload(msgspec.json.decode(news, type=list[str]))
        except (msgspec.MsgspecError, RollhouseError, StoreError):
            _log.warning("what was told of changed tables could not be understood")
