"""Bodies of the admin API."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rollhouse.server.store.rows import Status


class SiteStats(msgspec.Struct, frozen=True):
    """Numbers of users, tables, games, reports and bans."""

    people: int
    tables_open: int
    tables_playing: int
    tables_over: int
    games: int
    """Seats of users in games that have begun."""
    waiting: int
    """Users who look for an opponent, or did in the last minutes."""
    reports: int
    """Open reports."""
    bans: int
    retention_days: dict[str, float]
    """Days after which tables and guests are deleted; 0 for never."""
    expiring: dict[str, int]
    """Tables that the next purge deletes, by status."""


class PersonLine(msgspec.Struct, frozen=True):
    """A user, as the admin page lists them."""

    user_id: str
    name: str
    lang: str
    created: float
    games: int
    banned: bool
    locked: bool
    """Whether only the admin may change the name."""


class SeatedTable(msgspec.Struct, frozen=True):
    """A table and its players."""

    id: str
    game: str
    status: Status
    seats: tuple[str, ...]
    updated: float


class Banned(msgspec.Struct, frozen=True):
    """A ban."""

    user_id: str
    name: str
    since: float
    until: float | None
    reason: str


class Ban(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ban to impose."""

    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None
    """Null for a permanent ban."""
    reason: Annotated[str, Meta(max_length=200)] = ""


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the user who sent a report is told."""

    answer: Annotated[str, Meta(max_length=500)] = ""


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new name for a user."""

    name: Annotated[str, Meta(max_length=60)]
    locked: bool | None = None
    """Whether only the admin may change it from now on; null leaves that as it is."""


class ChatLine(msgspec.Struct, frozen=True):
    """A chat message."""

    user_id: str
    name: str
    text: str
    at: float


class RemoveMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chat message to remove: who sent it, and when."""

    user_id: Annotated[str, Meta(max_length=200)]
    at: float


class NewHost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The member who becomes the host."""

    user_id: Annotated[str, Meta(max_length=200)]


class ActionLine(msgspec.Struct, frozen=True):
    """Something that an admin did."""

    at: float
    action: str
    """`ban`, `unban`, `rename`, `close-report`, `end-table`, `remove-message`, `cancel-tournament` or `hand-over`."""
    target: str
    """The id of the user, table, tournament or report."""
    details: dict[str, Any]
