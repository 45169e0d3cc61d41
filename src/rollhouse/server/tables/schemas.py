"""The bodies of the HTTP API, in and out."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta

from rollhouse.core.messages import Message
from rollhouse.play.entries import Options
from rollhouse.server.wire.messages import LogEntry

__all__ = [
    "Fork",
    "LogPage",
    "MenuItem",
    "NewTable",
    "PositionText",
    "Rematch",
    "SeatWish",
    "TableLine",
    "Tables",
    "Version",
    "Where",
]

Name = Annotated[str, Meta(max_length=60)]
Short = Annotated[str, Meta(max_length=200)]


class SeatWish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who shall sit on a seat of a new table: me (by a name), a bot, or whoever comes."""

    me: bool = False
    name: Name = ""
    commit: Short = ""
    entropy: Short = ""
    bot: Short = ""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set."""

    game: Short
    setup: dict[str, Any] = {}
    options: Options = Options()
    seats: Annotated[tuple[SeatWish | None, ...], Meta(max_length=8)] = ()
    rated: bool = False
    """Whether the result counts for ratings: for two or more, without help, with the house's dice, and a clock where several are people."""
    begin: bool = False
    """Start at once; every seat must be taken. With a `commit` the part is to be revealed first."""


class Where(msgspec.Struct, frozen=True):
    """A table's id, and its address; both empty where a rematch waits for the others to agree."""

    id: str
    url: str


class Rematch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play again, once all want it: everybody on their seat, and the next one begins; with the same dice, seats rotated."""

    same_dice: bool = False


class Fork(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Play on from a position of this game, as a new table."""

    ply: Annotated[int, Meta(ge=0, le=100_000)]
    seats: Annotated[tuple[SeatWish | None, ...], Meta(max_length=8)] = ()


class Version(msgspec.Struct, frozen=True):
    """The table's version after a command."""

    version: int


class LogPage(msgspec.Struct, frozen=True):
    """A part of what happened at a table."""

    first: int
    """How much happened before it."""
    log: list[LogEntry]


class TableLine(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    status: str
    names: tuple[str, ...]
    bots: tuple[str, ...]
    winners: tuple[int, ...]
    """The seats that won, once the game is over."""
    turn_seat: int | None
    my_turn: bool
    public: bool
    updated: float
    version: int
    due: float | None
    """When the time of whoever everybody waits for is over; null without a clock."""


class Tables(msgspec.Struct, frozen=True):
    """Tables to sit down at, and my own: those that wait for me first."""

    open: list[TableLine]
    mine: list[TableLine]


class MenuItem(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that can be done: a `move`, further `items`, `count` of the `options` after `prefix`, or something typed after it."""

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
    """What the seat that is to act may do; null where nobody is."""
