"""Bodies of the API about friends and other players."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(max_length=60)]
Short = Annotated[str, Meta(max_length=200)]


class Person(msgspec.Struct, frozen=True):
    """A user."""

    user_id: str
    name: str


class Friend(msgspec.Struct, frozen=True):
    """A friend."""

    user_id: str
    name: str
    online: bool
    playing: bool
    """Whether the friend is at a table."""


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to a table or match that has not begun."""

    table: str
    """Empty for an invitation to a match."""
    game: str
    user_id: str
    """The sender."""
    name: str
    match: str
    """Empty for an invitation to a table."""


class Recent(msgspec.Struct, frozen=True):
    """A recent opponent."""

    user_id: str
    name: str
    """The opponent's name in the latest game."""
    games: int
    last: float
    """When the latest game began."""


class FriendsOnline(msgspec.Struct, frozen=True):
    """My friends, invitations, blocked users and friend requests."""

    friends: list[Friend]
    invitations: list[Invitation]
    blocked: list[Person]
    """Their chat messages are not shown to me."""
    requests: list[Person]
    """Users who ask to be my friends, latest first."""


class People(msgspec.Struct, frozen=True):
    """My friends, invitations, blocked users, friend requests and recent opponents."""

    friends: list[Friend]
    invitations: list[Invitation]
    blocked: list[Person]
    requests: list[Person]
    recent: list[Recent]


class HereNow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report that I am online."""

    playing: bool = False
    """Whether I am at a table."""


class AcceptFriendLink(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The token of a friend link."""

    token: Short


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An invitation to either a table or a match."""

    user_id: Short
    table: Short = ""
    match: Short = ""

    def __post_init__(self) -> None:
        if bool(self.table) == bool(self.match):
            raise ValueError("give either a table or a match")


class AbuseReport(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report about another user, for the administrator."""

    user_id: Short
    table: Short = ""
    """Where it happened; the user's chat messages there are attached."""
    reason: Literal["talk", "name", "cheats", "leaves", "other"] = "other"
    note: Annotated[str, Meta(max_length=500)] = ""


class ReportLine(msgspec.Struct, frozen=True, kw_only=True):
    """A report, as the administrator sees it."""

    id: str
    user_id: str
    name: str
    """Of the reporter."""
    about: str
    about_name: str
    table: str
    reason: str
    note: str
    messages: tuple[str, ...]
    """The reported user's chat messages at the table, latest last."""
    at: float
    closed: float | None
