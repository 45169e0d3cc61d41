"""Ratings by result: leaderboards, my ratings, and those of a table."""

from __future__ import annotations

from litestar import Controller, get
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery

from rollhouse.core.registry import game as find_game
from rollhouse.server.features.ratings.repository import Rated, RatingRepository
from rollhouse.server.features.ratings.schemas import BestLine, BestPage, MyRating, MyRatings, RatingPoint, SeatRating, Span, TableRatings
from rollhouse.server.ratings.rate import INITIAL_RATING
from rollhouse.server.ratings.scale import ESTABLISHED_GAMES, Points, anchor, points
from rollhouse.server.store.rating_writer import ALL_TIME, month_of
from rollhouse.server.transport.dependencies import ClockDep, CurrentUser, TablesDep, ViewerId

_LEADERBOARD_SIZE = 50
_CURVE_GAMES = 100


class LeaderboardController(Controller):
    """Leaderboards."""

    path = "/api/ratings"
    tags = ["ratings"]

    @get("/", summary="Get a leaderboard")
    async def best(
        self,
        clock: ClockDep,
        ratings: NamedDependency[RatingRepository],
        viewer_id: ViewerId,
        game: FromQuery[str],
        span: FromQuery[Span] = "all",
    ) -> BestPage:
        """Returns the fifty best players of the month or of all time, fifty with provisional ratings, and my place."""
        wanted = find_game(game).id
        month = month_of(clock.now())
        period = month if span == "month" else ALL_TIME
        best = await ratings.best(wanted, period, _LEADERBOARD_SIZE, established=True)
        provisional = await ratings.best(wanted, period, _LEADERBOARD_SIZE, established=False)
        return BestPage(
            game=wanted,
            span=span,
            month=month,
            games=ESTABLISHED_GAMES,
            best=_lines(best, viewer_id),
            provisional=_lines(provisional, viewer_id),
            mine=await _mine(ratings, viewer_id, wanted, period) if viewer_id else None,
        )


class MyRatingsController(Controller):
    """My ratings."""

    path = "/api/me/ratings"
    tags = ["me"]

    @get("/", summary="Get my ratings")
    async def ratings(self, clock: ClockDep, ratings: NamedDependency[RatingRepository], user: CurrentUser) -> MyRatings:
        """Returns my all-time rating with its curve, and this month's, for each game."""
        month = month_of(clock.now())
        found = await ratings.of_user(user.user_id, (ALL_TIME, month))
        of_the_month = {one.game: points(one.mu, one.sigma) for one in found if one.period == month}
        return MyRatings([await _my_rating(ratings, one, of_the_month.get(one.game)) for one in found if one.period == ALL_TIME])


class TableRatingsController(Controller):
    """The ratings of a table's players."""

    path = "/api/tables"
    tags = ["tables"]

    @get("/{name:str}/ratings", summary="Get the ratings of a table")
    async def at_table(self, tables: TablesDep, ratings: NamedDependency[RatingRepository], name: FromPath[str]) -> TableRatings:
        """Returns a rated table's ratings; after the game, those before and after it."""
        session = (await tables.load(name)).session
        if not session.opened.rated:
            return TableRatings([])
        changes = {one.seat: one for one in await ratings.changes_at(name)}
        game, people = session.opened.game, [one.user_id for one in session.seats if one.user_id]
        now = {} if changes else await ratings.current(game, people)
        seats: list[SeatRating] = []
        for seat, one in enumerate(session.seats):
            fixed = None if one.user_id else anchor(game, one.bot)
            if seat in changes:
                seats.append(SeatRating(seat, points(*changes[seat].before), points(*changes[seat].after)))
            elif one.user_id and not changes:
                seats.append(SeatRating(seat, points(*now.get(one.user_id, INITIAL_RATING)), None))
            elif fixed is not None:
                seats.append(SeatRating(seat, points(fixed, 0.0), None))
        return TableRatings(seats)


def _lines(rated: list[Rated], me: str) -> list[BestLine]:
    return [_line(one, place, me) for place, one in enumerate(rated, start=1)]


def _line(one: Rated, place: int, me: str) -> BestLine:
    return BestLine(place, one.user_id, one.name, points(one.mu, one.sigma), one.games, one.won, me=one.user_id == me)


async def _mine(ratings: RatingRepository, me: str, game: str, period: str) -> BestLine | None:
    own = next((one for one in await ratings.of_user(me, (period,)) if one.game == game), None)
    return None if own is None or not own.established else _line(own, await ratings.place(own), me)


async def _my_rating(ratings: RatingRepository, one: Rated, month: Points | None) -> MyRating:
    changes = await ratings.changes_of(one.user_id, one.game, _CURVE_GAMES)
    return MyRating(
        game=one.game,
        rating=points(one.mu, one.sigma),
        games=one.games,
        won=one.won,
        provisional=not one.established,
        month=month,
        curve=[RatingPoint(change.table_id, change.at, points(*change.after)) for change in reversed(changes)],
    )
