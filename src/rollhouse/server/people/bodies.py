"""The bodies of the HTTP API about other people, in and out."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rollhouse.server.people.paces import Pace

__all__ = ["Pairing", "Seek", "Waiting"]

Name = Annotated[str, Meta(max_length=60)]
Short = Annotated[str, Meta(max_length=200)]


class Seek(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would like to play, with anybody who would like the same."""

    search: Annotated[str, Meta(pattern="^[0-9A-Za-z-]{1,40}$")]
    """Made by the client for each search: as long as it is the same, this is still that search."""
    game: Short
    setup: Annotated[dict[str, Short], Meta(max_length=8)] = {}
    """The settings that the game asks for; what is left out is as usual."""
    pace: Pace = "none"
    patience: Annotated[int, Meta(ge=0, le=3600)] | None = None
    """Seconds after which a bot takes the other seat; null for never."""
    bot: Short = ""
    """Which one; the game's usual one where it is empty."""
    name: Name = ""


class Waiting(msgspec.Struct, frozen=True):
    """Somebody who waits."""

    name: str
    game: str
    setup: dict[str, str]
    pace: Pace
    waited: float
    """For how many seconds."""
    own: bool


class Pairing(msgspec.Struct, frozen=True):
    """Who waits, and where I play, once somebody was found."""

    table: str
    """Empty while nobody was."""
    waited: float
    """For how many seconds I have; 0 where I don't."""
    waiting: list[Waiting]
