"""Ratings are recomputed from stored games: the same with the same formula, others with another one."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import count

import pytest
from sqlalchemy import delete, select

from rollhouse.play.entries import Clock, Options
from rollhouse.server.features.ratings.rerate import Rerated, rerate
from rollhouse.server.ratings.rate import RatedGame, Rating, rate
from rollhouse.server.store import rating_writer
from rollhouse.server.store.models import rating_changes, ratings
from rollhouse.server.store.store import Store
from rollhouse.server.wire.messages import Resign
from tests.server.stored import open_table, table_manager

LOSERS = ("bo", "ana", "bo", "bo")


async def play_rated_games(store: Store) -> list[str]:
    """Ana and Bo play, and each time one of them resigns."""
    clock = count(1_795_000_000)
    tables = table_manager(store, now=lambda: float(next(clock)))
    options, played = Options(help=False, clock=Clock("move", 60)), []
    for loser in LOSERS:
        played.append(await open_table(tables, options=options, rated=True))
        await tables.execute(played[-1], loser, Resign(seat=("ana", "bo").index(loser)))
    await tables.close()
    return played


async def stored(store: Store) -> list[tuple[object, ...]]:
    order = ratings.c.user_id, ratings.c.game, ratings.c.period
    return [tuple(row) for row in await store.read(lambda connection: connection.execute(select(ratings).order_by(*order)).all())]


async def test_the_same_formula_gives_the_same_ratings(store: Store) -> None:
    await play_rated_games(store)
    before = await stored(store)
    assert len(before) == 4, "both players, of all time and of the month"
    assert await rerate(store) == Rerated(games=4, users=2)
    assert await stored(store) == before


async def test_another_formula_counts_every_game_again(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    await play_rated_games(store)
    before = await stored(store)

    def bolder(game: RatedGame, known: Mapping[str, Rating]) -> dict[str, Rating]:
        return {user_id: Rating(rating.mu + 1.0, rating.sigma) for user_id, rating in rate(game, known).items()}

    monkeypatch.setattr(rating_writer, "rate", bolder)
    await rerate(store)
    after = await stored(store)
    assert after != before
    monkeypatch.undo()
    await rerate(store)
    assert await stored(store) == before, "what was stored in between leaves no trace"


async def test_games_that_are_no_longer_stored_stay_in_the_rating(store: Store) -> None:
    gone, *_ = await play_rated_games(store)
    before = await stored(store)
    await store.write(lambda connection: connection.execute(delete(rating_changes).where(rating_changes.c.table_id == gone)))
    assert await rerate(store) == Rerated(games=3, users=2)
    all_time = [row for row in await stored(store) if row[2] == ""]
    assert all_time == [row for row in before if row[2] == ""]
