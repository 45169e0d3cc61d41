"""The request and response bodies of tournaments and duplicate matches."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from rollhouse.core.messages import Message
from rollhouse.server.features.competitions.competition import Ending, Settings
from rollhouse.server.features.competitions.divergence import Divergence
from rollhouse.server.features.competitions.match_scoring import Form, Winner
from rollhouse.server.features.competitions.tournament_formats import MAX_ROUNDS, FormatName
from rollhouse.server.store.rows import Status

NameText = Annotated[str, Meta(max_length=60)]


class TournamentSettings(Settings, frozen=True, kw_only=True):
    """The settings of a tournament."""

    title: NameText
    format: FormatName
    rounds: Annotated[int, Meta(ge=0, le=MAX_ROUNDS)] = 0
    """Rounds of a Swiss tournament; 0 for as many as it takes to find a winner."""
    duplicate: bool = False
    """Whether every table of a round plays the same dice."""
    public: bool = False
    """Whether the tournament is listed; otherwise players need its link."""
    players: Annotated[int, Meta(ge=2, le=4)] = 2
    """Players at a table. More than two only in Swiss tournaments, whose last tables may have one less."""


class TournamentName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The name under which the caller takes part."""

    name: NameText


class SitOut(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the caller sits out from the next round on, or returns."""

    sits_out: bool


class TournamentPerson(msgspec.Struct, frozen=True):
    """A line of the standings."""

    user_id: str
    name: str
    points: float
    buchholz: float
    """The opponents' points, averaged over each table and summed."""
    wins: int
    games: int
    gone: bool
    """Whether they have withdrawn."""
    cohost: bool = False
    sits_out: bool = False
    """Whether they are not paired until they return: they asked for it, or did not come to a game."""


class TournamentBoard(msgspec.Struct, frozen=True):
    """A table of a round."""

    round: int
    people: tuple[str, ...]
    """User ids; the first one begins. A single one has a bye."""
    table: str
    """The table's id; empty until it exists."""
    won: tuple[str, ...] | None
    """The winners; empty where only bots won that stood in. Null while the game is played."""


class TournamentView(msgspec.Struct, frozen=True):
    """A tournament with its standings and boards."""

    id: str
    settings: TournamentSettings
    host: str
    status: Status
    """`over` in round 0 if the tournament was cancelled."""
    round: int
    rounds: int
    people: list[TournamentPerson]
    """The best first; before the start, in the order in which they joined."""
    boards: list[TournamentBoard]
    """The boards of all rounds, in order."""
    you: str
    """The caller's user id; empty without a session."""
    late: bool = False
    """Whether players may join although it has started."""


class TournamentLine(msgspec.Struct, frozen=True):
    """A tournament in the public list."""

    id: str
    settings: TournamentSettings
    status: Status
    round: int
    people: int
    """The number of members."""


class TournamentsPage(msgspec.Struct, frozen=True):
    """A page of the public list."""

    tournaments: list[TournamentLine]
    """Open and running tournaments, the most recently changed first."""
    next: str
    """The `after` of the next page; empty on the last one."""
    may_create: bool
    """Whether the caller may create a tournament."""


class MatchSettings(Settings, frozen=True, kw_only=True):
    """The settings of a duplicate match."""

    form: Form
    boards: Literal[1, 2, 4] = 2
    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    """The opponent in a duel: a bot that uses no randomness."""


class MatchPlace(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The place that the caller takes, and their name there."""

    place: Annotated[int, Meta(ge=0, le=3)]
    name: NameText


class MatchReady(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Whether the caller is ready for the next board."""

    ready: bool


class MatchPerson(msgspec.Struct, frozen=True):
    """A player of a match."""

    place: int
    """In teams 0 and 1 are one team, 2 and 3 the other."""
    side: int
    user_id: str
    name: str
    ready: bool
    gone: bool
    """Whether they have given the match up."""


class MatchSeat(msgspec.Struct, frozen=True):
    """A seat at a table of a match, with its result once both tables of the board are over."""

    place: int
    """The player's place; -1 for the bot."""
    share: float | None
    """The share of the win."""
    score: int | None
    decisions: int | None
    """Decisions with two or more legal moves; null until they are analysed, and where they can't be."""
    cost: float | None
    """The average cost of a decision, without luck."""
    luck: float | None


class MatchTable(msgspec.Struct, frozen=True):
    """One of the two tables of a board."""

    table: str
    """The table's id: for its players, and for all callers once both tables are over. Empty until it exists."""
    over: bool
    ending: Ending | None
    seats: tuple[MatchSeat, MatchSeat]


class MatchSide(msgspec.Struct, frozen=True):
    """A team's score, on a board or in the match."""

    boards: float
    shares: float
    margin: int
    decisions: int | None
    """Null until all its games are analysed."""
    cost: float | None
    """The average cost of a decision."""


class MatchBoard(msgspec.Struct, frozen=True):
    """A board: two tables with the same dice."""

    commitment: str
    """The commitment to its dice, published when the match is created."""
    begun: bool
    over: bool
    tables: tuple[MatchTable, MatchTable]
    sides: tuple[MatchSide, MatchSide]
    winner: Winner | None
    divergence: Divergence | None
    """The first decision that differed, once both tables are over."""


class MatchView(msgspec.Struct, frozen=True):
    """A match, as the caller may see it."""

    id: str
    settings: MatchSettings
    about: list[Message]
    """The setup, described."""
    host: str
    status: Status
    people: list[MatchPerson]
    boards: list[MatchBoard]
    """All boards, also those to come."""
    sides: tuple[MatchSide, MatchSide]
    winner: Winner | None
    """Null until the match is over."""
    given_up: int | None
    """The team that gave the match up."""
    analysing: bool
    """Whether the games are still being analysed."""
    unit: str
    """The unit of costs and luck; empty until a game is analysed."""
    next_in: float | None
    """Between two boards: seconds until the next one starts, ready or not."""
    you: str
    """The caller's user id; empty without a session."""
    place: int | None
    """The caller's place; null for a spectator."""
    table: str
    """The table where the caller plays now; empty where they don't."""


class MatchLine(msgspec.Struct, frozen=True):
    """A match of the caller's, in a list."""

    id: str
    form: Form
    game: str
    status: Status
    names: list[str]
    """The players' names, in the order of their places."""
    winner: Winner | None
    place: int | None


class MatchList(msgspec.Struct, frozen=True):
    """The caller's matches, the most recently changed first."""

    matches: list[MatchLine]
