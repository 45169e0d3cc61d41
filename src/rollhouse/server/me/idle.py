"""Guests who never kept their seat, and have not played for long, go: as whoever runs the house says."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from functools import partial
from typing import Any

from sqlalchemy import Connection, Select, exists, not_, select

from rollhouse.server.config import Config
from rollhouse.server.me.departure import Departures
from rollhouse.server.store.forgetting import forget_people
from rollhouse.server.store.models import (
    dailies,
    identities,
    participations,
    passkeys,
    puzzle_answers,
    recovery_codes,
    rushes,
    seats,
    tables,
    tokens,
)
from rollhouse.server.tables.house import House

__all__ = ["IdleGuests"]

_DAY = 86_400.0
_AT_ONCE = 200
_ROUNDS = 5
"""So many times so many in one go: the rest goes the next hour, and nobody waits."""
_log = logging.getLogger("rollhouse.retention")


class IdleGuests:
    """How long guests are kept after their last game."""

    def __init__(self, config: Config, house: House, departures: Departures) -> None:
        self._seconds = config.keep_guests * _DAY
        self._house = house
        self._departures = departures
        self.purged = 0
        """Guests whom this node has removed, for the metrics."""

    async def purge(self) -> None:
        """Remove guests who have neither a passkey nor codes, and have neither come anew, played nor solved anything since then."""
        before = self._house.now() - self._seconds
        for _ in range(_ROUNDS if self._seconds else 0):
            found = await self._house.store.read(partial(_found, before=before))
            for who, has_tables in found:
                if has_tables:
                    await self._departures.forget(who)
            if not found:
                return
            gone = await self._house.store.write(partial(_remove, people=[who for who, _ in found], before=before))
            self.purged += gone + sum(has_tables for _, has_tables in found)
            _log.info("%d guests were removed: they had not played for %g days", len(found), self._seconds / _DAY)


def _found(connection: Connection, before: float) -> list[tuple[str, bool]]:
    """Some idle guests, and whether they are at any table."""
    own = exists().where(participations.c.who == identities.c.who) | exists().where(seats.c.who == identities.c.who)
    hosts = exists().where(tables.c.host == identities.c.who)
    query = _idle(before).add_columns(own | hosts).limit(_AT_ONCE)
    return [(who, bool(has_tables)) for who, has_tables in connection.execute(query)]


def _remove(connection: Connection, people: Sequence[str], before: float) -> int:
    """Those of them who are still idle: somebody may have come back meanwhile."""
    gone = [who for (who,) in connection.execute(_idle(before).where(identities.c.who.in_(people)))]
    forget_people(connection, gone)
    return len(gone)


def _idle(before: float) -> Select[Any]:
    who, day = identities.c.who, time.strftime("%Y-%m-%d", time.gmtime(before))
    lately = (participations.c.ended.is_(None)) | (participations.c.ended >= before)
    seated = seats.join(tables, seats.c.table_id == tables.c.id)
    return select(who).where(
        identities.c.created < before,
        not_(exists().where(passkeys.c.who == who)),
        not_(exists().where(recovery_codes.c.who == who)),
        not_(exists().where(tokens.c.who == who, tokens.c.created >= before)),
        not_(exists().where(participations.c.who == who, lately)),
        not_(exists(select(seats.c.who).select_from(seated).where(seats.c.who == who, tables.c.status != "over"))),
        not_(exists().where(dailies.c.who == who, dailies.c.day >= day)),
        not_(exists().where(puzzle_answers.c.who == who, puzzle_answers.c.at >= before)),
        not_(exists().where(rushes.c.who == who, rushes.c.started >= before)),  # of puzzles that they have answered before
    )
