"""Bodies of the statistics API."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from rollhouse.core.evaluate import Unit
from rollhouse.core.messages import Message

PlaySpan: TypeAlias = Literal["week", "month"]


class Results(msgspec.Struct):
    """Numbers of games won, shared and lost."""

    won: int
    shared: int
    """Won together with others."""
    lost: int


class PlayedKind(msgspec.Struct, frozen=True):
    """A game with a number of players, and how many I finished."""

    game: str
    players: int
    games: int


class ModeResults(msgspec.Struct, frozen=True):
    """Games with the same settings."""

    mode: dict[str, str | int | bool]
    results: Results


class OpponentResults(msgspec.Struct, frozen=True):
    """Games with one opponent."""

    name: str
    """The opponent's latest name; empty for a bot."""
    bot: str
    results: Results


class SpanResults(msgspec.Struct):
    """Results of a week or month."""

    begins: str
    """The first day, such as 2026-11-01."""
    results: Results
    analysed: int
    """Analysed games."""
    decisions: int
    cost: float
    inaccuracies: int
    mistakes: int
    blunders: int


class RunLength(msgspec.Struct, frozen=True):
    """Lengths of the current and the longest streak."""

    current: int
    longest: int


class ErrorCount(msgspec.Struct, frozen=True):
    """One kind of error."""

    kind: str
    name: Message
    count: int
    """Number of inaccuracies and worse errors."""
    cost: float
    """Total cost, including smaller errors."""


class CardCount(msgspec.Struct, frozen=True):
    """One card: my moves, and the best moves in the same positions."""

    card: str
    name: Message
    taken: int
    """How often I scored it or placed dice on it."""
    points: int
    """Total points; for cards that must be won, their value."""
    best_taken: int
    best_points: int
    """The same for the best moves: in each turn, up to my first error."""
    over: int
    over_cost: float
    """Errors of taking it instead of something better."""
    under: int
    under_cost: float
    """Errors of not taking it."""


class CardWins(msgspec.Struct, frozen=True):
    """One card that must be won: the result of my dice there, and their expected value."""

    card: str
    name: Message
    taken: int
    """How often I placed dice on it."""
    won: int
    points: int
    """Total points won."""
    expected: float
    """Total expected points: its points times the probability to win it against good play."""
    best_taken: int
    best_expected: float
    """The same for the best moves: in each turn, up to my first error."""


class StatisticsPage(msgspec.Struct, frozen=True, kw_only=True):
    """Statistics of one game with a number of players."""

    kinds: list[PlayedKind]
    """What I have played, most played first."""
    game: str
    players: int
    days: int
    games: int
    most: int
    """The maximum number of games counted; older ones are left out."""
    results: Results
    beginning: Results
    following: Results
    """Results when I had the first turn, and when I had not, of analysed games."""
    modes: list[ModeResults]
    opponents: list[OpponentResults]
    """Most frequent first; a game counts for each opponent."""
    others: int
    """The number of opponents not listed."""
    span: PlaySpan
    spans: list[SpanResults]
    """Oldest first, including empty ones."""
    wins: RunLength
    """Games won in a row, including shared wins."""
    playing_days: RunLength
    """Days in a row on which I finished a game (UTC)."""
    analysed: int
    """Analysed games; the following fields are about these."""
    exact: int
    """Games in which all values were exact; in the others they are estimates."""
    unit: Unit
    decisions: int
    cost: float
    """Total cost."""
    errors: list[ErrorCount]
    """Most expensive first; together they are the total cost."""
    cards: list[CardCount]
    """In the order of the rules."""
    won_cards: list[CardWins]
    """Cards that must be won; empty for other games."""
    won_cards_of: int
    """The number of games counted for `won_cards`."""
    preparing: float | None
    """Progress of the analysis of my games, from 0 to 1; null when it is complete."""
