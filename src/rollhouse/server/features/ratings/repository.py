"""Queries for ratings. Each reads along an index, so that its time does not depend on the number of users."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import msgspec
from sqlalchemy import Row, Select, func, select

from rollhouse.server.ratings.rate import Rating
from rollhouse.server.store.models import rating_changes, ratings
from rollhouse.server.store.rating_writer import ALL_TIME
from rollhouse.server.store.store import Store


class Rated(msgspec.Struct, frozen=True, kw_only=True):
    """A user's rating at a game, of all time or of a month."""

    user_id: str
    game: str
    period: str
    name: str
    mu: float
    sigma: float
    games: int
    won: int
    lower_bound: float
    established: bool
    updated: float


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """The change of a user's all-time rating by one game."""

    table_id: str
    seat: int
    user_id: str
    game: str
    at: float
    before: Rating
    after: Rating


class RatingRepository:
    """Queries for ratings."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def best(self, game: str, period: str, limit: int, *, established: bool) -> list[Rated]:
        """Return the best established or provisional ratings by their lower bound."""
        return await self._rated(best_query(game, period, limit, established=established))

    async def place(self, rated: Rated) -> int:
        """Return the place of a rating among the established ones; 1 is the best."""
        query = place_query(rated.game, rated.period, rated.lower_bound)
        return int(await self._store.scalar(query) or 0) + 1

    async def of_user(self, user_id: str, periods: Collection[str] | None = None) -> list[Rated]:
        """Return a user's ratings, latest first: of some periods, or all."""
        mine = select(ratings).where(ratings.c.user_id == user_id, ratings.c.games > 0)
        mine = mine if periods is None else mine.where(ratings.c.period.in_(periods))
        return await self._rated(mine.order_by(ratings.c.updated.desc(), ratings.c.game))

    async def current(self, game: str, user_ids: Collection[str]) -> dict[str, Rating]:
        """Return these users' all-time ratings at a game; users without a rating are left out."""
        query = select(ratings).where(ratings.c.user_id.in_(user_ids), ratings.c.game == game, ratings.c.period == ALL_TIME)
        return {rated.user_id: Rating(rated.mu, rated.sigma) for rated in await self._rated(query)}

    async def changes_at(self, table: str) -> list[Change]:
        """Return the rating changes of a table, by seat; empty until the game is over."""
        return await self._changes(select(rating_changes).where(rating_changes.c.table_id == table).order_by(rating_changes.c.seat))

    async def changes_of(self, user_id: str, game: str, limit: int) -> list[Change]:
        """Return the rating changes of a user's latest rated games, latest first."""
        mine = select(rating_changes).where(rating_changes.c.user_id == user_id, rating_changes.c.game == game)
        return await self._changes(mine.order_by(rating_changes.c.at.desc()).limit(limit))

    async def _rated(self, query: Select[Any]) -> list[Rated]:
        return [Rated(**row._mapping) for row in await self._store.all(query)]

    async def _changes(self, query: Select[Any]) -> list[Change]:
        return [_change(row) for row in await self._store.all(query)]


def best_query(game: str, period: str, limit: int, *, established: bool) -> Select[Any]:
    """Return the query of a leaderboard."""
    listed = (ratings.c.game == game, ratings.c.period == period, ratings.c.established == established, ratings.c.games > 0)
    return select(ratings).where(*listed).order_by(ratings.c.lower_bound.desc()).limit(limit)


def place_query(game: str, period: str, lower_bound: float) -> Select[Any]:
    """Return the query that counts better ratings."""
    listed = (ratings.c.game == game, ratings.c.period == period, ratings.c.established.is_(True), ratings.c.lower_bound > lower_bound)
    return select(func.count()).select_from(ratings).where(*listed)


def _change(row: Row[Any]) -> Change:
    return Change(
        table_id=row.table_id,
        seat=row.seat,
        user_id=row.user_id,
        game=row.game,
        at=row.at,
        before=Rating(row.mu_before, row.sigma_before),
        after=Rating(row.mu, row.sigma),
    )
