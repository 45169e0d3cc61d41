"""Rows of the database as typed values: tables, users, commits, played games."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from rollhouse.analysis.accuracy import Accuracy
from rollhouse.server.ratings.rate import RatedGame

Status: TypeAlias = Literal["open", "playing", "over"]
Result: TypeAlias = Literal["won", "shared", "lost"]
"""`shared`: one of several winners."""


class SeatLine(msgspec.Struct, frozen=True):
    """One seat, as lists show it: free, a user's, or a bot's."""

    user_id: str = ""
    name: str = ""
    bot: str = ""
    won: bool = False
    """Whether the game is over and this seat is among the winners."""


class Opponent(msgspec.Struct, frozen=True):
    """Another seat of a game: a user's, with the user's name, or a bot's."""

    user_id: str = ""
    name: str = ""
    bot: str = ""


def searched_text(opponents: tuple[Opponent, ...]) -> str:
    """The opponents as searchable text: one per line, case-folded."""
    return "\n".join(opponent.name.casefold() or f"bot:{opponent.bot}" for opponent in opponents)


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A user's seat in a game that has started."""

    table_id: str
    seat: int
    user_id: str
    name: str
    """The player's name during the game."""
    game: str
    players: int
    mode: dict[str, str | int | bool]
    """The plain settings of the setup, without anything random or read from a file."""
    opponents: tuple[Opponent, ...]
    started: float
    ended: float | None = None
    """None while the game is running."""
    result: Result | None = None
    accuracy: Accuracy | None = None
    """The player's accuracy; None until it is computed, and where it can't be."""
    uploaded: bool = False
    """Whether it was played elsewhere and its record uploaded: this server can't vouch for the dice."""

    @property
    def searched(self) -> str:
        """The opponents as searchable text."""
        return searched_text(self.opponents)


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """The state of a table after a commit, as lists show it."""

    status: Status
    updated: float
    """The time of the commit."""
    turn_seat: int | None = None
    """The seat whose turn it is."""
    wakes: float | None = None
    """When the server must act on the table: now for a bot's move, or when a clock runs out."""
    seats: tuple[SeatLine, ...] | None = None
    """None when the seats have not changed."""
    played_games: tuple[PlayedGame, ...] | None = None
    """The players when the game starts, and with their results when it ends; otherwise None."""
    rated: RatedGame | None = None
    """The game for the ratings, when a rated game ends."""


class StoredCommit(NamedTuple):
    """One stored commit of a table."""

    version: int
    body: bytes
    rules_version: int = 0
    """The version of the game's rules on the node that made the commit; 0 if not recorded."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table without its commits and without the secret of its dice."""

    id: str
    game: str
    status: Status
    public: bool
    host: str
    seats: tuple[SeatLine, ...]
    turn_seat: int | None = None
    wakes: float | None = None
    created: float
    updated: float
    version: int = 1
    commitment: str = ""
    parent: str = ""
    """The table that this one continues or is a rematch of."""
    rematch: str = ""
    """The rematch of this table."""

    def waits_for(self, user_id: str) -> bool:
        """Whether it is this user's turn."""
        return self.turn_seat is not None and self.seats[self.turn_seat].user_id == user_id and not self.seats[self.turn_seat].bot

    @property
    def clock_ends(self) -> float | None:
        """When the clock of the player to move runs out; None without a clock, and for a bot, whose `wakes` is the time of its move."""
        if self.status != "playing" or self.turn_seat is None or self.seats[self.turn_seat].bot:
            return None
        return self.wakes


class User(msgspec.Struct, frozen=True):
    """A user. `user_id` is public; a user signs in by a secret, of which the store has only a hash."""

    user_id: str
    name: str
    lang: str
    created: float
    registered: float | None = None
    """When the user first got a passkey or recovery codes; None for a guest."""


class SignedIn(NamedTuple):
    """A device or program that is signed in to an account."""

    user: User
    scope: str
    """What a program may do; empty for a device, and for a program's token that was created before there were scopes."""
    confirmed_at: float | None
    """When the user of a device last proved who they are."""


class TokenRow(NamedTuple):
    """The token of a device or program, as its owner sees it."""

    id: str
    kind: str
    created: float
    scope: str
    name: str
    used_at: float | None = None
    """When it was last used, to the hour; None where that was not noted yet."""


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """A position from a user's game, and the day of its next review."""

    puzzle: str
    table_id: str
    game: str
    rules_version: int
    body: str
    """The puzzle as JSON."""
    cost: float
    """The cost of the move that was played."""
    box: int = 0
    """How many times in a row the user has solved it."""
    due: str | None
    """The day of the next review; None once it is learnt."""


_seating: msgspec.json.Decoder[tuple[SeatLine, ...]] = msgspec.json.Decoder(tuple[SeatLine, ...])


def seating_text(seats: tuple[SeatLine, ...]) -> str:
    """The seats as stored text."""
    return msgspec.json.encode(seats).decode()


def read_seating(text: str) -> tuple[SeatLine, ...]:
    """The seats from stored text."""
    return _seating.decode(text)
