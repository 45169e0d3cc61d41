"""Recomputes ratings from stored games, after the rating formula has changed."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, delete, select, update

from rollhouse.server.ratings.rate import RatedGame
from rollhouse.server.ratings.scale import SIGMAS_95
from rollhouse.server.store.models import rating_changes, ratings
from rollhouse.server.store.rating_writer import ALL_TIME, month_of, write_ratings
from rollhouse.server.store.store import Store
from rollhouse.server.tables.loaded_table import LoadedTable
from rollhouse.server.tables.played_games import rated_game


class Rerated(msgspec.Struct, frozen=True):
    """The result of a recomputation."""

    games: int
    """Rated games that were counted again."""
    users: int
    """Users whose ratings were recomputed."""


async def rerate(store: Store) -> Rerated:
    """Recompute all ratings from the rated games that are still stored, in the order in which they ended, in one transaction.

    A user who has played rated games that are no longer stored starts from the rating before the first game that is.
    """
    table_ids = await store.scalars(select(rating_changes.c.table_id).distinct())
    games: dict[str, RatedGame] = {}
    for table_id in table_ids:
        game = rated_game(LoadedTable.from_commits(table_id, b"", await store.commits(table_id)).session)
        if game is not None:
            games[table_id] = game
    return await store.write(lambda connection: _rewrite(connection, games))


def _rewrite(connection: Connection, games: Mapping[str, RatedGame]) -> Rerated:
    changes = connection.execute(select(rating_changes).order_by(rating_changes.c.at, rating_changes.c.table_id)).all()
    kept = [change for change in changes if change.table_id in games]
    first = {(change.user_id, change.game): change for change in reversed(kept)}
    for (user_id, game), change in first.items():
        counted = [one for one in kept if (one.user_id, one.game) == (user_id, game)]
        won = sum(seat.place == 1 for one in counted for seat in games[one.table_id].seats if seat.user_id == user_id)
        own = (ratings.c.user_id == user_id) & (ratings.c.game == game)
        prior = {"mu": change.mu_before, "sigma": change.sigma_before, "lower_bound": change.mu_before - SIGMAS_95 * change.sigma_before}
        fewer = {"games": ratings.c.games - len(counted), "won": ratings.c.won - won}
        connection.execute(update(ratings).where(own, ratings.c.period == ALL_TIME).values(**prior, **fewer))
        months = {month_of(games[one.table_id].ended) for one in counted}
        connection.execute(delete(ratings).where(own, ratings.c.period.in_(months)))  # each month begins anew
    connection.execute(delete(rating_changes).where(rating_changes.c.table_id.in_(games)))
    write_ratings(connection, games)
    return Rerated(len(games), len({user_id for user_id, _ in first}))
