"""Request and response bodies of the tables' HTTP API."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rollhouse.core.messages import Message
from rollhouse.play.entries import Options
from rollhouse.server.store.rows import TableRow
from rollhouse.server.wire.messages import LogEntry

Name = Annotated[str, Meta(max_length=60)]
Short = Annotated[str, Meta(max_length=200)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The player wanted for a seat: the caller (by a name), or a bot."""

    me: bool = False
    name: Name = ""
    commit: Short = ""
    entropy: Short = ""
    bot: Short = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    game: Short
    setup: dict[str, Any] = {}
    options: Options = Options()
    seats: Annotated[tuple[SeatWish | None, ...], Meta(max_length=8)] = ()
    rated: bool = False
    """Whether the result counts for ratings: for two or more, without help, with the server's dice, and a clock between people."""
    begin: bool = False
    """Start at once; every seat must be taken. With a `commit` the share is to be revealed first."""


class Where(msgspec.Struct, frozen=True):
    """A table's id, and its address; both empty where a rematch waits for the others to agree."""

    id: str
    url: str


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A rematch, once all players want it: in the same seats, the next one begins; with the same dice, seats rotate."""

    same_dice: bool = False


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new table that continues from a position of this game."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]
    seats: Annotated[tuple[SeatWish | None, ...], Meta(max_length=8)] = ()


class Version(msgspec.Struct, frozen=True):
    """The table's version after a command."""

    version: int


class LogPage(msgspec.Struct, frozen=True):
    """A page of a table's log."""

    first: int
    """The number of entries before the page."""
    log: list[LogEntry]


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    user_ids: tuple[str, ...]
    """By seat; empty for a bot, a free seat and a deleted account."""
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    """The seats that won, once the game is over."""
    turn_seat: int | None
    my_seats: tuple[int, ...]
    """The caller's seats: several where people share a device."""
    my_turn: bool
    public: bool
    updated: float
    version: int
    due: float | None
    """When the time of the player to move is up; null without a clock."""


def table_line(row: TableRow, user_id: str) -> TableLine:
    """The line of a table, as a user sees it."""
    return TableLine(
        row.id,
        row.game,
        row.status,
        tuple(seat.name for seat in row.seats),
        tuple(seat.user_id for seat in row.seats),
        tuple(seat.bot for seat in row.seats),
        tuple(place for place, seat in enumerate(row.seats) if seat.won),
        row.turn_seat,
        tuple(place for place, seat in enumerate(row.seats) if seat.user_id == user_id),
        row.status == "playing" and row.waits_for(user_id),
        row.public,
        row.updated,
        row.version,
        row.clock_ends,
    )


class Tables(msgspec.Struct, frozen=True):
    """Public tables with free seats, public games in play, and the caller's own: those where it is their turn first."""

    open: list[TableLine]
    live: list[TableLine]
    mine: list[TableLine]


class MenuItem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A choice: a `move`, further `items`, `count` of the `options` after `prefix`, or a text after it."""

    label: Message
    question: Message | None = None
    move: str = ""
    prefix: str = ""
    count: int = 0
    options: list[tuple[str, Message]] = []
    items: list[MenuItem] = []


class PositionText(msgspec.Struct, frozen=True):
    """A position in the game's own words."""

    ply: int
    summary: list[Message]
    """The position, line by line."""
    menu: MenuItem | None
    """The choices of the seat that is to act; null when none is."""
