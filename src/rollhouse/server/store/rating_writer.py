"""Rating updates, in the transaction that stores the end of the game, so that each game counts exactly once."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sqlalchemy import Connection, insert, select, tuple_, update

from rollhouse.server.ratings.rate import INITIAL_RATING, RatedGame, RatedSeat, Rating, rate
from rollhouse.server.ratings.scale import ESTABLISHED_GAMES, SIGMAS_95
from rollhouse.server.store.models import rating_changes, ratings
from rollhouse.server.store.upsert import insert_into

ALL_TIME = ""


class _Key(NamedTuple):
    user_id: str
    game: str
    period: str


class _Row(NamedTuple):
    rating: Rating
    games: int
    won: int


def month_of(moment: float) -> str:
    """The period key of the month of a timestamp, such as 2026-11."""
    return time.strftime("%Y-%m", time.gmtime(moment))


def write_ratings(connection: Connection, games: Mapping[str, RatedGame]) -> None:
    """Apply these games, keyed by table id, in the order in which they ended; a game that was counted before is skipped."""
    counted = set(connection.execute(select(rating_changes.c.table_id).where(rating_changes.c.table_id.in_(games)).distinct()).scalars())
    new = sorted(((table, game) for table, game in games.items() if table not in counted), key=lambda item: (item[1].ended, item[0]))
    rows = _locked(connection, {key: seat for _, game in new for key, seat in _keys(game)})
    changed: set[_Key] = set()
    for table, game in new:
        for period in (ALL_TIME, month_of(game.ended)):
            before = {seat.user_id: rows[_Key(seat.user_id, game.game, period)].rating for seat in game.seats if seat.user_id}
            after = rate(game, before)
            if after and period == ALL_TIME:
                connection.execute(insert(rating_changes), list(_changes(table, game, before, after)))
            for seat in game.seats:
                if seat.user_id in after:
                    key = _Key(seat.user_id, game.game, period)
                    rows[key] = _Row(after[seat.user_id], rows[key].games + 1, rows[key].won + (seat.place == 1))
                    changed.add(key)
    named = {key: (seat.name, game.ended) for _, game in new for key, seat in _keys(game)}
    for key in sorted(changed):
        own = (ratings.c.user_id == key.user_id) & (ratings.c.game == key.game) & (ratings.c.period == key.period)
        name, ended = named[key]
        connection.execute(update(ratings).where(own).values(**_values(rows[key]), name=name, updated=ended))


def _keys(game: RatedGame) -> Iterable[tuple[_Key, RatedSeat]]:
    for seat in game.seats:
        if seat.user_id:
            yield _Key(seat.user_id, game.game, ALL_TIME), seat
            yield _Key(seat.user_id, game.game, month_of(game.ended)), seat


def _locked(connection: Connection, wanted: Mapping[_Key, RatedSeat]) -> dict[_Key, _Row]:
    """The ratings that will change, locked for this transaction; always in the same order, so that two nodes can't deadlock.

    New players get a row first: of two nodes that insert the same row, the second waits and then reads it.
    """
    keys = sorted(wanted)
    if not keys:
        return {}
    fresh = [{**key._asdict(), "name": wanted[key].name, "updated": 0.0, **_values(_Row(INITIAL_RATING, 0, 0))} for key in keys]
    connection.execute(insert_into(ratings, connection).on_conflict_do_nothing(), fresh)
    columns = (ratings.c.user_id, ratings.c.game, ratings.c.period)
    query = select(*columns, ratings.c.mu, ratings.c.sigma, ratings.c.games, ratings.c.won)
    query = query.where(tuple_(*columns).in_(keys)).order_by(*columns).with_for_update()
    return {_Key(*row[:3]): _Row(Rating(row.mu, row.sigma), row.games, row.won) for row in connection.execute(query)}


def _values(row: _Row) -> dict[str, Any]:
    mu, sigma = row.rating
    return {
        "mu": mu,
        "sigma": sigma,
        "games": row.games,
        "won": row.won,
        "lower_bound": mu - SIGMAS_95 * sigma,
        "established": row.games >= ESTABLISHED_GAMES,
    }


def _changes(table: str, game: RatedGame, before: Mapping[str, Rating], after: Mapping[str, Rating]) -> Iterable[dict[str, Any]]:
    for place, seat in enumerate(game.seats):
        if seat.user_id in after:
            (mu_before, sigma_before), (mu, sigma) = before[seat.user_id], after[seat.user_id]
            yield {
                "table_id": table,
                "seat": place,
                "user_id": seat.user_id,
                "game": game.game,
                "at": game.ended,
                "mu_before": mu_before,
                "sigma_before": sigma_before,
                "mu": mu,
                "sigma": sigma,
            }
