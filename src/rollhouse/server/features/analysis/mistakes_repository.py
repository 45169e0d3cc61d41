"""What people train with, as it is stored: the day's puzzles they have answered, and the positions of their own games that come back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, exists, false, func, or_, select, update

from rollhouse.server.store.models import daily_puzzles, reviews, seats, studied, tables
from rollhouse.server.store.rows import ReviewRow
from rollhouse.server.store.store import Store
from rollhouse.server.store.upsert import insert_or_ignore

__all__ = ["MistakesRepository"]

_REVIEW = [column for column in reviews.c if column.name != "user_id"]


class MistakesRepository:
    """In the same database as everything else."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # --- a puzzle a day ---------------------------------------------------------------------------------------------------------------

    async def days(self, user_id: str) -> dict[date, bool]:
        """The days on which somebody has answered, and whether the first answer was right."""
        query = select(daily_puzzles.c.day, daily_puzzles.c.solved).where(daily_puzzles.c.user_id == user_id)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return {date.fromisoformat(day): solved for day, solved in rows}

    async def answered(self, user_id: str, day: date, *, solved: bool) -> bool:
        """Note somebody's answer to the day's puzzle; whether it was their first, which is the one that counts."""

        def work(connection: Connection) -> bool:
            return insert_or_ignore(connection, daily_puzzles, user_id=user_id, day=day.isoformat(), solved=solved)

        return await self._store.write(work)

    # --- one's own games --------------------------------------------------------------------------------------------------------------

    async def not_gone_through(self, user_id: str, limit: int) -> list[str]:
        """Finished games of somebody's that were not gone through yet, the latest first."""
        done = exists().where(studied.c.user_id == user_id, studied.c.table_id == tables.c.id)
        mine = tables.c.id.in_(select(seats.c.table_id).where(seats.c.user_id == user_id))
        query = select(tables.c.id).where(mine, tables.c.status == "over", ~done).order_by(tables.c.updated.desc()).limit(limit)
        return list(await self._store.read(lambda connection: connection.execute(query).scalars().all()))

    async def keep_found(self, user_id: str, table: str, found: Sequence[ReviewRow]) -> None:
        """Keep what was found in a game. A position that is there already stays as it is."""

        def work(connection: Connection) -> None:
            insert_or_ignore(connection, studied, user_id=user_id, table_id=table)
            for one in found:
                insert_or_ignore(connection, reviews, user_id=user_id, **msgspec.structs.asdict(one))

        await self._store.write(work)

    async def due(self, user_id: str, today: date, rules: Mapping[str, int], limit: int) -> tuple[list[ReviewRow], int]:
        """The positions to look at today, the longest due first, then the worst errors; and how many positions there are in all.

        `rules` are the versions of the games' rules: positions of others can't be played any more.
        """
        usable = and_(reviews.c.user_id == user_id, _played_by(rules))
        now = reviews.c.due <= today.isoformat()
        query = select(*_REVIEW).where(usable, now).order_by(reviews.c.due, reviews.c.cost.desc(), reviews.c.puzzle).limit(limit)
        total = select(func.count()).select_from(reviews).where(usable)

        def work(connection: Connection) -> tuple[list[ReviewRow], int]:
            rows = [ReviewRow(**row._mapping) for row in connection.execute(query)]
            return rows, connection.execute(total).scalar_one()

        return await self._store.read(work)

    async def reviews(self, user_id: str) -> list[ReviewRow]:
        """Everything of somebody's that comes back, whatever rules it is of."""
        query = select(*_REVIEW).where(reviews.c.user_id == user_id).order_by(reviews.c.puzzle)
        rows = await self._store.read(lambda connection: connection.execute(query).all())
        return [ReviewRow(**row._mapping) for row in rows]

    async def review(self, user_id: str, puzzle: str, rules: Mapping[str, int]) -> ReviewRow | None:
        """One of somebody's positions."""
        query = select(*_REVIEW).where(reviews.c.user_id == user_id, reviews.c.puzzle == puzzle, _played_by(rules))
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else ReviewRow(**row._mapping)

    async def reviewed(self, user_id: str, before: ReviewRow, *, box: int, due: str | None) -> bool:
        """Note when a position comes back; False when that was noted elsewhere meanwhile."""
        same = and_(
            reviews.c.user_id == user_id, reviews.c.puzzle == before.puzzle, reviews.c.box == before.box, reviews.c.due == before.due
        )
        change = update(reviews).where(same).values(box=box, due=due)
        return await self._store.write(lambda connection: connection.execute(change).rowcount == 1)


def _played_by(rules: Mapping[str, int]) -> ColumnElement[bool]:
    return or_(false(), *(and_(reviews.c.game == game, reviews.c.rules_version == version) for game, version in rules.items()))
