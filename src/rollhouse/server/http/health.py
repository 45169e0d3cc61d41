"""Whether this node can do its work now, part by part: for whoever balances load, and for whoever is woken at night."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from rollhouse.core.errors import RollhouseError
from rollhouse.server.store.store import Store
from rollhouse.server.tables.manager import TableManager
from rollhouse.server.transport.pubsub import PubSub

__all__ = ["Readiness", "database_answers", "readiness"]

OK: Final = "ok"
_DEADLINE = 3.0
"""Seconds in which a database that is well has answered."""
_LEAST_ROOM = 64 * 1024 * 1024
"""Bytes that a disk must have left: a checkpoint writes up to 40 MB at once, over what is there already."""
_LONGEST_WAIT = 60.0
"""Seconds for which a bot's move may wait for a process before somebody should look."""


class Readiness(msgspec.Struct, frozen=True):
    """The state of each part: `ok`, or what is wrong with it."""

    parts: dict[str, str]

    @property
    def ready(self) -> bool:
        """Whether all are well."""
        return set(self.parts.values()) == {OK}


async def database_answers(store: Store) -> str:
    """`ok`, or the code of what is wrong: soon, whatever the database does."""
    try:
        async with asyncio.timeout(_DEADLINE):
            await store.check()
    except TimeoutError:
        return "store/unavailable"
    except RollhouseError as error:
        return error.code
    return OK


async def readiness(store: Store, pubsub: PubSub, tables: TableManager) -> Readiness:
    """Ask every part."""
    room = await asyncio.to_thread(store.room)
    return Readiness(
        {
            "database": await database_answers(store),
            "disk": OK if room is None or room >= _LEAST_ROOM else "store/full",
            "channels": "away" if pubsub.has_gaps else OK,
            "bots": OK if tables.workers.longest_wait() < _LONGEST_WAIT else "busy",
        }
    )
