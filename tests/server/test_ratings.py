"""Ratings by result: what a game does to them, once, in both databases; and how they are recomputed."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Mapping
from itertools import count

import pytest
from openskill.models import PlackettLuce
from sqlalchemy import delete, select

from rollhouse.analysis.anchors import anchors
from rollhouse.core.registry import game as find_game
from rollhouse.play.entries import Clock, Options
from rollhouse.server.features.ratings.repository import RatingRepository, best_query, place_query
from rollhouse.server.features.ratings.rerate import Rerated, rerate
from rollhouse.server.ratings.rate import INITIAL_RATING, RatedGame, RatedSeat, Rating, rate
from rollhouse.server.ratings.scale import ESTABLISHED_GAMES, MU, Points, anchor, points
from rollhouse.server.store import rating_writer
from rollhouse.server.store.models import rating_changes, ratings
from rollhouse.server.store.rating_writer import month_of
from rollhouse.server.store.rows import Summary
from rollhouse.server.store.store import Store
from rollhouse.server.wire.messages import Resign
from tests.server.stored import open_table, put, query_plan, table_manager

NOVEMBER = 1_795_000_000.0
DECEMBER = NOVEMBER + 30 * 86_400


def game(*places: tuple[str, int], ended: float = NOVEMBER, of: str = "dicetto") -> RatedGame:
    """Seats are people, or `bot:…`, each with a place."""
    seats = (
        RatedSeat(place, bot=user_id[4:]) if user_id.startswith("bot:") else RatedSeat(place, user_id, user_id.title())
        for user_id, place in places
    )
    return RatedGame(of, ended, tuple(seats))


def test_winning_brings_points_and_every_game_makes_the_figure_surer() -> None:
    after = rate(game(("ana", 1), ("bo", 2)), {})
    assert after["ana"].mu > MU > after["bo"].mu
    assert after["ana"].sigma < INITIAL_RATING.sigma
    assert rate(game(("ana", 1), ("bo", 1)), {})["ana"].mu == pytest.approx(MU), "a shared win between equals"
    strong = {"ana": Rating(30.0, 2.0)}
    assert rate(game(("ana", 1), ("bo", 2)), strong)["ana"].mu - 30 < 30 - rate(game(("ana", 2), ("bo", 1)), strong)["ana"].mu
    four = rate(game(("ana", 2), ("bo", 1), ("cy", 3), ("di", 2)), {})
    assert four["bo"].mu > four["ana"].mu == pytest.approx(four["di"].mu)
    assert four["ana"].mu > four["cy"].mu, "a player who resigned comes last"


def test_bots_are_fixed_points_of_the_scale() -> None:
    assert points(*INITIAL_RATING) == Points(1500, 482)
    for name in ("dicy-cards", "dicetto"):
        known = {bot: anchor(name, bot) for bot in find_game(name).bots}
        assert None not in known.values(), "each bot was measured"
        shown = {bot: points(mu, 0.0).points for bot, mu in known.items() if mu is not None}
        assert shown == {bot: 1500 + elo - anchors(name)["casual"] for bot, elo in anchors(name).items()}
    assert anchor("dicetto", "exec") is None
    assert rate(game(("ana", 1), ("bot:elsewhere", 2)), {}) == {}, "its strength is unknown"
    weak, strong = (rate(game(("ana", 1), (f"bot:{bot}", 2)), {})["ana"].mu for bot in ("random", "expert"))
    assert strong > weak == pytest.approx(MU, abs=1.2)  # a win against the weakest bot tells next to nothing
    assert set(rate(game(("ana", 1), ("bot:expert", 2)), {})) == {"ana"}


async def end(store: Store, table: str, rated: RatedGame) -> bool:
    return await store.append(table, 2, b"[]", Summary(status="over", updated=rated.ended, rated=rated))


async def test_a_game_counts_once_whichever_node_stores_its_end(store: Store, database: str) -> None:
    """Two nodes, many games of the same four people at once: in the end the same as one after the other, in the order that is stored."""
    people, dice = ("ana", "bo", "cy", "di"), random.Random(7)
    tables = [f"t{number}" for number in range(24)]
    await put(store, *tables)
    games = {
        table: game(*((user_id, dice.choice((1, 2))) for user_id in dice.sample(people, dice.choice((2, 3, 4)))), ended=NOVEMBER + number)
        for number, table in enumerate(tables)
    }
    async with Store(database) as other:
        stored = await asyncio.gather(*(end(node, table, one) for table, one in games.items() for node in (store, other)))
    assert sum(stored) == len(tables), "each end was stored by one of them"
    read = RatingRepository(store)
    changes = [change for table in tables for change in await read.changes_at(table)]
    assert len(changes) == sum(len(one.seats) for one in games.values())
    for user_id in people:
        (own,) = await read.of_user(user_id, ("",))
        mine = [change for change in changes if change.user_id == user_id]
        assert own.games == len(mine) == sum(user_id == seat.user_id for one in games.values() for seat in one.seats)
        assert own.won == sum(user_id == seat.user_id and seat.place == 1 for one in games.values() for seat in one.seats)
        steps = {change.before: change.after for change in mine}
        at = INITIAL_RATING
        for _ in mine:  # whatever the order was, each game began where another one had ended
            at = steps[at]
        assert at == pytest.approx((own.mu, own.sigma))


async def test_ratings_are_what_openskill_makes_of_the_games_in_their_order(store: Store) -> None:
    people, dice, model = ("ana", "bo", "cy"), random.Random(3), PlackettLuce()
    expected = {span: {user_id: model.rating() for user_id in people} for span in ("", month_of(NOVEMBER), month_of(DECEMBER))}
    for number in range(14):
        table, ended = f"t{number}", NOVEMBER + number if number < 9 else DECEMBER + number
        await put(store, table)
        places = [(user_id, dice.choice((1, 2))) for user_id in dice.sample(people, 3)] + [("bot:greedy", dice.choice((1, 2)))]
        assert await end(store, table, game(*places, ended=ended))
        for span in ("", month_of(ended)):
            fixed = anchor("dicetto", "greedy")
            assert fixed is not None
            teams = [[expected[span][user_id] if user_id in people else model.rating(mu=fixed, sigma=1e-3)] for user_id, _ in places]
            rated = model.rate(teams, ranks=[float(place) for _, place in places])
            expected[span] |= {user_id: team[0] for (user_id, _), team in zip(places, rated, strict=True) if user_id in people}
    read = RatingRepository(store)
    for span, found in expected.items():
        rows = {one.user_id: one for one in await read.best("dicetto", span, 10, established=span == "")}
        assert set(rows) == set(people), span
        for user_id, rating in found.items():
            assert rows[user_id].mu == pytest.approx(rating.mu)
            assert rows[user_id].sigma == pytest.approx(rating.sigma)
    assert await read.best("dicetto", month_of(DECEMBER), 10, established=True) == [], "five games only: provisional"


async def test_the_best_stand_in_order_and_the_provisional_apart(store: Store) -> None:
    read = RatingRepository(store)
    await put(store, *(f"t{number}" for number in range(ESTABLISHED_GAMES + 1)))
    for number in range(ESTABLISHED_GAMES):
        places = (("ana", 1), ("bo", 2)) if number else (("ana", 1), ("cy", 2))
        await end(store, f"t{number}", game(*places, ended=NOVEMBER + number))
    (ana,) = await read.best("dicetto", "", 10, established=True)
    assert (ana.user_id, ana.games, ana.won, ana.name) == ("ana", ESTABLISHED_GAMES, ESTABLISHED_GAMES, "Ana")
    assert [one.user_id for one in await read.best("dicetto", "", 10, established=False)] == ["cy", "bo"]
    await end(store, f"t{ESTABLISHED_GAMES}", game(("bo", 1), ("cy", 2), ended=NOVEMBER + 99))
    best = await read.best("dicetto", "", 10, established=True)
    assert [one.user_id for one in best] == ["ana", "bo"]
    assert [await read.place(one) for one in best] == [1, 2]
    assert await read.best("dicy-cards", "", 10, established=True) == []
    assert await read.current("dicetto", ("ana", "new")) == {"ana": Rating(best[0].mu, best[0].sigma)}


async def test_the_index_finds_the_best(database: str) -> None:
    """No sorting, and no scan of all ratings."""
    for query in (best_query("dicetto", "", 50, established=True), place_query("dicetto", "", 12.0)):
        plan = query_plan(database, query)
        assert any("ix_ratings_game_period_established_lower_bound" in line for line in plan), plan
        assert not any("sort" in line.lower() or "temp b-tree" in line.lower() for line in plan), plan


# --- rerating -----------------------------------------------------------------------------------------------------------------------------


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
