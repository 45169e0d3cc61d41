"""The entries of a shared table: its log, from which everything else about the table follows."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Literal, Self, TypeAlias

import msgspec

from rollhouse.core.game import AnyGame
from rollhouse.core.messages import Message
from rollhouse.play.fair import OLD_SCHEME, SCHEME, commitment

CORRESPONDENCE_SECONDS = 12 * 3600
"""Seconds per move from which on a game is a correspondence game."""


Reaction: TypeAlias = Literal["hello", "good-luck", "well-played", "lucky", "oops", "thanks"]
"""The reactions of the chat."""


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A time control: seconds for each move, or for the whole game."""

    per: Literal["move", "game"]
    seconds: int
    increment: int = 0
    """Seconds that a seat gets after each of its turns, with a time for the whole game."""

    @property
    def correspondence(self) -> bool:
        """Whether players have days for a move: no bot stands in for them, and vacations pause their clocks."""
        return self.per == "move" and self.seconds >= CORRESPONDENCE_SECONDS


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The host's options for the table, beside the game's own setup."""

    public: bool = False
    """Whether the table is listed; otherwise users need its link."""
    dice: Literal["server", "real"] = "server"
    """`real`: people type what their own dice show, for every seat."""
    real_seats: tuple[int, ...] = ()
    """Seats that roll real dice at a table where the others don't; marked as such for all to see."""
    clock: Clock | None = None
    help: bool = True
    """Whether players may use hints and the coach."""
    spectators_talk: bool = False
    """Whether spectators may chat, too; clients show it apart."""
    chat: bool = True
    """Whether chat is allowed; otherwise there are only reactions."""


class _Entry(msgspec.Struct, frozen=True, tag_field="is", gc=False):
    """One entry of the log."""


class Opened(_Entry, frozen=True, tag="opened"):
    """The table was opened."""

    game: str
    setup: dict[str, Any]
    options: Options
    host: str
    commitment: str
    entropy: tuple[str, ...] = ()
    """The entropy of another game whose dice are used again; otherwise each seat has its own share."""
    moves: tuple[str, ...] = ()
    """The moves before the position at which this table starts."""
    parent: str = ""
    """The table that this one continues, or is a rematch of."""
    rules_version: int = 0
    """The version of the game's rules; 0 in tables from before it was noted."""
    scheme: str = OLD_SCHEME
    """How its dice are made (`play/fair.py`); tables from before do not say."""
    commits: tuple[str, ...] = ()
    """The commitments of that other game's seats, with `entropy`."""
    score: tuple[float, ...] = ()
    """In a rematch: each seat's wins in the games before."""
    rated: bool = False
    """Whether the result counts for ratings (`Session.check_rated`)."""
    withheld: bool = False
    """Whether another table may still play with the same dice after this game: the secret is published later, and seats have no shares."""
    challenge: str = ""
    """The day whose daily challenge it is: all play with the same dice, and the secret is withheld until the day is over."""
    tournament: str = ""
    """The tournament that the table belongs to."""
    match: str = ""
    """The duplicate match that the table belongs to: another table plays with the same dice at the same time."""

    @classmethod
    def with_secret(
        cls,
        game: AnyGame,
        setup: dict[str, Any],
        options: Options,
        host: str,
        secret: bytes,
        *,
        rated: bool = False,
        withheld: bool = False,
        challenge: str = "",
        tournament: str = "",
        match: str = "",
    ) -> Self:
        """The first entry of a new table under the present rules; it commits to `secret` where the server rolls the dice."""
        return cls(
            game.id,
            setup,
            options,
            host,
            commitment(secret) if options.dice == "server" else "",
            rules_version=game.rules_version,
            scheme=SCHEME,
            rated=rated,
            withheld=withheld,
            challenge=challenge,
            tournament=tournament,
            match=match,
        )

    @property
    def in_earnest(self) -> bool:
        """Whether the result is compared with other games: no move is taken back, and no bot stands in for a user."""
        return self.rated or bool(self.challenge) or bool(self.match)

    def is_hidden(self, published_secret: str) -> bool:
        """Whether only the players may see the table, because others still play with the same dice, or will."""
        return self.withheld and not published_secret


class Sat(_Entry, frozen=True, tag="sat"):
    """A user took a seat, with a commitment to their share of the entropy, or with the share in the open."""

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
    """A seat committed to its share of the entropy."""

    seat: int
    commit: str
    at: float = 0.0
    """When; 0 in games of releases that did not store it."""


class Sealed(_Entry, frozen=True, tag="sealed"):
    """The host began: seats are fixed, and these are to reveal their shares."""

    seats: tuple[int, ...]
    at: float


class Revealed(_Entry, frozen=True, tag="revealed"):
    """A seat revealed the share that it had committed to."""

    seat: int
    entropy: str


class EntropyDropped(_Entry, frozen=True, tag="entropy-dropped"):
    """These seats did not reveal their share, and have none; `again`: the others' are drawn anew."""

    seats: tuple[int, ...]
    again: bool
    at: float


class Began(_Entry, frozen=True, tag="began"):
    """Seats and shares are settled; the game begins."""

    at: float


class Moved(_Entry, frozen=True, tag="moved"):
    """A move, by a seat or by chance."""

    move: str
    at: float


class Undone(_Entry, frozen=True, tag="undone"):
    """Moves were taken back."""

    seat: int
    count: int
    at: float | None = None
    """None in older tables, whose clocks were not corrected."""


class Resigned(_Entry, frozen=True, tag="resigned"):
    """A seat resigned, or its time was up; in a game of more than two a bot plays on for it."""

    seat: int
    reason: Literal["gave-up", "time", "away"]
    """`away`: another player claimed the rated game."""


class OrderFollowed(_Entry, frozen=True, tag="order-followed"):
    """The next move is a reaction that the seat's user ordered in advance."""

    seat: int


class StopWanted(_Entry, frozen=True, tag="stop-wanted"):
    """A seat agrees to stop a game that stands still; it ends once all have agreed. The next move withdraws it."""

    seat: int


class StopDeclined(_Entry, frozen=True, tag="stop-declined"):
    """A bot would rather play on: what the others had agreed to is withdrawn."""

    seat: int


class Covered(_Entry, frozen=True, tag="covered"):
    """A bot plays for a user who is away."""

    seat: int
    bot: str


class Returned(_Entry, frozen=True, tag="returned"):
    """The user is back, and plays their seat again."""

    seat: int


class VacationStarted(_Entry, frozen=True, tag="vacation"):
    """The seat's user is on vacation from `since` to `until`: their clock is paused."""

    seat: int
    since: float
    until: float


class ChatMessage(_Entry, frozen=True, tag="chat"):
    """A chat message or a reaction."""

    user_id: str
    name: str
    text: str
    at: float
    reaction: Reaction | None = None
    """A reaction, which clients show in the reader's language; `text` is its English text, for clients that don't know it."""


class ChatRemoved(_Entry, frozen=True, tag="chat-removed"):
    """The admin removed the chat message that this user sent at this time; the history does not have it any more."""

    user_id: str
    at: float


class BotNoted(_Entry, frozen=True, tag="noted"):
    """A bot's note about how it plays."""

    seat: int
    note: Message


class Ended(_Entry, frozen=True, tag="ended"):
    """The game is over, and the secret of its dice is public."""

    winners: tuple[int, ...]
    secret: str
    at: float
    by_admin: bool = False
    """Whether the admin ended it: a draw that counts for no rating."""


class RematchWanted(_Entry, frozen=True, tag="rematch-wanted"):
    """A player wants a rematch; it takes all who played."""

    user_id: str


class Unsealed(_Entry, frozen=True, tag="unsealed"):
    """The secret of dice that was withheld is published: no other table plays with them any more."""

    secret: str


class SameDiceWanted(_Entry, frozen=True, tag="same-dice"):
    """A player wants a rematch with the same dice; it takes all who played."""

    user_id: str


class Rematched(_Entry, frozen=True, tag="rematched"):
    """The rematch is played at this table."""

    table: str


Entry: TypeAlias = (
    Opened
    | Sat
    | BotSat
    | Rose
    | Committed
    | Sealed
    | Revealed
    | EntropyDropped
    | Began
    | Moved
    | Undone
    | OrderFollowed
    | StopWanted
    | StopDeclined
    | Resigned
    | Covered
    | Returned
    | VacationStarted
    | ChatMessage
    | ChatRemoved
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
