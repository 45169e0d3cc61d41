"""Tables and people as the store knows them."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from rollhouse.analysis.accuracy import Accuracy
from rollhouse.server.ratings.rate import RatedGame

__all__ = [
    "Opponent",
    "PlayedGame",
    "Result",
    "ReviewRow",
    "SeatLine",
    "Status",
    "StoredCommit",
    "Summary",
    "TableRow",
    "User",
    "read_seating",
    "searched_text",
    "seating_text",
]

Status: TypeAlias = Literal["open", "playing", "over"]
Result: TypeAlias = Literal["won", "shared", "lost"]
"""`shared`: won together with others."""


class SeatLine(msgspec.Struct, frozen=True):
    """One seat, as lists show it: free, a person's, or a bot's."""

    user_id: str = ""
    name: str = ""
    bot: str = ""
    won: bool = False
    """Whether the game is over, and this seat among the winners."""


class Opponent(msgspec.Struct, frozen=True):
    """Another seat of a game: a person's, by name, or a bot's."""

    user_id: str = ""
    name: str = ""
    bot: str = ""


def searched_text(opponents: tuple[Opponent, ...]) -> str:
    """Opponents as they are looked for: a line each, without capitals."""
    return "\n".join(one.name.casefold() or f"bot:{one.bot}" for one in opponents)


class PlayedGame(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that somebody has, or had, in a game that has begun."""

    table_id: str
    seat: int
    user_id: str
    name: str
    """What they were called there."""
    game: str
    players: int
    mode: dict[str, str | int | bool]
    """The plain settings of the setup: not what chance or a file brings."""
    opponents: tuple[Opponent, ...]
    started: float
    ended: float | None = None
    """None while it is played."""
    result: Result | None = None
    performance: Accuracy | None = None
    """How well they played; None until it is worked out, and where nobody can say."""
    uploaded: bool = False
    """Whether it was played elsewhere, and its record brought along: nobody here can vouch for its dice."""

    @property
    def searched(self) -> str:
        """The opponents for those who look for one."""
        return searched_text(self.opponents)


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """What lists show of a table, as it is after a commit."""

    status: Status
    updated: float
    """When the commit was made."""
    turn_seat: int | None = None
    """The seat that everybody waits for."""
    wakes: float | None = None
    """When the house has something to do here by itself: a bot's move (now), a clock that runs out (then)."""
    seats: tuple[SeatLine, ...] | None = None
    """None when nobody sat down or rose."""
    played_games: tuple[PlayedGame, ...] | None = None
    """Who plays, when the game begins; with their results, when it is over. None between."""
    rated: RatedGame | None = None
    """What counts for ratings, when a rated game is over."""


class StoredCommit(NamedTuple):
    """One commit of a table, as it was stored."""

    version: int
    body: bytes
    rules_version: int = 0
    """Of the game, as the node knew it that made the commit; 0 where none was noted."""


class TableRow(msgspec.Struct, frozen=True, kw_only=True):
    """A table, without its commits and without the secret of its dice."""

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
    """The table that this one goes on from, or is a rematch of."""
    rematch: str = ""
    """The table on which they play again."""

    def waits_for(self, user_id: str) -> bool:
        """Whether it is this person's turn."""
        return self.turn_seat is not None and self.seats[self.turn_seat].user_id == user_id and not self.seats[self.turn_seat].bot

    @property
    def clock_ends(self) -> float | None:
        """When the time of the person is over that everybody waits for; None without a clock. For a bot the house wakes much sooner."""
        if self.status != "playing" or self.turn_seat is None or self.seats[self.turn_seat].bot:
            return None
        return self.wakes


class User(msgspec.Struct, frozen=True):
    """Somebody. `who` is public; what proves it is a secret of theirs, of which the store knows a hash."""

    user_id: str
    name: str
    lang: str
    created: float


class ReviewRow(msgspec.Struct, frozen=True, kw_only=True):
    """A position from somebody's game, and when they see it again."""

    puzzle: str
    table_id: str
    game: str
    rules_version: int
    body: str
    """The puzzle as JSON."""
    cost: float
    """What the move cost that was made in the game."""
    box: int = 0
    """How many times in a row it was solved."""
    due: str | None
    """The day; None once it is learnt."""


_seating: msgspec.json.Decoder[tuple[SeatLine, ...]] = msgspec.json.Decoder(tuple[SeatLine, ...])


def seating_text(seats: tuple[SeatLine, ...]) -> str:
    """Who sits where, as it is stored."""
    return msgspec.json.encode(seats).decode()


def read_seating(text: str) -> tuple[SeatLine, ...]:
    """Who sits where, as it was stored."""
    return _seating.decode(text)
