"""The bodies of the part of the HTTP API that is about duplicate matches."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from rollhouse.core.messages import Message
from rollhouse.play.entries import Clock
from rollhouse.server.features.competitions.matches.divergence import Divergence
from rollhouse.server.features.competitions.matches.repository import MatchStatus
from rollhouse.server.features.competitions.matches.results import Ending, Winner
from rollhouse.server.features.competitions.matches.slots import Form

__all__ = [
    "MatchBoard",
    "MatchLine",
    "MatchList",
    "MatchPerson",
    "MatchPlace",
    "MatchReady",
    "MatchSeat",
    "MatchSide",
    "MatchTable",
    "MatchView",
    "NewMatch",
]


class NewMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A match to be made."""

    form: Form
    game: Annotated[str, Meta(max_length=40)]
    clock: Clock
    setup: dict[str, Any] = {}
    boards: Literal[1, 2, 4] = 2
    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    """In a duel: whom both play against. One that draws nothing by chance."""


class MatchPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where somebody wants to sit, and what they want to be called."""

    place: Annotated[int, Meta(ge=0, le=3)]
    name: Annotated[str, Meta(max_length=60)]


class MatchReady(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the next board may begin."""

    ready: bool


class MatchPerson(msgspec.Struct, frozen=True):
    """Somebody who takes part."""

    place: int
    """In teams 0 and 1 are one side, 2 and 3 the other."""
    side: int
    user_id: str
    name: str
    ready: bool
    gone: bool
    """Whether they have given the match up."""


class MatchSeat(msgspec.Struct, frozen=True):
    """A seat at a table of a match. What came of it is told once both tables are over."""

    place: int
    """Whose; -1 for the bot's."""
    share: float | None
    """In the win."""
    score: int | None
    decisions: int | None
    """Theirs, with two moves or more to choose from; null until they are weighed, and where nobody can say."""
    cost: float | None
    """What one of them cost on average, luck left out."""
    luck: float | None


class MatchTable(msgspec.Struct, frozen=True):
    """One of the two tables of a board."""

    table: str
    """Its id: for those who sit there, and for everybody once both are over. Empty while it is being set."""
    over: bool
    ending: Ending | None
    seats: tuple[MatchSeat, MatchSeat]


class MatchSide(msgspec.Struct, frozen=True):
    """What a side has, of a board or of the match."""

    boards: float
    shares: float
    margin: int
    decisions: int | None
    """Null until all its games are weighed."""
    cost: float | None
    """What a decision of theirs cost on average."""


class MatchBoard(msgspec.Struct, frozen=True):
    """A board: the same dice at both tables."""

    commitment: str
    """What fixes its dice: published when the match is made, before anybody has a place."""
    begun: bool
    over: bool
    tables: tuple[MatchTable, MatchTable]
    sides: tuple[MatchSide, MatchSide]
    winner: Winner | None
    divergence: Divergence | None
    """Where the two games parted, once both are over."""


class MatchView(msgspec.Struct, frozen=True):
    """A match, as whoever asks may see it."""

    id: str
    form: Form
    game: str
    about: list[Message]
    """What the setup means: messages."""
    clock: Clock
    bot: str
    """In a duel: whom both play against; empty in teams."""
    host: str
    status: MatchStatus
    people: list[MatchPerson]
    boards: list[MatchBoard]
    """All of them, also those that have not begun."""
    sides: tuple[MatchSide, MatchSide]
    winner: Winner | None
    """Once it is over."""
    given_up: int | None
    """The side of whoever gave it up."""
    weighing: bool
    """Whether how well everybody played is still being worked out."""
    unit: str
    """Of costs and luck; empty until something is weighed."""
    next_in: float | None
    """Between two boards: seconds until the next one begins, whoever is not ready by then."""
    you: str
    """My own public id; empty for a stranger."""
    place: int | None
    """Mine; null for whoever looks on."""
    table: str
    """Where I play now; empty where I don't."""


class MatchLine(msgspec.Struct, frozen=True):
    """A match of mine, in a list."""

    id: str
    form: Form
    game: str
    status: MatchStatus
    names: list[str]
    """Of those who take part, in the order of their places."""
    winner: Winner | None
    place: int | None


class MatchList(msgspec.Struct, frozen=True):
    """My matches, the latest first."""

    matches: list[MatchLine]
