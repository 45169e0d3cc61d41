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
    pace: Pace = "none"
    bots_after_seconds: Annotated[int, Meta(ge=0, le=3600)] | None = None
    """When bots take the free seats; null for never."""
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    """The number of seats."""
    bot: Short = ""
    """The bot for free seats; empty for the game's default."""
    name: Name = ""


class WaitingPlayer(msgspec.Struct, frozen=True):
    """A player who looks for opponents."""

    name: str
    game: str
    setup: dict[str, str]
    pace: Pace
    waited: float
    """In seconds."""
    players: int
    own: bool


class SeekStatus(msgspec.Struct, frozen=True):
    """The state of my search."""

    table: str
    """The table to join; empty until opponents are found."""
    waited: float
    """In seconds; 0 if I am not searching."""
    waiting: list[WaitingPlayer]
    """Players who look for opponents, longest wait first."""
