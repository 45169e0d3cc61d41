"""The bodies of the HTTP API about other people, in and out."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rollhouse.server.features.matchmaking.time_controls import Pace

__all__ = [
    "AbuseReport",
    "AcceptFriendLink",
    "Friend",
    "FriendsOnline",
    "HereNow",
    "Invitation",
    "Invite",
    "Pairing",
    "People",
    "Person",
    "Recent",
    "ReportLine",
    "SeekRequest",
    "Waiting",
]

Name = Annotated[str, Meta(max_length=60)]
Short = Annotated[str, Meta(max_length=200)]


class SeekRequest(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody would like to play, with anybody who would like the same."""

    search: Annotated[str, Meta(pattern="^[0-9A-Za-z-]{1,40}$")]
    """Made by the client for each search: as long as it is the same, this is still that search."""
    game: Short
    setup: Annotated[dict[str, Short], Meta(max_length=8)] = {}
    """The settings that the game asks for; what is left out is as usual."""
    pace: Pace = "none"
    patience: Annotated[int, Meta(ge=0, le=3600)] | None = None
    """Seconds after which bots take the seats that are free; null for never."""
    players: Annotated[int, Meta(ge=2, le=8)] = 2
    """How many sit at the table."""
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
    players: int
    own: bool


class Pairing(msgspec.Struct, frozen=True):
    """Who waits, and where I play, once somebody was found."""

    table: str
    """Empty while nobody was."""
    waited: float
    """For how many seconds I have; 0 where I don't."""
    waiting: list[Waiting]


class Person(msgspec.Struct, frozen=True):
    """Somebody, by public id and name."""

    user_id: str
    name: str


class Friend(msgspec.Struct, frozen=True):
    """A friend, and whether they are here."""

    user_id: str
    name: str
    here: bool
    plays: bool
    """Whether they are at a table."""


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to a table at which people still sit down, or to a match that has not begun."""

    table: str
    """Empty where it is to a match."""
    game: str
    user_id: str
    """Whoever invites."""
    name: str
    match: str
    """Empty where it is to a table."""


class Recent(msgspec.Struct, frozen=True):
    """Somebody I have played with lately."""

    user_id: str
    name: str
    """What they were called there."""
    games: int
    last: float
    """When the last game with them began."""


class FriendsOnline(msgspec.Struct, frozen=True):
    """Who is here of my friends, and who invites me."""

    friends: list[Friend]
    invitations: list[Invitation]
    blocked: list[Person]
    """Whom I would rather not meet: what they say is not shown to me."""


class People(msgspec.Struct, frozen=True):
    """Everybody I have to do with."""

    friends: list[Friend]
    invitations: list[Invitation]
    blocked: list[Person]
    recent: list[Recent]


class HereNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """I am here."""

    plays: bool = False
    """At a table."""


class AcceptFriendLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of somebody's link for friends."""

    token: Short


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A friend is to come to a table, or to a match: to one of both."""

    user_id: Short
    table: Short = ""
    match: Short = ""

    def __post_init__(self) -> None:
        if bool(self.table) == bool(self.match):
            raise ValueError("a table or a match")


class AbuseReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something about somebody that whoever runs the house should look into."""

    user_id: Short
    table: Short = ""
    """Where it happened: what they said there is told along."""
    reason: Literal["talk", "name", "cheats", "leaves", "other"] = "other"
    note: Annotated[str, Meta(max_length=500)] = ""


class ReportLine(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody told the admin about somebody else."""

    id: str
    user_id: str
    name: str
    """Of whoever tells it."""
    about: str
    about_name: str
    table: str
    reason: str
    note: str
    sayings: tuple[str, ...]
    """What the other had said at that table, the latest last."""
    at: float
    closed: float | None
