"""Expiry of guest accounts without credentials that have not been used for long, by the setting `delete_guests_after_days`."""

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
from rollhouse.server.store.erasure import erase_users
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

_DAY_SECONDS = 86_400.0
_BATCH_SIZE = 200
_BATCHES_PER_PURGE = 5
"""The next purge, an hour later, continues: no transaction takes long."""
_log = logging.getLogger("rollhouse.retention")


class GuestExpiry:
    """Deletes guest accounts some time after their last game."""

    def __init__(self, config: Config, store: Store, clock: Clock, deletion: AccountDeletion) -> None:
        self._seconds = config.delete_guests_after_days * _DAY_SECONDS
        self._store = store
        self._clock = clock
        self._deletion = deletion
        self.purged = 0
        """Accounts that this node has deleted, for the metrics."""

    async def purge(self) -> None:
        """Delete accounts without passkey and recovery codes that have not signed in, played or solved a puzzle for the configured time."""
        before = self._clock.now() - self._seconds
        for _ in range(_BATCHES_PER_PURGE if self._seconds else 0):
            idle = await self._store.read(partial(_idle_guests, before=before))
            for user_id, has_tables in idle:
                if has_tables:
                    await self._deletion.delete(user_id)
            if not idle:
                return
            deleted = await self._store.write(partial(_delete, user_ids=[user_id for user_id, _ in idle], before=before))
            self.purged += deleted + sum(has_tables for _, has_tables in idle)
            _log.info("guests expired", extra={"count": len(idle), "idle_days": self._seconds / _DAY_SECONDS})


def _idle_guests(connection: Connection, before: float) -> list[tuple[str, bool]]:
    """Return some idle guests, and whether they are at any table."""
    own = exists().where(played_games.c.user_id == users.c.user_id) | exists().where(seats.c.user_id == users.c.user_id)
    hosts = exists().where(tables.c.host == users.c.user_id)
    query = _idle(before).add_columns(own | hosts).limit(_BATCH_SIZE)
    return [(user_id, bool(has_tables)) for user_id, has_tables in connection.execute(query)]


def _delete(connection: Connection, user_ids: Sequence[str], before: float) -> int:
    """Delete those of these users who are still idle; return how many."""
    idle = [user_id for (user_id,) in connection.execute(_idle(before).where(users.c.user_id.in_(user_ids)))]
    erase_users(connection, idle)
    return len(idle)


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
        not_(exists().where(rushes.c.user_id == user_id, rushes.c.started >= before)),  # repeated puzzles leave no answer
    )
