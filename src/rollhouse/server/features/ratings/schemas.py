"""The bodies of the part of the HTTP API that is about ratings by result."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rollhouse.server.ratings.scale import Points

__all__ = ["BestLine", "BestPage", "MyRating", "MyRatings", "Points", "RatingPoint", "SeatRating", "Span", "TableRatings"]

Span: TypeAlias = Literal["month", "all"]


class BestLine(msgspec.Struct, frozen=True):
    """Somebody in the list of the best."""

    place: int
    name: str
    rating: Points
    games: int
    won: int
    """Alone or together with others."""
    me: bool


class BestPage(msgspec.Struct, frozen=True):
    """The best of a game. Lists are ordered by the lower end of the interval: what somebody is at least, rather than what they may be."""

    game: str
    span: Span
    month: str
    """2026-11: the month that is meant by `month`."""
    games: int
    """Rated games from which on somebody stands among the best."""
    best: list[BestLine]
    provisional: list[BestLine]
    """Those with fewer rated games, apart."""
    mine: BestLine | None
    """Where I stand among the best, also below the end of the list; null where I am not."""


class RatingPoint(msgspec.Struct, frozen=True):
    """My rating after one game."""

    table: str
    at: float
    rating: Points


class MyRating(msgspec.Struct, frozen=True):
    """How strong I am at one game, by the results of rated games."""

    game: str
    rating: Points
    games: int
    won: int
    provisional: bool
    month: Points | None
    """By the games of this month alone; null where there are none."""
    curve: list[RatingPoint]
    """After each of the latest games, the earliest first."""


class MyRatings(msgspec.Struct, frozen=True):
    """My ratings by result: what I played last comes first."""

    ratings: list[MyRating]


class SeatRating(msgspec.Struct, frozen=True):
    """The rating of whoever has a seat."""

    seat: int
    rating: Points
    """Before this game, or now where it is not over."""
    after: Points | None
    """After this game; null while it is not over, and for bots, whose ratings are fixed."""


class TableRatings(msgspec.Struct, frozen=True):
    """The ratings at a rated table; nothing for seats that are free or that nobody has measured."""

    seats: list[SeatRating]
