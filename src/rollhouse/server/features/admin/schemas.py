"""What an admin sees and says."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from rollhouse.server.store.rows import Status

__all__ = ["Ban", "Banned", "PersonLine", "Rename", "SeatedTable", "SiteStats"]


class SiteStats(msgspec.Struct, frozen=True):
    """How much there is of everything."""

    people: int
    tables_open: int
    tables_playing: int
    tables_over: int
    games: int
    """Seats of people in games that have begun."""
    waiting: int
    """Who waits for somebody to play with, or has in the last minutes."""
    reports: int
    """Those that nobody has looked into."""
    bans: int
    keep: dict[str, float]
    """Days after which tables and guests go; 0 for never."""
    due: dict[str, int]
    """Tables that go with the next purge, by their status."""


class PersonLine(msgspec.Struct, frozen=True):
    """Somebody."""

    user_id: str
    name: str
    lang: str
    created: float
    games: int
    banned: bool


class SeatedTable(msgspec.Struct, frozen=True):
    """A table, and who sits there."""

    id: str
    game: str
    status: Status
    seats: tuple[str, ...]
    updated: float


class Banned(msgspec.Struct, frozen=True):
    """Somebody who is shut out."""

    user_id: str
    name: str
    since: float
    until: float | None
    reason: str


class Ban(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Shut somebody out."""

    days: Annotated[float, Meta(gt=0, le=36_500)] | None = None
    """For so long; null for good."""
    reason: Annotated[str, Meta(max_length=200)] = ""


class Rename(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Another name for somebody."""

    name: Annotated[str, Meta(max_length=60)]
