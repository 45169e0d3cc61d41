"""The bodies of the part of the HTTP API that is about oneself."""

from __future__ import annotations

import msgspec

from rollhouse.server.store.rows import Result

__all__ = ["GameLine", "GamesPage", "OpponentLine"]


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


class GamesPage(msgspec.Struct, frozen=True):
    """Some of my games, the latest first."""

    games: list[GameLine]
    next: str
    """What to ask for `after` to get those that follow; empty where there are none."""
