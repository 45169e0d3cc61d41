"""What happens at a shared table, as values: the table is the sum of its entries, and nothing else is stored or sent about it."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from rollhouse.core.messages import Message

__all__ = [
    "Began",
    "BotNoted",
    "BotSat",
    "Clock",
    "Covered",
    "Ended",
    "Entry",
    "Moved",
    "Opened",
    "Options",
    "Rematched",
    "Resigned",
    "Returned",
    "Rose",
    "Said",
    "Sat",
    "TookBack",
    "decode_entries",
    "encode_entries",
]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Time to think: so many seconds for each decision, or for the whole game."""

    per: Literal["move", "game"]
    seconds: int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host decides about the table, beside the game's own setup."""

    public: bool = False
    """Whether it is listed for everybody; otherwise one needs its link."""
    dice: Literal["house", "real"] = "house"
    """`real`: people type what their own dice show, for every seat."""
    real_seats: tuple[int, ...] = ()
    """Seats that roll real dice at a table where the others don't; marked as such for all to see."""
    clock: Clock | None = None
    help: bool = True
    """Whether people may ask for hints and be warned by the coach."""


class _Entry(msgspec.Struct, frozen=True, tag_field="is", gc=False):
    """Something that happened at the table."""


class Opened(_Entry, frozen=True, tag="opened"):
    """The table is set."""

    game: str
    setup: dict[str, Any]
    options: Options
    host: str
    commitment: str
    entropy: tuple[str, ...] = ()
    """The entropy of another game whose dice are rolled again here; otherwise each seat brings its own."""
    moves: tuple[str, ...] = ()
    """The moves before the position this table goes on from."""
    parent: str = ""
    """The table that this one goes on from, or is a rematch of."""


class Sat(_Entry, frozen=True, tag="sat"):
    """Somebody sat down, and added entropy to the dice."""

    seat: int
    who: str
    name: str
    entropy: str


class BotSat(_Entry, frozen=True, tag="bot"):
    """The host put a bot on a seat."""

    seat: int
    bot: str


class Rose(_Entry, frozen=True, tag="rose"):
    """A seat is free again, before the game."""

    seat: int


class Began(_Entry, frozen=True, tag="began"):
    """Seats and entropy are settled; the game begins."""

    at: float


class Moved(_Entry, frozen=True, tag="moved"):
    """A move, by a seat or by chance."""

    move: str
    at: float


class TookBack(_Entry, frozen=True, tag="took-back"):
    """So many moves were taken back."""

    seat: int
    count: int
    at: float | None = None
    """None in tables from before clocks were put right after it."""


class Resigned(_Entry, frozen=True, tag="resigned"):
    """A seat gave up, or its time ran out; in a game of more than two a bot plays on for it."""

    seat: int
    reason: Literal["gave-up", "time"]


class Covered(_Entry, frozen=True, tag="covered"):
    """A bot plays for somebody who is away."""

    seat: int
    bot: str


class Returned(_Entry, frozen=True, tag="returned"):
    """They are back, and have their seat again."""

    seat: int


class Said(_Entry, frozen=True, tag="said"):
    """Somebody said something."""

    who: str
    name: str
    text: str
    at: float


class BotNoted(_Entry, frozen=True, tag="noted"):
    """A bot said something about how it plays."""

    seat: int
    note: Message


class Ended(_Entry, frozen=True, tag="ended"):
    """The game is over, and the secret of its dice is public."""

    winners: tuple[int, ...]
    secret: str
    at: float


class Rematched(_Entry, frozen=True, tag="rematched"):
    """They play again, at another table."""

    table: str


Entry: TypeAlias = (
    Opened | Sat | BotSat | Rose | Began | Moved | TookBack | Resigned | Covered | Returned | Said | BotNoted | Ended | Rematched
)

_decoder: msgspec.json.Decoder[tuple[Entry, ...]] = msgspec.json.Decoder(tuple[Entry, ...])
_encoder = msgspec.json.Encoder()


def encode_entries(entries: tuple[Entry, ...]) -> bytes:
    """Entries as they are stored and sent."""
    return _encoder.encode(entries)


def decode_entries(text: bytes | str) -> tuple[Entry, ...]:
    """Entries that were stored."""
    return _decoder.decode(text)
