"""Guests who never kept their seat, and have not played for long, go: as whoever runs the house says."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, exists, not_, select

from rollhouse.server.clock import Clock
from rollhouse.server.config import Config
from rollhouse.server.features.account.deletion import AccountDeletion
from rollhouse.server.store.erasure import forget_people
from rollhouse.server.store.models import (
    daily_puzzles,
    passkeys,
    played_games,
    puzzle_answers,
    recovery_codes,
    rushes,
    seats,
    tables,
    tokens,
    users,
)
from rollhouse.server.store.store import Store

__all__ = ["GuestExpiry"]

_DAY = 86_400.0
_AT_ONCE = 200
_ROUNDS = 5
"""So many times so many in one go: the rest goes the next hour, and nobody waits."""
_log = logging.getLogger("rollhouse.retention")


class GuestExpiry:
    """How long guests are kept after their last game."""

    def __init__(self, config: Config, store: Store, clock: Clock, deletion: AccountDeletion) -> None:
        self._seconds = config.keep_guests * _DAY
        self._store = store
        self._clock = clock
        self._departures = deletion
        self.purged = 0
        """Guests whom this node has removed, for the metrics."""

    async def purge(self) -> None:
        """Remove guests who have neither a passkey nor codes, and have neither come anew, played nor solved anything since then."""
        before = self._clock.now() - self._seconds
        for _ in range(_ROUNDS if self._seconds else 0):
            found = await self._store.read(partial(_found, before=before))
            for user_id, has_tables in found:
                if has_tables:
                    await self._departures.forget(user_id)
            if not found:
                return
            gone = await self._store.write(partial(_remove, people=[user_id for user_id, _ in found], before=before))
            self.purged += gone + sum(has_tables for _, has_tables in found)
            _log.info("%d guests were removed: they had not played for %g days", len(found), self._seconds / _DAY)


def _found(connection: Connection, before: float) -> list[tuple[str, bool]]:
    """Some idle guests, and whether they are at any table."""
    own = exists().where(played_games.c.user_id == users.c.user_id) | exists().where(seats.c.user_id == users.c.user_id)
    hosts = exists().where(tables.c.host == users.c.user_id)
    query = _idle(before).add_columns(own | hosts).limit(_AT_ONCE)
    return [(user_id, bool(has_tables)) for user_id, has_tables in connection.execute(query)]


def _remove(connection: Connection, people: Sequence[str], before: float) -> int:
    """Those of them who are still idle: somebody may have come back meanwhile."""
    gone = [user_id for (user_id,) in connection.execute(_idle(before).where(users.c.user_id.in_(people)))]
    forget_people(connection, gone)
    return len(gone)


def _idle(before: float) -> Select[Any]:
    user_id, day = users.c.user_id, time.strftime("%Y-%m-%d", time.gmtime(before))
    lately = (played_games.c.ended.is_(None)) | (played_games.c.ended >= before)
    seated = seats.join(tables, seats.c.table_id == tables.c.id)
    return select(user_id).where(
        users.c.created < before,
        not_(exists().where(passkeys.c.user_id == user_id)),
        not_(exists().where(recovery_codes.c.user_id == user_id)),
        not_(exists().where(tokens.c.user_id == user_id, tokens.c.created >= before)),
        not_(exists().where(played_games.c.user_id == user_id, lately)),
        not_(exists(select(seats.c.user_id).select_from(seated).where(seats.c.user_id == user_id, tables.c.status != "over"))),
        not_(exists().where(daily_puzzles.c.user_id == user_id, daily_puzzles.c.day >= day)),
        not_(exists().where(puzzle_answers.c.user_id == user_id, puzzle_answers.c.at >= before)),
        not_(exists().where(rushes.c.user_id == user_id, rushes.c.started >= before)),  # of puzzles that they have answered before
    )
