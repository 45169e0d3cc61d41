"""The bodies of the part of the HTTP API that is about tournaments."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rollhouse.play.entries import Clock
from rollhouse.server.features.competitions.tournaments.pairing import Format

__all__ = ["NewTournament", "TournamentBoard", "TournamentLine", "TournamentName", "TournamentPerson", "TournamentView", "TournamentsPage"]

Title = Annotated[str, Meta(max_length=60)]


class NewTournament(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament to be made."""

    title: Title
    game: Annotated[str, Meta(max_length=40)]
    format: Format
    clock: Clock
    setup: dict[str, Any] = {}
    rounds: Annotated[int, Meta(ge=0, le=15)] = 0
    """Of a Swiss tournament; as many as it takes to find a winner where it is 0."""
    duplicate: bool = False
    """The same dice at every table of a round."""
    public: bool = False
    """Whether everybody finds it in the list; otherwise one needs its address."""
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    """At a table; more than two on a Swiss tournament, where the last tables may have one less."""


class TournamentName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody wants to be called there."""

    name: Annotated[str, Meta(max_length=60)]


class TournamentPerson(msgspec.Struct, frozen=True):
    """Somebody who takes part, and where they stand."""

    user_id: str
    name: str
    points: float
    against: float
    """The points of those that they have played, on average at each table, all tables together."""
    wins: int
    games: int
    gone: bool


class TournamentBoard(msgspec.Struct, frozen=True):
    """A table of a round."""

    round: int
    people: tuple[str, ...]
    """Public ids, whoever begins first; somebody alone has the round off."""
    table: str
    """Empty while it is being set."""
    won: tuple[str, ...] | None
    """Who won, together; nobody, where only bots did that played for somebody. Null while it is played."""


class TournamentView(msgspec.Struct, frozen=True):
    """A tournament, as everybody sees it."""

    id: str
    title: str
    game: str
    format: Format
    duplicate: bool
    public: bool
    players: int
    """At a table, at most."""
    clock: Clock
    host: str
    status: str
    """`open` while people come, `playing`, then `over`: before the first round where it was called off."""
    round: int
    rounds: int
    people: list[TournamentPerson]
    """The best first; before it begins, in the order in which they came."""
    boards: list[TournamentBoard]
    """Of all rounds, the first one first."""
    you: str
    """My own public id; empty for a stranger."""


class TournamentLine(msgspec.Struct, frozen=True):
    """A tournament that everybody may find."""

    id: str
    title: str
    game: str
    format: Format
    duplicate: bool
    status: str
    """`open` while people come, or `playing`."""
    round: int
    people: int
    """How many take part."""


class TournamentsPage(msgspec.Struct, frozen=True):
    """Tournaments that everybody may find."""

    tournaments: list[TournamentLine]
    """Those to which people come and those that are going on; where something happened last comes first."""
    following: str
    """What to ask for `after` to see more; empty where there is no more."""
    may_make: bool
    """Whether I may make one: not a stranger, where the house has an admin."""
