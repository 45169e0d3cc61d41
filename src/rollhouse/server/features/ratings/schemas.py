"""Bodies of the ratings API."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rollhouse.server.ratings.scale import Points

Span: TypeAlias = Literal["month", "all"]


class BestLine(msgspec.Struct, frozen=True):
    """A line of a leaderboard."""

    place: int
    user_id: str
    name: str
    rating: Points
    games: int
    won: int
    """Including shared wins."""
    me: bool


class BestPage(msgspec.Struct, frozen=True):
    """The leaderboard of a game, ordered by the lower bound of the ratings' confidence intervals."""

    game: str
    span: Span
    month: str
    """The current month, such as 2026-11."""
    games: int
    """The number of rated games from which a rating is established."""
    best: list[BestLine]
    provisional: list[BestLine]
    """Players with fewer rated games."""
    mine: BestLine | None
    """My line, also below the end of the list; null without an established rating."""


class RatingPoint(msgspec.Struct, frozen=True):
    """My rating after one game."""

    table: str
    at: float
    rating: Points


class MyRating(msgspec.Struct, frozen=True):
    """My rating at one game."""

    game: str
    rating: Points
    games: int
    won: int
    provisional: bool
    month: Points | None
    """The rating of this month's games; null if there are none."""
    curve: list[RatingPoint]
    """After each of the latest games, oldest first."""


class MyRatings(msgspec.Struct, frozen=True):
    """My ratings, latest played game first."""

    ratings: list[MyRating]


class SeatRating(msgspec.Struct, frozen=True):
    """The rating of a seat's player."""

    seat: int
    rating: Points
    """Before this game; the current rating while it runs."""
    after: Points | None
    """After this game; null while it runs, and for bots, whose ratings are fixed."""


class TableRatings(msgspec.Struct, frozen=True):
    """The ratings of a table. Free seats and unrated bots are left out."""

    seats: list[SeatRating]
