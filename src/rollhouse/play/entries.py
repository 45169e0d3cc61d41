"""What happens at a shared table, as values: the table is the sum of its entries, and nothing else is stored or sent about it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, TypeAlias

import msgspec

from rollhouse.core.messages import Message
from rollhouse.play.fair import OLD_SCHEME

__all__ = [
    "HALF_A_DAY",
    "Began",
    "BotNoted",
    "BotSat",
    "Clock",
    "Committed",
    "Covered",
    "Ended",
    "Entry",
    "Moved",
    "Opened",
    "Options",
    "PartsDropped",
    "Reaction",
    "RematchWanted",
    "Rematched",
    "Resigned",
    "Returned",
    "Revealed",
    "Rose",
    "Said",
    "SameDiceWanted",
    "Sat",
    "Sealed",
    "TookBack",
    "Unsealed",
    "VacationStarted",
    "decode_entries",
    "encode_entries",
    "encode_entry",
    "join_entries",
]


HALF_A_DAY = 12 * 3600
"""Seconds for a decision from which on people need not be there while others think."""


Reaction: TypeAlias = Literal["hello", "good-luck", "well-played", "lucky", "oops", "thanks"]
"""What can be said with one press."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Time to think: so many seconds for each decision, or for the whole game."""

    per: Literal["move", "game"]
    seconds: int
    increment: int = 0
    """Seconds that a seat is given for each of its turns that is over, with a time for the whole game."""

    @property
    def correspondence(self) -> bool:
        """Whether people come by every now and then: bots never take their seats, and on vacation their time stands still."""
        return self.per == "move" and self.seconds >= HALF_A_DAY


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
    spectators_talk: bool = False
    """Whether those who only watch may say something too; players see it apart."""
    chat: bool = True
    """Whether people may write to each other; otherwise they have only reactions."""


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
    rules_version: int = 0
    """The version of the game's rules; 0 in tables from before it was noted."""
    scheme: str = OLD_SCHEME
    """How its dice are made (`play/fair.py`); tables from before do not say."""
    commits: tuple[str, ...] = ()
    """What the seats of that other game had committed to, with `entropy`."""
    score: tuple[float, ...] = ()
    """In a rematch: each seat's shares in the wins of the games before."""
    rated: bool = False
    """Whether the result counts for ratings (`play/rated.py`)."""
    withheld: bool = False
    """Whether others still play with the same dice when this game is over: their secret is told later, and seats add nothing to them."""
    challenge: str = ""
    """The day whose challenge it is: then others play the same dice, and their secret is kept until the day is over."""
    tournament: str = ""
    """The tournament that it is a table of."""
    match: str = ""
    """The duplicate match that it is a table of: another table plays the same dice at the same time."""

    @property
    def in_earnest(self) -> bool:
        """Whether it is compared with other games: nothing is taken back, and no bot stands in for anybody."""
        return self.rated or bool(self.challenge) or bool(self.match)


class Sat(_Entry, frozen=True, tag="sat"):
    """Somebody sat down, with a commitment to their part in the dice; or with the part itself, which everybody knows then."""

    seat: int
    user_id: str
    name: str
    entropy: str = ""
    commit: str = ""


class BotSat(_Entry, frozen=True, tag="bot"):
    """The host put a bot on a seat."""

    seat: int
    bot: str


class Rose(_Entry, frozen=True, tag="rose"):
    """A seat is free again, before the game."""

    seat: int


class Committed(_Entry, frozen=True, tag="committed"):
    """A seat is bound to its part in the dice."""

    seat: int
    commit: str


class Sealed(_Entry, frozen=True, tag="sealed"):
    """The host begins: nobody sits down or rises any more, and these seats are to reveal their parts."""

    seats: tuple[int, ...]
    at: float


class Revealed(_Entry, frozen=True, tag="revealed"):
    """A seat's part in the dice, the one that it was bound to."""

    seat: int
    part: str


class PartsDropped(_Entry, frozen=True, tag="parts-dropped"):
    """These seats did not reveal their part, and take none; `again`: the others' are drawn anew."""

    seats: tuple[int, ...]
    again: bool
    at: float


class Began(_Entry, frozen=True, tag="began"):
    """Seats and parts are settled; the game begins."""

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


class VacationStarted(_Entry, frozen=True, tag="vacation"):
    """Somebody is on vacation from then to then: their time stands still."""

    seat: int
    since: float
    until: float


class Said(_Entry, frozen=True, tag="said"):
    """Somebody said something."""

    user_id: str
    name: str
    text: str
    at: float
    reaction: Reaction | None = None
    """One of a few things that everybody reads in their own language; `text` says it in English, for whoever does not know it."""


class BotNoted(_Entry, frozen=True, tag="noted"):
    """A bot said something about how it plays."""

    seat: int
    note: Message


class Ended(_Entry, frozen=True, tag="ended"):
    """The game is over, and the secret of its dice is public."""

    winners: tuple[int, ...]
    secret: str
    at: float


class RematchWanted(_Entry, frozen=True, tag="rematch-wanted"):
    """Somebody wants to play again; all who played must."""

    user_id: str


class Unsealed(_Entry, frozen=True, tag="unsealed"):
    """The secret of dice that was withheld: nobody plays with them any more."""

    secret: str


class SameDiceWanted(_Entry, frozen=True, tag="same-dice"):
    """Somebody wants to play again with the same dice; all who played must."""

    user_id: str


class Rematched(_Entry, frozen=True, tag="rematched"):
    """They play again, at another table."""

    table: str


Entry: TypeAlias = (
    Opened
    | Sat
    | BotSat
    | Rose
    | Committed
    | Sealed
    | Revealed
    | PartsDropped
    | Began
    | Moved
    | TookBack
    | Resigned
    | Covered
    | Returned
    | VacationStarted
    | Said
    | BotNoted
    | Ended
    | Unsealed
    | RematchWanted
    | SameDiceWanted
    | Rematched
)

_decoder: msgspec.json.Decoder[tuple[Entry, ...]] = msgspec.json.Decoder(tuple[Entry, ...])
_encoder = msgspec.json.Encoder()


def encode_entry(entry: Entry) -> bytes:
    """An entry as JSON: the same bytes are stored and sent to clients."""
    return _encoder.encode(entry)


def join_entries(encoded: Iterable[bytes]) -> bytes:
    """Encoded entries as the JSON array that a commit stores."""
    return b"[%b]" % b",".join(encoded)


def encode_entries(entries: Iterable[Entry]) -> bytes:
    """Entries as the JSON array that a commit stores."""
    return join_entries(map(encode_entry, entries))


def decode_entries(text: bytes | str) -> tuple[Entry, ...]:
    """The entries of a stored commit."""
    return _decoder.decode(text)
