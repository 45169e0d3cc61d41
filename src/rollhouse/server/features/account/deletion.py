"""Account deletion."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from rollhouse.core.errors import RollhouseError
from rollhouse.play.seats import TableError
from rollhouse.server.store.database import StoreError
from rollhouse.server.store.erasure import erase_from_tables, erase_users
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import CHANGED_CHANNEL, TableManager
from rollhouse.server.wire.frames import GAP
from rollhouse.server.wire.messages import Command, Resign, Rise

_log = logging.getLogger("rollhouse.accounts")


class AccountDeletion:
    """Deletes accounts. Idempotent: the user's row is deleted last, so that a failed run can be repeated."""

    def __init__(self, store: Store, tables: TableManager, publish: Callable[[bytes, str], None]) -> None:
        self._store = store
        self._tables = tables
        self._publish = publish

    async def delete(self, user_id: str) -> None:
        """Give up a user's seats and delete all their data. Games with other players stay, without the user's name."""
        store = self._store
        for table in await store.unfinished_seats(user_id):
            with suppress(TableError):  # the table can't be read, is about to begin, or is over by now
                await self._leave(table, user_id)
        while True:
            erased = await store.write(partial(erase_from_tables, user_id=user_id))
            if not erased.removed and not erased.changed:
                break
            await self._reload([*erased.removed, *erased.changed])
        await store.write(partial(erase_users, user_ids=[user_id]))

    async def _leave(self, table: str, user_id: str) -> None:
        """Leave the seat before a game, or resign during it, as the player could."""
        async with self._tables.locked(table) as loaded:
            begun, seats = loaded.session.status != "open", loaded.session.seats
        for seat, player in enumerate(seats):
            if player.user_id == user_id and not player.resigned:
                command: Command = Resign(seat=seat) if begun else Rise(seat=seat)
                await self._tables.execute(table, user_id, command)

    async def _reload(self, table_ids: list[str]) -> None:
        await self._tables.reload(table_ids)
        self._publish(msgspec.json.encode(table_ids), CHANGED_CHANNEL)

    async def on_changed_tables(self, message: bytes) -> None:
        """Load tables again that another node has changed. If the message is lost, they are loaded again after they were idle."""
        if message == GAP:
            return
        try:
            await self._tables.reload(msgspec.json.decode(message, type=list[str]))
        except (msgspec.MsgspecError, RollhouseError, StoreError):
            _log.warning("changed tables not reloaded", exc_info=True)
