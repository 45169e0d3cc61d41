"""The bodies of the part of the HTTP API that is about oneself."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rollhouse.analysis.accuracy import Accuracy, LevelCost
from rollhouse.core.evaluate import Unit
from rollhouse.server.store.rows import Result

__all__ = [
    "AddedRecord",
    "GameLine",
    "GamesPage",
    "NewRecord",
    "OpponentLine",
    "PlayPage",
    "PlayPoint",
    "PlayRating",
]


class OpponentLine(msgspec.Struct, frozen=True):
    """Somebody I played with: a person's name, or a bot."""

    name: str
    bot: str


class GameLine(msgspec.Struct, frozen=True):
    """A game of mine. Where friends pass one device around, each of them has a line."""

    table: str
    seat: int
    name: str
    """What I was called there."""
    game: str
    players: int
    mode: dict[str, str | int | bool]
    """The game's settings, by the names of its options."""
    opponents: tuple[OpponentLine, ...]
    started: float
    ended: float | None
    """Null while it is played."""
    result: Result | None
    """`shared`: won together with others; null while it is played."""
    performance: Accuracy | None
    """How well I played; null until that is worked out, and where nobody can say."""
    uploaded: bool
    """Whether it was played elsewhere, and I brought its record along."""


class NewRecord(msgspec.Struct, frozen=True):
    """A finished game that was played elsewhere."""

    record: Annotated[str, Meta(max_length=90_000)]
    """Readable or JSON, as `rollhouse` writes it."""
    played: Annotated[float, Meta(ge=0)] | None = None
    """When, in seconds since 1970; now unless that is said."""


class AddedRecord(msgspec.Struct, frozen=True):
    """Where a record is."""

    table: str
    new: bool
    """Whether it was not here before."""


class GamesPage(msgspec.Struct, frozen=True):
    """Some of my games, the latest first."""

    games: list[GameLine]
    next: str
    """What to ask for `after` to get those that follow; empty where there are none."""


class PlayPoint(msgspec.Struct, frozen=True):
    """One game on the curve of how well I play."""

    table: str
    seat: int
    ended: float
    decisions: int
    cost: float
    """What a decision cost on average, in this game."""
    running: float
    """The same over the latest games up to this one."""


class PlayRating(msgspec.Struct, frozen=True):
    """How well I play one game with so many players, luck left out."""

    game: str
    players: int
    unit: Unit
    games: int
    exact: int
    """In how many of them every value was exact; they are estimates in the others."""
    decisions: int
    cost: float
    """What a decision cost on average."""
    low: float | None
    high: float | None
    """Where the true average lies, with 95 % confidence; null after a single game."""
    curve: list[PlayPoint]
    """The earliest first."""
    levels: tuple[LevelCost, ...]
    """What the bots' decisions cost, the weakest bot first; nothing where that was not measured."""


class PlayPage(msgspec.Struct, frozen=True):
    """How well I play: what I play most comes first."""

    ratings: list[PlayRating]
    preparing: float | None
    """How much is done of weighing my latest games, from 0 to 1; null when nothing is left to do."""
