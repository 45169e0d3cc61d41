"""Bodies of the matchmaking API."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rollhouse.server.features.matchmaking.time_controls import Pace

Name = Annotated[str, Meta(max_length=60)]
Short = Annotated[str, Meta(max_length=200)]


class SeekRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request for an opponent."""

    search: Annotated[str, Meta(pattern="^[0-9A-Za-z-]{1,40}$")]
    """An id that the client makes for each search; repeated requests with the same id continue it."""
    game: Short
    setup: Annotated[dict[str, Short], Meta(max_length=8)] = {}
    """The game's options; those left out have their defaults."""
    pace: Pace = "quarter"
    """A clock by default: a stranger who leaves, or idles, holds no one up."""
    bots_after_seconds: Annotated[int, Meta(ge=0, le=3600)] | None = None
    """When bots take the free seats; null for never."""
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    """The number of seats."""
    bot: Short = ""
    """The bot for free seats; empty for the game's default."""
    name: Name = ""
    rated: bool | None = None
    """Whether the game is rated; null for yes where that is possible: for registered users, usual settings, two players and a clock."""
    range: Annotated[int, Meta(ge=50, le=2000)] | None = None
    """In a rated game: the largest difference between the players' ratings, in points; null for any. The range widens while I wait."""


class WaitingPlayer(msgspec.Struct, frozen=True):
    """A player who looks for opponents."""

    user_id: str
    name: str
    points: int | None
    """The player's rating at this game; null for a guest."""
    rated: bool
    game: str
    setup: dict[str, str]
    pace: Pace
    waited: float
    """In seconds."""
    players: int
    own: bool


class KeptSeek(msgspec.Struct, frozen=True):
    """My search for a correspondence game."""

    search: str
    game: str
    pace: Pace
    rated: bool
    waited: float
    """In seconds."""


class SeekStatus(msgspec.Struct, frozen=True):
    """The state of my search."""

    table: str
    """The table to join; empty until opponents are found."""
    waited: float
    """In seconds; 0 if I am not searching."""
    waiting: list[WaitingPlayer]
    """Players who look for opponents, longest wait first."""
    difference: int | None
    """In a rated search: the largest difference between ratings that is accepted now; null for any, and without a search."""
    kept: KeptSeek | None
    """My search for a correspondence game, which goes on when I leave; null without one."""
